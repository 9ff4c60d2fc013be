"""What a table and its clients say to one another: one class is decoder, documentation and TypeScript type.

Values here are plain: cards are letters of `pegs.cards.RANK_TEXT` (``"?"`` for one that is not known),
places and seats are the numbers of `pegs.board`, turns are texts of the notation.
"""

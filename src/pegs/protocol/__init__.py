"""The messages between a table and its clients. Each class is decoder, documentation, and TypeScript type.

Values here are plain: cards are letters of `pegs.core.cards.RANK_TEXT` (``"?"`` for one that is not known),
places and seats are the numbers of `pegs.core.board`, turns are texts of the notation.
"""

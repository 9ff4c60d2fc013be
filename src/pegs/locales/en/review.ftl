### The command that reviews a finished game.

cli-review = Review a finished game: what every turn was worth.
cli-review-examples =
    # The turns that decided a game
    pegs review game.pegs
    # What seat C could have done better
    pegs review game.pegs --seat C
cli-review-seat = Show only this seat’s turns, by its letter.
cli-review-json = Write the review as JSON.
review-unfinished = This game isn’t over. Only a finished game can be reviewed.
review-no-seat = This game has no seat “{ $seat }”. Its seats are { $seats }.
review-head = { $rules }, { $turns } turns: { $won }.
review-table-player = Player
review-table-range = Small mistakes’ worth
review-table-like = Plays like
review-first-turn = Turn 1
review-played = Played: { $what }

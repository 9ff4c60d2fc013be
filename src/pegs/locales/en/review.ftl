### The command that reviews a finished game.

cli-review = Review a finished game: what every turn was worth.
cli-review-examples =
    # The turns that decided a game
    pegs review game.pegs
    # How well everyone plays, over all the games in a file
    pegs review games.pegs --players
    # What seat C could have done better
    pegs review game.pegs --seat C
cli-review-seat = Show only this seat’s turns, by its letter.
cli-review-players = Review every game in FILE, and show what each player’s choices cost in a game.
cli-review-json = Write the review as JSON.
review-players-none = No game in { $file } counts here. It would have to be over, with the players’ names, by rules for which small mistakes have been checked against matches: the basic game and Arizona.
review-players-title = { $count ->
    [one] Small mistakes’ worth in 1 game
   *[other] Small mistakes’ worth in a game, the mean of { $count } games
}
review-players-name = { $name } ({ $count ->
    [one] 1 game
   *[other] { $count } games
})
review-players-left-out = { $count ->
    [one] 1 other game doesn’t count: it isn’t over, has no names, or has other rules.
   *[other] { $count } other games don’t count: they aren’t over, have no names, or have other rules.
}
review-players-looking = Looking at game { $game }
review-unfinished = This game isn’t over. Only a finished game can be reviewed.
review-no-seat = This game has no seat “{ $seat }”. Its seats are { $seats }.
review-head = { $name }, { $turns } turns: { $won }.
review-table-player = Player
review-table-like = Plays like
review-first-turn = Turn 1
review-played = Played: { $what }
review-small-what = A point is 2 wins in 100 games.

### Practice puzzles in the browser.

practice-day = Puzzle of the day
practice-hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
practice-solve = Solve it
practice-solve-again = Solve it again
practice-one = Practice one thing
practice-rules = Your rules
practice-read-rules = Read these rules
practice-three-first = Once you’ve played three games by other rules, puzzles can have yours.
practice-of = { $solved } of { $count }
practice-new = New
practice-solved = Solved
practice-own = From your own games
practice-own-turn = Turn { $turn }
practice-theme-split = Splitting a card
practice-theme-bump = Bumping and boosting
practice-theme-joker = When to keep a joker
practice-theme-partner = Helping your partner
practice-theme-home = Counting home
practice-find = Find the best turn
practice-about = You play with { $partner }. As many tries as you like.
practice-about-alone = As many tries as you like.
practice-this-week = { $count } this week
practice-hand = Your hand
practice-board = The puzzle’s board
practice-board-keys = The puzzle’s board. Walk the holes with the arrow keys; Enter chooses.
practice-hint = Hint
practice-tried = You tried
practice-not-quite = Not quite.
practice-not-yet = Not yet.
practice-look = { $you ->
    [yes] Look at your own pegs.
   *[no] Look at { $name }.
}
practice-ringed = { $you ->
    [yes] One of your pegs is ringed.
   *[no] One of { $name }’s pegs is ringed.
}
practice-ring = Ringed: { $peg }.
practice-peg = { $you ->
    [yes] your peg
   *[no] { $name }’s peg
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}, { $at }
practice-card = It’s { $card }.
practice-why = Which peg, and why? Your turn.
practice-undo = Back
practice-show = Show me
practice-turn = The turn:
practice-more = One more like this
practice-play-out = Play it out

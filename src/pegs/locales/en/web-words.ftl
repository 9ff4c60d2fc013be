### The board in words: a page of text for a game that's running. What a typed turn means comes from typed.ftl.

words-back = Back to the board
words-last = Last
words-can = You can
words-score = { $team }: { $count } of { $pegs } home
words-ways = { $count ->
    [one] and one more way
   *[other] and { $count } more ways
}
words-more = { $count ->
    [one] and one more turn
   *[other] and { $count } more turns
}
words-type = Type your turn
words-help = Card, peg, how far. k 1 king, peg 1 · k out · 8 2 · 7 2 3 split · j* Ben 1 joker · #4 from the list · 8? why not
words-quiet = Nothing is bumped.
words-several = { $count ->
    [2] That could be two turns.
   *[other] That could be { $count } turns.
}
words-which = Which turn do you mean?
words-type-hint = hint
words-type-last = last
words-type-board = board
words-type-undo = undo
words-pegs = Pegs
words-player = Player
words-track = On the track
words-you = { $name }, you
words-partner = { $name }, partner
words-movable = { $hole } (peg { $number })
words-in-holes = { $count ->
    [one] 1, in hole { $holes }
   *[other] { $count }, in holes { $holes }
}
words-counted = How it’s counted
words-counting = Each side has { $holes } holes. Hole 0 is the corner, hole { $in } the ring by home, hole { $out } the diamond where pegs come out. { $name }’s 7 is hole 7 of { $name }’s side. A player’s peg 1 is the nearest to home.
words-clockwise = Play goes clockwise: { $players }.
words-speak = Speak each turn
words-large = Larger text
words-why = Why not?

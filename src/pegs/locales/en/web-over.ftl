### The end of a game, in the browser.

over-you = You win
over-they = { $alone ->
    [yes] { $names } wins
   *[no] { $names } win
}
over-first = { $alone ->
    [yes] { $names } got home first
   *[no] { $names } got home first
}
over-score = All { $pegs } pegs home. { $others }
over-had = { $alone ->
    [yes] { $names } had { $count }
   *[no] { $names } had { $count }
}
over-short = { $count ->
    [1] One peg short
    [2] Two pegs short
    [3] Three pegs short
    [4] Four pegs short
    [5] Five pegs short
    [6] Six pegs short
   *[other] Next time
}
over-close = { $count ->
    [one] So close, { $name }. { $cards } would have done it.
   *[other] So close, { $name }. { $cards } would have done it.
}
over-cards = { $count ->
    [2] two
   *[other] three
} { $key ->
    [A] aces
    [J] jacks
    [Q] queens
    [K] kings
    [joker] jokers
   *[other] { $card }s
}
over-thanks = Good game, { $name }.
over-best = Best turn
over-plank = { $name }: { $count } of { $pegs } home
over-try-again = Try that moment again
over-to-replay = Back to the replay
over-again = Play again
over-other-start = Switch who starts
over-who-starts = Who starts the next game?
over-same-cards = Same cards, sides swapped
over-known = This deal wasn’t secret: everyone has these cards, and they follow from the date.
over-replay = Replay
over-puzzle = Today’s puzzle
over-decided = See what decided it
over-picture = Share picture
over-print = Print
fact-turns = { $count ->
    [one] turn
   *[other] turns
}
fact-bumps = { $count ->
    [one] bump
   *[other] bumps
}
fact-bumps-mine = { $count ->
    [one] bump by you
   *[other] bumps by you
}
fact-minutes = { $count ->
    [one] minute
   *[other] minutes
}
fact-month = this month
fact-month-aloud = { $won } won and { $lost } lost this month

## The picture to share

picture-score = { $turns ->
    [one] All { $pegs } pegs home in one turn
   *[other] All { $pegs } pegs home in { $turns } turns
}
picture-with = with { $names }
fair-good = The shuffle was fair: the cards come from the numbers locked in before the deal.
over-on-device = The cards come from the numbers on the device that dealt. Its owner could have chosen them.
fair-bad = The cards don’t come from the numbers locked in before the deal. Don’t trust this shuffle.

### What a house rule does to the game, measured by bots: on the page where rules are changed, and in pegs rules effect.

effect-title = What it does
effect-about = { $players } players, all Strong bots: { $rules } against { $base }
effect-about-alone = { $players } players, all Strong bots
effect-games = { $count ->
    [one] 1 game
   *[other] { $count } games
} each
effect-pace = At { $seconds } seconds a turn
effect-your-rules = Your rules
effect-seed = Seed { $seed }
effect-counting = Still counting …
effect-too-few = Fewer than { $least } games can’t show what rules do. Use --games { $least } or more, or --json for the numbers alone.
effect-same = No difference we can see
effect-base = { $base }: { $value }
effect-fun = We can’t measure fun. Play one and see.
effect-right = The ranges are right 19 times in 20.
effect-sentence = In a sentence
effect-no-change = This is { $base } as it stands. Change a rule to see what it does.
effect-nothing-yet = { $count ->
    [one] We see no difference in 1 game.
   *[other] We see no difference in { $count } games.
}
effect-unfinished = { $count ->
    [one] 1 game was stopped after { $turns } turns, because nobody had won.
   *[other] { $count } games were stopped after { $turns } turns, because nobody had won.
}
effect-unfinished-of = { $rules }: { $sentence }

## The measures

effect-minutes = Minutes a game
effect-turns = Turns a game
effect-edge = First player’s edge
effect-luck = Share of luck
effect-stuck = Stuck turns
effect-comebacks = Comebacks

## How far a measure reaches, with 95% certainty: "44 to 52", or a single number

effect-range = { $low } to { $high }
effect-one = { $value }
effect-value-minutes = { $range } min
effect-value-turns = { $range } turns
effect-value-edge = { $range } wins in 100
effect-value-luck = { $range }%
effect-value-stuck = { $range } in 100 turns
effect-value-comebacks = { $range } in 100 games
effect-tick-minutes = { $value } min
effect-tick-percent = { $value }%

## The verdicts

effect-minutes-longer = { $count ->
    [0] A little longer
    [one] About a minute longer
   *[other] About { $count } minutes longer
}
effect-minutes-shorter = { $count ->
    [0] A little shorter
    [one] About a minute shorter
   *[other] About { $count } minutes shorter
}
effect-turns-more = { $count ->
    [0] A little longer
    [one] About one turn more
   *[other] About { $count } turns more
}
effect-turns-fewer = { $count ->
    [0] A little shorter
    [one] About one turn less
   *[other] About { $count } turns less
}
effect-edge-more = { $count ->
    [0] Going first helps a little more
    [one] Going first wins 1 game more in 100
   *[other] Going first wins { $count } games more in 100
}
effect-edge-less = { $count ->
    [0] Going first helps a little less
    [one] Going first wins 1 game less in 100
   *[other] Going first wins { $count } games less in 100
}
effect-luck-more = { $size ->
    [little] A little more luck
    [much] Much more luck
   *[some] More luck
}
effect-luck-less = { $size ->
    [little] A little less luck
    [much] Much less luck
   *[some] Less luck
}
effect-stuck-times = { $times ->
    [2] About twice as many
   *[other] About { $times } times as many
}
effect-stuck-half = About half as many
effect-stuck-more = { $count ->
    [0] A few more
   *[other] About { $count } more in 100 turns
}
effect-stuck-less = { $count ->
    [0] A few less
   *[other] About { $count } less in 100 turns
}
effect-comebacks-more = { $count ->
    [0] A few more
   *[other] About { $count } more in 100 games
}
effect-comebacks-less = { $count ->
    [0] A few less
   *[other] About { $count } less in 100 games
}

## The same as parts of a sentence

effect-say-minutes-longer = { $count ->
    [0] games are a little longer
    [one] a game takes about a minute longer
   *[other] a game takes about { $count } minutes longer
}
effect-say-minutes-shorter = { $count ->
    [0] games are a little shorter
    [one] a game is about a minute shorter
   *[other] a game is about { $count } minutes shorter
}
effect-say-edge-more = going first helps more
effect-say-edge-less = going first helps less
effect-say-luck-more = { $size ->
    [little] luck decides a little more
    [much] luck decides much more
   *[some] luck decides more
}
effect-say-luck-less = { $size ->
    [little] skill counts a little more
    [much] skill counts much more
   *[some] skill counts more
}
effect-say-stuck-times = { $times ->
    [2] people get stuck about twice as often
   *[other] people get stuck about { $times } times as often
}
effect-say-stuck-half = people get stuck about half as often
effect-say-stuck-more = people get stuck a little more often
effect-say-stuck-less = people get stuck a little less often
effect-say-comebacks-more = there are more comebacks
effect-say-comebacks-less = there are fewer comebacks
effect-said = { $effects }.

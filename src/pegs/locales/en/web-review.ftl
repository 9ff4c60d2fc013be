### The review of a finished game, in the browser and in the terminal. $you says whether the player is the reader.

review-title = Game review
review-to-replay = Replay
review-unknown = We don’t know these rules well enough to judge turns yet.
review-looking = Looking at turn { $turn } of { $turns }
review-previous = Previous turn that decided
review-next = Next turn that decided
review-as-puzzle = Solve it as a puzzle
review-finished = The review is finished.

## Chances

review-even = Even
review-ahead = { $names } ahead
review-nearly-won = { $count ->
    [one] { $names } has nearly won
   *[other] { $names } have nearly won
}
review-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
review-chances = Chances: { $chances }
review-curve = The chances of winning, turn by turn
review-lane-choices = Choices
review-lane-cards = Cards

## The turns that decided

review-decided = { $count ->
    [1] The turn that decided it
    [2] Two turns that decided it
   *[other] Three turns that decided it
}
review-none-decided = No single turn decided this game.
review-turn = Turn { $turn } of { $turns }
review-by-cards = Turn { $turn } · Cards
review-by-cards-for = Turn { $turn } · Cards helped { $names }
review-by-choice = Turn { $turn } · { $you ->
    [yes] Your choice
   *[no] { $who }’s choice
}
review-go-through = { $count ->
    [1] Look at that turn
    [2] Go through the two turns
   *[other] Go through the three turns
}
review-place = { $number } of { $count }

## One turn

review-grade-fine = Good turn
review-grade-inaccuracy = Small mistake
review-grade-mistake = Clear mistake
review-grade-blunder = Big mistake
review-cards = Cards
review-better = Better: { $what }
review-played-tag = Played
review-better-tag = Better
review-cost = This cost { $you ->
    [yes] your team
   *[no] { $names }
} about { $percent ->
    [8] an
    [11] an
    [18] an
    [80] an
    [81] an
    [82] an
    [83] an
    [84] an
    [85] an
    [86] an
    [87] an
    [88] an
    [89] an
   *[other] a
} { $percent }% chance of winning ({ $low } to { $high }).
review-cost-about = This cost { $you ->
    [yes] your team
   *[no] { $names }
} about { $percent ->
    [8] an
    [11] an
    [18] an
    [80] an
    [81] an
    [82] an
    [83] an
    [84] an
    [85] an
    [86] an
    [87] an
    [88] an
    [89] an
   *[other] a
} { $percent }% chance of winning.
review-cost-less = This cost { $you ->
    [yes] your team
   *[no] { $names }
} less than a 1% chance of winning.
review-fine-told = Nothing we tried was clearly better.
review-cards-helped = The cards helped { $names }.
review-why = Why.
review-no-reason = We found it by playing on; there’s no short reason.
review-costly = { $count ->
    [one] The turn that cost something
   *[other] All { $count } turns that cost something
}
review-graded = { $grade } · { $percent }%
review-all-fine = No turn clearly cost anything.

## Players

review-small-title = Points lost
review-small-each = a point is 2 wins in 100 games
review-range = { $low } to { $high }
review-player = { $you ->
    [yes] You lost between { $low } and { $high } points.
   *[no] { $who } lost between { $low } and { $high } points.
}
review-plays-like = plays like { $levels }
review-cannot-tell-any = One game can’t tell the players apart.
review-cannot-tell = One game can’t tell { $pairs }.
review-cannot-tell-pair = { $who } from { $others }
review-cannot-tell-you = One game can’t tell you from { $others }.
review-level-strong = Strong
review-level-medium = Medium
review-level-easy = Easy
review-luck = Luck of the cards
review-luck-even = Even
review-luck-little = A little kinder to { $names }
review-luck-much = Much kinder to { $names }
review-judge = Judged by playing on with the bot Strong, version { $version }.

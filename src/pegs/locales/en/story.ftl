### What happens in a game and at a table, in words; the browser, the terminal, and records all use these.
###
### A clause has no subject: “story-does” puts the name in front. $you says whether the subject is the reader.
### $whose says whose peg the clause is about: the subject’s own, the reader’s (you), the reader’s partner’s
### (only if the reader is the subject), or another player’s ($owner). “self” is the subject’s own again,
### after the peg of somebody else. No sentence here ends with a period.

## Names and places

story-player = Player { $letter }
story-hole = { $you ->
    [yes] your { $number }
   *[no] { $who }’s { $number }
}
story-corner = { $you ->
    [yes] your corner
   *[no] { $who }’s corner
}
story-side-hole = side { $side }, hole { $number }
story-home-hole = { $number ->
    [0] { "" }
   *[other] hole { $number } of{ " " }
}{ $whose ->
    [you] your
    [own] its
    [who] { $who }’s
   *[other] their
} { $home }
story-home-label = { $home } { $number }
story-two = { $first } and { $last }
story-many = { $first }, and { $last }
story-either-two = { $first } or { $last }
story-either-many = { $first }, or { $last }

## Where a peg goes, by what can be seen there

landmark = { $way ->
    [at] at { landmark-spot }
    [almost] almost at { landmark-spot }
    [past] { landmark-holes }past { landmark-spot }
   *[short] { landmark-holes }short of { landmark-spot }
}
landmark-holes = { $holes ->
    [0] { "" }
    [one] one hole{ " " }
    [2] two holes{ " " }
   *[other] { $holes } holes{ " " }
}
landmark-spot = { $spot ->
    [ring] { $you ->
        [yes] your ring
       *[no] { $name }’s ring
    }
    [diamond] { $holes ->
        [0] the diamond on { landmark-side }
       *[other] { $you ->
            [yes] your diamond
           *[no] { $name }’s diamond
        }
    }
   *[corner] { $after ->
        [0] { $you ->
            [yes] your corner
           *[no] { $name }’s corner
        }
        [one] the corner after { landmark-side }
       *[other] corner { $after } after { landmark-side }
    }
}
landmark-side = { $you ->
    [yes] your side
   *[no] { $name }’s side
}
landmark-home = { $you ->
    [yes] { $home }
   *[no] { $name }’s { $home }
}, { $holes ->
    [0] in the last hole
    [one] one hole from the end
    [2] two holes from the end
   *[other] { $holes } holes from the end
}
landmark-ring = ring
landmark-diamond = diamond

## What a game is called

name-family = Family table
name-with = Game with { $name }
name-bots = { $you ->
    [yes] You
   *[no] { $name }
} and { $bots ->
    [one] one bot
    [2] two bots
    [3] three bots
    [4] four bots
    [5] five bots
    [6] six bots
    [7] seven bots
    [8] eight bots
   *[other] nine bots
}
name-daily = Deal of the day
name-puzzle = Puzzle
name-practice = Practice
name-what-if = What if?
name-turn = Turn { $turn }
name-first-game = First game
name-step = Lesson { $step } of { $steps }
name-lesson = Lesson

## Sentences

story-does = { $you ->
    [yes] You { $does }
   *[no] { $who } { $does }
}
story-so = { $head }: { $clauses }
story-sentence = { $text }.
story-time-up = Time’s up

## Cards

story-plays = { $you ->
    [yes] play { $card }
   *[no] plays { $card }
}
story-discards = { $you ->
    [yes] discard { $card }
   *[no] discards { $card }
}
story-declares = { $you ->
    [yes] play { $card } face down and call it { $said }
   *[no] plays { $card } face down and calls it { $said }
}
story-moves = { $you ->
    [yes] go ahead
   *[no] goes ahead
}
story-is-dealt = { $you ->
    [yes] are dealt { $cards }
   *[no] is dealt { $cards }
}
story-draws = { $you ->
    [yes] draw { $a-card }
   *[no] draws { $a-card }
}
story-forgets = { $you ->
    [yes] forget to draw
   *[no] forgets to draw
}
story-reshuffled = The discards are shuffled into a new draw pile

## Where a peg goes

story-out = { $whose ->
    [own] a peg comes out
    [you] your peg comes out
   *[other] { $owner }’s peg comes out
}
story-out-free = { $whose ->
    [own] a peg comes out free
    [you] your peg comes out free
   *[other] { $owner }’s peg comes out free
}
story-to = { story-peg-first }{ $count ->
    [0] to { $hole }
   *[other] { $whose ->
        [own] { $count }
       *[other] forward { $count }
    } to { $hole }
}
story-back = { story-peg-first }back { $count } to { $hole }
story-into = { story-peg-first }{ $count ->
    [0] into { $hole }
   *[other] { $whose ->
        [own] { $count }
       *[other] forward { $count }
    } into { $hole }
}
story-peg-first = { $whose ->
    [own] { "" }
    [self] { $you ->
        [yes] your own peg
       *[no] their own peg
    }{ " " }
    [you] your peg{ " " }
   *[other] { $owner }’s peg{ " " }
}
story-jumps = { $you ->
    [yes] jump
   *[no] jumps
} { $whose ->
    [own] { "" }
    [you] your peg{ " " }
   *[other] { $owner }’s peg{ " " }
}to { $hole }
story-jumps-in = { $you ->
    [yes] jump
   *[no] jumps
} { $whose ->
    [own] { $you ->
        [yes] to your { $spot }
       *[no] to the { $spot }
    }
    [you] your peg to your { $spot }
   *[other] { $owner }’s peg to its { $spot }
}
story-swaps = { $you ->
    [yes] trade places with
   *[no] trades places with
} { $whose ->
    [you] you on { $hole }
    [partner] your partner { $owner } on { $hole }
   *[other] { $owner } on { $hole }
}
story-swaps-two = { $you ->
    [yes] swap
   *[no] swaps
} { $whose ->
    [own] { $you ->
        [yes] your peg
       *[no] their own peg
    }
    [you] your peg
   *[other] { $owner }’s peg
} and { $whose2 ->
    [you] yours
   *[other] { $owner2 }’s
}

## What one peg does to another

story-bumps = { $you ->
    [yes] bump
   *[no] bumps
} { $whose ->
    [own] { $you ->
        [yes] your own peg
       *[no] their own peg
    }
    [you] you
    [partner] your partner { $owner }
   *[other] { $owner }
}
story-boosts = { $you ->
    [yes] boost
   *[no] boosts
} { $whose ->
    [own] { $you ->
        [yes] your own peg to your { $spot }
       *[no] their own peg to the { $spot }
    }
    [you] you to your { $spot }
    [partner] your partner { $owner } to the { $spot }
   *[other] { $owner } to the { $spot }
}
story-sends = { $you ->
    [yes] send
   *[no] sends
} { $whose ->
    [own] { $you ->
        [yes] your own peg
       *[no] their own peg
    }
    [you] your peg
   *[other] { $owner }’s peg
} back to its { $start }
story-goes-back = { $whose ->
    [own] { $you ->
        [yes] your own peg
       *[no] their own peg
    }
    [you] your peg
   *[other] { $owner }’s peg
} goes back to its { $start }
story-goes-up = { $whose ->
    [own] { $you ->
        [yes] your own peg
       *[no] their own peg
    }
    [you] your peg
   *[other] { $owner }’s peg
} goes up to the { $spot }

## Bluffing, extra turns, stuck turns

story-accepts = { $you ->
    [yes] believe it
   *[no] believes it
}
story-doubts = { $you ->
    [yes] doubt it
   *[no] doubts it
}
story-shows = { $you ->
    [yes] turn over { $card }
   *[no] turns over { $card }
}
story-earns-extra = { $you ->
    [yes] earn an extra turn
   *[no] earns an extra turn
}
story-takes-extra = { $you ->
    [yes] take an extra turn
   *[no] takes an extra turn
}
story-skips-extra = { $you ->
    [yes] skip the extra turn
   *[no] skips the extra turn
}
story-sits-out = { $you ->
    [yes] sit this turn out
   *[no] sits this turn out
}
story-stuck = { $you ->
    [yes] are stuck ({ $count } of { $limit })
   *[no] is stuck ({ $count } of { $limit })
}
story-stuck-again = { $you ->
    [yes] are stuck, and no peg comes out: the count starts over
   *[no] is stuck, and no peg comes out: the count starts over
}
story-new-hand = { $you ->
    [yes] also discard { $cards } and draw a new hand
   *[no] also discards { $cards } and draws a new hand
}
story-new-hand-unseen = { $you ->
    [yes] also discard the rest of your hand and draw a new one
   *[no] also discards the rest of the hand and draws a new one
}
story-passes = { $you ->
    [yes] pass
   *[no] passes
}
story-wins = { $you ->
    [yes] { $alone ->
        [yes] You win
       *[no] You and { $team } win
    }
   *[no] { $alone ->
        [yes] { $team } wins
       *[no] { $team } win
    }
}

## The table

story-begins = Game { $count }: { $whose ->
    [you] you deal
   *[other] { $owner } deals
}
story-same-cards = The same cards as in game { $count }, with sides swapped
story-same-cards-won = The same side’s cards won both times
story-same-team-won = The same team won with both sides’ cards
story-deal-of-the-day = The deal of the day: everyone has these cards
story-takes-back = { $you ->
    [yes] take back the last turn
   *[no] takes back the last turn
}
story-takes-back-and-shuffles = { $you ->
    [yes] take back the last turn, and the draw pile is shuffled
   *[no] takes back the last turn, and the draw pile is shuffled
}
story-shuffles-discards = { $you ->
    [yes] say the discards are shuffled
   *[no] says the discards are shuffled
}
story-asks-for-take-back = { $you ->
    [yes] ask to take back the last turn
   *[no] asks to take back the last turn
}
story-ends-take-back = { $you ->
    [yes] say the turn stands
   *[no] says the turn stands
}
story-take-back-lapses = Not everyone answered, so the turn stands
story-sits-down = { $you ->
    [yes] sit down
   *[no] sits down
}
story-leaves = { $text } leaves the table
story-away = { $you ->
    [yes] are away
   *[no] is away
}
story-comes-back = { $you ->
    [yes] are back
   *[no] is back
}
story-stand-in = { $whose ->
    [you] A bot plays for you
   *[other] A bot plays for { $owner }
}
story-pauses = { $you ->
    [yes] pause the game
   *[no] pauses the game
}
story-resumes = { $you ->
    [yes] resume the game
   *[no] resumes the game
}
story-suggests-rules = { $you ->
    [yes] suggest other rules
   *[no] suggests other rules
}
story-withdraws-rules = { $you ->
    [yes] withdraw your suggestion
   *[no] withdraws the suggestion
}
story-rules-voted-down = { $text }: voted down
story-rules-change = Now playing { $text }{ $count ->
    [1] { "" }
   *[other] , by { $count } votes to { $limit }
}
story-says = { $whose ->
    [you] You: { $text }
   *[other] { $owner }: { $text }
}

## A wooden board: what hands do. Everyone around it reads the same words, so no hole is “yours” here.
## $whose is “own” for the pegs of the player whose turn it was.

story-color = { $letter ->
    [W] white
    [N] natural
    [Y] yellow
    [O] orange
    [R] red
    [G] green
    [B] blue
    [K] black
    [P] purple
    [I] pink
   *[none] peg
}
story-own-start = its { $start }
story-own-hole = { $number }
story-own-corner = the corner
story-hand-peg = { $whose ->
    [own] { $color }
   *[other] { $owner }’s { $color }
}
story-hand-moves = Move { story-hand-peg } from { $from } to { $to }
story-hand-puts-back = Put { story-hand-peg } back from { $from } to { $to }
story-hand-swaps = Swap { story-hand-peg } on { $from } with { $owner2 }’s { $color2 } on { $to }
story-hand-goes-back = { $whose ->
    [own] The other { $color }
   *[other] { $owner }’s { $color }
} goes back to { $to }
story-hand-goes-up = { $whose ->
    [own] The other { $color }
   *[other] { $owner }’s { $color }
} goes up to { $to }
story-hand-sets-up = Put every peg in its start
story-hand-sets-up-like = Set up the board like this picture
story-hand-deals = { $owner } deals { $count ->
    [one] one card
   *[other] { $count } cards
} to everyone
story-corrects = corrected the board
story-corrects-peg = { story-hand-peg } from { $from } to { $to }

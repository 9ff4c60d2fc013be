### Paper: reference cards, and the names of their formats.
### $start_word, $home_word, $in_spot_word and $out_spot_word are the rules’ own words; **bold** is between stars.

## The head of a reference card

print-card-title = { $title }: reference card
print-teams = { $partners ->
    [all] { $teams } { $count ->
        [one] team
       *[other] teams
    }, taking alternate seats
    [none] no partners
   *[some] with or without partners
}
print-decks = { $owned ->
   *[yes] { $decks } { $half ->
        [true] half{"\u00A0"}
       *[false] {""}
    }{ $count ->
        [one] deck
       *[other] decks
    } { $jokers ->
        [no] per player, without jokers
        [one] and 1 joker per player
       *[yes] per player, with jokers
    }
    [no] { $decks } { $half ->
        [true] half{"\u00A0"}
       *[false] {""}
    }{ $count ->
        [one] deck
       *[other] decks
    } { $jokers ->
        [no] without jokers
        [one] and 1 joker
       *[yes] with jokers
    }
}
print-banner-team = Every card moves any peg of your team: yours or a partner’s.
print-banner-bluff = Cards are played face down. You may bluff, and opponents may doubt you.

## What cards do: a few words on a chip, then what else to know

print-or = or
print-chip-out = Out
print-chip-number = Forward
print-chip-forward = Forward { $counts }
print-chip-backward = Back { $counts }
print-chip-corner_to_corner = Corner to corner, over any peg
print-chip-split = Split { $counts }
print-chip-swap = Trade places
print-chip-jump_from = Land on a peg
print-chip-in_spot_from = To its { $in_spot_word }
print-chip-send_to_start = Send to its { $start_word }
print-chip-idle = Discard only
print-note-number = by the number on the card
print-note-out = from its { $start_word } to its { $out_spot_word }{ $steps ->
    [0] {""}
   *[other] , then on { $steps }
}
print-note-split = { $detail }{ $opponents ->
    [yes] ; an opponent’s peg stays on the track
   *[no] {""}
}
print-note-jump = { $alone ->
    [yes] { $onto ->
        [partners] of a partner,{ $ahead ->
            [yes] {" "}ahead
           *[no] {""}
        } on the track, { $detail }
        [opponents] of an opponent,{ $ahead ->
            [yes] {" "}ahead
           *[no] {""}
        } on the track, { $detail }
       *[any] of any other color{ $ahead ->
            [yes] {" "}ahead
           *[no] {""}
        } on the track, { $detail }
    }
   *[no] { $onto ->
        [partners] on a partner{ $ahead ->
            [yes] {" "}ahead
           *[no] {""}
        } on the track, { $detail }
        [opponents] on an opponent{ $ahead ->
            [yes] {" "}ahead
           *[no] {""}
        } on the track, { $detail }
       *[any] on any other color{ $ahead ->
            [yes] {" "}ahead
           *[no] {""}
        } on the track, { $detail }
    }
}
print-note-send = an opponent’s peg on the track
print-note-one-of = { $power ->
    [out] Out
    [split] Split
    [swap] Trade
    [jump_from] Land
    [in_spot_from] { $place }
   *[send_to_start] Send
}: { $note }.
print-joker = Joker

## Boxes

print-box-turn = Your turn
print-box-landing = Landing on a peg
print-box-home = Finishing
print-box-stuck = Stuck?
print-box-helping = Helping
print-box-bluffing = Bluffing
print-step-draw = Draw a card.
print-step-play = { $count ->
    [one] Play your card.
   *[other] Play one of your { $count } cards.
}
print-step-move = Move, using the full count.
print-step-declare = Play a card face down and name a rank that can move a peg, true or not.
print-step-doubt = Each opponent may doubt you.
print-opponent = **An opponent’s** peg goes back to its { $start_word }.

print-own = { $land_on_own ->
    [start] { $pass_own ->
        [true] { $pass_in_home ->
            [true] A peg may pass **its own color**. Landing on it on the track sends it to its { $start_word }.
           *[false] On the track, a peg may pass **its own color**. Landing on it sends it to its { $start_word }. In its { $home_word }, it can do neither.
        }
       *[false] { $pass_in_home ->
            [true] On the track, a peg can’t pass **its own color**. Landing on it sends it to its { $start_word }.
           *[false] A peg can’t pass **its own color**. Landing on it on the track sends it to its { $start_word }.
        }
    }
   *[forbidden] { $pass_own ->
        [true] { $pass_in_home ->
            [true] A peg can’t land on **its own color**, but it may pass it.
           *[false] A peg can’t land on **its own color**. It may pass it on the track, but not in its { $home_word }.
        }
       *[false] { $pass_in_home ->
            [true] A peg can’t land on **its own color**. On the track, it can’t pass it.
           *[false] A peg can’t land on **its own color** or pass it.
        }
    }
}
print-home-back = You can’t back into your { $home_word }.
print-home-safe = Nothing can land on a peg in its { $home_word }.
print-winner = { $partners ->
    [all] **The first team with every peg in its { $home_word } wins.**
    [none] **The first player with every peg in their { $home_word } wins.**
   *[some] **The first team, or player, with every peg in its { $home_word } wins.**
}
print-bluff-caught = **Caught bluffing:** the doubter sends one of your pegs to its { $start_word }. Your turn is over.
print-bluff-truth = **Told the truth:** you send one of theirs, then move.
print-bluff-none = No peg to send? Take an extra turn instead.

## The small board

print-way = way of play
print-place-start = **{ $name }:** pegs wait here
print-place-out = **{ $name },** hole { $hole }
print-place-in = **{ $name },** hole { $hole }
print-place-home = **{ $name }:** { $count ->
    [one] one hole, no{"\u00A0"}bumps
   *[other] { $count } holes, no{"\u00A0"}bumps
}
print-place-corner = **Corner,** counts as hole 0
print-board-alt = One side of the board, with its five places numbered
print-source = Rules: { $source }
print-printed = Printed { $month } { $day }, { $year }
print-scale = Print at 100% on A4 or Letter
print-fold = Fold here
print-glue = Glue strip
print-too-much = There’s more to these rules than fits on a card of this size. Choose a larger one.

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
   *[yes] { $decks } { $count ->
        [one] deck
       *[other] decks
    } { $jokers ->
        [no] per player, without jokers
        [one] and 1 joker per player
       *[yes] per player, with jokers
    }
    [no] { $decks } { $count ->
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
print-chip-split = Split { $counts }
print-chip-swap = Trade places
print-chip-jump_from = Land on a peg
print-chip-in_spot_from = To its { $in_spot_word }
print-chip-send_to_start = Send to its { $start_word }
print-chip-idle = Discard only
print-note-number = by the number on the card
print-note-out = from its { $start_word } to its { $out_spot_word }
print-note-split = { $detail }{ $opponents ->
    [yes] ; an opponent’s peg stays on the track
   *[no] {""}
}
print-note-jump = { $alone ->
    [yes] of any other color on the track, { $detail }
   *[no] on any other color on the track, { $detail }
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
print-must-play = { $bluffing ->
    [true] { $joker_exempt ->
        [true] If none of your cards can move a peg, jokers aside, you may discard one instead.
       *[false] If none of your cards can move a peg, you may discard one instead.
    }
   *[false] { $must_play ->
        [card] You may play any card. If it can move a peg, you have to move. If it can’t, just discard it.
       *[hand] If any card can move, play one that does. If none can, discard one.
    }
}
print-joker-exempt = { $joker_exempt ->
    [true] You never have to play a joker.
   *[false] If only a joker can move, you have to play it.
}
print-forgotten-draw = { $forgotten_draw ->
    [forfeit] Forget to draw, and you lose your next turn.
    [draw-two] Forget to draw, and you draw two next time.
   *[extra-card] Forget to draw, and you may draw an extra card next time.
}
print-opponent = **An opponent’s** peg goes back to its { $start_word }.
print-teammate = { $bump_partner ->
    [in-spot] **Your team’s** peg goes to its own { $in_spot_word }.
    [start] **Your team’s** peg goes back to its { $start_word }, too.
   *[forbidden] **Your team’s** peg: you can’t land on it.
}
print-in-spot-taken = { $bump_chain ->
    [true] { $in_spot_taken ->
        [start] If its color is already there, it goes back to its { $start_word }.
       *[forbidden] You can’t do that if its color is already there.
    } A peg of another color there has to go, too.
   *[false] { $in_spot_taken ->
        [start] If its color is already there, it goes back to its { $start_word }. If another color is there, you can’t land.
       *[forbidden] You can’t do that if any peg is already there.
    }
}

print-own = { $pass_in_home ->
    [true] A peg can’t land on **its own color**. On the track, it can’t pass it.
   *[false] A peg can’t land on **its own color** or pass it.
}
print-home = { $pass_in_spot ->
    [true] From your { $in_spot_word }, turn in with the **exact** count, or go around again.
   *[false] From your { $in_spot_word }, turn in with the **exact** count. You can’t go past it.
}
print-home-back = You can’t back into your { $home_word }.
print-home-safe = Nothing can land on a peg in its { $home_word }.
print-home-pass = In your { $home_word }, pegs may pass each other.
print-winner = { $partners ->
    [all] **The first team with every peg in its { $home_word } wins.**
    [none] **The first player with every peg in their { $home_word } wins.**
   *[some] **The first team, or player, with every peg in its { $home_word } wins.**
}
print-stuck = { $stuck_counts ->
    [discards] { $count ->
        [one] If you don’t move,
       *[other] Discarding { $count } turns in a row? On the last of them,
    }
   *[stuck] { $count ->
        [one] If no card can move,
       *[other] No card can move { $count } turns in a row? On the last of them,
    }
}
print-free-out = { $free_out ->
    [must] discard any card and bring a peg out **free.** You have to.
   *[may] discard any card and bring a peg out **free,** if you like.
}
print-free-with-card = { $count ->
    [one] If a card can move, but you hold one that brings pegs out, you may do this instead.
   *[other] If a card can move that last time, but you hold one that brings pegs out, you may do this instead of moving.
}
print-stuck-pile = Cards discarded while stuck go in a pile of their own.
print-help = { $help ->
    [none] Once your pegs are all in your { $home_word }, you’re done: you don’t move your partner’s.
   *[other] { $partner_count ->
        [one] Once your pegs are all in your { $home_word }, move your partner’s as if they were yours.
       *[several] { $help ->
            [choice] Once your pegs are all in your { $home_word }, move those of any partner you like.
           *[left] Once your pegs are all in your { $home_word }, move those of the next partner to your left.
        }
    }
}
print-finishing-split = { $finishing_split_helps ->
    [true] The split that brings your last peg in may end with a partner’s peg.
   *[false] You start on your next turn.
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
print-scale = Print at 100% on A4 or Letter
print-fold = Fold here
print-glue = Glue strip
print-too-much = There’s more to these rules than fits on a card of this size. Choose a larger one.

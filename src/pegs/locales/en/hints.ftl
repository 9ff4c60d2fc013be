### Players, and why the player "hints" takes a turn.
### In hint-… messages $way is "more" where the turn brings more of the matter and "less" where it brings less; $count is how much.
### $start, $home, $in_spot and $out_spot are the rule set's own words.

player-unknown = There is no player called “{ $name }”. There are: { $players }.
player-did-you-mean = Did you mean “{ $name }”?
warm-part-players = choosing turns
hint-hand-unknown = A player can’t choose a turn without knowing its own cards.
hint-not-legal = That turn isn’t legal now, so there’s nothing to say for or against it.

hint-finish = { $way ->
    [less] leaves a teammate with a peg out of { $home } again
   *[more] brings the last peg of a color { $home }
}
hint-home = { $way ->
    [less] takes a peg out of { $home }
   *[more] { $count ->
        [one] brings a peg { $home }
       *[other] brings { $count } pegs { $home }
    }
}
hint-settled = { $way ->
    [less] leaves a hole behind a peg that was all the way in
   *[more] { $count ->
        [one] puts a peg all the way into { $home }
       *[other] puts { $count } pegs all the way into { $home }
    }
}
hint-packed = { $way ->
    [less] gives up depth in { $home }
   *[more] packs deeper into { $home }
}
hint-out = { $way ->
    [less] sends one of the team’s pegs back to { $start }
   *[more] brings a peg out of { $start }
}
hint-far = { $way ->
    [less] { $count ->
        [one] sets the team back a hole
       *[other] sets the team back { $count } holes
    }
   *[more] { $count ->
        [one] moves the team 1 hole closer to home
       *[other] moves the team { $count } holes closer to home
    }
}
hint-near = { $way ->
    [less] { $count ->
        [one] loses a hole on the last stretch before the { $in_spot }
       *[other] loses { $count } holes on the last stretch before the { $in_spot }
    }
   *[more] { $count ->
        [one] gains a hole on the last stretch before the { $in_spot }
       *[other] gains { $count } holes on the last stretch before the { $in_spot }
    }
}
hint-boost = { $way ->
    [less] takes a teammate’s peg away from its { $in_spot }
   *[more] sends a teammate’s peg to its { $in_spot }
}
hint-bump = { $way ->
    [less] lets an opponent’s peg out of { $start }
   *[more] { $count ->
        [0] sends an opponent’s peg that had reached its { $in_spot } back to { $start }
        [one] sends an opponent’s peg 1 hole from its { $in_spot } back to { $start }
       *[other] sends an opponent’s peg { $count } holes from its { $in_spot } back to { $start }
    }
}
hint-spite = bumps without bringing the team anything
hint-setback = { $way ->
    [less] { $count ->
        [one] moves the opponents 1 hole closer to home
       *[other] moves the opponents { $count } holes closer to home
    }
   *[more] { $count ->
        [one] sets the opponents back a hole
       *[other] sets the opponents back { $count } holes
    }
}
hint-setback-near = { $way ->
    [less] { $count ->
        [one] moves an opponent 1 hole closer on the last stretch
       *[other] moves opponents { $count } holes closer on the last stretch
    }
   *[more] { $count ->
        [one] sets an opponent back a hole on the last stretch
       *[other] sets opponents back { $count } holes on the last stretch
    }
}
hint-danger = { $way ->
    [less] gets pegs out of the opponents’ reach
   *[more] leaves pegs where opponents can bump them more easily
}
hint-threat = { $way ->
    [less] gives up chances to bump opponents
   *[more] waits where the next card may bump an opponent
}
hint-assist = { $way ->
    [less] gives up a hole where a teammate might boost the peg
   *[more] waits where a teammate may boost the peg to its { $in_spot }
}
hint-corner = { $way ->
    [less] leaves a busy corner
   *[more] stops on a busy corner
}
hint-their-out-spot = { $way ->
    [less] leaves an opponent’s { $out_spot }
   *[more] stops on an opponent’s { $out_spot }
}
hint-their-in-spot = { $way ->
    [less] leaves an opponent’s { $in_spot }
   *[more] stops on an opponent’s { $in_spot }
}
hint-own-in-spot = { $way ->
    [less] clears the team’s own { $in_spot }
   *[more] blocks the team’s own { $in_spot }, where boosted pegs would land
}
hint-back-up = { $way ->
    [less] leaves the holes from which a peg can back up to just before its { $in_spot }
   *[more] stands where a peg can back up to just before its { $in_spot }
}
hint-in-play = { $way ->
    [less] leaves the team with fewer pegs to move
   *[more] gives the team more pegs to move
}
hint-ready = keeps a card that can take a peg { $home } next
hint-ready-back = keeps a card that can back a peg up to just before its { $in_spot }
hint-keep-joker = { $way ->
    [less] spends a joker
   *[more] keeps the joker for later
}
hint-keep-out = { $way ->
    [less] spends a card that brings pegs out
   *[more] keeps a card that brings pegs out
}
hint-keep-back = { $way ->
    [less] spends a card that goes backward
   *[more] keeps a card that goes backward
}
hint-keep-split = { $way ->
    [less] spends a card that splits
   *[more] keeps a card that splits
}
hint-keep-small = { $way ->
    [less] spends a small card
   *[more] keeps a small card for getting the last pegs home
}
hint-smallest = { $count ->
    [one] goes 1 hole without getting { $home }, which leaves fewer cards that fit
   *[other] goes { $count } holes without getting { $home }, which leaves fewer cards that fit
}
hint-tens = { $way ->
    [less] moves the team’s last peg off the holes that tens take home
   *[more] leaves the team’s last peg where tens take it { $home }
}
hint-bluff = names a card that isn’t the one it plays
hint-doubt = { $way ->
    [less] doubts a card that the player may well have
   *[more] doubts a card that the player probably doesn’t have
}

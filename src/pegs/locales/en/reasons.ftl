### Players, and why the player "hints" takes a turn.
### In hint-… messages $way is "more" where the turn brings more of the matter and "less" where it brings less; $count is how much.
### $start, $home, $in_spot and $out_spot are the rule set's own words.

player-unknown = There’s no player called “{ $name }”.
player-no-version = There’s no version “{ $name }” here. There’s { $known }.
warm-part-players = the bots
hint-hand-unknown = A player can’t choose a turn without knowing its own cards.
hint-not-legal = That turn isn’t legal now, so there’s nothing to say for or against it.

hint-finish = { $way ->
    [less] leaves a teammate with a peg out of its { $home } again
   *[more] brings the last peg of a color into its { $home }
}
hint-home = { $way ->
    [less] takes a peg out of its { $home }
   *[more] { $count ->
        [one] brings a peg into its { $home }
       *[other] brings { $count } pegs into their { $home }
    }
}
hint-settled = { $way ->
    [less] leaves a hole behind a peg that was all the way in
   *[more] { $count ->
        [one] puts a peg all the way into its { $home }
       *[other] puts { $count } pegs all the way into their { $home }
    }
}
hint-packed = { $way ->
    [less] gives up depth in its { $home }
   *[more] packs deeper into its { $home }
}
hint-out = { $way ->
    [less] sends one of the team’s pegs back to its { $start }
   *[more] brings a peg out of its { $start }
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
    [less] lets an opponent’s peg out of its { $start }
   *[more] { $count ->
        [0] sends an opponent’s peg that had reached its { $in_spot } back to its { $start }
        [one] sends an opponent’s peg 1 hole from its { $in_spot } back to its { $start }
       *[other] sends an opponent’s peg { $count } holes from its { $in_spot } back to its { $start }
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
hint-ready = keeps a card that can take a peg into its { $home } next
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
    [one] goes 1 hole without getting into its { $home }, which leaves fewer cards that fit
   *[other] goes { $count } holes without getting into its { $home }, which leaves fewer cards that fit
}
hint-tens = { $way ->
    [less] moves the team’s last peg off the holes that tens take home
   *[more] leaves the team’s last peg where tens take it into its { $home }
}
hint-bluff = names a card that isn’t the one it plays
hint-doubt = { $way ->
    [less] doubts a card that the player may well have
   *[more] doubts a card that the player probably doesn’t have
}
hint-believe = { $way ->
    [less] lets a card stand that the player probably doesn’t have
   *[more] lets a card stand that the player may well have
}

## A hint in short, for what a turn brings: how it begins (bold), and the rest. A rest of “-” is left out.

reason-finish = All in their { $home },
    .rest = with the last peg of a color
reason-home = { $count ->
        [one] Brings a peg into its { $home },
       *[other] Brings { $count } pegs into their { $home },
    }
    .rest = safe from now on
reason-settled = All the way in,
    .rest = with no gap behind it
reason-packed = Packs deeper
    .rest = into its { $home }
reason-out = Brings a peg out
    .rest = of its { $start }
reason-far = { $count ->
        [one] One hole closer
       *[other] { $count } holes closer
    }
    .rest = to home
reason-near = { $count ->
        [one] One hole closer
       *[other] { $count } holes closer
    }
    .rest = on the last stretch before the ring
reason-boost = Boosts a teammate
    .rest = to the ring
reason-bump = Bumps an opponent,
    .rest = { $count ->
        [0] right on the ring
        [one] one step from the ring
       *[other] { $count } steps from the ring
    }
reason-setback = { $count ->
        [one] Costs them a hole
       *[other] Costs them { $count } holes
    }
    .rest = on the way around
reason-setback-near = { $count ->
        [one] Costs them a hole
       *[other] Costs them { $count } holes
    }
    .rest = close to their { $home }
reason-danger = Safer:
    .rest = it’s harder for opponents to bump you
reason-threat = Waits for a bump:
    .rest = the next card may hit an opponent
reason-assist = Waits for a boost:
    .rest = a teammate may land on your peg
reason-corner = Leaves a corner,
    .rest = where everyone comes by
reason-their-out-spot = Leaves an opponent’s diamond,
    .rest = where pegs come out
reason-their-in-spot = Leaves an opponent’s ring,
    .rest = a busy hole
reason-own-in-spot = Clears your ring
    .rest = for boosted pegs
reason-back-up = Sets up a shortcut:
    .rest = a card that goes back takes the peg near its ring
reason-in-play = More to move:
    .rest = your team has another peg on the track
reason-ready = Ready to go in:
    .rest = you keep a card that can take a peg in
reason-ready-back = Keeps the shortcut:
    .rest = you keep a card that backs a peg up near its ring
reason-keep-joker = Saves the joker
    .rest = for later
reason-keep-out = Keeps a card
    .rest = that brings a peg out
reason-keep-back = Keeps a card
    .rest = that goes back
reason-keep-split = Keeps a card
    .rest = that splits
reason-keep-small = Keeps a small card
    .rest = for the last steps into its { $home }
reason-tens = Ten away:
    .rest = tens take your team’s last peg into its { $home }
reason-doubt = Probably a bluff:
    .rest = it’s unlikely that they have that card
reason-believe = Probably true:
    .rest = they may well have that card
reason-nothing = Costs the least:
    .rest = nothing else does better

### What turns do, and sharing a card’s count between pegs; downloaded when a turn is chosen. $way is the direction that a peg goes.

## Rows

row-discard = Discard { $card }
row-discard-hand = Discard your whole hand
row-new-hand = no peg moves, and you draw new cards
row-nothing-moves = no peg moves
row-free = { $own ->
    [yes] Discard it and bring a peg out
   *[no] Discard it and bring one of { $name }’s pegs out
}
row-send = { $own ->
    [yes] Send your own peg back to its { $start }
   *[no] Send { $name }’s peg back to its { $start }
}
row-bring-out = { $own ->
    [yes] Bring a peg out
   *[no] Bring one of { $name }’s pegs out
}
row-peg-of = { $name }’s peg: { $does }
row-peg = Peg { $number }
row-far = { $way ->
    [back] back { $count }
   *[forward] { $count } forward
}
row-jump = jump
row-home = into home
row-ways = { $count } possible moves
ready-does = { $card }: { $does }

## A bot has played for a person who was away.

recap-absence = { $count ->
    [one] A bot took a turn for you
   *[other] A bot took { $count } turns for you
}

## What a turn does. $whose is “own” for the subject’s own peg; $number tells the pegs of others apart.

deed-line = { $you ->
    [yes] You
   *[no] { $who }
} { $card } { $does }
deed-where = { $does }, { $where }
deed-which = { $does }; it was { $isHome ->
    [yes] in { $where }
   *[no] { $where }
}
deed-with = with { $card }
deed-moves = { $you ->
    [yes] move
   *[no] moves
} { $whose ->
    [own] { $count }
   *[other] { deed-peg }
}
deed-back = { $whose ->
    [own] { $you ->
        [yes] go
       *[no] goes
    }
   *[other] { $you ->
        [yes] move
       *[no] moves
    } { deed-peg }
} back { $count }
deed-into = { $you ->
    [yes] take
   *[no] takes
} { $whose ->
    [own] a peg
   *[other] { deed-peg }
} home
deed-out = { $you ->
    [yes] bring
   *[no] brings
} { $whose ->
    [own] a peg
    [you] your peg
   *[other] { $owner }’s peg
} out
deed-out-free = { deed-out } free
deed-jumps = { $you ->
    [yes] jump
   *[no] jumps
}{ $whose ->
    [own] { "" }
   *[other] { " " }with { deed-peg }
}
deed-onto = { $you ->
    [yes] jump
   *[no] jumps
} onto { deed-whom }
deed-swaps = { $you ->
    [yes] swap
   *[no] swaps
} with { deed-whom }
deed-boosts = { $you ->
    [yes] boost
   *[no] boosts
} { deed-whom }
deed-goes-up = { $whose ->
    [own] { $you ->
        [yes] your own peg
       *[no] their own peg
    }
   *[other] { deed-peg }
} goes up to the ring
deed-splits = { $you ->
    [yes] split
   *[no] splits
} { $card }: { $parts }
deed-part = { $way ->
    [back] { $count } back
   *[forward] { $count }
}{ $whose ->
    [own] { "" }
   *[other] { " " }with { deed-peg }
}
deed-peg = { $whose ->
    [you] your peg
   *[other] { $owner }’s peg
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
deed-whom = { $whose ->
    [own] { $you ->
        [yes] your own peg
       *[no] their own peg
    }
    [you] you
   *[other] { $owner }
}

## Questions

split-other = { $way ->
    [back] Which peg goes back { $count }?
    [forward] Which peg goes { $count } forward?
   *[any] Which peg takes the other { $count }?
}
split-next = Which peg goes next? { $count } left
split-whole = One peg goes all { $count }
split-done = { $way ->
    [forward] { $pegs ->
        [2] Split { $card }: { $parts }, both forward
       *[other] Split { $card }: { $parts }, all forward
    }
    [back] { $pegs ->
        [2] Split { $card }: { $parts }, both back
       *[other] Split { $card }: { $parts }, all back
    }
   *[any] Split { $card }: { $parts }
}
split-hit = { $way ->
    [back] { $does } on the way back
    [forward] { $does } on the way forward
   *[any] { $does } with the { $count }
}
split-impossible = { $count } isn’t possible here

## The parts

split-parts = The parts of { $card }
split-part = { $way ->
    [back] { $count } back
    [forward] { $count } forward
   *[any] { $count } left
}
split-part-said = { $part }, { $does }
split-tap-peg = tap a ringed peg
split-pegs = Pegs that can go next
split-said-left = { $part }: choose a peg

## How far, and which way

split-how-far = How far, 1 to { $most }
split-all = All { $count }
split-which-way = Which way
split-forward = Forward
split-back = Back
split-into-home = Into { $home }
split-rest = Tap a number. The other peg takes the rest.
split-rest-many = Tap a number. Other pegs take the rest.

### Sharing a card's count between pegs, at the table in the browser. $way is the direction that a peg goes.

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

### A rule set in three lines.

brief-begin = { $pegs } pegs each, { $hand ->
    [one] one card
   *[other] { $hand } cards
 } in hand, a new one { $draw ->
    [before] before
   *[after] after
 } the move. Sides of { $holes } holes. Pegs come out with { $out }.
brief-back = Backward: { $cards }.
brief-split = Shared by two pegs: { $cards }.
brief-split-ways = Shared, one part forward and one back: { $cards }.
brief-swap = Two pegs change places: { $cards }.
brief-plain = Every card moves one peg forward.
brief-bluff = Cards are laid face down and declared; anyone may doubt.
brief-team = Partners move one another’s pegs all the time.
brief-own = Everyone moves their own pegs, and helps a partner once all are home.
brief-any-card = Any card may be chosen; it moves if it can.
brief-no-pass = No peg passes its own in-spot.
brief-partner = { $answer ->
    [start] Landing on a partner sends it back, too.
   *[forbidden] Nobody may land on a partner.
}
brief-stuck = After { $count ->
    [one] one stuck turn
   *[other] { $count } stuck turns
 } in a row a peg comes out free.
brief-draw = Draw your card yourself, and do not forget it.

## Signs at the foot of a card

foot-any = any

## Titles of rule sets that describe them

title-arizona = Arizona rules
title-basic = Basic game
title-bluffing = Bluffing Joker
title-guide = Detailed Game Guide
title-kilpatrick = Kilpatrick rules
title-north-carolina = North Carolina rules
title-paddle = Paddle sheet

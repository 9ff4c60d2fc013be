### Hints in steps, at the table. What else a hint says is in reasons.ftl, which the server reads.

nudge-step = Hint { $number } of 3
nudge-near = Look near { $name }’s side
nudge-near-mine = Look near your side
nudge-start = Look at the start
nudge-home = Look at home
nudge-card = Look at your cards
nudge-bump = One of your pegs can land on { $name }. Count the holes.
nudge-boost = One of your pegs can land on { $name }, your partner. Count the holes.
nudge-out = A peg is waiting to come out.
nudge-into = One peg can go home. Count the holes.
nudge-deeper = A peg there can still move deeper.
nudge-peg = This peg has a good move.
nudge-split = This peg and another one can share a card.
nudge-swap = This peg can trade places with a better one.
nudge-discard = No peg can move. Which card do you need least?
nudge-declare = Think about which card others will believe.
nudge-doubt = Count the cards you’ve seen. Can it be true?
nudge-draw = Don’t forget your cards.
hint-only = It’s your only move.
hint-best = Why this is best
hint-second = Second best: { $card }

## Why not

why-nothing = No rule says you can’t.
why-read = Read this rule

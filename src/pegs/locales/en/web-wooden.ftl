### A table around a wooden board, in the browser: what hands do, and correcting the app.

wooden-before = Before the first turn
wooden-played = { $who } played { $card }
wooden-moved = { $who } made a move
wooden-took-back = { $who } took that back
wooden-title-set-up = Set up the board
wooden-title-move = Move the pegs
wooden-title-back = Put the pegs back
wooden-aloud = Read aloud
wooden-done = Done
wooden-different = The board looks different
wooden-who-taps = When the pegs are moved, anyone at the table taps Done on a phone.
wooden-tv-who = { $kind ->
    [person] { $name } moves the pegs, then taps Done.
    [guest] { $name } moves the pegs. Then anyone taps Done.
    [bot] Anyone moves the pegs for { $name }, then taps Done.
   *[all] Set up together. Then anyone taps Done.
}
wooden-next = { $name }’s turn next
wooden-home = Pegs home: { $score }

## Correcting the app

wooden-match = Make them match
wooden-how = Tap a peg, then where it really is
wooden-board = The board as the app has it
wooden-board-keys = The board as the app has it. Arrow keys walk the holes, Enter picks a peg or moves it.
wooden-changes = What differs
wooden-peg = { $owner }’s { $color }
wooden-way = from { $from } to { $to }
wooden-picked = { $peg } is at { $at }. Tap where it really is.
wooden-usual = One hole off is the usual slip. Cards never change.
wooden-everyone = We’ll tell everyone what changed.
wooden-one-back = One back
wooden-one-forward = One forward
wooden-to-start = To { $start }
wooden-undo = Undo { $peg }
wooden-they-match = They match now
wooden-or-set = Or set the wooden board to this picture.

## Real cards: the app judges and keeps score

real-card-whose = { $you ->
    [yes] Your turn. Which card do you play?
   *[no] { $name }’s turn. Which card is played?
}
real-card-choose = The card that’s played
real-card-note = Can’t move? Tap the card you discard.
real-card-shuffled = We’ve shuffled the discards
real-card-other = A different card
real-card-no-phone = One phone is enough: start when everyone is at the table. People without a phone play with their cards.

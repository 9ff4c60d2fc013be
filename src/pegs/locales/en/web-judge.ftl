### The judge's page, in the browser.

judge-title = The judge
judge-rules = Rules
judge-seats = Players
judge-seating = { $players } players, { $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
}

## Setting up the board

judge-set = Set the pegs the way they stand
judge-set-note = { $name }: tap a hole to add a peg, or a peg to lift it.
judge-whose-pegs = Whose pegs?
judge-undo = Undo
judge-board = The board as it stands
judge-board-keys = The board. Arrow keys walk the holes, Enter adds or lifts a peg, and numbers choose a player.
judge-hole-with = { $at }: a peg of { $name }
judge-from = from { $place }
judge-home-of = { $name }, { $at }

## The question

judge-which = Which card, which peg, where to?
judge-which-peg = { $card }: tap the peg that moves
judge-where = Tap where it goes
judge-split = Ready? Or tap another peg to split it
judge-ready = Ready?
judge-whose-turn = Whose turn?
judge-turn-of = { $name }’s turn
judge-stuck = Stuck turns so far
judge-whole-hand = Whole hand
judge-hand = The hand
judge-hand-empty = Tap the cards in the hand.
judge-add-card = Add a card to the hand
judge-cards = Cards
judge-drop = Take away { $card }
judge-step = { $from } to { $to }
judge-drop-step = Take this back
judge-list = What can I play?
judge-can-i = Can I do this?

## The answer

judge-yes = Yes.
judge-no = No.
judge-quote = “{ $text }”
judge-read = Read it in the rules
judge-instead = But this works
judge-show = Show
judge-change = Change
judge-watch = Watch it again
judge-play-on = Play on from here
judge-can-play = { $count ->
    [0] Nothing can be played
    [one] One turn can be played
   *[other] { $count } turns can be played
}
judge-can-play-note = Tap a turn, or a peg on the board, to see what happens.
judge-idle = { $card }: { $reason }
judge-more = There are more. Tap a peg on the board to see its turns.

## Sharing

judge-share-title = Share this question
judge-share-card = Anyone who scans it sees the same board, { $card }, and the answer.
judge-share-board = Anyone who scans it sees the same board.
judge-picture = Share picture
judge-qr = QR code of this question

# What was expected where a text is not a hole, hand, turn or position. Each follows the piece that is wrong and a colon.
notation-seat = not the letter of a seat here; the seats are { $seats }.
notation-seat-of = there is no such seat here; the seats are { $seats }.
notation-place = not a hole; write for example B3 (the track), Bs (B’s start) or Bh2 (B’s home).
notation-home-hole = not a home hole; home has h1 to h{ $length }.
notation-side = not a side of this board; the sides are { $sides }.
notation-hole = not a hole of that side; its holes are 0 to { $last }.
notation-card = not a card; the cards are { $cards } (T is a ten, * a joker).
notation-hand = not a hand; write its cards one after the other ({ $cards }), or ?5 for five unknown cards.
notation-step = not a way from hole to hole; write for example A8-A11.
notation-others-place = only its owner’s pegs go to { $place }.
notation-nobody-there = no peg stands there.
notation-too-many-steps = a turn moves at most { $most } pegs.
notation-swap = not a swap; write the two holes with ~ between them, for example A5~C9.
notation-turn = a card needs an action behind it, for example A8-A11 or discard.
notation-undeclared = no rank is declared for this action; write the card alone.
notation-declared = a card that nobody saw needs the rank it was declared as, for example ?=K.
notation-start-twice = the pegs in start are told once, for example 3s.
notation-peg = not a peg of this field; write 3s for three in start, B8 for a hole of the track, h2 for a home hole.
notation-two-pegs = two pegs stand on { $place }; a hole holds one.
notation-seats = { $seats } fields of pegs were expected, one a seat, with / between them; there are { $given }.
notation-pegs = { $pegs } pegs were expected for this seat; there are { $given }.
notation-hands = { $seats } hands were expected, one a seat, with / between them; there are { $given }.
notation-hand-size = a hand holds at most { $most } cards here.
notation-too-many = the packs hold { $most } of the card { $card }, not { $given }.
notation-too-many-cards = the packs hold { $most } cards in all, not { $given }.
notation-number = a whole number from { $least } to { $most } was expected.
notation-counts = { $seats } numbers were expected, one a seat, with commas between them; there are { $given }.
notation-no-stuck = stuck turns are not counted by these rules.
notation-no-extra = there are no extra turns by these rules.
notation-no-owed = no forgotten card can be drawn later by these rules.
notation-no-forfeit = no turn is sat out for a forgotten card by these rules.
notation-phase = not a phase; the phases are { $phases }.
notation-phase-by-hand = cards are not drawn by hand by these rules.
notation-phase-bluffing = these rules have no bluffing.
notation-phase-needs = this phase also needs the field { $field }=.
notation-field = not a field; the fields are { $fields }, each with = and a value.
notation-field-twice = this field stands twice.
notation-field-out-of-phase = this field does not belong to this phase.
notation-doubter = only an opponent of the declaring player can accept or doubt.
notation-mover = only the declaring player moves now.
notation-penalty = the winner of the doubt acts now: the player where card= is declared=, who names an opponent’s peg; else the doubter, who names the player’s.
notation-nothing-to-lose = the loser of the doubt has no peg out of start.
notation-over = a team is all home: the game is over, and no phase follows.
notation-hand-unknown = the hand of the seat to act must be known to list its turns; write its cards, for example A3779.
notation-nothing-due = no extra turn falls due; write extra= too.
notation-position = a position is written PEGS TURN HANDS with single spaces between them and around further fields.

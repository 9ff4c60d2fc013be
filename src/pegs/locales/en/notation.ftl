### Errors in holes, cards, hands, turns and positions. $text is the piece that's wrong.

notation-seat = “{ $text }” isn’t a seat in this game. The seats are { $seats }.
notation-seat-of = “{ $text }” isn’t a place of any seat in this game. The seats are { $seats }.
notation-place = “{ $text }” isn’t a hole. Write it like B3 (on the track), Bs (B’s start) or Bh2 (B’s home).
notation-home-hole = “{ $text }” isn’t a home hole. Home has holes h1 to h{ $length }.
notation-side = “{ $text }” isn’t on this board. Its sides are { $sides }.
notation-hole = “{ $text }” isn’t a hole. Each side has holes 0 to { $last }.
notation-card = “{ $text }” isn’t a card. The cards are { $cards } (T is a ten, * is a joker).
notation-hand = “{ $text }” isn’t a hand. Write its cards in a row, like A3779 or 5TK* (T is a ten, * is a joker), or ?5 for five unknown cards.
notation-step = “{ $text }” isn’t a move. Write it like A8-A11.
notation-others-place = “{ $text }” isn’t possible. Only { $seat }’s own pegs can go to { $place }.
notation-no-peg = There’s no peg on { $text }. Start from a hole with a peg.
notation-peg-has-moved = The peg that was on { $text } has already moved. Each part of a split takes a different peg.
notation-too-many-steps = “{ $text }” moves too many pegs. A turn moves at most { $most }.
notation-swap = “{ $text }” isn’t a swap. Write the two holes with ~ between them, like A5~C9.
notation-turn = “{ $text }” doesn’t say what the card does. Write it like { $text } A8-A11 or { $text } discard.
notation-undeclared = “{ $text }” declares a rank, but nothing is declared for this action. Write just the card.
notation-declared = “{ $text }” needs the rank it was declared as. Write it like ?=K.
notation-start-twice = “{ $text }” lists pegs in start twice. Add them up, like 3s.
notation-peg = “{ $text }” isn’t a peg. Write 3s for three in start, B8 for a hole on the track, or h2 for a home hole.
notation-two-pegs = “{ $text }” puts a second peg on { $place }. A hole holds only one.
notation-seats = “{ $text }” has pegs for { $given ->
    [one] one seat
   *[other] { $given } seats
 }. Write them for all { $seats } seats, with / between them.
notation-pegs = “{ $text }” has { $given ->
    [one] one peg
   *[other] { $given } pegs
 }. Each seat has { $pegs }.
notation-hands = “{ $text }” has { $given ->
    [one] one hand
   *[other] { $given } hands
 }. Write one for each of the { $seats } seats, with / between them.
notation-hand-size = “{ $text }” has too many cards. A hand holds at most { $most } here.
notation-too-many = “{ $text }” has { $given } of the card { $card }, but the decks have only { $most }.
notation-too-many-cards = “{ $text }” has { $given } cards in all, but the decks have only { $most }.
notation-number = “{ $text }” is out of range. Use whole numbers from { $least } to { $most }.
notation-counts = “{ $text }” has { $given ->
    [one] one number
   *[other] { $given } numbers
 }. Write one for each of the { $seats } seats, with commas between them.
notation-no-stuck = “{ $text }” isn’t used here: these rules don’t count stuck turns. Leave it out.
notation-no-extra = “{ $text }” isn’t used here: these rules have no extra turns. Leave it out.
notation-no-owed = “{ $text }” isn’t used here: by these rules, a forgotten card can’t be drawn later. Leave it out.
notation-no-forfeit = “{ $text }” isn’t used here: by these rules, a forgotten card doesn’t cost a turn. Leave it out.
notation-no-drawn = “{ $text }” isn’t used here: by these rules, it doesn’t matter which card was just drawn. Leave it out.
notation-drawn-not-held = “{ $text }” names a card that isn’t in the hand of the player to act. Name one of that player’s cards.
notation-phase = “{ $text }” isn’t a phase. The phases are { $phases }.
notation-phase-by-hand = “{ $text }” isn’t used here: by these rules, cards are drawn automatically. Leave it out.
notation-phase-bluffing = “{ $text }” isn’t used here: these rules have no bluffing. Leave it out.
notation-phase-needs = “{ $text }” isn’t complete. Add the field { $field }=.
notation-field = “{ $text }” isn’t a field. The fields are { $fields }; write = and a value after each.
notation-field-twice = “{ $text }” repeats a field. Keep only one of them.
notation-field-out-of-phase = “{ $text }” doesn’t belong to this phase. Leave it out.
notation-doubter = “{ $text }” can’t accept or doubt. Write the letter of an opponent of the declaring player.
notation-mover = “{ $text }” can’t move now. Write the letter of the declaring player.
notation-penalty = “{ $text }” can’t choose the peg. If card= equals declared=, the declaring player chooses one of an opponent’s; if not, the doubter chooses one of the declaring player’s.
notation-nothing-to-lose = “{ $text }” has no peg to lose. Name a player with a peg out of start.
notation-value = “{ $text }” isn’t possible in this position. It must be { $expected }.
notation-hand-numbers = “{ $text }” isn’t a hand. It must be the numbers of cards of all { $ranks } ranks, from ace to joker, or one number of unknown cards.
notation-over = “{ $text }” can’t be: a team is all home, so the game is over. Leave it out.
notation-hand-unknown = “{ $text }” hides the hand of the player to act. Write its cards, like A3779.
notation-nothing-due = “{ $text }” needs an extra turn. Add extra=.
notation-position = “{ $text }” isn’t a position. Write PEGS TURN HANDS, with single spaces between them and before any further fields.

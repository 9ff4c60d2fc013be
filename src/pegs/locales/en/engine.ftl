# What the engine says when a game can't start or continue as asked.
seating-impossible = { $players } players can’t form { $teams } teams. The game is for 2 to 10 players in two or more equal teams.
seed-not-text = The seed must be a number or text in UTF-8.
seating-too-many-splits = { $players } players in { $teams } teams could split these cards in too many ways: { $cards }. Use fewer players, or let fewer pegs share a card.
deal-too-few-cards = { $cards } cards aren’t enough for { $players } hands of { $hand } and a draw pile of one card each. Use more decks or smaller hands.
no-such-seat = There’s no seat { $seat }: seats are numbered from 0 to { $last }.
number-too-small = { $name } has to be a whole number of at least 1, not { $number }.
deal-no-such-dealer = Seat { $dealer } can’t deal. Seats are 0 to { $last }.
deal-not-the-pack = Those aren’t the cards these rules use: there should be { $cards } of the right ranks, and there are { $given }.
deal-other-piles = Those aren’t the cards in the draw piles.
position-not-the-rest = The draw pile and discards aren’t the cards missing from the hands: there should be { $cards } of the right ranks, and there are { $given }.
hand-unknown = The legal turns depend on the hand of the player whose turn it is, and that hand isn’t known.
card-unknown = The game can’t continue until the face-down card is known.
code-unknown = That code isn’t one of this position’s legal turns. Call codes() for them after each turn.

kernel-being-built = The rules engine is still being compiled. Try again in a minute.
kernel-missing = This installation has no compiled rules engine for your computer. To have it compiled here, run: pip install "pegs-and-jokers[jit]"
kernel-no-library = PEGS_KERNEL asks for the rules engine’s library, but there’s none that was built from these sources. Run make kernel, or unset PEGS_KERNEL.
kernel-no-numba = PEGS_KERNEL or NUMBA_BOUNDSCHECK asks for Numba, which isn’t installed. To install it, run: pip install "pegs-and-jokers[jit]"
kernel-unknown = PEGS_KERNEL is “{ $chosen }”, but it must be one of these: { $choices }.
warming-without-lto = This version of Pegs and Jokers doesn’t know Numba { $version } yet, so compiling takes twice as long.
warming-begins = One-time setup: compiling { $parts } (about { $seconds } seconds) …
warm-part-engine = the rules engine

## Corrections on a wooden board

correction-over = The game is over, so the pegs stay where they are.
correction-wins = That would put a whole team home and end the game. Leave the last peg for a turn.

## Real cards

real-cards-all-played = { $cards ->
    [0] These rules are played without that card ({ $name }). Check the card.
   *[other] All { $cards } cards like this ({ $name }) have been played since the discards were last shuffled. Check the card. If you’ve shuffled since then, say so first.
}
real-cards-no-shuffle = There are no real cards to shuffle now.
real-cards-bluffing = With bluffing, cards are played face down, so the phones have to hold them. Choose other rules, or cards on phones.

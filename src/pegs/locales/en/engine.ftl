# What the engine says where a game cannot begin or go on as asked.
seating-impossible = { $players } players cannot sit in { $teams } teams: the game is for 2 to 10 players, in two or more teams of equal size.
deal-too-few-cards = There are too few cards: { $cards } are not enough for { $players } hands of { $hand } and a draw pile of one card a player. Use more decks or fewer cards in hand.
deal-no-such-dealer = Seat { $dealer } cannot deal: the seats are 0 to { $players } less one.
deal-not-the-pack = The deck given is not the pack of these rules: { $cards } cards were expected, of the right ranks; { $given } were given.
position-not-the-rest = The draw pile and the discards given are not the cards that nobody holds: { $cards } were expected, of the right ranks; { $given } were given.
hand-unknown = The hand of the seat to act must be known to list its turns.
warming-begins = This is the first start of this version here: the rules engine is prepared once, which takes about { $seconds } seconds.
warming-up = … { $part } ({ $percent } %)
warmed-up = Ready.
warm-part-listing = finding legal turns
warm-part-playing = playing turns
card-unknown = The card that lies face down must be known to go on from here.

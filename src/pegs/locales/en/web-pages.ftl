### The pages around the table, in the browser.

## All pages

pages-back = Back
pages-fetching = Loading …
pages-share = Share
pages-copied = Link copied.
pages-copy-yourself = Copy this link: { $link }
pages-delete = Delete “{ $title }”
pages-seat = Seat { $number }
pages-update = A new version is ready.
pages-update-load = Reload
pages-winner = { $count ->
   *[other] { $names } won
}

## Who you are

who-title = Who’s playing?
who-name = Your name
who-color = Your color
who-taken = { $color }, taken
who-note = No account needed. This device remembers you, and you can change this in Settings.
who-go = Play
color-white = White
color-natural = Natural wood
color-yellow = Yellow
color-orange = Orange
color-red = Red
color-green = Green
color-blue = Blue
color-black = Black
color-purple = Purple
color-pink = Pink

## The front page

front-tagline = Five pegs, one lap, and a partner to count on.
front-play-now = Play now
front-play-note = You and three bots · { $rules }
front-basic = Basic game
front-new = New table
front-join = Join a table
front-gone = Can’t reach the server. Your games are safe; here they are as you last saw them.
front-games = Your games
front-finished = Finished games
front-rules = Your house rules
front-more = More
front-how = How to play
front-screen = Show on a TV
front-settings = Settings
front-all = Show all { $count }
front-download = Download all finished games
front-with = { $rules } with { $names }
front-your-turn = Your turn
front-waiting = Waiting for { $name }
front-paused = Paused
front-over = Game over. Play again?
front-gathering = { $taken } of { $seats } seats taken
front-won = You won

## Joining a table

join-title = Join a table
join-which = Which table?
join-code = Table code
join-go = Go
join-where = The code is on the host’s screen. You can also scan the QR code there.
join-table = { $players } players, { $teams ->
    [0] no partners
   *[other] { $teams } teams
}.
join-gathering = { $open ->
    [0] Every seat is taken.
    [one] One seat is open.
   *[other] { $open } seats are open.
}
join-playing = The game has started.
join-paused = The game is paused.
join-over = The game is over.
join-mine = You have a seat at this table.
join-back = Go to your seat
join-choose = Pick a seat
join-seats = Players
join-free = Seat { $number }, open
join-team = Team { $number }
join-bot = (bot)
join-partner = You’re on a team with { $names }.
join-sit = Sit down
join-watch = Just watch
join-full = Every seat is taken, and this table doesn’t let people watch.
join-screen = Use this screen as a TV

## A seat moves to another device

passage-title = Move a seat
passage-question = Play on this device?
passage-note = Your seat moves here. You can’t play from the other device anymore.
passage-take = Yes, play here
passage-how = Scan this with the other device’s camera, or open this link there.
passage-qr = QR code for { $link }
passage-until = Works once, until { $until }.
passage-over = This link has expired.
passage-again = Get a new link

## The television

tv-title = TV
tv-how = The board for the whole room; your cards stay on your phones. Open this page on the TV and type in the table code.
tv-show = Show the table
tv-closed = This screen was disconnected from the table. Type in a code to show another one.
tv-turn = { $name }’s turn
tv-plays = { $card }: { $text }
tv-gathering = Join the game
tv-open = { $open ->
    [0] Every seat is taken
    [one] One seat is open
   *[other] { $open } seats are open
}
tv-paused = Paused
tv-asked = Do they believe it?
tv-away = { $name } is away
tv-stand-in = A bot plays for { $name }
tv-teams = Teams
tv-open-seat = Open seat
tv-home = { $count } of { $pegs } home
tv-last = Just played
tv-join = Join with your phone
tv-qr = QR code to join this table

## The replay

replay-title = Replay
replay-seen-by = View as
replay-everyone = Everyone
replay-all-hands = All hands
replay-this-turn = This turn
replay-turn = Turn { $turn } of { $turns }
replay-deal = The deal
replay-dealt = { $who } goes first.
replay-hand = { $who }’s hand
replay-played = played
replay-moves = All turns
replay-chance = Chance of winning
replay-chance-is = { $percent }% for { $names }.
replay-chance-up = { $percent }% for { $names }, up { $change }.
replay-chance-down = { $percent }% for { $names }, down { $change }.
replay-first = To the start
replay-back = Previous turn
replay-play = Play
replay-pause = Pause
replay-on = Next turn
replay-last = To the end
replay-speed = Speed: { $speed }×
replay-where = Place in the game
replay-marks = What the marks mean
replay-mark-bump = bump
replay-mark-joker = joker
replay-mark-home = home
replay-statistics = Statistics
replay-turns = Turns
replay-holes = Holes moved
replay-bumps = Bumps
replay-bumped = Got bumped
replay-boosts = Partner boosts
replay-jokers = Jokers
replay-discards = Discards
replay-record = Download

## The check of a shuffle

fair-check = Check the shuffle
fair-title = Was the shuffle fair?
fair-why = Before dealing, the server locked in a secret number and showed everyone its fingerprint. Every card comes from that number, so not even the server could change one after the deal. Now that the game is over, the number is public and anyone can check it.
fair-run = Check now
fair-number-good = The number matches the fingerprint from before the deal. Your device just checked that itself.
fair-number-bad = The number doesn’t match the fingerprint from before the deal. Don’t trust this shuffle.
fair-cards-good = Dealing again from that number gives exactly the same cards.
fair-cards-bad = Dealing again from that number gives different cards. Don’t trust this shuffle.
fair-yourself = To check it without this server, download the game and run “pegs verify” on it.
fair-numbers = The numbers
fair-commitment = Fingerprint, from before the deal (SHA-256)
fair-seed = Secret number, revealed after the game
fair-good = The shuffle was fair: the cards come from the number locked in before the deal.
fair-bad = The cards don’t come from the number locked in before the deal. Don’t trust this shuffle.

## How to play

help-title = How to play
help-aim = The goal
help-aim-text = You have { $pegs } pegs. Bring them out, take them once around the board, clockwise, and into your home. Your team wins when all its pegs are home.
help-turn = Your turn
help-step-card = Pick a card.
help-step-card-text = It says how far a peg goes, and what else it can do.
help-step-peg = Pick a peg and where it goes.
help-step-peg-text = Everything you can pick lights up. You see what will happen before you decide.
help-step-play = Tap Play.
help-step-play-text = Until then you can change your mind with Back. After you play, you get a new card automatically.
help-out = Pegs wait in the start until a card brings them out. To get home, the count must be exact: a peg always moves the full number on the card.
help-grayed = Tap a gray card to see why you can’t play it. If you can’t move, discard a card.
help-landing = Bumping
help-landing-opponent = Land on an opponent’s peg and you bump it back to its start.
help-landing-partner = Land on your partner’s peg and you boost it: it usually moves up to the hole where it turns toward home.
help-landing-own = You can’t pass or land on your own pegs.
help-landing-home = A peg that’s home is safe.
help-board = What the marks mean
help-sign-out = Pegs come out here
help-sign-in = Pegs turn toward home here
help-sign-home = Home and start, in each player’s color
help-sign-way = The way pegs move
help-rules = The full rules
help-which = Rules
help-cards = What each card does
help-all = All the rules

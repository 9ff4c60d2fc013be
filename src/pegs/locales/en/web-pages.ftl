### The pages round the table, in the browser.

## All pages

pages-back = Back
pages-fetching = One moment …
pages-share = Share
pages-copied = The link is copied.
pages-copy-yourself = Copy this link: { $link }
pages-update = There is a new version.
pages-update-load = Load it

## Who you are

who-title = Who is playing?
who-name = Your name
who-color = Your color
who-taken = { $color }, taken
who-note = No account: only this device remembers it. You can change it in the settings.
who-go = Play
color-white = White
color-natural = Natural
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
front-play-note = You, three bots, { $rules } rules
front-basic = Basic
front-new = New table
front-join = Join by code
front-gone = The server cannot be reached. Your games wait; this is how they stood last.
front-games = Your games
front-finished = Played to the end
front-rules = Your house rules
front-more = More
front-how = How to play
front-screen = Show on a television
front-settings = Settings
front-all = Show all { $count }
front-download = Save all my finished games as a file
front-forget-rules = Forget the rules “{ $title }”
front-with = { $rules }, with { $names }
front-your-turn = Your turn
front-waiting = Waiting for { $name }
front-paused = Paused
front-over = Over. Play again?
front-gathering = { $taken } of { $seats } seats taken
front-won = You won
front-winner = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}

## Joining a table

join-title = Join a table
join-which = Which table?
join-code = Code of the table
join-go = Go there
join-where = The code stands on the screen of whoever made the table. Their QR code leads here by itself.
join-table = { $players } players, { $teams } teams.
join-gathering = { $open ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $open } seats are free.
}
join-playing = The game is on.
join-paused = The game is paused.
join-over = The game is over.
join-mine = You have a seat at this table.
join-back = To your seat
join-choose = Choose a seat
join-seats = Who sits where
join-free = Seat { $number }, free
join-team = Team { $number }
join-bot = (bot)
join-partner = You play together with { $names }.
join-sit = Sit down
join-watch = Only watch
join-full = No seat is free, and this table is not open to watchers.
join-screen = Show it on this screen, as a television

## A seat moves to another device

passage-title = Move a seat
passage-question = Play on this device?
passage-note = The seat moves here. The other device can no longer play from it.
passage-take = Yes, play here
passage-how = Open this link on the other device, or point its camera here.
passage-qr = QR code of { $link }
passage-until = Good once, until { $until }.
passage-over = This link is no longer good.
passage-again = Make a new one

## The television

tv-title = Television
tv-how = The board for everyone in the room; the cards stay on the phones. Open this page on the television, and type the code of the table.
tv-show = Show the table
tv-closed = The table has sent this screen away. Type a code to show another.
tv-turn = { $name }’s turn
tv-plays = { $card }: { $text }
tv-gathering = Sit down
tv-open = { $open ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $open } seats are free
}
tv-paused = Paused
tv-asked = Do they believe it?
tv-away = { $name } is away
tv-stand-in = A bot plays for { $name }
tv-teams = Teams
tv-open-seat = A free seat
tv-home = { $count } of { $pegs } home
tv-last = Just played
tv-join = Join with a phone
tv-qr = QR code to join this table

## The replay

replay-title = Replay
replay-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
replay-seen-by = Seen by
replay-everyone = everyone
replay-all-hands = All hands
replay-this-turn = This turn
replay-turn = Turn { $turn } of { $turns }
replay-deal = The deal
replay-dealt = { $who } begins.
replay-hand-then = { $who }’s hand then
replay-hand-dealt = { $who }’s hand
replay-played = played
replay-moves = All turns
replay-chance = Chance of winning
replay-chance-is = { $percent } % for { $names }.
replay-chance-up = { $percent } % for { $names }, up { $change }.
replay-chance-down = { $percent } % for { $names }, down { $change }.
replay-first = To the beginning
replay-back = One turn back
replay-play = Play
replay-pause = Stop
replay-on = One turn on
replay-last = To the end
replay-speed = Speed: { $speed } times
replay-where = Place in the game
replay-marks = What the marks mean
replay-mark-bump = bump
replay-mark-joker = joker
replay-mark-home = home
replay-statistics = Statistics
replay-turns = Turns
replay-holes = Holes walked
replay-bumps = Bumps
replay-bumped = Was bumped
replay-boosts = Partners helped on
replay-jokers = Jokers
replay-discards = Discards
replay-shuffle = Fair shuffle
replay-record = Download
replay-check-title = Was the shuffle fair?
replay-check = Check the shuffle
replay-check-why = Before the deal the server promised its secret number by a fingerprint. Now that the game is over, the number is open, and anyone can see that the cards follow from it.
replay-promise-holds = The number fits the fingerprint that was told before the deal. Your device has just worked that out itself.
replay-promise-broken = The number does not fit the fingerprint that was told before the deal. This shuffle cannot be trusted.
replay-deal-holds = Dealt again from the number, every card is the same.
replay-deal-broken = Dealt again from the number, the cards are different. This shuffle cannot be trusted.
replay-check-self = So nobody, the server included, could choose the cards after seeing who sits where. To check it without this server, download the game and run “pegs verify” on it.
replay-check-numbers = The numbers
replay-commitment = Fingerprint, told before the deal (SHA-256)
replay-seed = Secret number, told after the end

## How to play

help-title = How to play
help-aim = What it is about
help-aim-text = You have { $pegs } pegs. Bring them out, once round the board with the clock, and into your home. When all pegs of your team are home, your team has won.
help-turn = Your turn
help-step-card = Choose a card.
help-step-card-text = It says how far a peg goes, and what else it can do.
help-step-peg = Choose a peg and where it goes.
help-step-peg-text = What can be chosen lights up. Before you decide you see all that would happen.
help-step-play = Tap Play.
help-step-play-text = Until then nothing has happened, and Back takes everything back. A new card comes by itself.
help-out = A peg waits in the start until a card brings it out. On the way home the count must fit: a peg moves exactly as far as the card says.
help-grayed = Tap anything that is gray: it says why it cannot be played. If nothing can move, throw one card away.
help-landing = Landing on others
help-landing-opponent = An opponent’s peg goes back to its start.
help-landing-partner = A partner’s peg usually moves up to the ring before its home: that helps.
help-landing-own = Your own pegs are in the way: none passes or lands on another of your own.
help-landing-home = In home a peg is safe.
help-board = Signs on the board
help-sign-out = Where pegs come out of the start
help-sign-in = Where pegs turn into home
help-sign-home = Home, and start: in the color of the player
help-sign-way = The way pegs go
help-rules = The rules in full
help-which = Rules
help-cards = What each card does
help-all = Every rule

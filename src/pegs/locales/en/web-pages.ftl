### The pages around the table, in the browser.

## All pages

pages-back = Back
pages-fetching = Loading …
pages-bad-link = This link doesn’t work. Ask for a new one.
pages-share = Share
pages-copied = Link copied.
pages-picture-saved = Picture saved.
pages-picture-failed = The picture couldn’t be made. Try again.
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
front-first-game = First game
front-first-note = New here? Learn it by playing, in a few minutes.
front-play-note = You and three bots · { $rules }
front-basic = Basic game
front-new = New table
front-join = Join a table
front-daily = Deal of the day
front-practice = Practice puzzles
front-gone = Can’t reach the server. Your games are safe; here they are as you last saw them.
front-games = Your games
front-finished = Finished games
front-rules = Your house rules
front-more = More
front-how = How to play
front-screen = Show on a TV
front-club = Your club
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
join-code = Table code
join-go = Go
join-seats = Players
join-watch = Just watch

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

## The replay

replay-title = Replay

## The check of a shuffle

fair-check = Check the shuffle
fair-good = The shuffle was fair: the cards come from the numbers locked in before the deal.
fair-bad = The cards don’t come from the numbers locked in before the deal. Don’t trust this shuffle.
fair-warning = Careful: these cards don’t come from the numbers locked in before the deal. Don’t trust this shuffle.

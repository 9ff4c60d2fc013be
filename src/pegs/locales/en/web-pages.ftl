### The pages around the table, in the browser.

## All pages

pages-back = Back
pages-fetching = Loading …
pages-bad-link = This link doesn’t work. Ask for a new one.
pages-share = Share
pages-copied = Link copied. Paste it in a message.
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
front-play = Play
front-learn-first = Learn as you play. 6 minutes.
front-basic = Basic game
front-change = change
front-family = Play with family
front-family-short = With family
front-family-note = In this room or far away
front-learn = Learn
front-learn-note = Lessons, rules, and who’s right
front-played-before = Played it before?
front-skip = Skip the lesson
front-gone = Can’t reach the server. Your games are safe; here they are as you last saw them.
front-here-play = You and three bots, on this phone
front-pass = Pass this phone
front-pass-note = Family in the room, one phone
front-played = { $name } played
front-all-games = All { $count } games
front-today = Today
today-new = New every day
today-open = Not played yet
today-begun = Not finished yet
today-won = Your team won
today-lost = Not this time
today-solved = { $tries ->
    [0] Solved
    [1] Solved, first try
    [2] Solved, second try
    [3] Solved, third try
   *[other] Solved in { $tries } tries
}
today-week = This week: { $parts }.
today-solved-count = { $count } solved
today-shown-count = { $count } not solved
today-won-count = { $count } won
today-lost-count = { $count } lost
today-missed = { $days } not played
today-days = Your last seven days
today-day = { $day }, { $how }.
today-day-won = won
today-day-lost = lost
today-day-solved = solved
today-day-shown = not solved
today-not-played = not played
today-today = today
today-this-week = { $done } this week
today-streak = { $count } days in a row
front-more = More
front-club = Club
front-replays = Replays
front-settings = Settings
games-title = Your games
games-your-turn = Your turn
games-waiting = Waiting for { $name }
games-paused = Paused
games-goes = open it before { $day } to keep it
games-over = Game over. Play again?
games-gathering = { $taken } of { $seats } seats taken
games-won = You won
games-all = Show all { $count }

## Joining a table

join-title = Join a table
join-code = Table code
join-seats = Players
join-watch = Just watch

## A seat moves to another device

passage-title = Move a seat
passage-question = Play on this device?
passage-note = Your seat moves here. You can’t play from the other device anymore.
passage-take = Yes, play here

## The check of a shuffle

fair-check = Check the shuffle
fair-warning = Careful: these cards don’t come from the numbers locked in before the deal. Don’t trust this shuffle.
code-no-zero = Codes have no O or zero. Which letter is it?
code-corrected = Join { $code }

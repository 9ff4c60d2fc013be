# The page for joining a table.

join-ask-choose = Every seat is taken. Which bot do you want to play for?
join-ask-note = You’ll get its hand and its pegs once the host says yes.
join-ask = Ask the host
join-asked = The host has been asked. Leave this page open: you’ll sit down as soon as they say yes.
join-asked-cancel = Cancel
join-asked-no = The host has left the seat to the bot.

join-which = Which table?
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
join-free = Seat { $number }, open
join-team = Team { $number }
join-bot = (bot)
join-partner = You’re on a team with { $names }.
join-sit = Sit down
join-phone-choose = Who do you want to enter turns for?
join-phone-note = They play with real cards and have no phone here.
join-phone = Enter turns
join-full = Every seat is taken, and this table doesn’t let people watch.
join-screen = Use this screen as a TV

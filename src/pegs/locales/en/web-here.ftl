### The game without a server: on this phone, or in this browser.

## At the table

here-elsewhere = You’re playing this table in another tab.
here-take-over = Play it here
here-gone = This table isn’t on this phone anymore.
here-full = This phone is full. Free up some space to keep playing.
here-hand-to = Hand the phone to { $name }
here-look-away = { $count ->
    [one] { $names }, look at the board.
   *[other] { $names }, look at the board.
}
here-show = I’m { $name }. Show my cards

## Someone sits down

here-someone = Who’s playing?
here-someone-note = You’ll pass this phone around. It shows each player’s cards only to them.
here-sit = Sit down

## The table moves to the server

here-move-note = The table moves online just as it is: same cards, same turn. Then each player gets a link.
here-move-bot = Bot, keeps playing
here-move = Move the table
here-move-offline = Needs a connection.
here-move-once = It won’t be on this phone anymore, and it can’t move back.
here-moved = The table is online
here-moved-links = Send each player the link to their seat. Each link works once, within ten minutes.
here-send-link = Send link
here-link-for = { $name }’s seat
here-to-table = Go to the table

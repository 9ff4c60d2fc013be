### The game without a server: on this phone, or in this browser.

## At the table

here-elsewhere = You’re playing this table in another tab.
here-take-over = Play it here
here-gone = This table isn’t on this phone anymore.
here-hand-to = Hand the phone to { $name }
here-look-away = { $count ->
    [one] { $names }, look at the board.
   *[other] { $names }, look at the board.
}
here-show = I’m { $name }. Show my cards

## Someone sits down

here-someone = Who’s here?
here-someone-note = You take turns with this phone. Everyone sees only their own cards.
here-sit = Sit down

## The table moves to the server

here-move-note = The table moves online just as it is: same cards, same turn. Then each seat gets its own link.
here-move-bot = Bot. Keeps playing
here-move = Move the table
here-move-offline = Needs a connection.
here-move-once = After that, it’s no longer on this phone, and it can’t move back.
here-moved = The table is online
here-moved-links = Send everyone the link to their seat. Each link works once, for ten minutes.
here-send-link = Send link
here-link-for = { $name }’s seat
here-to-table = Go to the table

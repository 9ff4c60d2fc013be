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
here-someone-note = You take turns with this phone. It shows each one’s cards only to them.
here-sit = Sit down

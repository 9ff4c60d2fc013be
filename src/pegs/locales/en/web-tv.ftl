### The television, in the browser.

tv-title = TV
tv-how = The board for the whole room; your cards stay on your phones. Open this page on the TV and type in the table code.
tv-closed = This screen was disconnected from the table. Type in a code to show another one.
tv-turn = { $name }’s turn
tv-plays = { $card }: { $text }
tv-gathering = Come and sit
tv-point = Point your phone’s camera here
tv-or-type = or go to { $address } and type the code
tv-then = { $open ->
    [0] Everyone’s here. { $name } deals, on their phone.
   *[other] Waiting for { $open }. Then { $name } deals, on their phone.
}
tv-paused = Paused
tv-asked = Bluff?
tv-away = { $name } is away
tv-stand-in = A bot plays for { $name }
tv-teams = Teams
tv-team = { $name }’s team
tv-of-home = of { $pegs } home
tv-home = { $count } of { $pegs } home
tv-last = Just played
tv-join = Join with your phone
tv-qr = QR code to join this table
tv-first-starts = The first to sit down starts the game on their phone.
tv-vote = { $name } suggests { $title }: { $yes } of { $needed } yes votes. Vote on your phones.
tv-other = Show another table

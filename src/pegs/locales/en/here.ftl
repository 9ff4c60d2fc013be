# Tables on one device, without a server.

here-needs-connection = Needs a connection.
here-moving = This game is moving to a server. Play there from now on.
here-log-wrong = This game can’t move to this server: its log doesn’t fit the rules.
here-log-long = This game is too long to move to this server.
here-stays = Lessons stay on this device.
here-dealing = The cards are being dealt. Try again in a moment.
here-log-twice = One of these games is on this server already.
here-move-first = This game isn’t moving to a server.
here-record-part = Only whole games can be opened, from the deal to the end.
here-record-none = Choose a file with up to { $most } saved games.
here-record-stays = A game from a file stays on this device.

# Tables on one device, without a server.

here-needs-connection = Needs a connection.
here-moving = This game is moving to a server. It goes on there.

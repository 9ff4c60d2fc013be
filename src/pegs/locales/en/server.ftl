# The server, and the command that starts it.

cli-serve = Serve tables to this machine, and to phones in the same house.
cli-serve-host = The address to listen at; 127.0.0.1 keeps everybody else out.
cli-serve-port = The port, 8722 if nothing is said (then the next free one where it is taken).
cli-serve-data = The folder of the database; your own data folder if nothing is said.
cli-serve-public = The address that others reach this server by, where it stands behind another one.
cli-serve-browser = Whether to open a browser at the front page.
cli-serve-log = How much to tell: debug, info, warning or error.

server-ready = The table is open at { $address }
server-phones = Phones and others in this house open { $address } or point their camera here:
server-stop = Ctrl-C stops the server; every table goes on from where it was at the next start.
server-other-port = Port { $port } is taken, so this server uses { $other }.
server-port-taken = Port { $port } is taken: stop what uses it, or choose another with --port.
server-no-address = This machine cannot listen at { $host } ({ $problem }): choose another address with --host.
server-log-level = There is no log level “{ $level }”: say debug, info, warning or error.
server-compiling = People can sit down meanwhile.
server-engine-ready = The rules engine is ready.
server-stopped = The server has stopped; everything is kept.
server-not-built = The pages of the game are not built yet: run “make web” in the project's folder, then load this page again.

server-no-table = There is no table with this code: compare it with the one on the other screen.
server-no-game = There is no finished game at this address: ask for the link again.
server-no-watchers = This table allows no watchers: ask its host for a seat.
server-many-watchers = This table has as many watchers as it can have: come back later.
server-no-passage = This code is used or too old: ask the other device for a new one.
server-unknown-token = This key opens nothing any more: join the table by its code again.
server-host-only = Only the host of the table can do this: ask the host.
server-own-seat = The host cannot turn out the host: leave the table instead.
server-own-paths = A QR code is made for addresses of this server only: begin the path with a slash.
server-too-often = Too many tries in a short time: wait a minute and try again.
server-not-found = There is nothing at this address: go back to the front page.
server-mistake = Something went wrong in the server, and nothing was changed: try again.
server-closing = The server is shutting down: come back in a moment.
server-cannot-keep = The server cannot keep anything now, so nothing was done: try again in a moment.
server-unreadable = This cannot be read: { $what }
server-message-too-long = This message is too long, so nothing was done: send less at once.
server-too-fast = These are too many messages in a short time, so nothing was done: wait a second.
server-hello-first = The first message has to be a hello, with the token of a seat.
server-hello-once = There was a hello already: open another socket for another seat.
server-record-name = game
server-data-folder = The data folder { $folder } cannot be used ({ $problem }): choose another with --data.
server-data-in-use = Another server uses the data folder { $folder }: stop it, or choose another folder with --data.
server-no-database = { $file } is no database of this program, or it is damaged: move it away, or choose another folder with --data.
server-newer-database = { $file } was written by a newer version of this program: update the program, or choose another folder with --data.

# The server, and the command that starts it.

cli-serve = Serve tables to this computer and to phones in the same house.
cli-serve-examples =
    # Play in the browser and on the phones in the house
    pegs serve
    # Only for this computer, on another port
    pegs serve --host 127.0.0.1 --port 9000
cli-serve-host = Address to listen on; 127.0.0.1 allows only this computer.
cli-serve-port = Port. If you don’t choose one and 8722 is taken, the next free one.
cli-serve-public = Address that others use, if the server is behind a proxy. It may be in a folder, as https://example.org/pegs/.
cli-serve-proxies = Addresses and networks of the proxies that say who a client is, separated by commas.
cli-serve-prefix = Header in which your proxy sets the folder of the game’s address: X-Forwarded-Prefix, or X-Ingress-Path in Home Assistant. Without it, the folder is that of --public-url.
cli-serve-browser = Whether to open a browser.
cli-serve-contact = An email or https address at which push services, such as Apple’s, can reach you. Without it they get the public address; with neither, notifications are off.
cli-serve-limits = File with limits on what one client may do (see docs/server.md).
cli-serve-log = How much to log: debug, info, warning or error.
cli-serve-token = Token that gives access to /metrics and /status from elsewhere. Others on this computer can see command lines: set it in the environment or in the file.
cli-serve-bot = Offer a bot of your own at every table: a class in a Python module that can be imported from here. Can be given more than once.

server-ready = The table is open at { $address }
server-phones = On phones and other computers in the house, open { $address } or scan this code:
server-stop = Press Ctrl-C to stop the server. Every game will be here when you start it again.
server-other-port = Port { $port } is taken, so this server uses { $other }.
server-port-taken = Port { $port } is taken. Stop the program that uses it, or choose another port with --port.
server-no-address = Can’t listen on { $host } ({ $problem }). Choose another address with --host.
server-log-level = There’s no log level “{ $level }”. Choose debug, info, warning or error.
server-no-prefix-header = Pegs doesn’t know the header “{ $given }”. Choose one of these: { $known }
server-compiling = People can already sit down.
server-engine-being-built = The rules engine is being compiled.
server-engine-ready = The rules engine is ready.
server-no-engine = The rules engine couldn’t be compiled. Run “make kernel” to see why.
server-stopped = The server has stopped. Everything is saved.
server-not-built = The pages of the game aren’t built yet. Run “make web” in the project’s folder, then reload this page.

server-no-table = There’s no table with this code. Check it against the other screen.
server-no-game = There’s no finished game at this address. Ask for the link again.
server-no-puzzle = There’s no puzzle at this address.
server-no-watchers = This table doesn’t allow watchers. Ask the host for a seat.
server-shared-often = This game is shared in too many ways: take one back first.
server-shared-no-more = This game isn’t shared anymore.
server-many-watchers = This table has as many watchers as it allows. Try again later.
server-no-passage = This code has been used or has expired. Get a new one on the other device.
server-no-backup = This backup link doesn’t work anymore. Make a new one on a device that has your games.
server-backups-full = This server has no room for another backup. Ask the person who runs it.
server-backup-outdated = Another device has saved this backup since.
server-unknown-token = This link isn’t valid anymore. Join the table with its code.
server-your-turn = It’s your turn.
server-no-push-service = This browser’s push service can’t be used. Try another browser.
server-no-push = This server can’t notify anyone. Ask the person who runs it.
server-push-refused = This phone’s notification service refused our last notification (error { $status }). Turn notifications on again, and if that doesn’t help, tell the person who runs the server.
server-push-contact = “{ $contact }” can’t be used as the contact. Give an email address, or an address that begins with https:// and is on the internet.
server-host-only = Only the host can do that.
server-own-seat = You can’t remove yourself. Leave the table instead.
server-own-paths = QR codes are only made for addresses of this server. Start the path with a slash.
server-qr-long = This link is too long for a QR code. Send the link instead.
server-busy =
    { $seconds ->
        [one] The server is busy. Try again in a second.
       *[other] The server is busy. Try again in { $seconds } seconds.
    }
server-overloaded = The server is overloaded. Games continue; newcomers are asked to wait.
server-recovered = The server has caught up and accepts newcomers again.
server-too-often = Too many tries. Wait a minute and try again.
server-not-found = There’s nothing at this address. Go back to the front page.
server-mistake = Something went wrong on the server, and nothing was changed. Try again.
server-closing = The server is shutting down. Try again in a moment.
server-cannot-keep = The server can’t save anything right now, so nothing was changed. Try again in a moment.
server-cannot-read = The server can’t reach its database. Try again in a moment.
server-keeps-nothing = The server can’t save anything right now, so the game is on hold. It will resume by itself.
server-keeps-again = The server can save again. The game continues.
server-cut-off = This server has lost its database. It unloads its tables and keeps trying to reconnect.
server-too-many-locks = PostgreSQL has no room for the locks of more tables than { $number }. Raise its max_locks_per_transaction, and restart it.
server-not-routed = People of one table come to different server processes. The proxy must route /ws by the table in its address: see “Several processes” in docs/server.md.
server-clock-jumped = This computer’s clock was moved by { $seconds } seconds. Game clocks ignore that until the server is restarted.
server-database-url = DATABASE_URL isn’t a PostgreSQL database. Write it like postgresql://user:password@host/name, or unset it to store everything in the data folder.
server-database-unreachable = Can’t reach the database server { $server } (from DATABASE_URL): { $problem }. Check that it’s running and that its address is right.
server-database-no-answer = no answer
server-database-login = The database server { $server } doesn’t let “{ $user }” in. Check the user and password in DATABASE_URL.
server-database-missing = The server { $server } (from DATABASE_URL) has no database “{ $name }”. Create it:
server-database-rights = “{ $user }” lacks rights in the database “{ $name }” (from DATABASE_URL). Make it the owner of the database and of its tables, in a session with that database:
server-database-newer = The database “{ $name }” was written by a newer version of this program. Update the program.
server-database-unusable = Can’t use the database (from DATABASE_URL) on { $server }: { $problem }
server-database-asynchronous = The database server { $server } (from DATABASE_URL) confirms commits before they’re on disk: synchronous_commit is off, and turning it on has no effect. Connect directly to PostgreSQL, or to a pooler in session mode.
server-database-unsafe = A power failure could lose or damage games: the database server { $server } runs without { $settings }. Run this as its administrator:
server-unreadable = This can’t be read. See /api/schema for the format.
server-unreadable-at = This can’t be read at “{ $where }”. See /api/schema for the format.
server-not-so = Bad request. See /api/schema for what this address accepts.
server-foreign-page = Pages of other sites can’t change anything here. Use the server’s own page.
server-message-too-long = This message is too long.
server-not-so-fast = Not so fast! Wait a few seconds and try again.
server-many-connections = { $number } connections are open. New ones are refused, or replace idle ones.
server-too-fast = Too many messages. Wait a second.
server-hello-first = The first message must be a hello with the token of a seat.
server-hello-once = This connection has already said hello. Open another one for another seat.
server-record-name = game
server-records-name = pegs-and-jokers-games
server-data-folder = Can’t use the data folder { $folder } ({ $problem }). Choose another one with --data.
server-data-in-use = Another server is using the data folder { $folder }. The game is probably open in another window: play there, stop it, or choose another folder with --data.
server-no-database = { $file } isn’t a database of this program, or it’s damaged. Move it away, or choose another folder with --data.
server-newer-database = { $file } was written by a newer version of this program. Update the program, or choose another folder with --data.

server-no-club = This club link doesn’t work anymore. Ask someone in the club for the new one.
server-no-club-passage = This link has been used or has expired. Ask for a new one.
server-club-no-night = This table doesn’t meet on that day. Reload the page and answer again.
server-no-club-table = The club doesn’t have this table anymore. Reload the page.
server-club-full = The club is full: remove something you don’t need first.
server-club-join-first = Join the club first.
server-club-series = A series needs different people from this club in every team.
server-club-no-title = Give it a name first.
server-club-first-table = Game night
server-club-file = club
server-club-makers = Only the person who made it, or the host, can change or remove it.
server-club-series-players = Only the people who play in the series, or the host, can begin a new one.
server-club-not-joined = This person hasn’t joined the club yet. Send them the club’s link.
server-club-no-person = This person isn’t in the club anymore. Reload the page.
server-club-gone = It can’t be brought back anymore.
server-club-taken = Someone has already joined as this person. Pick another name.

### Notes on a finished game

server-not-yours = Only the people who played this game can do that, from the device with their seat.
server-note-empty = Write something first, or draw an arrow or a ring.
server-note-turn = This game has { $last } turns.
server-note-arrow = An arrow leads from one hole to another.
server-notes-full = This game has { $most } notes, which is the most. Delete one of yours first.
server-notes-of-seat-full = You’ve left { $most } notes on this game, which is the most. Delete one first.

## Beside links in messages

preview-name = Pegs and Jokers
preview-table = Join our game
preview-table-text = Open the link to take your seat. No account needed.
preview-game = A game to replay
preview-game-text = Step through it turn by turn.
preview-puzzle = Find the best turn
preview-puzzle-text = A puzzle. As many tries as you like.
preview-club = Our game club
preview-club-text = Who plays, when we meet, and who won.
preview-daily = Deal of the day
preview-daily-text = The same cards for everyone. Can your team win?
server-someone-leads = Someone else is leading through this game.

# Bots: their labels, seats for programs, and players of your own.

bot-expert = Expert
bot-expert-about = Thinks ahead, and about the cards everyone might have.
bot-strong = Strong
bot-strong-about = Guards its pegs and helps its partner.
bot-medium = Medium
bot-medium-about = Bumps and goes home when it can.
bot-easy = Easy
bot-easy-about = Plays what catches its eye. Good for a first game.
bot-random = Random turns

cli-seat = Take a seat at a table for a program or a player of your own.
cli-seat-examples =
    # Let a bot play one game at the table ABCDE
    pegs seat ABCDE --player hints
    # Get the key to a seat, for a program of your own
    TOKEN=$(pegs seat ABCDE --name Robot)
cli-seat-code = The table’s code.
cli-seat-server = The server’s address.
cli-seat-name = Its name at the table.
cli-seat-usual-name = Bot, or the player’s name
cli-seat-color = The letter of its color: W N Y O R G B K P or I.
cli-seat-number = Seat number, from 1.
cli-seat-first = the first open seat
cli-seat-player = Play one game with this player: expert, strong, hints, easy, greedy, random, an installed one, or MODULE:NAME for a class of your own. Without it, the token of the seat is printed.
seat-taken = You have seat { $seat } at table { $code }. Anyone with this token can play there, so keep it secret:
seat-plays = { $player } has seat { $seat } at table { $code } and plays as soon as the game starts. Press Ctrl-C to stop.
seat-reconnecting =
    { $code ->
        [busy]
            { $seconds ->
                [one] The server is busy. Trying again in a second …
               *[other] The server is busy. Trying again in { $seconds } seconds …
            }
        [too_much] The server allows no more connections from your network at the moment. Trying again …
        [shutting_down] The server is restarting. Trying again …
        [unavailable] The server can’t open the table at the moment. Trying again …
        [elsewhere] The server has the table in another of its processes. Trying again …
        [slow] The connection is too slow for this game. Trying again …
       *[other] Lost the connection to the server. Trying again …
    }
seat-refused = The server refused the connection (HTTP { $status }). Trying again …
seat-closed =
    { $code ->
        [moved] This seat moved to another device.
        [left] This player has left the table.
        [revoked] The host removed this player from the table.
        [unknown_token] This seat doesn’t exist anymore. Join the table again.
        [too_much] This seat has too many open connections. Close some of them first.
        [elsewhere] This table can’t be reached, because the server’s proxy doesn’t send its players to the same process. Tell the person who runs the server.
       *[other] The server doesn’t understand this program. Install the version that fits the server.
    }
seat-won = The game is over: { $player }’s team won.
seat-lost = The game is over: { $player }’s team lost.
seat-no-color = There’s no color “{ $color }”. Choose one of { $colors }.
seat-no-server = Can’t reach a game server at { $server } ({ $problem }). Set its address with --server.
seat-not-a-server = There’s no game server at { $server } ({ $problem }). Set its address with --server.
seat-not-a-code = “{ $code }” isn’t a table’s code. It has only letters and digits, as in the link to the table.

player-fails = The player { $name } failed: { $error }.
player-illegal = The player { $name } chose a turn that isn’t legal: { $turn }.
player-not-loaded = Can’t load the player { $path }: { $error }. Write MODULE:NAME for a class in a Python module that can be imported from here.
player-not-callable = { $path } isn’t a class of players.

cli-table = Make a table on a server.
cli-table-new = Make a table on a server, and print the links to it.
cli-table-bot = A bot for the next seat after yours. Can be given more than once.
cli-table-name = Your name at the table.
cli-table-start = Start right away, with bots in the open seats.
cli-table-json = Print the code, the link, and the key to your seat as JSON.
cli-table-examples =
    pegs table new --rules arizona --players 6
cli-table-new-examples =
    # A table for four by the Arizona rules, on this computer’s server
    pegs table new --rules arizona --name Ruth
    # Your own rules on another server, with a bot
    pegs table new --server https://pegs.example --rules ours.toml --bot hints
table-new = Table { $code } is ready: { $rules }, { $players } players, { $individual ->
    [yes] no partners
   *[no] { $teams } teams
}.
table-new-seat = Open your seat with this link (works once, within ten minutes): { $address }
table-new-join = For everyone else: { $address }
table-new-tv = For a TV: { $address }
table-new-full = With { $players } players, there’s room for { $most ->
    [one] one bot
   *[other] { $most } bots
} besides you.

net-damaged = The file of the bot’s net is damaged. Install the game again, or give the file of another net.
net-other-inputs = This net was trained for another version of the game. Install the game again, or train a new one.

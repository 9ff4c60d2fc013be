# Bots: their labels, seats for programs, and players of your own.

bot-hard = Hard
bot-medium = Medium
bot-easy = Easy

cli-seat = Take a seat at a table for a program or a player of your own.
cli-seat-code = The table’s code.
cli-seat-server = The server’s address.
cli-seat-name = Its name at the table (default: Bot, or the player’s name).
cli-seat-color = The letter of its color: W N Y O R G B K P or I.
cli-seat-number = Seat number, from 1 (default: the first open seat).
cli-seat-player = Play one game with this player: hints, greedy, random, an installed one, or MODULE:NAME for a class of your own. Without it, the token of the seat is printed.
seat-taken = You have seat { $seat } at table { $code }. Anyone with this token can play there, so keep it secret:
seat-plays = { $player } has seat { $seat } at table { $code } and plays as soon as the game starts. Press Ctrl-C to stop.
seat-reconnecting = Lost the connection to the server. Trying again …
seat-closed = The server closed this seat ({ $code }).
seat-won = The game is over: { $player }’s team won.
seat-lost = The game is over: { $player }’s team lost.
seat-no-color = There’s no color “{ $color }”. Choose one of { $colors }.
seat-no-server = Can’t reach a game server at { $server } ({ $problem }). Set its address with --server.

player-fails = The player { $name } failed: { $error }.
player-illegal = The player { $name } chose a turn that isn’t legal: { $turn }.
player-not-loaded = Can’t load the player { $path }: { $error }. Write MODULE:NAME for a class in a Python module that can be imported from here.
player-not-callable = { $path } isn’t a class of players.

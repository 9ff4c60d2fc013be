# Taking a seat for a program of one's own.

cli-seat = Take a seat at a table for a program of your own, and print the key to it.
cli-seat-code = The code of the table.
cli-seat-server = The address of the server.
cli-seat-name = What the program is called at the table.
cli-seat-color = The letter of its color: W N Y O R G B K P or I.
cli-seat-number = Which seat, counted from 1; the first that is open if nothing is said.
seat-taken = Seat { $seat } of table { $code } is taken. Whoever has this key plays there, so keep it to yourself:
seat-no-color = There is no color “{ $color }”: say one of { $colors }.
seat-no-server = No table is kept at { $server } ({ $problem }): say with --server where the server is.
player-fails = The player { $name } failed: { $error }.
player-illegal = The player { $name } chose a turn that isn’t legal: { $turn }.
player-not-loaded = There is no player at { $path }: { $error }. Write MODULE:NAME for a class in a Python module that can be imported from here.
player-not-callable = { $path } isn’t a class of players.

bot-hard = Hard
bot-medium = Medium
bot-easy = Easy

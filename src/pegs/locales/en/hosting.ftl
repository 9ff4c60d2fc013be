# What the one who runs a server is told about it.

cli-serve-log-format = How the log is written: text for people, json with one object a line for programs.
cli-serve-metrics = Let everybody see /metrics and /status, not only this machine.
server-log-format = There is no log format “{ $format }”: say text or json.

hosting-insiders = Only whoever sits at the server's own machine may see this: open it there, or start the server with --metrics-open or PEGS_METRICS_TOKEN.
hosting-token = This needs the server's token (PEGS_METRICS_TOKEN): say it as a bearer token, or as the password.
hosting-starting = The rules engine is being prepared ({ $share } %): games can be played in a moment.
hosting-database-away = The database does not do as it is asked, so nothing is kept and no game goes on: look after its disk and its server.

hosting-title = How the server is
hosting-well = All is well: games are played and kept.
hosting-again = Load again every { $seconds } seconds
hosting-stay = Load no more by itself
hosting-play = At the tables
hosting-tables = Tables awake
hosting-playing = of them playing
hosting-sockets = Open sockets
hosting-watchers = of them watching
hosting-turns = Turns in the last minute
hosting-finished = Games finished since the start
hosting-speed = How it goes
hosting-command = From a command to everybody
hosting-commit = To keep a turn
hosting-database-errors = Errors of the database
hosting-refusals = Commands refused
hosting-byes = Sockets closed by the server
hosting-server = The server
hosting-since = Started
hosting-up = Up for
hosting-version = Version
hosting-database = Database
hosting-database-well = answers
hosting-database-silent = keeps nothing
hosting-engine = Rules engine
hosting-engine-ready = ready
hosting-memory = Memory
hosting-number = { NUMBER($number) }
hosting-megabytes = { NUMBER($megabytes) } MB
hosting-milliseconds = { NUMBER($milliseconds, maximumFractionDigits: 1) } ms
hosting-days = { $days } d { $hours } h
hosting-hours = { $hours } h { $minutes } min

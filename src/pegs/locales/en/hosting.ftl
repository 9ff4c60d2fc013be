# The status of the server, for the person who runs it.

cli-serve-log-format = Format of the log: text for people, or json with one object per line for programs.
cli-serve-metrics = Let anyone see /metrics and /status, not only this computer.
server-log-format = There’s no log format “{ $format }”. Choose text or json.

hosting-insiders = This page is only shown on the server’s own computer. To see it from elsewhere, start the server with --metrics-open or PEGS_METRICS_TOKEN.
hosting-token = This needs the server’s token (PEGS_METRICS_TOKEN), as a bearer token or as the password.
hosting-starting = Preparing the rules engine ({ $share }%). You can play in a moment.
hosting-database-away = The database isn’t working, so nothing is saved and all games are on hold. Check its disk and its server.

hosting-title = Server status
hosting-well = Everything is working.
hosting-again = Reload every { $seconds } seconds
hosting-stay = Stop reloading
hosting-play = Tables
hosting-tables = Tables in memory
hosting-playing = Playing now
hosting-sockets = Connections
hosting-watchers = Watchers
hosting-turns = Turns in the last minute
hosting-finished = Games finished since startup
hosting-speed = Performance
hosting-command = Average time per command
hosting-commit = Average time to save
hosting-database-errors = Database errors
hosting-refusals = Commands refused
hosting-byes = Connections closed by the server
hosting-server = Server
hosting-since = Started
hosting-up = Uptime
hosting-version = Version
hosting-database = Database
hosting-database-well = working
hosting-database-silent = not working
hosting-engine = Rules engine
hosting-engine-ready = ready
hosting-memory = Memory
hosting-pushes = Notifications
hosting-pushes-so-far = { $sent } sent, { $refused } refused, { $failed } undelivered
hosting-pushes-off = off: the server needs --public-url https://… or --push-contact
hosting-number = { NUMBER($number) }
hosting-megabytes = { NUMBER($megabytes) } MB
hosting-milliseconds = { NUMBER($milliseconds, maximumFractionDigits: 1) } ms
hosting-days = { $days } d { $hours } h
hosting-hours = { $hours } h { $minutes } min

cli-here = Write the game as a folder of files that needs no server.
cli-here-examples =
    pegs here public
cli-here-folder = Folder to write to: new, empty, or written by this command before.
here-written = Wrote { $folder }. To play, a browser downloads { $megabytes } MB of it once.
here-not-built = This installation doesn’t have what a browser needs to play without a server. In a checkout of the repository, “make here” builds it.
here-folder-taken = { $folder } has other files in it. Choose a new folder.

# Backups of a server’s database.

cli-backup = Back up everything to a file, even while the server is running.
cli-backup-examples =
    pegs backup sunday.sqlite3
cli-backup-file = File to write.
cli-backup-replace = Overwrite an existing file.
cli-restore = Restore a backup while no server is running.
cli-restore-examples =
    pegs restore sunday.sqlite3
cli-restore-file = File written by “pegs backup”.
cli-prune = Delete what nobody needs anymore, even while the server is running.
cli-prune-examples =
    # Forget command ids and tables that never dealt, a week after their last use.
    pegs prune
    # Also delete tables, games and replays that nobody has used for a year.
    pegs prune --older 365
cli-prune-older = Also delete tables with games that nobody has used for DAYS days.

backup-done = { $file } holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $games ->
        [one] one game
       *[other] { $games } games
    }.
backup-nothing = There’s no database in { $folder }. Choose its folder with --data.
backup-exists = { $file } already exists. Choose another name, or overwrite an older backup with --replace.
backup-unwritten = Couldn’t write the copy in { $folder } ({ $problem }). Nothing was changed. Fix that, or choose another folder.
backup-shared = Everything is in the PostgreSQL database of DATABASE_URL. Back it up with “pg_dump --format=custom --file=FILE "$DATABASE_URL"”.
restore-done = Restored from { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $games ->
        [one] one game
       *[other] { $games } games
    }.
restore-aside = The previous database is in { $folder }.
restore-no-file = There’s no file { $file }. Give the name of a file written by “pegs backup”.
restore-damaged = { $file } is damaged, or isn’t a database of this program. Nothing was changed. Use another backup.
restore-shared = Everything is in the PostgreSQL database of DATABASE_URL. Stop all servers and restore it with “pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE”.
prune-looking = Looking at tables
prune-progress = { $games } of { $requested } tables
prune-pace = { $pace } tables/s
prune-done = Deleted { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $games ->
        [one] one game
       *[other] { $games } games
    }, and { $commands ->
        [one] one command id
       *[other] { $commands } command ids
    }. Looked at { $seen ->
        [one] one table
       *[other] { $seen } tables
    }.
prune-stopped = Stopped early. Run “pegs prune” again for the rest.
prune-old-database = The database is from an older version. Start the server once, then run “pegs prune” again.

# Backups of a server’s database.

cli-backup = Back up everything to a file, even while the server is running.
cli-backup-examples =
    pegs backup sunday.sqlite3
cli-backup-file = File to write.
cli-backup-data = Folder of the database.
cli-backup-replace = Overwrite an existing file.
cli-restore = Restore a backup while no server is running.
cli-restore-examples =
    pegs restore sunday.sqlite3
cli-restore-file = File written by “pegs backup”.

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

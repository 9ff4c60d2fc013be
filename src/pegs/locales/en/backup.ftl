# Copies of everything that a server keeps.

cli-backup = Copy everything that is kept to a file, also while the server runs.
cli-backup-file = The file to write.
cli-backup-data = The folder of the database; your own data folder if nothing is said.
cli-backup-replace = Write over a file that is there already.
cli-restore = Put back what a backup holds, while no server runs.
cli-restore-file = A file that “pegs backup” wrote.

backup-done = { $file } holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $games ->
        [one] one game
       *[other] { $games } games
    }.
backup-nothing = There is no database in { $folder }: choose its folder with --data.
backup-exists = { $file } is there already: choose another name, or say --replace where it is an older backup.
backup-unwritten = The copy could not be made in { $folder } ({ $problem }), and nothing was changed: see to that, or choose another folder.
backup-shared = Everything is kept in the PostgreSQL database that DATABASE_URL names: copy it with “pg_dump --format=custom --file=FILE "$DATABASE_URL"”.
restore-done = Put back from { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $games ->
        [one] one game
       *[other] { $games } games
    }.
restore-aside = What was there before is kept in { $folder }.
restore-no-file = There is no file { $file }: name one that “pegs backup” wrote.
restore-damaged = { $file } is damaged, or no database of this program; nothing was changed: take another copy.
restore-shared = Everything is kept in the PostgreSQL database that DATABASE_URL names: stop all servers and put it back with “pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE”.

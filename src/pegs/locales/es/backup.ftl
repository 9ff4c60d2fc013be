# Copias de seguridad de la base de datos de un servidor.

cli-backup = Hacer una copia de seguridad de todo en un archivo, incluso con el servidor en marcha.
cli-backup-examples =
    pegs backup domingo.sqlite3
cli-backup-file = El archivo que se escribe.
cli-backup-data = Carpeta de la base de datos.
cli-backup-replace = Sobrescribir un archivo que ya existe.
cli-restore = Restaurar una copia, sin ningún servidor en marcha.
cli-restore-examples =
    pegs restore domingo.sqlite3
cli-restore-file = Un archivo escrito por “pegs backup”.

backup-done = { $file } contiene { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    } y { $games ->
        [one] una partida
       *[other] { $games } partidas
    }.
backup-nothing = No hay ninguna base de datos en { $folder }. Elige su carpeta con --data.
backup-exists = { $file } ya existe. Elige otro nombre, o sobrescribe una copia anterior con --replace.
backup-unwritten = No se pudo escribir la copia en { $folder } ({ $problem }). No se cambió nada. Arréglalo o elige otra carpeta.
backup-shared = Todo está en la base de datos PostgreSQL de DATABASE_URL. Cópiala con “pg_dump --format=custom --file=ARCHIVO "$DATABASE_URL"”.
restore-done = Restaurado de { $file }: { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    } y { $games ->
        [one] una partida
       *[other] { $games } partidas
    }.
restore-aside = La base de datos anterior está en { $folder }.
restore-no-file = No existe el archivo { $file }. Indica uno escrito por “pegs backup”.
restore-damaged = { $file } está dañado o no es una base de datos de este programa. No se cambió nada. Usa otra copia.
restore-shared = Todo está en la base de datos PostgreSQL de DATABASE_URL. Detén todos los servidores y restáurala con “pg_restore --clean --if-exists --dbname="$DATABASE_URL" ARCHIVO”.

# Copias de seguridad de la base de datos de un servidor.

cli-backup = Hacer una copia de seguridad de todo en un archivo, incluso con el servidor en marcha.
cli-backup-examples =
    pegs backup domingo.sqlite3
cli-backup-file = El archivo que se escribe.
cli-backup-replace = Sobrescribir un archivo que ya existe.
cli-restore = Restaurar una copia, sin ningún servidor en marcha.
cli-restore-examples =
    pegs restore domingo.sqlite3
cli-restore-file = Un archivo escrito por “pegs backup”.
cli-prune = Borrar lo que ya nadie necesita, incluso con el servidor en marcha.
cli-prune-examples =
    # Olvida, tras una semana, números de órdenes y mesas sin repartir.
    pegs prune
    # Borra también las mesas con partidas que nadie usa desde hace un año.
    pegs prune --older 365
cli-prune-older = Borrar también las mesas con partidas que nadie usa desde hace DAYS días.

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
prune-looking = Revisando mesas
prune-progress = { $games } de { $requested } mesas
prune-pace = { $pace } mesas/s
prune-done = Se borraron { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    } con { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, y { $commands ->
        [one] el número de una orden
       *[other] los números de { $commands } órdenes
    }. Se revisaron { $seen ->
        [one] una mesa
       *[other] { $seen } mesas
    }.
prune-stopped = Se detuvo antes de terminar. Ejecuta otra vez “pegs prune” para el resto.
prune-old-database = La base de datos es de una versión anterior. Inicia el servidor una vez y ejecuta otra vez “pegs prune”.

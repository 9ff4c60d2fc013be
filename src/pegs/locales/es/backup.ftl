# Copias de todo lo que guarda un servidor.

cli-backup = Hace una copia de todo en un archivo, incluso con el servidor en marcha.
cli-backup-file = El archivo que se escribe.
cli-backup-data = Carpeta de la base de datos (si no se indica, tu carpeta de datos).
cli-backup-replace = Sobrescribe un archivo que ya existe.
cli-restore = Restaura una copia, sin ningún servidor en marcha.
cli-restore-file = Un archivo escrito por «pegs backup».

backup-done = { $file } contiene { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    } y { $games ->
        [one] una partida
       *[other] { $games } partidas
    }.
backup-nothing = No hay ninguna base de datos en { $folder }: elige su carpeta con --data.
backup-exists = { $file } ya existe: elige otro nombre, o sobrescribe una copia anterior con --replace.
backup-unwritten = No se pudo hacer la copia en { $folder } ({ $problem }) y no se cambió nada: arréglalo o elige otra carpeta.
backup-shared = Todo se guarda en la base de datos PostgreSQL que nombra DATABASE_URL: cópiala con «pg_dump --format=custom --file=ARCHIVO "$DATABASE_URL"».
restore-done = Restaurado de { $file }: { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    } y { $games ->
        [one] una partida
       *[other] { $games } partidas
    }.
restore-aside = La base de datos anterior está en { $folder }.
restore-no-file = No existe el archivo { $file }: indica uno escrito por «pegs backup».
restore-damaged = { $file } está dañado o no es una base de datos de este programa; no se cambió nada: usa otra copia.
restore-shared = Todo se guarda en la base de datos PostgreSQL que nombra DATABASE_URL: detén todos los servidores y recupérala con «pg_restore --clean --if-exists --dbname="$DATABASE_URL" ARCHIVO».

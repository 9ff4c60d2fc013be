# Copias de todo lo que guarda un servidor.

cli-backup = Copia todo lo guardado en un archivo, también con el servidor en marcha.
cli-backup-file = El archivo que se escribe.
cli-backup-data = La carpeta de la base de datos; si no se dice nada, tu carpeta de datos.
cli-backup-replace = Escribe encima de un archivo que ya existe.
cli-restore = Devuelve a su sitio lo que hay en una copia, sin ningún servidor en marcha.
cli-restore-file = Un archivo escrito por «pegs backup».

backup-done = { $file } contiene { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    } y { $games ->
        [one] una partida
       *[other] { $games } partidas
    }.
backup-nothing = No hay ninguna base de datos en { $folder }: elige su carpeta con --data.
backup-exists = { $file } ya existe: elige otro nombre, o di --replace si es una copia anterior.
backup-unwritten = No se pudo hacer la copia en { $folder } ({ $problem }) y no se cambió nada: arréglalo o elige otra carpeta.
backup-shared = Todo se guarda en la base de datos PostgreSQL que nombra DATABASE_URL: cópiala con «pg_dump --format=custom --file=ARCHIVO "$DATABASE_URL"».
restore-done = Recuperado de { $file }: { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    } y { $games ->
        [one] una partida
       *[other] { $games } partidas
    }.
restore-aside = Lo que había antes queda en { $folder }.
restore-no-file = No existe el archivo { $file }: nombra uno escrito por «pegs backup».
restore-damaged = { $file } está dañado o no es una base de datos de este programa; no se cambió nada: usa otra copia.
restore-shared = Todo se guarda en la base de datos PostgreSQL que nombra DATABASE_URL: detén todos los servidores y recupérala con «pg_restore --clean --if-exists --dbname="$DATABASE_URL" ARCHIVO».

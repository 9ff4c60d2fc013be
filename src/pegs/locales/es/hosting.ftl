# El estado del servidor, para quien lo mantiene.

cli-serve-log-format = Cómo se escribe el registro: text para personas, json con un objeto por línea para programas.
cli-serve-metrics = Permitir que todos vean /metrics y /status, no solo este equipo.
server-log-format = No hay ningún formato de registro “{ $format }”. Elige text o json.

hosting-insiders = Esta página solo se muestra en el propio equipo del servidor. Para verla desde otro, arranca el servidor con --metrics-open o PEGS_METRICS_TOKEN.
hosting-token = Para esto hace falta la contraseña del servidor (PEGS_METRICS_TOKEN), como “bearer token” o como contraseña.
hosting-starting = Preparando el motor de reglas ({ $share } %). Podrás jugar en un momento.
hosting-database-away = La base de datos no funciona, así que no se guarda nada y las partidas están en espera. Revisa su disco y su servidor.

hosting-title = Estado del servidor
hosting-well = Todo funciona.
hosting-again = Recargar cada { $seconds } segundos
hosting-stay = Dejar de recargar
hosting-play = Mesas
hosting-tables = Mesas en memoria
hosting-playing = Jugando ahora
hosting-sockets = Conexiones
hosting-watchers = Espectadores
hosting-turns = Turnos en el último minuto
hosting-finished = Partidas terminadas desde el arranque
hosting-speed = Rendimiento
hosting-command = Tiempo medio por comando
hosting-commit = Tiempo medio para guardar
hosting-database-errors = Errores de la base de datos
hosting-refusals = Comandos rechazados
hosting-byes = Conexiones cerradas por el servidor
hosting-server = Servidor
hosting-since = Arranque
hosting-up = Tiempo en marcha
hosting-version = Versión
hosting-database = Base de datos
hosting-database-well = funciona
hosting-database-silent = no funciona
hosting-engine = Motor de reglas
hosting-engine-ready = listo
hosting-memory = Memoria
hosting-pushes = Avisos
hosting-pushes-so-far = { $sent } enviados, { $refused } rechazados, { $failed } sin entregar
hosting-pushes-off = desactivados: el servidor necesita --public-url https://… o --push-contact
hosting-number = { NUMBER($number) }
hosting-megabytes = { NUMBER($megabytes) } MB
hosting-milliseconds = { NUMBER($milliseconds, maximumFractionDigits: 1) } ms
hosting-days = { $days } d { $hours } h
hosting-hours = { $hours } h { $minutes } min

cli-here = Escribir el juego como una carpeta de archivos que no necesita servidor.
cli-here-examples =
    pegs here public
cli-here-folder = Carpeta de destino: nueva, vacía o ya escrita antes por este comando.
here-written = La carpeta { $folder } está lista. Para jugar, un navegador descarga { $megabytes } MB de ella, una sola vez.
here-not-built = Esta instalación no tiene lo que un navegador necesita para jugar sin servidor. En una copia del repositorio, “make here” lo construye.
here-folder-taken = { $folder } contiene otros archivos. Elige una carpeta nueva.

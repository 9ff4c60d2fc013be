# Lo que se cuenta del servidor a quien lo mantiene.

cli-serve-log-format = Cómo se escribe el registro: text para personas, json con un objeto por línea para programas.
cli-serve-metrics = Deja que todos vean /metrics y /status, no solo este equipo.
server-log-format = No hay formato de registro «{ $format }»: di text o json.

hosting-insiders = Esto solo lo ve quien está en el propio equipo del servidor: ábrelo allí, o arranca el servidor con --metrics-open o PEGS_METRICS_TOKEN.
hosting-token = Para esto hace falta la contraseña del servidor (PEGS_METRICS_TOKEN): dila como «bearer token» o como contraseña.
hosting-starting = El motor de reglas se está preparando ({ $share } %): se podrá jugar en un momento.
hosting-database-away = La base de datos no hace lo que se le pide, así que nada se guarda y ninguna partida sigue: mira su disco y su servidor.

hosting-title = Cómo está el servidor
hosting-well = Todo va bien: se juega y se guarda.
hosting-again = Volver a cargar cada { $seconds } segundos
hosting-stay = No volver a cargar sola
hosting-play = En las mesas
hosting-tables = Mesas despiertas
hosting-playing = de ellas jugando
hosting-sockets = Conexiones abiertas
hosting-watchers = de ellas mirando
hosting-turns = Turnos en el último minuto
hosting-finished = Partidas terminadas desde el arranque
hosting-speed = Cómo marcha
hosting-command = De una orden a todos
hosting-commit = En guardar un turno
hosting-database-errors = Errores de la base de datos
hosting-refusals = Órdenes rechazadas
hosting-byes = Conexiones cerradas por el servidor
hosting-server = El servidor
hosting-since = Arrancó
hosting-up = Lleva en marcha
hosting-version = Versión
hosting-database = Base de datos
hosting-database-well = responde
hosting-database-silent = no guarda nada
hosting-engine = Motor de reglas
hosting-engine-ready = listo
hosting-memory = Memoria
hosting-number = { NUMBER($number) }
hosting-megabytes = { NUMBER($megabytes) } MB
hosting-milliseconds = { NUMBER($milliseconds, maximumFractionDigits: 1) } ms
hosting-days = { $days } d { $hours } h
hosting-hours = { $hours } h { $minutes } min

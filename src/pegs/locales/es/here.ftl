# Mesas en un solo dispositivo, sin servidor.

here-needs-connection = Necesita conexión.
here-moving = Esta partida se está pasando a un servidor. Juega allí a partir de ahora.
here-log-wrong = Esta partida no se puede pasar a este servidor: su registro no cumple las reglas.
here-log-long = Esta partida es demasiado larga para pasarla a este servidor.
here-stays = Las lecciones se quedan en este dispositivo.
here-dealing = Se están repartiendo las cartas. Inténtalo de nuevo en un momento.
here-log-twice = Una de estas partidas ya está en este servidor.
here-move-first = Esta partida no se está pasando a un servidor.
here-record-part = Solo se pueden abrir partidas enteras, desde el reparto hasta el final.
here-record-none = Elige un archivo con partidas guardadas: { $most } como mucho.
here-record-stays = Una partida de un archivo se queda en este dispositivo.

### Las páginas alrededor de la mesa, en el navegador.

## Todas las páginas

pages-back = Atrás
pages-fetching = Cargando …
pages-bad-link = Este enlace no funciona. Pide uno nuevo.
pages-share = Compartir
pages-copied = Enlace copiado.
pages-picture-saved = Imagen guardada.
pages-picture-failed = No se pudo hacer la imagen. Inténtalo de nuevo.
pages-copy-yourself = Copia este enlace: { $link }
pages-delete = Borrar “{ $title }”
pages-seat = Asiento { $number }
pages-update = Hay una versión nueva.
pages-update-load = Recargar
pages-winner = { $count ->
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}

## Quién eres

who-title = ¿Quién juega?
who-name = Tu nombre
who-color = Tu color
who-taken = { $color }, ocupado
who-note = No hace falta una cuenta. Este dispositivo te recuerda, y puedes cambiarlo en Ajustes.
who-go = Jugar
color-white = Blanco
color-natural = Madera natural
color-yellow = Amarillo
color-orange = Naranja
color-red = Rojo
color-green = Verde
color-blue = Azul
color-black = Negro
color-purple = Morado
color-pink = Rosa

## La página de inicio

front-tagline = Cinco clavijas, una vuelta y una pareja en quien confiar.
front-first-game = Primera partida
front-first-note = ¿Primera vez? Aprende jugando, en unos minutos.
front-play-now = Jugar ya
front-play-note = Tú y tres bots · { $rules }
front-basic = Juego básico
front-new = Mesa nueva
front-join = Unirse
front-daily = Partida del día
front-practice = Problemas para practicar
front-gone = No hay conexión con el servidor. Tus partidas están a salvo; así estaban la última vez.
front-games = Tus partidas
front-finished = Partidas terminadas
front-rules = Tus reglas de la casa
front-more = Más
front-how = Cómo se juega
front-screen = Ver en la tele
front-club = Tu club
front-settings = Ajustes
front-all = Ver las { $count }
front-download = Descargar todas las terminadas
front-with = { $rules }, con { $names }
front-your-turn = Te toca
front-waiting = Esperando a { $name }
front-paused = En pausa
front-over = Partida terminada. ¿Otra?
front-gathering = { $taken } de { $seats } asientos ocupados
front-won = Ganaste

## Unirse a una mesa

join-title = Unirse a una mesa
join-code = Código de la mesa
join-go = Ir
join-seats = Jugadores
join-watch = Solo mirar

## Un asiento pasa a otro dispositivo

passage-title = Pasar un asiento
passage-question = ¿Jugar en este dispositivo?
passage-note = Tu asiento pasa aquí. Ya no podrás jugar desde el otro dispositivo.
passage-take = Sí, jugar aquí
passage-how = Escanéalo con la cámara del otro dispositivo, o abre allí este enlace.
passage-qr = Código QR de { $link }
passage-until = Sirve una sola vez, hasta las { $until }.
passage-over = Este enlace ya no sirve.
passage-again = Pedir otro enlace

## La repetición

replay-title = Repetición

## La comprobación del reparto

fair-check = Comprobar el reparto
fair-good = El reparto fue limpio: las cartas salen de los números fijados antes de repartir.
fair-bad = Las cartas no salen de los números fijados antes de repartir. No te fíes de este reparto.
fair-warning = Cuidado: estas cartas no salen de los números fijados antes de repartir. No te fíes de este reparto.

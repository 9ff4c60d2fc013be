### Las páginas alrededor de la mesa, en el navegador.

## Todas las páginas

pages-back = Atrás
pages-fetching = Cargando …
pages-bad-link = Este enlace no funciona. Pide uno nuevo.
pages-share = Compartir
pages-copied = Enlace copiado. Pégalo en un mensaje.
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
front-play = Jugar
front-learn-first = Aprende jugando. 6 minutos.
front-basic = Juego básico
front-change = cambiar
front-family = Jugar en familia
front-family-short = En familia
front-family-note = Aquí mismo o a distancia
front-learn = Aprender
front-learn-note = Lecciones, reglas y dudas
front-played-before = ¿Ya sabes jugar?
front-skip = Saltar la lección
front-gone = No hay conexión con el servidor. Tus partidas están a salvo; así estaban la última vez.
front-here-play = Tú y tres bots, en este teléfono
front-pass = Pasar el teléfono
front-pass-note = En familia, con un solo teléfono
front-played = { $name } jugó
front-all-games = Las { $count } partidas
front-today = Hoy
today-new = Cada día
today-open = Sin jugar todavía
today-begun = Sin terminar todavía
today-won = Ganó tu equipo
today-lost = Hoy no salió
today-solved = { $tries ->
    [0] Resuelto
    [1] Resuelto al primer intento
    [2] Resuelto al segundo intento
    [3] Resuelto al tercer intento
   *[other] Resuelto en { $tries } intentos
}
today-week = Esta semana: { $parts }.
today-solved-count = { $count ->
    [one] 1 resuelto
   *[other] { $count } resueltos
}
today-shown-count = { $count } sin resolver
today-won-count = { $count ->
    [one] 1 ganada
   *[other] { $count } ganadas
}
today-lost-count = { $count ->
    [one] 1 perdida
   *[other] { $count } perdidas
}
today-missed = { $days } sin jugar
today-days = Tus últimos siete días
today-day = { $day }, { $how }.
today-day-won = ganada
today-day-lost = perdida
today-day-solved = resuelto
today-day-shown = sin resolver
today-not-played = sin jugar
today-today = hoy
today-this-week = { $done } esta semana
today-streak = { $count } días seguidos
front-more = Más
front-club = Club
front-replays = Repeticiones
front-settings = Ajustes
games-title = Tus partidas
games-your-turn = Te toca
games-waiting = Esperando a { $name }
games-paused = En pausa
games-goes = ábrela antes del { $day } para conservarla
games-over = Partida terminada. ¿Otra?
games-gathering = { $taken } de { $seats } asientos ocupados
games-won = Ganaste
games-all = Ver las { $count }

## Unirse a una mesa

join-title = Unirse a una mesa
join-code = Código de la mesa
join-seats = Jugadores
join-watch = Solo mirar

## Un asiento pasa a otro dispositivo

passage-title = Pasar un asiento
passage-question = ¿Jugar en este dispositivo?
passage-note = Tu asiento pasa aquí. Ya no podrás jugar desde el otro dispositivo.
passage-take = Sí, jugar aquí

## La comprobación del reparto

fair-check = Comprobar el reparto
fair-warning = Cuidado: estas cartas no salen de los números fijados antes de repartir. No te fíes de este reparto.
code-no-zero = Los códigos no tienen O ni cero. ¿Qué letra es?
code-corrected = Entrar en { $code }

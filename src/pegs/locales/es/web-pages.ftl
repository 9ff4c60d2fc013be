### Las páginas alrededor de la mesa, en el navegador.

## Todas las páginas

pages-back = Atrás
pages-fetching = Cargando …
pages-share = Compartir
pages-copied = Enlace copiado.
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
front-play-now = Jugar ya
front-play-note = Tú y tres bots · { $rules }
front-basic = Juego básico
front-new = Mesa nueva
front-join = Unirse
front-gone = No hay conexión con el servidor. Tus partidas están a salvo; así estaban la última vez.
front-games = Tus partidas
front-finished = Partidas terminadas
front-rules = Tus reglas de la casa
front-more = Más
front-how = Cómo se juega
front-screen = Ver en la tele
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
join-which = ¿Qué mesa?
join-code = Código de la mesa
join-go = Ir
join-where = El código está en la pantalla del anfitrión. También puedes escanear el código QR que sale ahí.
join-table = { $players } jugadores, { $teams ->
    [0] sin parejas
   *[other] { $teams } equipos
}.
join-gathering = { $open ->
    [0] Todos los asientos están ocupados.
    [one] Hay un asiento libre.
   *[other] Hay { $open } asientos libres.
}
join-playing = La partida ya empezó.
join-paused = La partida está en pausa.
join-over = La partida terminó.
join-mine = Tienes un asiento en esta mesa.
join-back = Ir a tu asiento
join-choose = Elige un asiento
join-seats = Jugadores
join-free = Asiento { $number }, libre
join-team = Equipo { $number }
join-bot = (bot)
join-partner = Juegas en equipo con { $names }.
join-sit = Sentarme
join-watch = Solo mirar
join-full = Todos los asientos están ocupados, y esta mesa no admite espectadores.
join-screen = Usar esta pantalla como tele

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

## La tele

tv-title = Tele
tv-how = El tablero para todos; las cartas se quedan en los teléfonos. Abre esta página en la tele y escribe el código de la mesa.
tv-show = Mostrar la mesa
tv-closed = Esta pantalla ya no está conectada a la mesa. Escribe un código para mostrar otra.
tv-turn = Turno de { $name }
tv-plays = { $card }: { $text }
tv-gathering = Únete a la partida
tv-open = { $open ->
    [0] Todos los asientos están ocupados
    [one] Hay un asiento libre
   *[other] Hay { $open } asientos libres
}
tv-paused = En pausa
tv-asked = ¿Se lo creen?
tv-away = { $name } no está
tv-stand-in = Un bot juega por { $name }
tv-teams = Equipos
tv-open-seat = Asiento libre
tv-home = { $count } de { $pegs } en la meta
tv-last = Última jugada
tv-join = Únete con tu teléfono
tv-qr = Código QR para unirse a esta mesa

## La repetición

replay-title = Repetición
replay-seen-by = Ver como
replay-everyone = Todos
replay-all-hands = Todas las manos
replay-this-turn = Este turno
replay-turn = Turno { $turn } de { $turns }
replay-deal = El reparto
replay-dealt = Empieza { $who }.
replay-hand = La mano de { $who }
replay-played = jugada
replay-moves = Todos los turnos
replay-chance = Probabilidad de ganar
replay-chance-is = { $percent } % para { $names }.
replay-chance-up = { $percent } % para { $names }, sube { $change }.
replay-chance-down = { $percent } % para { $names }, baja { $change }.
replay-first = Al principio
replay-back = Turno anterior
replay-play = Reproducir
replay-pause = Pausa
replay-on = Turno siguiente
replay-last = Al final
replay-speed = Velocidad: { $speed }×
replay-where = Momento de la partida
replay-marks = Qué significan las marcas
replay-mark-bump = golpe
replay-mark-joker = comodín
replay-mark-home = en la meta
replay-statistics = Estadísticas
replay-turns = Turnos
replay-holes = Hoyos recorridos
replay-bumps = Golpes
replay-bumped = Golpes recibidos
replay-boosts = Ayudas a la pareja
replay-jokers = Comodines
replay-discards = Descartes
replay-record = Descargar

## La comprobación del reparto

fair-check = Comprobar el reparto
fair-title = ¿Fue limpio el reparto?
fair-why = Antes de repartir, el servidor fijó un número secreto y mostró a todos su huella. Todas las cartas salen de ese número, así que ni siquiera el servidor pudo cambiar ninguna después de repartir. Ahora que la partida terminó, el número está a la vista y cualquiera puede comprobarlo.
fair-run = Comprobar ahora
fair-number-good = El número corresponde a la huella de antes de repartir. Tu dispositivo acaba de comprobarlo.
fair-number-bad = El número no corresponde a la huella de antes de repartir. No te fíes de este reparto.
fair-cards-good = Al repartir otra vez con ese número salen exactamente las mismas cartas.
fair-cards-bad = Al repartir otra vez con ese número salen otras cartas. No te fíes de este reparto.
fair-yourself = Para comprobarlo sin este servidor, descarga la partida y compruébala con “pegs verify”.
fair-numbers = Los números
fair-commitment = Huella, de antes de repartir (SHA-256)
fair-seed = Número secreto, revelado al terminar
fair-good = El reparto fue limpio: las cartas salen del número fijado antes de repartir.
fair-bad = Las cartas no salen del número fijado antes de repartir. No te fíes de este reparto.

## Cómo se juega

help-title = Cómo se juega
help-aim = El objetivo
help-aim-text = Tienes { $pegs } clavijas. Sácalas, dales una vuelta al tablero en el sentido del reloj y llévalas a tu meta. Tu equipo gana cuando todas sus clavijas están en la meta.
help-turn = Tu turno
help-step-card = Elige una carta.
help-step-card-text = Dice cuánto avanza una clavija, y qué más puede hacer.
help-step-peg = Elige una clavija y adónde va.
help-step-peg-text = Todo lo que puedes elegir se ilumina. Antes de decidir ves lo que va a pasar.
help-step-play = Toca Jugar.
help-step-play-text = Hasta entonces puedes cambiar de idea con Atrás. Después de jugar te llega sola una carta nueva.
help-out = Las clavijas esperan en la salida hasta que una carta las saca. Para entrar en la meta la cuenta tiene que ser exacta: una clavija avanza siempre el número completo de la carta.
help-grayed = Toca una carta gris para ver por qué no puedes jugarla. Si no puedes mover, descarta una carta.
help-landing = Golpear
help-landing-opponent = Si caes sobre una clavija rival, la devuelves de un golpe a su salida.
help-landing-partner = Si caes sobre una clavija de tu pareja, la ayudas: casi siempre sube al hoyo por donde entra en su meta.
help-landing-own = No puedes pasar por encima de tus propias clavijas ni caer sobre ellas.
help-landing-home = En la meta una clavija está a salvo.
help-board = Qué significan las marcas
help-sign-out = Por aquí salen las clavijas
help-sign-in = Por aquí entran en la meta
help-sign-home = La meta y la salida, del color de cada jugador
help-sign-way = Hacia donde se mueven las clavijas
help-rules = Las reglas completas
help-which = Reglas
help-cards = Qué hace cada carta
help-all = Todas las reglas

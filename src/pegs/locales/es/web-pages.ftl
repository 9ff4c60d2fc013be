### Las páginas alrededor de la mesa, en el navegador.

## Todas las páginas

pages-back = Atrás
pages-fetching = Un momento …
pages-share = Compartir
pages-copied = El enlace está copiado.
pages-copy-yourself = Copia este enlace: { $link }
pages-update = Hay una versión nueva.
pages-update-load = Cargarla

## Quién eres

who-title = ¿Quién juega?
who-name = Tu nombre
who-color = Tu color
who-taken = { $color }, ocupado
who-note = Sin cuenta: solo este aparato lo recuerda. Lo puedes cambiar en los ajustes.
who-go = Jugar
color-white = Blanco
color-natural = Natural
color-yellow = Amarillo
color-orange = Naranja
color-red = Rojo
color-green = Verde
color-blue = Azul
color-black = Negro
color-purple = Morado
color-pink = Rosa

## La portada

front-tagline = Cinco clavijas, una vuelta y una pareja en quien confiar.
front-play-now = Jugar ya
front-play-note = Tú, tres bots, reglas: { $rules }
front-basic = Juego básico
front-new = Mesa nueva
front-join = Entrar con código
front-gone = No se puede llegar al servidor. Tus partidas esperan; así estaban la última vez.
front-games = Tus partidas
front-finished = Jugadas hasta el final
front-rules = Tus reglas de casa
front-more = Más
front-how = Cómo se juega
front-screen = Ver en un televisor
front-settings = Ajustes
front-all = Ver las { $count }
front-download = Guardar todas mis partidas terminadas en un archivo
front-forget-rules = Olvidar las reglas “{ $title }”
front-with = { $rules }, con { $names }
front-your-turn = Te toca
front-waiting = Esperando a { $name }
front-paused = En pausa
front-over = Terminada. ¿Otra?
front-gathering = { $taken } de { $seats } asientos ocupados
front-won = Ganaste
front-winner = { $count ->
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}

## Entrar en una mesa

join-title = Entrar en una mesa
join-which = ¿Qué mesa?
join-code = Código de la mesa
join-go = Ir a la mesa
join-where = El código está en la pantalla de quien abrió la mesa. Su código QR trae aquí directamente.
join-table = { $players } jugadores, { $teams } equipos.
join-gathering = { $open ->
    [0] Todos los asientos están ocupados.
    [one] Hay un asiento libre.
   *[other] Hay { $open } asientos libres.
}
join-playing = La partida está en marcha.
join-paused = La partida está en pausa.
join-over = La partida terminó.
join-mine = Tienes un asiento en esta mesa.
join-back = A tu asiento
join-choose = Elige un asiento
join-seats = Quién se sienta dónde
join-free = Asiento { $number }, libre
join-team = Equipo { $number }
join-bot = (bot)
join-partner = Juegas con { $names }.
join-sit = Sentarme
join-watch = Solo mirar
join-full = No hay asientos libres, y esta mesa no admite público.
join-screen = Mostrarla en esta pantalla, como televisor

## Un asiento pasa a otro aparato

passage-title = Pasar un asiento
passage-question = ¿Jugar en este aparato?
passage-note = El asiento pasa aquí. El otro aparato ya no podrá jugar con él.
passage-take = Sí, jugar aquí
passage-how = Abre este enlace en el otro aparato, o apunta aquí con su cámara.
passage-qr = Código QR de { $link }
passage-until = Vale una vez, hasta las { $until }.
passage-over = Este enlace ya no vale.
passage-again = Hacer otro

## El televisor

tv-title = Televisor
tv-how = El tablero para toda la sala; las cartas se quedan en los teléfonos. Abre esta página en el televisor y escribe el código de la mesa.
tv-show = Mostrar la mesa
tv-closed = La mesa ha despedido a esta pantalla. Escribe un código para mostrar otra.
tv-turn = Turno de { $name }
tv-plays = { $card }: { $text }
tv-gathering = Siéntense
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
tv-open-seat = Un asiento libre
tv-home = { $count } de { $pegs } en casa
tv-last = Lo último
tv-join = Entra con un teléfono
tv-qr = Código QR para entrar en esta mesa

## La repetición

replay-title = Repetición
replay-won = { $count ->
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}
replay-seen-by = Visto por
replay-everyone = todos
replay-all-hands = Todas las manos
replay-this-turn = Este turno
replay-turn = Turno { $turn } de { $turns }
replay-deal = El reparto
replay-dealt = Empieza { $who }.
replay-hand-then = La mano de { $who } entonces
replay-hand-dealt = La mano de { $who }
replay-played = jugada
replay-moves = Todos los turnos
replay-chance = Probabilidad de ganar
replay-chance-is = { $percent } % para { $names }.
replay-chance-up = { $percent } % para { $names }, sube { $change }.
replay-chance-down = { $percent } % para { $names }, baja { $change }.
replay-first = Al principio
replay-back = Un turno atrás
replay-play = Reproducir
replay-pause = Parar
replay-on = Un turno adelante
replay-last = Al final
replay-speed = Velocidad: { $speed } veces
replay-where = Momento de la partida
replay-marks = Qué significan las marcas
replay-mark-bump = golpe
replay-mark-joker = comodín
replay-mark-home = en casa
replay-statistics = Estadísticas
replay-turns = Turnos
replay-holes = Hoyos andados
replay-bumps = Golpes
replay-bumped = Sufridos
replay-boosts = Parejas ayudadas
replay-jokers = Comodines
replay-discards = Descartes
replay-shuffle = Reparto justo
replay-record = Descargar
replay-check-title = ¿Fue justo el reparto?
replay-check = Comprobar el reparto
replay-check-why = Antes de repartir, el servidor prometió su número secreto con una huella. Ahora que la partida terminó, el número está a la vista, y cualquiera puede ver que las cartas salen de él.
replay-promise-holds = El número corresponde a la huella que se dio antes de repartir. Tu aparato acaba de calcularlo.
replay-promise-broken = El número no corresponde a la huella que se dio antes de repartir. Este reparto no es de fiar.
replay-deal-holds = Repartidas otra vez con el número, todas las cartas son las mismas.
replay-deal-broken = Repartidas otra vez con el número, las cartas son otras. Este reparto no es de fiar.
replay-check-self = Así que nadie, tampoco el servidor, pudo elegir las cartas después de ver quién se sienta dónde. Para comprobarlo sin este servidor, descarga la partida y pásale “pegs verify”.
replay-check-numbers = Los números
replay-commitment = Huella, dada antes de repartir (SHA-256)
replay-seed = Número secreto, dado al final

## Cómo se juega

help-title = Cómo se juega
help-aim = De qué se trata
help-aim-text = Tienes { $pegs } clavijas. Sácalas, dales una vuelta al tablero en el sentido del reloj y llévalas a tu casa. Cuando todas las clavijas de tu equipo están en casa, tu equipo gana.
help-turn = Tu turno
help-step-card = Elige una carta.
help-step-card-text = Dice cuánto avanza una clavija, y qué más puede hacer.
help-step-peg = Elige una clavija y adónde va.
help-step-peg-text = Lo que se puede elegir se ilumina. Antes de decidir ves todo lo que pasaría.
help-step-play = Toca Jugar.
help-step-play-text = Hasta entonces no ha pasado nada, y Atrás lo deshace todo. La carta nueva llega sola.
help-out = Una clavija espera en la salida hasta que una carta la saca. De camino a casa la cuenta tiene que cuadrar: una clavija avanza exactamente lo que dice la carta.
help-grayed = Toca lo que esté gris: dice por qué no se puede jugar. Si nada se puede mover, tira una carta.
help-landing = Caer sobre otras
help-landing-opponent = La clavija de un rival vuelve a su salida.
help-landing-partner = La de tu pareja suele subir al anillo de delante de su casa: eso ayuda.
help-landing-own = Tus propias clavijas estorban: ninguna pasa ni cae sobre otra tuya.
help-landing-home = En casa una clavija está a salvo.
help-board = Señales del tablero
help-sign-out = Por donde salen las clavijas
help-sign-in = Por donde las clavijas entran en casa
help-sign-home = La casa, y la salida: del color de cada jugador
help-sign-way = Hacia donde van las clavijas
help-rules = Las reglas completas
help-which = Reglas
help-cards = Qué hace cada carta
help-all = Todas las reglas

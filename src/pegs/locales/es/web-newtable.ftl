### La mesa nueva y sus reglas de la casa, en el navegador.

newtable-title = Mesa nueva
newtable-rules = Reglas
newtable-house-rules = Reglas de la casa
newtable-preview = Vista previa

## Reglamentos

newtable-sheets = Tus reglas
newtable-change = Cambiar una regla
newtable-done = Listo
newtable-most-played = Las más jugadas
newtable-more-ways = Otras formas de jugar
newtable-more-sets = { $count } más
newtable-in-full = Reglas completas
newtable-print = Imprimir
newtable-import = Abrir un archivo o enlace
newtable-file = Elegir un archivo (.toml)
newtable-paste = O pega un enlace, o el texto de las reglas
newtable-read = Abrir
newtable-after = Reglas de la casa a partir de: { $source }
newtable-differs = Cambios respecto a { $base }
newtable-all-rules = Todas las reglas


## Reglas de la casa

newtable-house-title = { $base }, a nuestra manera
newtable-changes = { $count ->
    [0] Como en { $base }
    [one] 1 cambio respecto a { $base }
   *[other] { $count } cambios respecto a { $base }
}
newtable-reset = Restablecer
newtable-subjects = Temas
newtable-base-has = { $base }: { $value }
newtable-as-base = Deshacer este cambio: { $label }
newtable-of-card = { $card }: { $label }
newtable-cards = Cartas
newtable-yes = sí
newtable-no = no
newtable-none = nada
newtable-less = Uno menos: { $label }
newtable-more = Uno más: { $label }
newtable-drop = { $label }: quitar { $value }
newtable-add-count = { $value }
newtable-clash = Esto no se puede combinar: { $switches }
newtable-wrong = Esto no funciona: { $switch }
newtable-board = El tablero: { $sides } lados de { $holes } hoyos, { $pegs } clavijas por jugador.

## Guardar y compartir

newtable-keep = Guardar o compartir
newtable-name = Ponles nombre a tus reglas
newtable-save-here = Guardar en este dispositivo
newtable-share-link = Compartir enlace
newtable-download = Descargar
newtable-kept = Se guardó “{ $title }”.

## Asientos

newtable-seats = Quiénes juegan
newtable-players = Número de jugadores
newtable-sides = Equipos
newtable-alone = Sin parejas
newtable-teams = { $teams } equipos de { $size }
newtable-not-named = { $rules } no lo incluye, pero se puede jugar así.
newtable-you = Tú
newtable-a-bot = Bot
newtable-a-guest = Por invitar
newtable-left = a tu izquierda
newtable-right = a tu derecha
newtable-other-numbers = Otros números
newtable-guests = { $count ->
    [one] 1 amigo por invitar
   *[other] { $count } amigos por invitar
}
newtable-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
newtable-partner = en tu equipo
newtable-team = equipo { $number }
newtable-seat-is = Quién se sienta en el asiento { $number }
newtable-invited = Invitar a alguien
newtable-bot-named = { $name }
newtable-sit-here = Aquí me siento yo
newtable-all-invited = Invitar a todos
newtable-all-bots = Todos bots
newtable-levels = ¿Qué tan bien juegan los bots?
newtable-levels-partner = Los bots en el equipo de una persona juegan un nivel por encima de los demás, y nunca por debajo de Fuerte.

## Opciones de la mesa

newtable-manners = Opciones de la mesa
newtable-dealer = Quién reparte
newtable-dealer-random = Al azar
newtable-dealer-high-card = La carta más alta
newtable-dealer-youngest = La persona más joven
newtable-dealer-oldest = La de más edad
newtable-dealer-last-birthday = El cumpleaños más reciente
newtable-dealer-next-birthday = El próximo cumpleaños
newtable-dealer-host = El anfitrión
newtable-dealer-chosen = Elegir asiento
newtable-dealer-seat = Asiento de quien reparte
newtable-pace = Límite de tiempo
newtable-pace-none = Ninguno
newtable-pace-clock = Reloj
newtable-pace-days = Días
newtable-turn-takes = Tiempo por turno
newtable-bank = Reserva de tiempo
newtable-bank-note = Para turnos más largos, una vez por partida
newtable-bank-none = ninguna
newtable-days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
newtable-seconds = { $seconds } segundos
newtable-minutes = { $minutes } minutos
newtable-absent = Si alguien se va
newtable-absent-note = Pasado este tiempo, juega un bot
newtable-speed = Velocidad de los bots
newtable-speed-once = Al instante
newtable-speed-quick = Rápida
newtable-speed-usual = Normal
newtable-speed-slow = Lenta
newtable-talk = Charla en la mesa
newtable-talk-none = Ninguna
newtable-talk-phrases = Frases predefinidas
newtable-talk-moves = Sobre jugadas, pero no cartas
newtable-talk-open = Chat libre
newtable-hints = Pistas
newtable-hints-note = Los jugadores pueden preguntar qué jugar
newtable-take-back = Deshacer jugadas
newtable-take-back-note = Hasta que juegue otra persona. Si alguien ya vio una carta nueva, todos los demás deben estar de acuerdo, y el mazo se baraja.
newtable-take-back-real = Cualquiera puede deshacer la última jugada, sin importar de quién sea. La aplicación dice qué clavijas vuelven atrás.
newtable-watchers = Admitir espectadores
newtable-watchers-note = No ven las cartas de nadie
newtable-pegs = Las clavijas están
newtable-pegs-screen = En las pantallas
newtable-pegs-wooden = En un tablero de madera
newtable-pegs-note = Los teléfonos tienen las cartas. Después de cada jugada dicen qué clavijas mover, también las de los bots, y esperan hasta que alguien toque Listo.
newtable-hold = Las cartas están
newtable-hold-phones = En los teléfonos
newtable-hold-real = De verdad
newtable-hold-note = Ustedes reparten y tienen sus cartas. La aplicación arbitra cada jugada, dice qué clavijas mover y lleva la cuenta. Con un teléfono basta. Los bots no pueden jugar.
newtable-seat-name = Nombre de la persona del asiento { $number }
newtable-seat-color = Clavijas del asiento { $number }: { $color }. Toca para otro color.
newtable-seat-hint = Nombre
newtable-open = Abrir la mesa
newtable-open-note = Tus invitados reciben un enlace. Puedes empezar cuando lleguen, o poner bots en sus asientos.
newtable-deal = Empezar la partida
newtable-home = ¿Cómo juegan en casa?
newtable-home-note = Unas preguntas con dibujos

## Lo que cambian las reglas

newtable-effect = ¿Más larga? ¿Más suerte?
newtable-effect-close = Cerrar
newtable-effect-use = Guardar y usar
newtable-effect-use-as-is = Usar estas reglas
newtable-effect-progress = { $games } de { $requested } partidas
newtable-effect-first = Los primeros números llegan a las 100 partidas.
newtable-effect-seconds-left = faltan unos { $seconds } s
newtable-effect-minutes-left = faltan unos { $minutes } min
newtable-effect-paused = En pausa
newtable-effect-pause = Pausa
newtable-effect-resume = Seguir
newtable-effect-all = Jugar { $games } partidas
newtable-effect-not-now = Primero hay que arreglar las reglas. Después contamos.
newtable-effect-right = Aciertan 19 de cada 20 veces
newtable-effect-pace = { $turns } de { $seconds } s
newtable-effect-sentence = En una frase
newtable-effect-fun = La diversión no se puede medir. Jueguen una y vean.
newtable-effect-how = Cómo contamos
newtable-effect-how-games = Bots fuertes juegan los mismos repartos con tus reglas y con las reglas de las que parten. El servidor solo juega mientras miras.
newtable-effect-how-minutes = Minutos: los turnos de una partida por lo que tarda un turno en esta mesa. Contamos 9 segundos por persona, y lo que tardan los bots.
newtable-effect-how-edge = Ventaja de empezar: cuántas veces gana el equipo que empieza. Sin ventaja, de 100 partidas cada uno de dos equipos gana 50.
newtable-effect-how-luck = Parte de suerte: la parte del resultado que no se explica por saber jugar. Un equipo fuerte juega contra uno medio. Si el fuerte ganara siempre, la suerte sería 0 %; si ganara solo lo que le toca, 100 %.
newtable-effect-how-stuck = Turnos sin mover: los turnos en los que ninguna carta de la mano mueve nada.
newtable-effect-how-comebacks = Remontadas: partidas ganadas por un equipo que iba atrás a la mitad. La mitad es cuando se ha jugado la mitad de los turnos; ir atrás es que a otro equipo le faltaban menos casillas.
newtable-effect-how-right = Los rangos contienen el número verdadero 19 de cada 20 veces. Solo hablamos de una diferencia si sería muy raro que saliera por casualidad.

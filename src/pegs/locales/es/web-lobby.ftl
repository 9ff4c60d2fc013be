### Before the game, at the table.

lobby-heading = La mesa
lobby-how-many = ¿Cuántos asientos?
lobby-more = Más
lobby-teams = ¿Quién juega con quién?
lobby-alone = Cada cual por su cuenta
lobby-teams-of = { $teams } equipos de { $size }
lobby-options = Opciones
lobby-rules = Reglas
lobby-rules-how = Todos en la mesa votan. Si más de la mitad dice que sí, jugarán con estas.
lobby-rules-suggest = Proponer otras reglas
lobby-read = Leer { $rules }
lobby-swap-with = Cambiar con { $name }
lobby-no-clock = Sin reloj
lobby-watch = Se puede mirar
lobby-no-watch = Sin público
lobby-tap = Toca un asiento para invitar, poner un bot o sentarte ahí.
lobby-drag = Juegas con { $name }. Arrastra un nombre a otro asiento para cambiarlos.
lobby-awaited = { $count ->
    [one] Falta { $count }
   *[other] Faltan { $count }
}
lobby-fill = Completar con bots
lobby-deal = Repartir
lobby-tv = Mostrarla en un televisor
lobby-tv-note = Lleva allí la nueva ventana, o abre { $address } en el televisor
lobby-all-here = Ya están todos
lobby-send = Enviar el enlace
lobby-in = Ya estás, { $name }
lobby-host-deals = { $name } reparte cuando estén todos.
lobby-host-deals-now = Ya están todos. Ahora reparte { $name }.
lobby-show-code = Ver el código
lobby-you-are = Eres { $name }
lobby-you-change = Toca para cambiar tu nombre o color
lobby-at-mine = Tu asiento
lobby-at-left = El asiento a tu izquierda
lobby-at-right = El asiento a tu derecha
lobby-at-across = El asiento de enfrente
lobby-at = { $number } asientos a tu izquierda
lobby-partner = Tu pareja
lobby-after-you = Juega después de ti
lobby-open = libre
lobby-send-seat = Enviar este asiento a alguien
lobby-send-seat-note = Llegará justo aquí
lobby-plan = ¿Quién se sienta aquí con cartas de verdad?
lobby-levels = ¿Qué tan bien juegan los bots?
lobby-levels-partner = Los bots en el equipo de una persona juegan un nivel por encima de los demás, y nunca por debajo de Fuerte.
lobby-level = Nivel
lobby-sit-here = Sentarme aquí
lobby-ask-host = Solo quien abrió la mesa mueve a la gente. Puedes salir y entrar otra vez con el enlace.
lobby-free-note = Para una persona
lobby-swap = Cambiar conmigo
lobby-remove = Quitar a { $name }

options-dealer = Quién reparte
options-dealer-random = Al azar
options-dealer-high-card = La carta más alta
options-dealer-youngest = La persona más joven
options-dealer-oldest = La de más edad
options-dealer-last-birthday = El cumpleaños más reciente
options-dealer-next-birthday = El próximo cumpleaños
options-dealer-host = El anfitrión
options-dealer-chosen = Elegir asiento
options-dealer-seat = Asiento de quien reparte
options-pace = Límite de tiempo
options-pace-none = Ninguno
options-pace-clock = Reloj
options-pace-days = Días
options-turn-takes = Tiempo por turno
options-bank = Reserva de tiempo
options-bank-note = Para turnos más largos, una vez por partida
options-bank-none = ninguna
options-days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
options-seconds = { $seconds } segundos
options-minutes = { $minutes } minutos
options-absent = Si alguien se va
options-absent-note = Pasado este tiempo, juega un bot
options-speed = Velocidad de los bots
options-speed-once = Al instante
options-speed-quick = Rápida
options-speed-usual = Normal
options-speed-slow = Lenta
options-talk = Charla en la mesa
options-talk-none = Ninguna
options-talk-phrases = Frases predefinidas
options-talk-moves = Sobre jugadas, pero no cartas
options-talk-open = Chat libre
options-hints = Pistas
options-hints-note = Los jugadores pueden preguntar qué jugar
options-take-back = Deshacer jugadas
options-take-back-note = Hasta que juegue otra persona. Si alguien ya vio una carta nueva, todos los demás deben estar de acuerdo, y el mazo se baraja.
options-take-back-real = Cualquiera puede deshacer la última jugada, sin importar de quién sea. La aplicación dice qué clavijas vuelven atrás.
options-watchers = Admitir espectadores
options-watchers-note = No ven las cartas de nadie
options-pegs = Las clavijas están
options-pegs-screen = En las pantallas
options-pegs-wooden = En un tablero de madera
options-pegs-note = Los teléfonos tienen las cartas. Después de cada jugada dicen qué clavijas mover, también las de los bots, y esperan hasta que alguien toque Listo.
options-hold = Las cartas están
options-hold-phones = En los teléfonos
options-hold-real = De verdad
options-hold-note = Ustedes reparten y tienen sus cartas. La aplicación arbitra cada jugada, dice qué clavijas mover y lleva la cuenta. Con un teléfono basta. Los bots no pueden jugar.
gather-bot = Añadir un bot
gather-free = Dejar libre este asiento
gather-dealing = Barajando…

## Todos en un teléfono

lobby-pass-around = Pasen este teléfono
lobby-someone = Alguien en este teléfono
lobby-someone-note = Se lo van pasando
lobby-here-note = Toca un asiento para sumar a alguien. Otros pueden unirse después.
lobby-here-cover = Tapar las cartas entre turnos
lobby-here-open = Las cartas no se tapan entre turnos
lobby-here-cover-note = Cada quien ve solo sus cartas: el teléfono pregunta quién lo tiene. Quien sepa usar las herramientas de desarrollo del navegador podría mirar todas las cartas.

### Lo que responde una mesa cuando no puede hacer lo que alguien pide.

table-not-a-command = Esta mesa no conoce el comando { $command }.
table-begun-already = La partida ya empezó.
table-dealing = Ya se están repartiendo las cartas.
table-shuffled = Esas cartas ya se barajaron.
table-commits = Ya cambiaste tu número demasiadas veces.
table-number-not-locked-in = Ese no es el número que fijaste.
table-not-over = La partida todavía no termina.
table-not-your-turn = Le toca a { $name }.
table-no-take-back = No hay ningún turno que deshacer. Puedes deshacer tu último turno solo hasta que juegue otra persona.
table-take-back-asked = Alguien ya pidió deshacer una jugada.
table-take-back-denied = La respuesta fue no, así que la jugada se queda como está. No puedes pedirlo otra vez.
table-no-take-back-asked = Ya se decidió si se deshace esa jugada.
table-no-such-seat = Esta mesa no tiene ese asiento.
table-no-such-bot = No hay ningún bot con ese nombre. Elige uno de estos: { $bots }.
table-seat-taken = Ahí está { $name }. Elige otro asiento.
table-full = Todos los asientos están ocupados. Puedes mirar, o abrir tu propia mesa.
table-no-phrase = Eso no se puede decir en esta mesa.
table-no-reaction = Esa reacción no existe en esta mesa.
table-reactions = Una reacción a la vez, por favor.
table-no-open-talk = En esta mesa solo se pueden usar las frases de la lista.
table-watchers-watch = Estás mirando. Toma asiento para jugar.
table-waited-long = Ya esperaron bastante. Deja que juegue un bot o pausa la partida.
table-host-only = Eso solo lo puede hacer el anfitrión.
table-no-time-to-give = Solo puedes dar tiempo a otra persona a la que le corre el reloj.
table-enough-time = Una jugada no puede tener más tiempo.
table-no-bot-here = En ese asiento no hay ningún bot. Elige otro.
table-many-requests = Ya hay bastantes personas esperando. Prueba dentro de unos minutos.
table-no-request = Ya nadie pide este asiento.
table-paused = La partida está en pausa. Alguien de la mesa tiene que reanudarla.
table-not-playing = Todavía no hay partida. Espera a que el anfitrión empiece una.
table-stale = Acaba de cambiar algo. Mira otra vez el tablero.
table-somebody = Alguien
table-why-legal = Eso lo puedes jugar.
table-why-your-turn = Pregunta otra vez cuando te toque.
table-why-no-card = No tienes esa carta.
table-why-not-now = Ahora no juegas ninguna carta.
table-why-all-move = Puedes mover con todas tus cartas.
table-why-card-plays = Puedes jugar esta carta.
table-why-card-not-now = Ahora no puedes jugar esta carta: tienes que jugar otra.
table-why-no-peg = Ahí no hay ninguna clavija.
table-why-peg-moves = Puedes mover esta clavija.
table-why-no-rest = Ninguna otra clavija puede llevarse el resto.
table-no-hints = En esta mesa las pistas están desactivadas.
table-seed-not-promised = La semilla no es la que se fijó antes: su SHA-256 no coincide con el compromiso.
table-seed-deals-otherwise = Al barajar con la semilla salen cartas distintas de las repartidas.
table-seed-of-another-day = La semilla no es la de la partida del día.
table-seed-without-deal = Una semilla va con una partida que se repartió, pero esta empieza en una posición.
table-shuffle-unknown = Este programa solo conoce el reparto “{ $known }”, seguido de “game” y el número de la partida.
table-seed-not-a-number = Cada número debe tener 64 cifras, todas de 0 a 9 o de a a f.
table-many-people = Aquí hay { $people } personas, y todas necesitan un asiento.
table-many-changes = Los asientos y las opciones de esta mesa han cambiado muchas veces. Abre otra mesa.
table-fixed-title = Esta partida se llama como lo que se juega en ella.
table-position-settings = Una partida desde una posición conserva sus asientos y opciones.
table-lesson-seats = Una lección es para una persona y tres bots.
table-no-lesson = Estas reglas no tienen esa lección.
table-no-start = Una partida solo puede empezar en una posición en la que alguien juega una carta.
table-no-position = Los descartes necesitan una posición en la que empiece la partida.
table-wrong-discards = Entre los descartes hay cartas que están en una mano o que la baraja no tiene.
table-no-coach = El entrenador no puede ayudar en esta mesa.
table-practice-over = La partida ya había terminado. Elige un turno de 0 a { $last }.
table-lesson-other = Prueba primero lo que muestra la lección.
table-lesson-try = Prueba primero con { $card }.
table-rules-same = La mesa ya tiene estas reglas.
table-rules-suggested = Alguien ya propuso estas reglas. Puedes votar por ellas.
table-rules-enough = Ya hay bastantes propuestas. Voten primero esas.
table-rules-no-more = Ya hiciste demasiadas propuestas en esta mesa. Todavía puedes votar las de otros.
table-rules-decided = Esa votación ya terminó.
table-rules-dealt = Las reglas solo se pueden cambiar antes de repartir por primera vez.
table-rules-lesson = Una lección conserva sus reglas.
table-daily-seats = En la partida del día, los asientos se quedan como están.
table-daily-date = Revisa la fecha de este dispositivo: ahora no es ese día en ninguna parte.
table-daily-settings = La partida del día tiene los mismos asientos, reglas y ajustes para todos.

## Un tablero de madera

table-wooden-not-here = Las lecciones y la partida del día se juegan en la pantalla. Elige “En las pantallas”.
table-pegs-first = Primero mueve las clavijas del tablero y avisa cuando esté hecho.
table-no-wooden-board = Esta mesa no tiene tablero de madera, así que no hay nada que corregir.
table-enough-corrections = Ya corregiste el tablero tres veces desde la última jugada. Primero hay que jugar.
table-correction-no-turn = Con las clavijas ahí no se podría terminar la jugada que empezó. Termínenla primero y luego corrijan el tablero.
table-correction-no-peg = Ahí ya no hay ninguna clavija. Mira otra vez el tablero.
table-correction-no-hole = No hay tal hoyo en este tablero.
table-correction-two-pegs = Dos clavijas no caben en un hoyo. Mueve primero la otra.

## Cartas de verdad

table-real-cards-need-wood = Las cartas de verdad van con un tablero de madera y una partida nueva. Elige “En un tablero de madera”.
table-real-cards-no-bots = Los bots no pueden tener cartas de verdad. Con ellas, todos los jugadores son personas.
table-real-cards-no-repeat = La aplicación nunca vio estas cartas, así que no puede repartirlas otra vez. Baraja y reparte una partida nueva.
table-real-cards-no-such = Esa carta no se puede jugar ahora.
table-real-cards-shuffled = Ya lo dijiste tres veces desde la última jugada. Primero hay que jugar.
table-no-real-cards = Las cartas de esta mesa están en los teléfonos.
table-real-card-first = Primero di qué carta se juega.
table-player = Jugador { $number }

## Fechas

date-weekday = { $day ->
    [0] lunes
    [1] martes
    [2] miércoles
    [3] jueves
    [4] viernes
    [5] sábado
   *[other] domingo
}
date-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[other] diciembre
}
date-long = { $weekday }, { $date }
date-short = { $day } de { $month }

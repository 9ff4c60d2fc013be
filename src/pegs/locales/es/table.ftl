### Lo que una mesa dice a una persona: por qué algo no se hace.

table-hole = { $mine ->
    [yes] tu { $what }
   *[no] { $what } de { $who }
 }
table-not-a-command = La mesa no conoce la orden { $command }.
table-begun-already = La partida ya ha empezado.
table-not-over = La partida sigue: primero hay que jugarla hasta el final.
table-not-your-turn = Es el turno de { $name }: espera el tuyo.
table-no-take-back = No hay nada que retirar: solo tu última jugada, antes de que juegue otra persona.
table-no-such-seat = En esta mesa no hay ese asiento.
table-no-such-bot = No hay ese robot: elige uno de { $bots }.
table-seat-taken = Ahí está { $name }: elige otro asiento.
table-full = Todos los asientos están ocupados: puedes mirar o abrir otra mesa.
table-no-phrase = Eso no se puede decir en esta mesa.
table-no-open-talk = En esta mesa solo se pueden decir las frases de la lista.
table-watchers-watch = Quien mira, solo mira: toma un asiento para jugar.
table-host-only = Solo puede hacerlo quien abrió la mesa.
table-paused = La partida está en pausa: alguien de la mesa tiene que reanudarla.
table-not-playing = No hay partida en curso: espera a que se reparta.
table-stale = Ha pasado algo entretanto: mira otra vez el tablero.
table-somebody = Alguien
table-why-legal = Esta jugada está permitida.
table-why-your-turn = Pregunta cuando sea tu turno.
table-why-no-card = Esa carta no está en tu mano.
table-why-not-now = Ahora no se juega ninguna carta.
table-why-all-move = Todas las cartas de tu mano pueden mover algo.
table-why-card-plays = Esta carta se puede jugar.
table-why-card-not-now = Esta carta podría mover, pero ahora no: hay que jugar otra.
table-why-no-peg = Ahí no hay ninguna clavija.
table-why-peg-moves = Tus cartas pueden mover esta clavija.
table-no-hints = En esta mesa se juega sin consejos.
table-teams = { $players } jugadores no pueden formar { $teams } equipos iguales: elige otro número de equipos.
table-too-few-cards = Hay muy pocas cartas para { $players } jugadores: añade barajas o reparte manos más pequeñas.
table-seed-not-promised = La semilla no es la prometida: su SHA-256 no es el compromiso.
table-seed-deals-otherwise = Las cartas no están como las baraja la semilla.
table-seed-without-deal = Una semilla es de una partida repartida: esta empieza en una posición.

# Lo que se esperaba donde un texto no es hoyo, mano, turno ni posición. Cada frase sigue al trozo erróneo y dos puntos.
notation-seat = no es la letra de un asiento; los asientos son { $seats }.
notation-seat-of = aquí no hay tal asiento; los asientos son { $seats }.
notation-place = no es un hoyo; escribe por ejemplo B3 (el recorrido), Bs (la salida de B) o Bh2 (la meta de B).
notation-home-hole = no es un hoyo de meta; la meta va de h1 a h{ $length }.
notation-side = no es un lado de este tablero; los lados son { $sides }.
notation-hole = no es un hoyo de ese lado; van de 0 a { $last }.
notation-card = no es una carta; las cartas son { $cards } (T es un diez, * un comodín).
notation-hand = no es una mano; escribe sus cartas seguidas ({ $cards }), o ?5 para cinco cartas desconocidas.
notation-step = no es un camino de hoyo a hoyo; escribe por ejemplo A8-A11.
notation-others-place = solo las clavijas de su dueño van a { $place }.
notation-nobody-there = ahí no hay ninguna clavija.
notation-too-many-steps = un turno mueve como mucho { $most } fichas.
notation-swap = no es un cambio; escribe los dos hoyos con ~ en medio, por ejemplo A5~C9.
notation-turn = detrás de la carta falta una acción, por ejemplo A8-A11 o discard.
notation-undeclared = para esta acción no se declara ningún valor; escribe solo la carta.
notation-declared = una carta que nadie vio necesita el valor declarado, por ejemplo ?=K.
notation-start-twice = las clavijas en la salida se dicen una sola vez, por ejemplo 3s.
notation-peg = no es una clavija de este campo; escribe 3s para tres en la salida, B8 para el recorrido, h2 para la meta.
notation-two-pegs = hay dos clavijas en { $place }; un hoyo admite una.
notation-seats = se esperaban { $seats } campos de clavijas, uno por asiento y con / en medio; hay { $given }.
notation-pegs = se esperaban { $pegs } clavijas para este asiento; hay { $given }.
notation-hands = se esperaban { $seats } manos, una por asiento y con / en medio; hay { $given }.
notation-hand-size = aquí una mano tiene como mucho { $most } cartas.
notation-too-many = las barajas tienen { $most } cartas { $card }, no { $given }.
notation-too-many-cards = las barajas tienen { $most } cartas en total, no { $given }.
notation-number = se esperaba un número entero de { $least } a { $most }.
notation-counts = se esperaban { $seats } números, uno por asiento y con comas en medio; hay { $given }.
notation-no-stuck = estas reglas no cuentan los turnos sin jugada.
notation-no-extra = con estas reglas no hay turnos adicionales.
notation-no-owed = con estas reglas no se roba más tarde una carta olvidada.
notation-no-forfeit = con estas reglas no se pierde un turno por olvidar una carta.
notation-phase = no es una fase; las fases son { $phases }.
notation-phase-by-hand = con estas reglas no se roba a mano.
notation-phase-bluffing = estas reglas no tienen faroles.
notation-phase-needs = esta fase necesita además el campo { $field }=.
notation-field = no es un campo; los campos son { $fields }, cada uno con = y un valor.
notation-field-twice = este campo está dos veces.
notation-field-out-of-phase = este campo no pertenece a esta fase.
notation-doubter = solo un rival de quien declaró puede aceptar o dudar.
notation-mover = ahora solo mueve quien declaró.
notation-penalty = ahora actúa quien ganó la duda: el jugador si card= coincide con declared=, y pierde una clavija un rival; si no, quien dudó, y la pierde el jugador.
notation-nothing-to-lose = quien perdió la duda no tiene clavijas fuera de la salida.
notation-over = un equipo está entero en su meta: la partida terminó y no sigue ninguna fase.
notation-hand-unknown = para listar los turnos hay que conocer la mano de quien actúa; escribe sus cartas, por ejemplo A3779.
notation-nothing-due = no corresponde ningún turno adicional; escribe también extra=.
notation-position = una posición se escribe PEGS TURN HANDS con un solo espacio entre ellos y entre los demás campos.

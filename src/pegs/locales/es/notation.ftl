### Errores en hoyos, cartas, manos, turnos y posiciones. $text es el trozo que está mal.

notation-seat = “{ $text }” no es un asiento de esta mesa. Los asientos son { $seats }.
notation-seat-of = “{ $text }” no es de ningún asiento de esta mesa. Los asientos son { $seats }.
notation-place = “{ $text }” no es un hoyo. Escríbelo así: B3 (en el recorrido), Bs (la salida de B) o Bh2 (la meta de B).
notation-home-hole = “{ $text }” no es un hoyo de la meta. La meta va de h1 a h{ $length }.
notation-side = “{ $text }” no está en este tablero. Sus lados son { $sides }.
notation-hole = “{ $text }” no es un hoyo. Los hoyos de cada lado van de 0 a { $last }.
notation-card = “{ $text }” no es una carta. Las cartas son { $cards } (T es un diez, * es un comodín).
notation-hand = “{ $text }” no es una mano. Escribe sus cartas seguidas, como A3779 o 5TK* (T es un diez, * es un comodín), o ?5 para cinco cartas desconocidas.
notation-step = “{ $text }” no es una jugada. Escríbela así: A8-A11.
notation-others-place = “{ $text }” no es posible. Solo las clavijas de { $seat } pueden ir a { $place }.
notation-no-peg = En { $text } no hay ninguna clavija. Empieza en un hoyo que tenga una.
notation-peg-has-moved = La clavija que estaba en { $text } ya se movió. Cada parte de la división es para una clavija distinta.
notation-too-many-steps = “{ $text }” mueve demasiadas clavijas. Un turno mueve { $most } como mucho.
notation-swap = “{ $text }” no es un intercambio. Escribe los dos hoyos con ~ en medio, como A5~C9.
notation-turn = “{ $text }” no dice qué hace la carta. Escríbelo así: { $text } A8-A11 o { $text } discard.
notation-undeclared = “{ $text }” declara un valor, pero en esta jugada no se declara nada. Escribe solo la carta.
notation-declared = “{ $text }” necesita el valor que se declaró. Escríbelo así: ?=K.
notation-start-twice = “{ $text }” cuenta dos veces las clavijas de la salida. Súmalas, como 3s.
notation-peg = “{ $text }” no es una clavija. Escribe 3s para tres en la salida, B8 para un hoyo del recorrido o h2 para un hoyo de la meta.
notation-two-pegs = “{ $text }” pone otra clavija en { $place }. En un hoyo solo cabe una.
notation-seats = “{ $text }” tiene clavijas para { $given ->
    [one] un asiento
   *[other] { $given } asientos
 }. Escríbelas para los { $seats } asientos, con / en medio.
notation-pegs = “{ $text }” tiene { $given ->
    [one] una clavija
   *[other] { $given } clavijas
 }. Cada asiento tiene { $pegs }.
notation-hands = “{ $text }” tiene { $given ->
    [one] una mano
   *[other] { $given } manos
 }. Escribe una para cada uno de los { $seats } asientos, con / en medio.
notation-hand-size = “{ $text }” tiene demasiadas cartas. Aquí una mano tiene { $most } como mucho.
notation-too-many = “{ $text }” tiene { $given } cartas { $card }, pero las barajas solo tienen { $most }.
notation-too-many-cards = “{ $text }” tiene { $given } cartas en total, pero las barajas solo tienen { $most }.
notation-number = “{ $text }” se sale de los límites. Usa números enteros de { $least } a { $most }.
notation-counts = “{ $text }” tiene { $given ->
    [one] un número
   *[other] { $given } números
 }. Escribe uno para cada uno de los { $seats } asientos, con comas en medio.
notation-no-stuck = “{ $text }” aquí no se usa: estas reglas no cuentan los turnos sin poder mover. Quítalo.
notation-no-extra = “{ $text }” aquí no se usa: con estas reglas no hay turnos extra. Quítalo.
notation-no-owed = “{ $text }” aquí no se usa: con estas reglas no se roba más tarde una carta olvidada. Quítalo.
notation-no-forfeit = “{ $text }” aquí no se usa: con estas reglas olvidar una carta no cuesta un turno. Quítalo.
notation-no-drawn = “{ $text }” aquí no se usa: con estas reglas da igual qué carta se acaba de robar. Quítalo.
notation-drawn-not-held = “{ $text }” nombra una carta que no está en la mano de quien tiene el turno. Nombra una de sus cartas.
notation-phase = “{ $text }” no es una fase. Las fases son { $phases }.
notation-phase-by-hand = “{ $text }” aquí no se usa: con estas reglas las cartas se roban solas. Quítalo.
notation-phase-bluffing = “{ $text }” aquí no se usa: estas reglas no tienen faroles. Quítalo.
notation-phase-needs = “{ $text }” no está completo. Añade el campo { $field }=.
notation-field = “{ $text }” no es un campo. Los campos son { $fields }; escribe = y un valor detrás de cada uno.
notation-field-twice = “{ $text }” repite un campo. Deja solo uno.
notation-field-out-of-phase = “{ $text }” no es de esta fase. Quítalo.
notation-doubter = “{ $text }” no puede aceptar ni dudar. Escribe la letra de un rival de quien declaró.
notation-mover = “{ $text }” no puede mover ahora. Escribe la letra de quien declaró.
notation-penalty = “{ $text }” no puede elegir la clavija. Si card= es igual a declared=, quien declaró elige una de un rival; si no, quien dudó elige una de quien declaró.
notation-nothing-to-lose = “{ $text }” no tiene clavija que perder. Nombra a un jugador con alguna clavija fuera de la salida.
notation-value = “{ $text }” no es posible en esta posición. Debe ser { $expected }.
notation-hand-numbers = “{ $text }” no es una mano. Deben ser los números de cartas de los { $ranks } valores, del as al comodín, o un solo número de cartas desconocidas.
notation-over = “{ $text }” no puede ser: un equipo ya está entero en la meta y la partida terminó. Quítalo.
notation-hand-unknown = “{ $text }” oculta la mano de quien juega. Escribe sus cartas, como A3779.
notation-nothing-due = “{ $text }” necesita un turno extra. Añade extra=.
notation-position = “{ $text }” no es una posición. Escribe PEGS TURN HANDS, con un solo espacio entre ellos y antes de cada campo que siga.

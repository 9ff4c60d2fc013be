### La página del juez, en el navegador.

judge-title = El juez
judge-rules = Reglas
judge-seats = Jugadores
judge-seating = { $players } jugadores, { $teams ->
    [one] { $teams } equipo
   *[other] { $teams } equipos
}

## El tablero

judge-set = Pon las clavijas como están
judge-set-note = { $name }: toca un hoyo para poner una clavija, o una clavija para quitarla.
judge-whose-pegs = ¿De quién son las clavijas?
judge-undo = Deshacer
judge-board = El tablero como está
judge-board-keys = El tablero. Las flechas recorren los hoyos, Intro pone o quita una clavija y los números eligen un jugador.
judge-hole-with = { $at }: una clavija de { $name }
judge-from = desde { $place }
judge-home-of = { $name }, { $at }

## La pregunta

judge-which = ¿Qué carta, qué clavija y hasta dónde?
judge-which-peg = { $card }: toca la clavija que se mueve
judge-where = Toca adónde va
judge-split = ¿Listo? O toca otra clavija para dividir la carta
judge-ready = ¿Listo?
judge-whose-turn = ¿A quién le toca?
judge-turn-of = Turno de { $name }
judge-stuck = Turnos bloqueados hasta ahora
judge-whole-hand = Toda la mano
judge-hand = La mano
judge-hand-empty = Toca las cartas de la mano.
judge-add-card = Añade una carta a la mano
judge-cards = Cartas
judge-drop = Quitar { $card }
judge-step = desde { $from } hasta { $to }
judge-drop-step = Deshacer esto
judge-list = ¿Qué puedo jugar?
judge-can-i = ¿Puedo hacer esto?

## La respuesta

judge-yes = Sí.
judge-no = No.
judge-quote = “{ $text }”
judge-read = Léelo en las reglas
judge-instead = Pero esto sí vale
judge-show = Ver
judge-change = Cambiar
judge-watch = Verlo otra vez
judge-play-on = Seguir jugando desde aquí
judge-can-play = { $count ->
    [0] No se puede jugar nada
    [one] Se puede hacer una jugada
   *[other] Se pueden hacer { $count } jugadas
}
judge-can-play-note = Toca una jugada, o una clavija del tablero, para ver qué pasa.
judge-idle = { $card }: { $reason }
judge-more = Hay más. Toca una clavija del tablero para ver sus jugadas.

## Compartir

judge-share-title = Compartir esta pregunta
judge-share-card = Quien lo escanee verá el mismo tablero, { $card } y la respuesta.
judge-share-board = Quien lo escanee verá el mismo tablero.
judge-picture = Compartir imagen
judge-qr = Código QR de esta pregunta

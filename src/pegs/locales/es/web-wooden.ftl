### Una mesa con tablero de madera, en el navegador: lo que hacen las manos y cómo corregir la aplicación.

wooden-before = Antes del primer turno
wooden-played = { $who } jugó { $card }
wooden-moved = { $who } hizo su jugada
wooden-took-back = { $who } deshizo su jugada
wooden-title-set-up = Prepara el tablero
wooden-title-move = Mueve las clavijas
wooden-title-back = Devuelve las clavijas
wooden-aloud = Leer en voz alta
wooden-done = Listo
wooden-different = El tablero está distinto
wooden-who-taps = Cuando las clavijas estén en su lugar, cualquiera de la mesa toca Listo en un teléfono.
wooden-tv-who = { $kind ->
    [person] { $name } mueve las clavijas y toca Listo.
    [guest] { $name } mueve las clavijas. Luego cualquiera toca Listo.
    [bot] Cualquiera mueve las clavijas por { $name } y toca Listo.
   *[all] Prepárenlo entre todos. Luego cualquiera toca Listo.
}
wooden-next = Sigue { $name }
wooden-home = Clavijas en la meta: { $score }

## Corregir la aplicación

wooden-match = Que coincidan
wooden-how = Toca una clavija y luego dónde está de verdad
wooden-board = El tablero según la aplicación
wooden-board-keys = El tablero según la aplicación. Las flechas recorren los hoyos; Intro elige una clavija o la mueve.
wooden-changes = Lo que es distinto
wooden-peg = la { $color } de { $owner }
wooden-way = desde { $from } hasta { $to }
wooden-picked = Aquí { $peg } está en { $at }. Toca dónde está de verdad.
wooden-usual = Lo más común es un hoyo de más o de menos. Las cartas nunca cambian.
wooden-everyone = Todos leerán lo que cambió.
wooden-one-back = Uno atrás
wooden-one-forward = Uno adelante
wooden-to-start = A su { $start }
wooden-undo = Deshacer { $peg }
wooden-they-match = Ya coinciden
wooden-or-set = O coloca el tablero de madera como en la imagen.

## Cartas de verdad: la aplicación arbitra y lleva la cuenta

real-card-whose = { $you ->
    [yes] Te toca. ¿Qué carta juegas?
   *[no] Le toca a { $name }. ¿Qué carta se juega?
}
real-card-choose = La carta que se juega
real-card-note = ¿Nada se puede mover? Toca la carta que se descarta.
real-card-shuffled = Ya barajamos los descartes
real-card-other = Otra carta
real-card-no-phone = Con un teléfono basta: empiecen cuando todos estén en la mesa. Quien no tenga teléfono juega con sus cartas.

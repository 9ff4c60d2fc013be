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

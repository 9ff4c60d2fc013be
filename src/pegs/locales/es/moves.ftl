### Jugadas legales y razones en la línea de comandos.

cli-option-rules = El nombre de un reglamento o la ruta de un archivo de reglas.
cli-option-players = El número de jugadores.
cli-option-teams = El número de equipos, todos iguales. Tantos como jugadores: sin parejas.

cli-moves = Listar las jugadas legales de una posición.
cli-moves-examples =
    # Ana (lado A) tiene un 3, un 8 y un 10; las otras manos no se conocen
    pegs moves --rules guide \
      "3s,A8,A14/3s,A0,A16/4s,A11/5s A 38T/?5/?5/?5"
cli-moves-position = Una posición entre comillas: PEGS TURN HANDS. Con - se lee una posición por línea de la entrada estándar, y a cada una se responde con una línea de JSON.
cli-moves-json = Escribir JSON: cada jugada y las clavijas después de ella.

cli-why = Explicar por qué una jugada no es legal o por qué una mano no puede mover.
cli-why-examples =
    # ¿Por qué este 10 no puede ir a la esquina?
    pegs why --rules guide \
      "3s,A8,A14/3s,A0,A16/4s,A11/5s A 38T/?5/?5/?5" "T A8-B0"
cli-why-position = Una posición entre comillas: PEGS TURN HANDS.
cli-why-turn = La jugada entre comillas, por ejemplo "7 A8-A15". Sin ella se explica cada carta de la mano que no puede mover.

why-not-forbidden = Ninguna regla prohíbe “{ $turn }”. Aquí es legal.
why-all-can-move = Todas las cartas de esta mano pueden mover.
why-card-cannot-move = { $card }: { $reason }

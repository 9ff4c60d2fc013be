### Turnos legales y razones en la línea de órdenes.

cli-option-rules = El nombre de un reglamento o la ruta de un archivo de reglas.
cli-option-players = El número de jugadores, de 2 a 10.
cli-option-teams = El número de equipos, todos iguales. Tantos como jugadores: sin parejas.

cli-moves = Lista los turnos legales de una posición.
cli-moves-position = Una posición entre comillas: PEGS TURN HANDS. Con -, lee una posición por línea de la entrada estándar y responde a cada una con una línea de JSON.
cli-moves-json = Escribir JSON: cada turno y las clavijas después de él.

cli-why = Explica por qué una jugada no vale o por qué una mano no puede mover.
cli-why-position = Una posición entre comillas: PEGS TURN HANDS.
cli-why-turn = El turno entre comillas, por ejemplo "7 A8-A15". Sin él se explica cada carta de la mano que no puede mover.

why-not-forbidden = Ninguna regla prohíbe «{ $turn }»: aquí es legal.
why-all-can-move = Todas las cartas de esta mano pueden mover.
why-card-cannot-move = { $card }: { $reason }

### El juez en la línea de comandos.

cli-judge = Resuelve una duda: qué se puede jugar en una posición y si una jugada vale.
cli-judge-examples =
    # El lado A tiene un 8. ¿Puede retroceder su clavija de A10 a A2?
    pegs judge --turn "8 A10-A2" \
      --position "4s,A10/4s,B9/5s/5s A 8/?5/?5/?5"
    # ¿Qué puede hacer aquí un 7, sean cuales sean las demás cartas?
    pegs judge --rules arizona --card 7 \
      --position "3s,A8,A12/5s/4s,A15/5s A ?5/?5/?5/?5"
cli-judge-position = Una posición entre comillas: CLAVIJAS TURNO MANOS.
cli-judge-card = Juzga como si el jugador tuviera solo esta carta.
cli-judge-turn = Una jugada entre comillas, por ejemplo "8 A10-A2". Sin ella, se muestra todo lo que se puede jugar.
cli-judge-link = Muestra la dirección en la que el juez de cualquier servidor enseña este tablero y esta pregunta.

judge-link = En cualquier servidor de Pegs and Jokers: { $link }
judge-verdict-yes = Sí.
judge-verdict-no = No. { $reason }
judge-verdict-rule = “{ $text }”
judge-verdict-instead = Pero esto sí vale: { $turn }
judge-verdict-turn = { $turn }: { $does }
judge-verdict-card = { $text } ({ $detail })

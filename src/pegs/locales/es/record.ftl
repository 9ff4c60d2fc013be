### Registros de partidas: qué puede estar mal en uno, y los comandos que los leen.

record-switch-unknown = “{ $text }” no es una opción con su valor, como hand_size=5. Quizá este registro sea de un programa más nuevo.
record-power-unknown = “{ $text }” no es algo que pueda hacer una carta. Quizá este registro sea de un programa más nuevo.
record-twice = “{ $text }” aparece dos veces.
record-card-row = “{ $text }” no empieza por una carta: una de A 2 3 4 5 6 7 8 9 T J Q K *, con punto y coma y un espacio entre dos cartas.
record-cards-missing = Falta lo que hacen estas cartas: { $text }.
record-per-players = “{ $text }” debería ser un número, o uno por cada número de jugadores de { $least } a { $most }.
record-true-or-false = “{ $text }” debería ser true o false.
record-number = “{ $text }” debería ser un número entero.
record-number-too-large = “{ $text }” es demasiado grande: un número puede ser como máximo { $most }.
record-answer = “{ $text }” debería ser una de estas: { $answers }.
record-without-history = Esta partida no tiene su historial completo, así que no se puede registrar. Juégala con play, no con play_trusted.
record-tag-name = “{ $name }” no puede ser el nombre de otra etiqueta: usa letras y cifras, y un nombre que el encabezado no use ya.
record-tag = se esperaba una etiqueta: [Nombre "valor"] sin nada detrás.
record-control-character = la etiqueta { $tag } contiene un carácter de control. Quítalo.
record-tag-twice = la etiqueta { $tag } aparece dos veces.
record-tag-missing = falta la etiqueta { $tag } en las líneas de arriba.
record-version = esta es la versión “{ $version }” del formato, pero aquí solo se puede leer la versión { $known }. Busca un programa más nuevo.
record-teams = { $players } jugadores no pueden sentarse en { $teams } equipos iguales.
record-count = { $tag } debe ser un número de { $least } a { $most }.
record-rules-wrong = estas reglas se contradicen: { $fault }
record-dealer = quien reparte debe ser uno de los asientos { $seats }.
record-result = el resultado debe ser uno de estos: { $results }.
record-no-end = la partida se corta: falta la línea que empieza por “end”.
record-beginning = una partida empieza con una línea como [Pegs "1"]; lo que haya antes de la próxima se salta.
record-line-too-long = esta línea tiene más de { $most } caracteres y no puede ser de un registro.
record-tag-late = las etiquetas van antes del reparto, no entre los turnos.
record-deal-expected = se esperaba una línea que empiece por deal, draw, pile o discards, o el primer turno.
record-ply-expected = se esperaba un turno, como “12. B 7 B8-B11 | B draws K”, o una línea que empiece por pile o end.
record-ply-number = se esperaba el turno número { $expected }.
record-too-many-cards = “{ $text }” se pasa: ningún montón tiene más de { $most } cartas.
record-dealt-twice = el asiento { $seat } ya tiene sus cartas.
record-hand-size = { $cards ->
    [one] se esperaba una carta
   *[other] se esperaban { $cards } cartas
  } después del asiento.
record-deal-and-position = una partida empieza con un reparto o con la etiqueta Position, no con ambos.
record-deal-missing = faltan arriba las cartas repartidas a { $seats }.
record-deal-discards = al repartir no hay descartes.
record-draw-missing = con estas reglas primero se roba: se esperaba antes una línea “draw { $seat }” con la primera carta.
record-draw-unasked = con estas reglas no se roba ninguna carta antes del primer turno de { $seat }.
record-deck = las manos y el mazo no son las cartas de estas reglas: se esperaban { $cards } cartas, de los valores correctos, pero hay { $given }.
record-pile-missing = con el turno anterior se forma un mazo nuevo: se esperaban líneas que empiecen por pile y den su orden.
record-pile-unasked = el turno anterior no dice “reshuffled”, así que aquí no va ningún mazo nuevo.
record-take-back = Una jugada deshecha se escribe como “back 1 A”: su número en esta partida y luego el asiento.
record-correction = Una corrección se escribe así: “board A 3s,A8,A14/5s/4s,h2/5s”, el asiento que la hizo y luego todas las clavijas.
record-end = el encabezado da el resultado { $result }: se esperaba “end { $result }”.
record-result-differs = el registro da el resultado { $told }, pero al jugar sus turnos sale { $played }.
record-over = la partida termina antes de este turno.
record-seat = aquí juega el asiento { $seat }.
record-pile-differs = el mazo nuevo tiene que ser todos los descartes, incluida la carta recién jugada.
record-events-differ = el registro dice “{ $told }”, pero de este turno resulta “{ $real }”.
record-nothing = nada

## Leer registros

replay-game = Partida { $number }: { $name }, { $players } jugadores, { $teams } equipos
replay-taken-back = Aquí { $who } deshizo una jugada, y el mazo se barajó.
replay-corrected = Aquí { $who } corrigió las clavijas para que coincidieran con el tablero de madera.
replay-shuffled = Aquí se barajaron los descartes, según { $who }.
replay-real-cards = Con cartas de verdad: solo se conocen las que se jugaron.
replay-next-unseen = Turno de { $who }, con { $count ->
    [one] una carta
   *[other] { $count } cartas
}
replay-next = Turno de { $who }, con { $cards }
replay-bad = Línea { $line }: { $reason }
record-none = En { $file } no hay ningún registro de partida: cada uno empieza con una línea [Pegs "1"].
record-standard-input = la entrada estándar
replay-no-game = En { $file } hay { $games ->
    [one] una partida
   *[other] { $games } partidas
}, así que no hay partida { $number }.
replay-no-ply = La partida { $number } tiene { $plies } turnos, así que no hay turno { $to }.
replay-file = No se puede leer { $file }: { $reason }.
verify-good = Partida { $number } (línea { $line }): bien, { $turns } turnos, resultado { $result }
verify-good-fair = Partida { $number } (línea { $line }): bien, { $turns } turnos, resultado { $result }; el reparto coincide con su semilla
verify-contributed = { $count ->
    [one] Se barajó con el número secreto del servidor y el de { $names }.
   *[other] Se barajó con el número secreto del servidor y los de { $names }.
}
verify-silent = { $count ->
    [one] El número de { $names } se fijó pero no se reveló a tiempo, así que no cuenta.
   *[other] Los números de { $names } se fijaron pero no se revelaron a tiempo, así que no cuentan.
}
verify-daily = La partida del día { $day }: cualquiera podía saber las cartas.
verify-on-device = Las cartas las barajó el dispositivo de un jugador, sin nadie más: su dueño pudo elegirlas o verlas.
verify-bad = Partida { $number } (línea { $line }): error en la línea { $at }: { $reason }
verify-total = { $good } de { $games } { $games ->
    [one] partida
   *[other] partidas
} bien

cli-replay = Mostrar una partida registrada turno por turno.
cli-replay-examples =
    # Ver una partida página por página
    pegs replay partida.pegs | less
    # El tablero tras 30 turnos, con palabras
    pegs replay partida.pegs --to 30 --words
cli-replay-file = Un archivo con partidas registradas, o - para la entrada estándar.
cli-replay-to = Parar después de este turno.
cli-replay-game = Qué partida del archivo mostrar, contando desde 1.
cli-replay-words = Describir el tablero con frases en vez de dibujarlo.
cli-replay-json = Escribir JSON en lugar de frases, un objeto por línea.
cli-verify = Comprobar cada turno de cada partida registrada.
cli-verify-examples =
    # ¿Se jugó esta partida según sus reglas?
    pegs verify partida.pegs

### El final de una partida, en el navegador.

over-you = ¡Ganaste!
over-they = { $alone ->
    [yes] ¡{ $names } gana!
   *[no] ¡{ $names } ganan!
}
over-first = { $alone ->
    [yes] { $names } llegó primero a la meta
   *[no] { $names } llegaron primero a la meta
}
over-score = Las { $pegs } clavijas en la meta. { $others }
over-had = { $alone ->
    [yes] { $names } tenía { $count }
   *[no] { $names } tenían { $count }
}
over-short = { $count ->
    [1] Faltó una clavija
    [2] Faltaron dos clavijas
    [3] Faltaron tres clavijas
    [4] Faltaron cuatro clavijas
    [5] Faltaron cinco clavijas
    [6] Faltaron seis clavijas
   *[other] Otra vez será
}
over-close = { $count ->
    [one] Por muy poco, { $name }. { $cards } habría bastado.
   *[other] Por muy poco, { $name }. { $cards } habrían bastado.
}
over-cards = { $count ->
    [2] dos
   *[other] tres
} { $key ->
    [A] ases
    [J] jotas
    [Q] reinas
    [K] reyes
    [joker] comodines
   *[other] cartas de { $card }
}
over-thanks = Buena partida, { $name }.
over-best = La mejor jugada
over-plank = { $name }: { $count } de { $pegs } en la meta
over-try-again = Intentarlo otra vez
over-to-replay = Volver a la repetición
over-again = Jugar otra
over-other-start = Que empiece otro
over-who-starts = ¿Quién empieza la próxima partida?
over-same-cards = Mismas cartas, lados cambiados
over-known = Este reparto no era secreto: todos tienen estas cartas, y salen de la fecha.
over-replay = Repetición
over-puzzle = Problema de hoy
over-decided = Ver qué la decidió
over-picture = Compartir imagen
over-print = Imprimir
fact-turns = { $count ->
    [one] turno
   *[other] turnos
}
fact-bumps = { $count ->
    [one] clavija comida
   *[other] clavijas comidas
}
fact-bumps-mine = { $count ->
    [one] clavija que te comiste
   *[other] clavijas que te comiste
}
fact-minutes = { $count ->
    [one] minuto
   *[other] minutos
}
fact-month = este mes
fact-month-aloud = { $won } ganadas y { $lost } perdidas este mes

## La imagen para compartir

picture-score = { $turns ->
    [one] Las { $pegs } clavijas en la meta en un turno
   *[other] Las { $pegs } clavijas en la meta en { $turns } turnos
}
picture-with = con { $names }
fair-good = El reparto fue limpio: las cartas salen de los números fijados antes de repartir.
over-on-device = Las cartas salen de los números del dispositivo que repartió. Su dueño pudo elegirlos.
fair-bad = Las cartas no salen de los números fijados antes de repartir. No te fíes de este reparto.

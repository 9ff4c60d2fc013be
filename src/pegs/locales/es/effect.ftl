### Lo que cambia una regla de la casa, medido con bots: en la página donde se cambian las reglas y en pegs rules effect.

effect-title = Lo que cambia
effect-about = { $players } jugadores, todos bots fuertes: { $rules } contra { $base }
effect-about-alone = { $players } jugadores, todos bots fuertes
effect-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} de cada una
effect-pace = A { $seconds } segundos por turno
effect-your-rules = Tus reglas
effect-seed = Semilla { $seed }
effect-counting = Todavía contando …
effect-too-few = Con menos de { $least } partidas no se ve qué cambian las reglas. Usa --games { $least } o más, o --json para ver solo los números.
effect-same = Ninguna diferencia que se vea
effect-base = { $base }: { $value }
effect-fun = La diversión no se puede medir. Jueguen una y vean.
effect-right = Los rangos aciertan 19 de cada 20 veces.
effect-sentence = En una frase
effect-no-change = { $base }, tal como está. Cambia una regla para ver qué hace.
effect-nothing-yet = { $count ->
    [one] No vemos ninguna diferencia en 1 partida.
   *[other] No vemos ninguna diferencia en { $count } partidas.
}
effect-unfinished = { $count ->
    [one] 1 partida se cortó a los { $turns } turnos porque nadie había ganado.
   *[other] { $count } partidas se cortaron a los { $turns } turnos porque nadie había ganado.
}
effect-unfinished-of = { $rules }: { $sentence }

## Las medidas

effect-minutes = Minutos por partida
effect-turns = Turnos por partida
effect-edge = Ventaja de empezar
effect-luck = Parte de suerte
effect-stuck = Turnos sin mover
effect-comebacks = Remontadas

## Hasta dónde llega una medida, con 95 % de certeza: "44 a 52", o un solo número

effect-range = { $low } a { $high }
effect-one = { $value }
effect-value-minutes = { $range } min
effect-value-turns = { $range } turnos
effect-value-edge = { $range } victorias de 100
effect-value-luck = { $range } %
effect-value-stuck = { $range } de 100 turnos
effect-value-comebacks = { $range } de 100 partidas
effect-tick-minutes = { $value } min
effect-tick-percent = { $value } %

## Los veredictos

effect-minutes-longer = { $count ->
    [0] Un poco más larga
    [one] Más o menos un minuto más
   *[other] Unos { $count } minutos más
}
effect-minutes-shorter = { $count ->
    [0] Un poco más corta
    [one] Más o menos un minuto menos
   *[other] Unos { $count } minutos menos
}
effect-turns-more = { $count ->
    [0] Un poco más larga
    [one] Más o menos un turno más
   *[other] Unos { $count } turnos más
}
effect-turns-fewer = { $count ->
    [0] Un poco más corta
    [one] Más o menos un turno menos
   *[other] Unos { $count } turnos menos
}
effect-edge-more = { $count ->
    [0] Empezar ayuda un poco más
    [one] Quien empieza gana 1 partida más de 100
   *[other] Quien empieza gana { $count } partidas más de 100
}
effect-edge-less = { $count ->
    [0] Empezar ayuda un poco menos
    [one] Quien empieza gana 1 partida menos de 100
   *[other] Quien empieza gana { $count } partidas menos de 100
}
effect-luck-more = { $size ->
    [little] Un poco más de suerte
    [much] Mucha más suerte
   *[some] Más suerte
}
effect-luck-less = { $size ->
    [little] Un poco menos de suerte
    [much] Mucha menos suerte
   *[some] Menos suerte
}
effect-stuck-times = { $times ->
    [2] Más o menos el doble
   *[other] Unas { $times } veces más
}
effect-stuck-half = Más o menos la mitad
effect-stuck-more = { $count ->
    [0] Unos pocos más
   *[other] { $count } más de 100 turnos
}
effect-stuck-less = { $count ->
    [0] Unos pocos menos
   *[other] { $count } menos de 100 turnos
}
effect-comebacks-more = { $count ->
    [0] Unas pocas más
   *[other] { $count } más de 100 partidas
}
effect-comebacks-less = { $count ->
    [0] Unas pocas menos
   *[other] { $count } menos de 100 partidas
}

## Lo mismo como partes de una frase

effect-say-minutes-longer = { $count ->
    [0] las partidas son un poco más largas
    [one] la partida dura más o menos un minuto más
   *[other] la partida dura unos { $count } minutos más
}
effect-say-minutes-shorter = { $count ->
    [0] las partidas son un poco más cortas
    [one] la partida dura más o menos un minuto menos
   *[other] la partida dura unos { $count } minutos menos
}
effect-say-edge-more = empezar ayuda más
effect-say-edge-less = empezar ayuda menos
effect-say-luck-more = { $size ->
    [little] la suerte decide un poco más
    [much] la suerte decide mucho más
   *[some] la suerte decide más
}
effect-say-luck-less = { $size ->
    [little] saber jugar cuenta un poco más
    [much] saber jugar cuenta mucho más
   *[some] saber jugar cuenta más
}
effect-say-stuck-times = { $times ->
    [2] la gente se queda sin mover el doble de veces
   *[other] la gente se queda sin mover unas { $times } veces más
}
effect-say-stuck-half = la gente se queda sin mover la mitad de las veces
effect-say-stuck-more = la gente se queda sin mover un poco más seguido
effect-say-stuck-less = la gente se queda sin mover un poco menos seguido
effect-say-comebacks-more = hay más remontadas
effect-say-comebacks-less = hay menos remontadas
effect-said = { $effects }.

### Un reglamento en tres líneas.

brief-begin = { $pegs } clavijas por persona, { $hand ->
    [one] una carta
   *[other] { $hand } cartas
 } en la mano, la nueva { $draw ->
    [before] antes
   *[after] después
 } de mover. Lados de { $holes } hoyos. Se sale con { $out }.
brief-back = Hacia atrás: { $cards }.
brief-split = Se reparte entre dos clavijas: { $cards }.
brief-split-ways = Se reparte, una parte adelante y otra atrás: { $cards }.
brief-swap = Dos clavijas cambian de sitio: { $cards }.
brief-plain = Cada carta mueve una clavija hacia delante.
brief-bluff = Las cartas se ponen boca abajo y se declaran; cualquiera puede dudar.
brief-team = Los compañeros mueven siempre las clavijas de todo el equipo.
brief-own = Cada cual mueve las suyas y ayuda a su compañero cuando las tiene todas en casa.
brief-any-card = Se elige cualquier carta, que mueve si puede.
brief-no-pass = Ninguna clavija pasa su propia entrada a casa.
brief-partner = { $answer ->
    [start] Caer sobre una clavija del compañero también la devuelve al inicio.
   *[forbidden] Nadie puede caer sobre una clavija del compañero.
}
brief-stuck = Tras { $count ->
    [one] un turno
   *[other] { $count } turnos
 } sin poder mover, una clavija sale gratis.
brief-draw = Roba tu carta tú mismo, y que no se te olvide.

## Signos al pie de una carta

foot-any = todas

## Títulos que describen un reglamento

title-arizona = Reglas de Arizona
title-basic = Juego básico
title-bluffing = Comodín farolero
title-guide = Guía detallada del juego
title-kilpatrick = Reglas de Kilpatrick
title-north-carolina = Reglas de Carolina del Norte
title-paddle = Hoja de las paletas

### Un reglamento en tres líneas.

brief-begin = { $pegs } clavijas por persona, { $hand ->
    [one] una carta
   *[other] { $hand } cartas
 } en la mano. Una clavija sale con { $out }.
brief-back = Hacia atrás: { $cards }.
brief-split = Se reparte entre dos clavijas: { $cards }.
brief-split-ways = Se reparte, una parte adelante y otra atrás: { $cards }.
brief-swap = Dos clavijas cambian de sitio: { $cards }.
brief-plain = Cada carta mueve una clavija hacia delante.
brief-bluff = Las cartas se ponen boca abajo y se declaran; cualquiera puede dudar.
brief-team = Los compañeros mueven siempre las clavijas de todo el equipo.
brief-own = Cada cual mueve las suyas y ayuda a su compañero cuando las tiene todas en casa.
brief-stuck = Tras { $count ->
    [one] un turno
   *[other] { $count } turnos
 } sin poder mover, una clavija sale gratis.
brief-draw = Roba tu carta tú mismo, y que no se te olvide.

### Un reglamento en tres líneas.

summary-begin = { $pegs ->
    [one] Una clavija
   *[other] { $pegs } clavijas
 } y { $hand ->
    [one] una carta
   *[other] { $hand } cartas
 } por jugador. Robas { $draw ->
    [before] antes
   *[after] después
 } de mover. { $holes } hoyos por lado. Se sale con { $out }.
summary-back = { $cards } retrocede.
summary-split = { $cards } se reparte.
summary-split-ways = { $cards } se reparte, una parte adelante y otra atrás.
summary-split-any = { $cards } se reparte, cada parte adelante o atrás.
summary-swap = { $cards } cambia de sitio dos clavijas.
summary-plain = Las cartas solo hacen avanzar una clavija.
summary-bluff = Las cartas se juegan boca abajo y se declaran; cualquiera puede dudar.
summary-team = Siempre puedes mover cualquier clavija de tu equipo.
summary-own = Solo mueves tus propias clavijas.
summary-own-help = Mueves tus clavijas, y ayudas a tu pareja cuando ya están todas en la meta.
summary-any-card = Puedes jugar cualquier carta; si puede mover, mueve.
summary-no-pass = Ninguna clavija puede pasar de largo su hoyo de entrada.
summary-partner = { $answer ->
    [start] Si caes sobre tu pareja, también vuelve a la salida.
   *[forbidden] No puedes caer sobre tu pareja.
}
summary-stuck = Con { $count ->
    [one] un turno
   *[other] { $count } turnos seguidos
 } sin poder mover, sales gratis.
summary-draw = No te olvides de robar: el juego no lo hace por ti.

## Marcas al pie de una carta

mark-any = todas

## Títulos que describen un reglamento

title-arizona = Reglas de Arizona
title-basic = Juego básico
title-bluffing = Comodín farolero
title-guide = Guía detallada del juego
title-kilpatrick = Reglas de Kilpatrick
title-north-carolina = Reglas de Carolina del Norte
title-paddle = Hoja de las paletas

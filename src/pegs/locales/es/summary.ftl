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
summary-split = { $cards } se divide.
summary-split-ways = { $cards } se divide, una parte adelante y otra atrás.
summary-split-any = { $cards } se divide, cada parte adelante o atrás.
summary-swap = { $cards } cambia de lugar dos clavijas.
summary-plain = Las cartas solo hacen avanzar una clavija.
summary-bluff = Las cartas se juegan boca abajo y se declaran; cualquiera puede dudar.
summary-team = Siempre puedes mover cualquier clavija de tu equipo.
summary-own = Solo mueves tus propias clavijas.
summary-own-help = Mueves tus clavijas, y ayudas a tu pareja cuando ya están todas en la meta.
summary-any-card = { $must_play ->
    [nothing] Puedes descartar cualquier carta en vez de mover.
   *[card] Puedes jugar cualquier carta; si puede mover, mueve.
}
summary-turn-in = La clavija que puede entrar en la meta tiene que entrar.
summary-own-color = { $answer ->
    [pass] Una clavija puede pasar por encima de su propio color.
    [start] Si caes sobre una clavija tuya, vuelve a la salida.
   *[both] Una clavija puede pasar por encima de su propio color, o caer sobre él y mandarlo a la salida.
}
summary-no-pass = Ninguna clavija puede pasar de largo su hoyo de entrada.
summary-partner = { $answer ->
    [start] Si caes sobre tu pareja, también vuelve a la salida.
   *[forbidden] No puedes caer sobre tu pareja.
}
summary-stuck = Con { $count ->
    [one] un turno
   *[other] { $count } turnos seguidos
 }{ $team ->
    [yes] {" "}del equipo
   *[no] {""}
 } { $counts ->
    [discards] en que descartas
   *[stuck] sin poder mover
 }, sales gratis.
summary-draw = No te olvides de robar: el juego no lo hace por ti.

## Marcas al pie de una carta

mark-any = todas
mark-corner = esquina

## Títulos que describen un reglamento

title-arizona = Reglas de Arizona
title-basic = Juego básico
title-bluffing = Comodín farolero
title-guide = Guía detallada del juego
title-kilpatrick = Reglas de Kilpatrick
title-north-carolina = Reglas de Carolina del Norte
title-paddle = Hoja de las paletas
title-our-way = { $base }, a nuestra manera

## Las reglas en pocas palabras

voice-alaska = El 10 puede retroceder un paso.
voice-arizona = Mueve cualquier clavija de tu equipo.
voice-basic = La primera que conviene aprender.
voice-bluffing = Juega boca abajo. Di lo que quieras.
voice-guide = El 9 retrocede o se divide.
voice-kilpatrick = Tres cartas, y sin segunda vuelta.
voice-liftbridge = Jota 11, reina 12, rey 13.
voice-north-carolina = Los dieces se dividen. Los doses cambian lugares.
voice-paddle = El 2 cambia lugares. Hay que jugar los comodines.
voice-pegoo = El comodín lleva una clavija hasta tu entrada.
voice-wizard = Los doses cambian lugares. El 9 se divide.

## Who publishes a sheet that is none of the named sets

voice-alive-in-the-lab = El blog de una familia.
voice-dan-logan = Un programa de Dan Logan.
voice-durbin = La guía de estrategia de una familia.
voice-hafthor = Un programa de Hafthor.
voice-heirloom-evolution = Un fabricante de tableros.
voice-hidden-valley-ranch = El juego dominical de un vecindario.
voice-hidden-valley-some-play = El mismo vecindario, con sus otras reglas.
voice-idaho-good-sam = Un club de dueños de casas rodantes de Idaho.
voice-joker-by-lhanney = El blog de una familia.
voice-joker-pursuit = Un programa de mark0pol0.
voice-jokers-and-coins = Un juego para piecepack, de Craig Blumer.
voice-not-messy-just-busy = El blog de una familia.
voice-parlor = Un programa de zrcoderre-ux.
voice-rolling-jokers = Un fabricante de tableros.
voice-terminal = Un programa de arp-Trosh.
voice-texas-marbles = Un fabricante de tableros, de Texas.
voice-the-marble-game = Un fabricante de tableros.

## The cards as people say them when they look for rules, in the order of their ranks

rules-card-words = as dos tres cuatro cinco seis siete ocho nueve diez jota reina rey comodín

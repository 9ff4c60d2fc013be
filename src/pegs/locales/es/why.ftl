### Por qué una jugada no es legal, por qué una carta no puede mover, y dónde está la regla.
### Los hoyos y las cartas vienen en notación. $mine dice si la clavija de la que se habla es del propio jugador;
### $by es la carta por cuyo poder se pregunta ("el comodín"); $of, la carta de la que se habla ("del comodín", "de 7").
### $start, $home, $in_spot y $out_spot son las palabras del reglamento.

why-with-source = { $sentence } ({ $source })
why-part = Parte { $part }: { $sentence }
why-forward = { $counts } hacia delante
why-backward = { $counts } hacia atrás
why-both-ways = { $forward } hacia delante o { $backward } hacia atrás
why-the-joker = el comodín
why-of-card = de { $card }
why-of-the-joker = del comodín
why-hand-unknown = No se conocen las cartas de { $seat }, así que nadie puede decir cuál hay que jugar: indica la mano, como en A379*.

## Clavijas y hoyos

why-no-peg = { $seat } no tiene ninguna clavija en { $hole }.
why-no-such-hole = En este tablero no existe ese hoyo.
why-no-such-turn = Eso no es una jugada: dice más de lo que tiene que decir una así.
why-same-hole = Acabaría donde empezó, en { $hole }: una jugada lleva la clavija a otro hoyo.
why-own-color-landed = { $mine ->
    [yes] Caería sobre tu propia clavija en { $hole }: ninguna clavija cae sobre otra de su color.
   *[no] Caería sobre una clavija de su mismo color en { $hole }: ninguna lo hace.
}
why-own-color-passed = { $mine ->
    [yes] Pasa por encima de tu propia clavija en { $hole }: ninguna clavija pasa por encima de otra de su color.
   *[no] Pasa por encima de una clavija de su mismo color en { $hole }: ninguna lo hace.
}
why-partner-on-in-spot = La clavija de { $seat } en { $hole } ya está en su { $in_spot }, adonde tendría que ir: no se cae sobre una clavija del equipo que está en su { $in_spot }.
why-in-spot-taken = La clavija de { $seat } en { $hole } tendría que ir a su { $in_spot } { $spot }, y allí hay una clavija de su mismo color: nadie de su equipo puede caer sobre ella.
why-no-chain = La clavija de { $seat } en { $hole } tendría que ir a su { $in_spot } { $spot }, donde hay otra clavija: una clavija enviada allí no desplaza a ninguna.
why-partner-protected = En { $hole } hay una clavija de { $seat }, del propio equipo: nadie cae sobre una clavija de su equipo.
why-into-start = Ninguna jugada lleva a su { $start }.
why-leaves-home = Una clavija que está en su { $home } nunca sale de allí con { $card }.
why-backward-in-home = La clavija de { $hole } está en su { $home }: allí ninguna clavija retrocede.
why-backward-into-home = Con { $card } la clavija de { $hole } se mueve { $counts }: ninguna clavija entra en su { $home } retrocediendo.
why-beyond-home = { $count } hacia delante desde { $hole } es más allá del último hoyo de su { $home }: la cuenta se usa entera.
why-must-turn-in = Dejaría atrás su { $in_spot } { $spot }: al avanzar, una clavija entra allí en su { $home }.
why-no-room-at-home = { $count } hacia delante desde { $hole } es más allá de su { $in_spot }, donde tiene que entrar, y en su { $home } no hay hoyos bastantes para eso.
why-out-spot-only = Una clavija sale de su { $start } a su { $out_spot } { $spot }, y a ningún otro sitio.

## De quién son las clavijas

why-opponents-peg = Las clavijas de { $seat } son de un rival: tú juegas las tuyas.
why-not-on-team = Las clavijas de { $seat } son de un rival: tú juegas las de tu equipo.
why-own-first = Las clavijas de { $seat } son de un compañero: juegas las tuyas hasta que todas estén en su { $home }.
why-own-all-home = Todas tus clavijas están en su { $home }: juegas las de { $next }.
why-partner-all-home = Todas las clavijas de { $seat } están en su { $home }: juegas por un compañero al que aún le falten.
why-help-in-order = Se ayuda a los compañeros en el sentido de las agujas del reloj: ahora juegas las clavijas de { $next }, no las de { $seat }.
why-nobody-is-helped = Todas tus clavijas están en su { $home }, y nadie juega las clavijas de un compañero.

## Lo que puede una carta

why-wrong-count = De { $hole } a { $to } hay { $ahead } hacia delante o { $behind } hacia atrás: { $card } mueve una clavija { $counts }.
why-wrong-count-home = De { $hole } a { $to } hay { $holes } hacia delante: { $card } mueve una clavija { $counts }.
why-brings-nothing-out = { $card } no saca ninguna clavija de su { $start }.
why-no-count = { $card } no mueve ninguna clavija hacia delante ni hacia atrás.
why-nothing-to-move = No hay ninguna clavija que { $card } pueda mover.
why-must-be-split = { $card } no mueve una sola clavija: sus { $count } se reparten entre dos clavijas.
why-joker-not-from-here = { $by } no toma una clavija de { $hole }.
why-joker-into-home = { $by } lleva una clavija al recorrido: una clavija que está en su { $home } está a salvo.
why-joker-onto-empty-hole = En { $to } no hay nada: con { $by } una clavija solo cae donde hay otra de otro color.
why-joker-nothing-to-land-on = No hay ninguna clavija de otro color en el recorrido: con { $by } no hay dónde caer.
why-joker-start-first = Mientras { $seat } tenga una clavija en su { $start }, { $by } mueve una de esas.
why-in-spot-not-from-here = { $by } no lleva la clavija de { $hole } a su { $in_spot }.
why-in-spot-only = { $by } lleva una clavija de { $seat } a su { $in_spot } { $spot }, y a ningún otro sitio.
why-sends-nothing = { $card } no devuelve ninguna clavija a su { $start }.
why-send-opponents-only = Las clavijas de { $seat } son de tu equipo: { $by } devuelve una de un rival.
why-send-from-track-only = La clavija de { $hole } no está en el recorrido: { $by } devuelve una clavija del recorrido.
why-send-to-start-only = { $by } devuelve una clavija de { $seat } a su { $start }, y a ningún otro sitio.
why-send-nobody = No hay ninguna clavija rival en el recorrido: no hay a quién devolver.
why-swaps-nothing = { $card } no intercambia clavijas.
why-swap-off-track = La clavija de { $hole } no está en el recorrido: solo se intercambian clavijas del recorrido.
why-swap-own-color = Las dos clavijas son de { $seat }: solo se intercambian clavijas de distinto color.
why-swap-needs-own = { $card } intercambia una de las clavijas que juegas con otra: ninguna de estas lo es.
why-swap-only = En un intercambio cada clavija va exactamente adonde estaba la otra.
why-swap-nobody = No hay en el recorrido dos clavijas que se puedan intercambiar.

## Repartos

why-splits-nothing = { $card } no se reparte entre dos clavijas.
why-split-two-pegs = La clavija que hizo la primera parte ya se ha movido: un reparto es para dos clavijas distintas.
why-split-from-start = Está en su { $start }: ninguna clavija de un reparto sale de allí.
why-split-own-only = Este reparto es para dos de las clavijas que juegas, y las de { $seat } no lo son.
why-finishing-split-whose = Era la última: la segunda parte puede ser para el compañero al que toca ayudar, y ese no es { $seat }.
why-opponent-on-track-only = Las clavijas de { $seat } son de un rival: solo se mueven por el recorrido, no dentro de su { $home } ni para entrar allí.
why-second-part-forward = { $of } quedan { $count } hacia delante, y eso no lleva la clavija de { $hole } a { $to }.
why-second-part-backward = { $of } quedan { $count } hacia atrás, y eso no lleva la clavija de { $hole } a { $to }.
why-split-part-forward = Ninguna parte { $of } (de 1 a { $most } hacia delante) lleva la clavija de { $hole } a { $to }.
why-split-part-opposite = Ninguna parte { $of } (de 1 a { $most }, una hacia delante y otra hacia atrás) lleva la clavija de { $hole } a { $to }.
why-split-part-any = Ninguna parte { $of } (de 1 a { $most } hacia delante o hacia atrás) lleva la clavija de { $hole } a { $to }.
why-split-needs-two = { $card } se reparte entre dos clavijas, y no hay dos fuera de su { $start } para hacerlo.
why-split-no-share = No hay dos clavijas que puedan repartirse los { $count } { $of }.

## Lo que hay que jugar

why-must-play-hand = { $card } puede mover ({ $example }): quien tiene una carta que puede mover tiene que jugar una.
why-must-play-card = { $card } puede mover ({ $example }): una carta que puede mover no se tira.
why-must-come-out = Es el turno { $count } seguido sin mover: una clavija tiene que salir gratis ({ $example }).
why-nothing-free = Ninguna clavija sale gratis: hace falta una carta que la saque.
why-free-too-early = Una clavija sale gratis tras { $needed ->
    [one] un turno
   *[other] { $needed } turnos seguidos
} sin mover: hasta ahora van { $counted }.
why-free-only-stuck = Puedes mover ({ $example }): una clavija solo sale gratis cuando nada puede mover.
why-free-needs-card = Puedes mover ({ $example }) y no tienes ninguna carta que saque una clavija: hay que jugar un turno normal.
why-free-from-start = La clavija de { $hole } no está en su { $start }: solo sale una que esté allí.
why-card-not-held = La mano de { $seat } no tiene { $card }.
why-empty-hand = { $seat } no tiene cartas y solo puede pasar.
why-pass-with-cards = { $seat } tiene cartas: nadie pasa mientras las tenga.

## El farol y las decisiones entre turnos

why-declare-first = Antes de mover se pone una carta boca abajo y se declara un valor.
why-no-declaring = { $card } se juega como lo que es: en este juego no se declaran las cartas.
why-declared-cannot-move = { $card } no podría mover nada: solo se declara un valor que pueda mover.
why-declared-other = Se declaró { $card }: la jugada es la { $of }.
why-card-laid-down = La carta puesta es { $card }.
why-penalty-whose = Es una clavija de { $seat } la que vuelve a su { $start }.
why-penalty-out-of-start = Vuelve a su { $start } una clavija de { $seat } que esté fuera, y a ningún otro sitio.
why-phase-play = Ahora { $seat } tiene que jugar una carta.
why-phase-doubt = Ahora se pregunta a { $seat } si duda de lo declarado.
why-phase-penalty = { $seat } tiene que elegir la clavija que vuelve a su { $start }.
why-phase-move = { $seat } tiene que hacer la jugada declarada.
why-phase-extra = { $seat } puede tomar ahora un turno extra o renunciar a él.
why-phase-draw = { $seat } tiene que robar ahora o seguir sin hacerlo.
why-phase-over = La partida ha terminado.
why-game-over = La partida ha terminado: todas las clavijas de { $team } están en su { $home }.

## Dónde está

why-source-settled = decidido para todos los reglamentos, donde las fuentes callan
why-source-table = la mesa tal como está
why-source-house = vuestra regla de la casa { $switch } = { $value }
why-source-house-card = vuestra regla de la casa para la carta { $switch }
why-source-guide-1 = Detailed Game Guide, regla 1
why-source-guide-5 = Detailed Game Guide, regla 5
why-source-guide-6 = Detailed Game Guide, regla 6
why-source-guide-7 = Detailed Game Guide, regla 7
why-source-guide-9 = Detailed Game Guide, regla 9
why-source-guide-10 = Detailed Game Guide, regla 10
why-source-guide-cards = Detailed Game Guide, «Card Movement Rules»
why-source-guide-objective = Detailed Game Guide, «Objective»
why-source-guide-onto-track = Detailed Game Guide, «Moving onto the Track»
why-source-guide-scenario-1 = Detailed Game Guide, «Moving around the Track», ejemplo 1
why-source-guide-turn = Detailed Game Guide, «The Player’s Turn»
why-source-paddle-back = hoja de las palas, «You can not back into HOME»
why-source-paddle-cards = hoja de las palas, «Card Values»
why-source-paddle-count = hoja de las palas, «You must use the full count of the card played»
why-source-paddle-help = hoja de las palas, «you first must get all your pegs into HOME»
why-source-paddle-joker = hoja de las palas, «Card Values», comodín
why-source-paddle-jump = hoja de las palas, «You may not jump over your own man»
why-source-paddle-must = hoja de las palas, «You must move if you have a play»
why-source-paddle-object = hoja de las palas, «Object»
why-source-paddle-play = hoja de las palas, «To play»
why-source-paddle-safe = hoja de las palas, «Once a man is in his HOME position, he is HOME»
why-source-liftbridge-cards = Liftbridge, «If you have a player out»
why-source-liftbridge-making = Liftbridge, «Making a Play»
why-source-liftbridge-objective = Liftbridge, «Objective»
why-source-liftbridge-other = Liftbridge, «Other Rules»
why-source-pagat-arizona-2 = Pagat, «Arizona Rules», 2
why-source-pagat-arizona-6 = Pagat, «Arizona Rules», 6
why-source-pagat-bluffing = Pagat, «Bluffing Joker»
why-source-pagat-cards = Pagat, «effects of individual cards»
why-source-pagat-endgame = Pagat, «Endgame»
why-source-pagat-general = Pagat, «general rules»
why-source-pagat-kilpatrick = Pagat, «Kilpatrick Rules»
why-source-pagat-nc-2 = Pagat, «North Carolina Rules», 2
why-source-pagat-nc-5 = Pagat, «North Carolina Rules», 5
why-source-pagat-nc-8 = Pagat, «North Carolina Rules», 8
why-source-pagat-nc-9 = Pagat, «North Carolina Rules», 9
why-source-pagat-pegoo = Pagat, «Pegoo»
why-source-pagat-play = Pagat, «Deal and play of cards»

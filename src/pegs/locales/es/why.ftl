### Por qué una jugada no es legal o una carta no puede mover, dicho a quien tiene el turno, y dónde está escrita la regla.
### $card y $by son cartas ("un 9", "un as"); $the-card es "el 9". $hole, $to y $spot son hoyos por su nombre
### ("tu 5", "meta 2") o en notación ("A5"). $you dice si la clavija o la persona de que se trata es la que lee;
### $seat es su nombre. $start, $home, $in_spot y $out_spot son las palabras del reglamento. $onto dice sobre las
### clavijas de quién cae la carta; $counted_for, si los turnos sin mover se cuentan para la persona o para el equipo.
###
### .seen es para quienes tienen el tablero delante, sin números de hoyos. $hole es entonces "pasando el rombo del
### lado de Ben"; $in_spot, el aro, y $out_spot, el rombo.

why-part = { $part ->
    [1] Primera clavija: { $sentence }
    [2] Segunda clavija: { $sentence }
    [3] Tercera clavija: { $sentence }
    [4] Cuarta clavija: { $sentence }
   *[other] Quinta clavija: { $sentence }
}
why-forward = { $counts } hacia delante
why-backward = { $counts } hacia atrás
why-both-ways = { $forward } hacia delante, o { $backward } hacia atrás
why-hand-unknown = Eso depende de las cartas del jugador { $letter }, y en esta posición no se ven. Escribe la mano, por ejemplo A379*.

## Clavijas y hoyos

why-no-peg = { $you ->
    [yes] No tienes ninguna clavija { $area ->
        [start] en tu { $start }.
       *[other] en { $hole }.
    }
   *[no] { $seat } no tiene ninguna clavija { $area ->
        [start] en su { $start }.
       *[other] en { $hole }.
    }
}
    .seen = { $you ->
        [yes] No tienes ninguna clavija { $area ->
            [start] en tu { $start }.
           *[other] ahí.
        }
       *[no] { $seat } no tiene ninguna clavija { $area ->
            [start] en su { $start }.
           *[other] ahí.
        }
    }
why-no-such-hole = Ese hoyo no existe en este tablero.
why-no-such-turn = A esa jugada le sobran partes.
why-same-hole = La clavija que está en { $hole } acabaría justo donde empezó.
    .seen = Esa clavija acabaría justo donde empezó.
why-own-color-landed = { $you ->
    [yes] En { $hole } está tu propia clavija, y no puedes caer sobre ella.
   *[no] Dos clavijas de { $seat } no pueden compartir { $hole }.
}
    .seen = { $you ->
        [yes] No puedes caer sobre tu propia clavija{ $area ->
            [home] {" "}en tu { $home }.
           *[other] {" "}({ $hole }).
        }
       *[no] { $seat } no puede caer sobre su propia clavija{ $area ->
            [home] {" "}en su { $home }.
           *[other] {" "}({ $hole }).
        }
    }
why-own-color-passed = { $you ->
    [yes] No puedes pasar por encima de tu propia clavija en { $hole }.
   *[no] Las clavijas de { $seat } no pueden pasar unas por encima de otras, y hay una en { $hole }.
}
    .seen = { $you ->
        [yes] No puedes pasar por encima de tu propia clavija{ $area ->
            [home] {" "}en tu { $home }.
           *[other] {" "}({ $hole }).
        }
       *[no] { $seat } no puede pasar por encima de su propia clavija{ $area ->
            [home] {" "}en su { $home }.
           *[other] {" "}({ $hole }).
        }
    }
why-partner-on-in-spot = { $you ->
    [yes] Tu propia clavija
   *[no] La clavija de { $seat }
} en { $hole } ya está en su { $in_spot }, así que no puedes caer sobre ella.
    .seen = { $you ->
        [yes] Tu propia clavija
       *[no] La clavija de { $seat }
    } ya está en su { $in_spot }, así que no puedes caer sobre ella.
why-in-spot-taken = { $you ->
    [yes] Subirías tu propia clavija desde { $hole } a su { $in_spot }, pero allí ya tienes otra.
   *[no] Subirías la clavija de { $seat } desde { $hole } a su { $in_spot }, pero allí ya tiene otra.
}
    .seen = { $you ->
        [yes] No puedes subir tu propia clavija: ya tienes otra en tu { $in_spot }.
       *[no] No puedes subir la clavija de { $seat }: ya tiene otra en su { $in_spot }.
    }
why-no-chain = { $you ->
    [yes] Subirías tu propia clavija
   *[no] Subirías la clavija de { $seat }
} desde { $hole } a su { $in_spot }, pero allí ya hay otra clavija.
    .seen = { $you ->
        [yes] No puedes subir tu propia clavija: ya hay otra en tu { $in_spot }.
       *[no] No puedes subir la clavija de { $seat }: ya hay otra en su { $in_spot }.
    }
why-partner-protected = { $you ->
    [yes] En { $hole } está tu propia clavija, y no puedes caer sobre ella.
   *[no] En { $hole } está la clavija de { $seat }, y no puedes caer sobre un compañero.
}
    .seen = { $you ->
        [yes] No puedes caer sobre tu propia clavija ({ $hole }).
       *[no] No puedes caer sobre la clavija de { $seat }, porque es de tu equipo.
    }
why-into-start = No puedes llevar una clavija a su { $start }.
why-others-place = { $area ->
    [start] Ninguna jugada lleva una clavija a la { $start }.
   *[home] Una clavija solo puede entrar en su propia { $home }.
}
why-safe-at-home = { $you ->
    [yes] Tu clavija
   *[no] La clavija de { $seat }
} está en su { $home }, y ninguna otra puede caer allí sobre ella.
why-leaves-home = Con { $card } no se puede sacar una clavija de su { $home }.
why-backward-in-home = La clavija que está en { $hole } no puede retroceder dentro de su { $home }.
    .seen = Una clavija no puede retroceder dentro de su { $home }.
why-backward-into-home = Con { $card } solo se retrocede, y una clavija no puede entrar en su { $home } hacia atrás.
why-beyond-home = Al mover { $count } desde { $hole }, la clavija se pasaría del final de su { $home }.
    .seen = { $area ->
        [home] { $count } es demasiado para una clavija que ya está en su { $home }.
       *[other] { $count } es demasiado: la clavija ({ $hole }) se pasaría del final de su { $home }.
    }
why-can-turn-in = Con { $count }, la clavija que está en { $hole } puede entrar en su { $home }, así que tiene que hacerlo.
    .seen = Con { $count }, esta clavija puede entrar en su { $home }, así que tiene que hacerlo.
why-must-turn-in = Una clavija no puede pasar de largo su { $in_spot }. Allí tiene que entrar en su { $home }.
why-no-room-at-home = Al mover { $count } desde { $hole }, la clavija se pasaría de su { $in_spot } y del final de su { $home }.
    .seen = { $count } es demasiado: la clavija ({ $hole }) se pasaría del final de su { $home }, y tampoco puede pasar de largo su { $in_spot }.
why-no-clear-room = Una clavija no puede pasar de largo su { $in_spot }, y en su { $home } no hay suficiente espacio libre para avanzar { $count } desde { $hole }.
    .seen = Una clavija no puede pasar de largo su { $in_spot }, y en su { $home } no hay suficiente espacio libre para avanzar { $count }.
why-out-goes-on = Con { $card }, la clavija sale y sigue { $count }, hasta { $spot }.
    .seen = Con { $card }, la clavija sale y sigue { $count }.
why-corner-past-in-spot = La siguiente esquina está más allá de su { $in_spot }, y una clavija no puede pasar de ahí.
why-out-spot-only = Una clavija solo puede salir a su { $out_spot }, { $spot }.
    .seen = Una clavija solo puede salir a su { $out_spot }.

## De quién son las clavijas

why-opponents-peg = No puedes mover las clavijas de { $seat }, porque es tu rival.
why-not-on-team = No puedes mover las clavijas de { $seat }, porque no es de tu equipo.
why-own-first = No puedes mover las clavijas de { $seat } hasta que todas las tuyas estén en tu { $home }.
why-own-all-home = Todas tus clavijas están en tu { $home }, así que ahora mueves las de { $next }.
why-partner-all-home = Todas las clavijas de { $seat } ya están en su { $home }. Ayuda a un compañero al que todavía le falte.
why-help-in-order = Ayudas a tus compañeros en el sentido del reloj, así que { $next } va antes que { $seat }.
why-helps-next-turn = No ayudas a { $seat } hasta tu próximo turno, así que en esta división no puedes usar su clavija.
why-helps-with-others = Solo con { $cards } se puede meter la última clavija y ayudar a un compañero en la misma jugada, así que en esta división no puedes usar la clavija de { $seat }.
why-no-helping = Todas tus clavijas están en tu { $home }, y con estas reglas no puedes mover las de un compañero.

## Lo que puede una carta

why-wrong-way = { $direction ->
    [backward] { $card } mueve una clavija hacia atrás, no hacia delante.
   *[forward] { $card } mueve una clavija hacia delante, no hacia atrás.
}
why-wrong-count = { $direction ->
    [forward] Desde { $hole } hasta { $to } hay { $ahead } hacia delante, pero { $card } mueve { $counts }.
    [backward] Desde { $hole } hasta { $to } hay { $behind } hacia atrás, pero { $card } mueve { $counts }.
   *[both] { $card } mueve { $counts }, y así una clavija no llega desde { $hole } hasta { $to }.
}
    .seen = { $direction ->
        [forward] Hasta allí hay { $ahead } hacia delante, pero { $card } mueve { $counts }.
        [backward] Hasta allí hay { $behind } hacia atrás, pero { $card } mueve { $counts }.
       *[both] { $card } mueve { $counts }, y así esta clavija no llega hasta allí.
    }
why-wrong-count-home = Desde { $hole } hasta { $to } hay { $holes } hacia delante, pero { $card } mueve { $counts }.
    .seen = Hasta allí hay { $holes } hacia delante, pero { $card } mueve { $counts }.
why-brings-nothing-out = Con { $card } no se saca ninguna clavija.
why-no-count = { $card } no mueve ninguna clavija hacia delante ni hacia atrás.
why-nothing-to-move = No hay ninguna clavija que se pueda mover con { $card }.
why-must-be-split = Hay que dividir { $card } entre { $most ->
        [2] dos clavijas
       *[other] de 2 a { $most } clavijas
    }.
why-joker-not-from-here = Con { $by } no se puede mover una clavija que esté { $area ->
    [start] en su { $start }.
    [home] en su { $home }.
   *[track] en el recorrido.
}
why-joker-into-home = Con { $by } no se puede llevar una clavija a su { $home }.
why-joker-onto-empty-hole = Con { $by } hay que caer sobre la clavija de { $onto ->
        [partners] un compañero
        [opponents] un rival
       *[any] otro jugador
    }, y en { $to } no hay ninguna.
    .seen = Con { $by } hay que caer sobre la clavija de { $onto ->
        [partners] un compañero
        [opponents] un rival
       *[any] otro jugador
    }, y allí no hay ninguna.
why-joker-nothing-to-land-on = Con { $by } hay que caer sobre la clavija de { $onto ->
        [partners] un compañero
        [opponents] un rival
       *[any] otro jugador
    }, y en el recorrido no hay ninguna.
why-joker-onto-own = Con { $by } hay que caer sobre una clavija de otro color, y la que está en { $hole } es del mismo.
    .seen = Con { $by } hay que caer sobre una clavija de otro color, y esa es del mismo.
why-joker-onto-partner = { $you ->
    [yes] Con { $by } hay que caer sobre la clavija de un rival, y esa es tuya.
   *[no] Con { $by } hay que caer sobre la clavija de un rival, y { $seat } es de tu equipo.
}
why-joker-onto-opponent = Con { $by } hay que caer sobre la clavija de un compañero, y { $seat } es tu rival.
why-joker-not-ahead = Con { $by } solo se salta hacia delante, y para llegar hasta { $to } esta clavija pasaría de su { $in_spot }.
    .seen = Con { $by } solo se salta hacia delante, y para llegar hasta allí esta clavija pasaría de su { $in_spot }.
why-joker-start-first = { $you ->
    [yes] Tienes una clavija en tu { $start }, y con { $by } hay que mover primero esa.
   *[no] { $seat } tiene una clavija en su { $start }, y con { $by } hay que mover primero esa.
}
why-in-spot-not-from-here = Con { $by } no se puede llevar a su { $in_spot } una clavija que esté { $area ->
    [start] en su { $start }.
    [home] en su { $home }.
   *[track] en el recorrido.
}
why-in-spot-only = Con { $by } esta clavija solo puede ir a su { $in_spot }, { $spot }.
    .seen = Con { $by } esta clavija solo puede ir a su { $in_spot }.
why-sends-nothing = Con { $card } no se puede devolver una clavija a su { $start }.
why-send-opponents-only = { $you ->
    [yes] Con { $by } se devuelve la clavija de un rival, y esa es tuya.
   *[no] Con { $by } se devuelve la clavija de un rival, y { $seat } es de tu equipo.
}
why-send-from-track-only = Con { $by } solo se puede devolver una clavija del recorrido.
why-send-to-start-only = Con { $by } solo se puede devolver una clavija a su { $start }.
why-nothing-to-send = En el recorrido no hay ninguna clavija rival que devolver.
why-swaps-nothing = Con { $card } no se pueden intercambiar clavijas.
why-swap-off-track = Solo puedes intercambiar clavijas que estén en el recorrido.
why-swap-own-color = No puedes intercambiar dos clavijas del mismo color.
why-swap-needs-own = Una de las clavijas que intercambias tiene que ser de las que puedes mover.
why-swap-only = En un intercambio, cada clavija va adonde estaba la otra.
why-nothing-to-swap = En el recorrido no hay dos clavijas que puedas intercambiar.

## Divisiones

why-splits-nothing = No se puede dividir { $card }.
why-split-too-many = { $card } se divide { $most ->
        [2] solo entre dos clavijas
       *[other] entre { $most } clavijas como máximo
    }.
why-split-forward-first = Juega primero la parte que va hacia delante y luego la que va hacia atrás.
why-split-two-colors = { $you ->
    [yes] Esta división es solo entre clavijas de distinto color, y una de las tuyas ya se ha movido.
   *[no] Esta división es solo entre clavijas de distinto color, y una de { $seat } ya se ha movido.
}
why-split-needs-two-colors = Para dividir { $card } hacen falta clavijas de dos colores fuera de su { $start }.
why-split-two-pegs = En una división, cada parte la mueve una clavija distinta, y esta ya se ha movido.
why-split-from-start = En una división no puede salir una clavija.
why-only-in-split = Con { $card }, la clavija de { $seat } solo se puede mover como parte de una jugada dividida.
why-split-own-first = Tienes que empezar con { $you ->
    [yes] una de tus clavijas
   *[no] una clavija de { $seat }
}. La de un compañero solo puede hacer otra parte después.
why-split-own-only = { $you ->
    [yes] En esta división no puedes usar tu propia clavija.
   *[no] En esta división no puedes usar la clavija de { $seat }.
}
why-finishing-split-whose = { $you ->
    [yes] El resto puede ser para el compañero al que ayudas ahora, pero no para ti.
   *[no] El resto puede ser para el compañero al que ayudas ahora, pero no es { $seat }.
}
why-opponent-on-track-only = Puedes mover las clavijas de { $seat } por el recorrido, pero no dentro de su { $home } ni para entrar allí.
why-second-part-forward = Quedan { $count } hacia delante, pero desde { $hole } hasta { $to } no hay { $count }.
    .seen = Quedan { $count } hacia delante, pero hasta allí no hay { $count }.
why-second-part-backward = Quedan { $count } hacia atrás, pero desde { $hole } hasta { $to } no hay { $count } hacia atrás.
    .seen = Quedan { $count } hacia atrás, pero hasta allí no hay { $count } hacia atrás.
why-split-part-forward = Una parte de { $card } mueve una clavija de 1 a { $most } hacia delante, y así no llega desde { $hole } hasta { $to }.
    .seen = Una parte de { $card } mueve una clavija de 1 a { $most } hacia delante, y así no llega hasta allí.
why-split-part-opposite = { $card } se divide hacia delante y hacia atrás, de 1 a { $most } cada parte, y así esta clavija no llega desde { $hole } hasta { $to }.
    .seen = { $card } se divide hacia delante y hacia atrás, de 1 a { $most } cada parte, y así esta clavija no llega hasta allí.
why-split-part-any = Una parte de { $card } mueve una clavija de 1 a { $most } hacia delante o hacia atrás, y así no llega desde { $hole } hasta { $to }.
    .seen = Una parte de { $card } mueve una clavija de 1 a { $most } hacia delante o hacia atrás, y así no llega hasta allí.
why-split-all-forward = Desde { $hole } hasta { $to } se va hacia atrás, y { $card } solo se divide hacia delante.
    .seen = Esta clavija iría hacia atrás, y { $card } solo se divide hacia delante.
why-split-both-ways = Va en la misma dirección que el resto, pero { $card } se divide en una parte hacia delante y otra hacia atrás.
why-split-not-alone = Hay que dividir { $card }, porque otra clavija del recorrido podría hacer una parte.
why-alone-whole-count = Por sí sola, esta clavija solo puede avanzar { $count }, ni más ni menos.
why-split-needs-two = Para dividir { $card } hacen falta dos clavijas fuera de su { $start }.
why-split-no-share = Aquí no hay manera de dividir { $card }.

## Lo que hay que jugar

why-must-play-hand = Puedes mover con { $the-card }, así que no puedes descartar.
why-must-play-joker = Puedes mover con el comodín, así que no puedes descartar.
why-must-play-card = Puedes mover con { $the-card }, así que no puedes descartar esa carta.
why-discard-drawn = No puedes mover, así que tienes que descartar la carta que acabas de robar: { $the-card }.
why-must-come-out = { $count ->
    [one] { $stuck_counts ->
        [discards] En vez de descartar, tienes que sacar una clavija gratis.
       *[stuck] No puedes mover, así que tienes que sacar una clavija gratis.
    }
   *[other] { $stuck_counts ->
        [discards] Sería { $counted_for ->
            [team] el descarte número { $count } seguido de tu equipo
           *[you] tu descarte número { $count } seguido
        }, así que en su lugar tienes que sacar una clavija gratis.
       *[stuck] Con este son { $count } turnos seguidos { $counted_for ->
            [team] en que tu equipo no puede mover
           *[you] sin poder mover
        }, así que tienes que sacar una clavija gratis.
    }
}
why-nothing-free = Con estas reglas no sale gratis ninguna clavija. Necesitas una carta que la saque.
why-free-too-early = Una clavija solo sale gratis después de { $needed ->
    [one] un turno { $stuck_counts ->
        [discards] en que descartas
       *[stuck] sin poder mover
    }.
   *[other] { $needed } turnos seguidos { $stuck_counts ->
        [discards] en que descartas
       *[stuck] sin poder mover
    }.
} { $counted_for ->
    [team] { $counted ->
        [0] Tu equipo todavía no lleva ninguno.
       *[other] Tu equipo lleva { $counted }.
    }
   *[you] { $counted ->
        [0] Todavía no llevas ninguno.
       *[other] Llevas { $counted }.
    }
}
why-free-only-stuck = { $stuck_counts ->
    [discards] Tienes que mover, así que no puedes sacar una clavija gratis.
   *[stuck] Puedes mover, así que no puedes sacar una clavija gratis.
}
why-free-needs-card = Puedes mover, y ninguna de tus cartas saca una clavija, así que no puedes sacar una gratis.
why-free-from-start = Solo puede salir gratis una clavija que esté en su { $start }.
why-card-not-held = No tienes { $card }.
why-empty-hand = No te quedan cartas, así que solo puedes pasar.
why-pass-with-cards = Todavía tienes cartas, así que no puedes pasar.

## El farol y las decisiones entre turnos

why-declare-first = Antes de mover, pon una carta boca abajo y di qué carta es.
why-no-declaring = Con estas reglas no puedes decir que una carta es otra.
why-declared-cannot-move = No puedes decir que es { $card }, porque { $card } no podría mover nada.
why-declared-other = Dijiste que era { $card }, así que tienes que mover como si lo fuera.
why-card-laid-down = La carta que pusiste boca abajo es { $card }.
why-penalty-whose = { $you ->
    [yes] Tiene que volver a su { $start } una de tus propias clavijas.
   *[no] Tiene que volver a su { $start } una clavija de { $seat }.
}
why-penalty-out-of-start = { $you ->
    [yes] Elige una de tus clavijas que ya esté fuera.
   *[no] Elige una clavija de { $seat } que ya esté fuera.
}
why-phase-play = Primero juega una carta.
why-phase-doubt = Primero decide si lo dudas.
why-phase-penalty = Primero elige la clavija que vuelve a su { $start }.
why-phase-move = Primero haz la jugada que anunciaste.
why-phase-extra = Primero juega tu turno extra o déjalo pasar.
why-phase-draw = Primero roba una carta o sigue sin robar.
why-phase-over = La partida terminó.
why-game-over = La partida terminó: un equipo ya tiene dentro todas sus clavijas.

## Dónde está escrito

why-source-settled = La fuente no lo dice; aquí se juega así.
why-source-house = Regla de la casa: { $switch }
why-source-house-card = Regla de la casa para { $card }
why-source-guide-1 = Guía detallada del juego, regla 1
why-source-guide-2 = Guía detallada del juego, regla 2
why-source-guide-3 = Guía detallada del juego, regla 3
why-source-guide-5 = Guía detallada del juego, regla 5
why-source-guide-6 = Guía detallada del juego, regla 6
why-source-guide-7 = Guía detallada del juego, regla 7
why-source-guide-9 = Guía detallada del juego, regla 9
why-source-guide-10 = Guía detallada del juego, regla 10
why-source-guide-12 = Guía detallada del juego, regla 12
why-source-guide-cards = Guía detallada del juego, cómo mueven las cartas
why-source-guide-finish = Guía detallada del juego, entrar en la zona de llegada
why-source-guide-jokers = Guía detallada del juego, jugar comodines, ejemplo 2
why-source-guide-objective = Guía detallada del juego, el objetivo
why-source-guide-onto-track = Guía detallada del juego, salir al recorrido
why-source-guide-scenario-1 = Guía detallada del juego, mover por el recorrido, ejemplo 1
why-source-guide-turn = Guía detallada del juego, el turno de cada jugador
why-source-paddle-back = Hoja de las paletas, “No se puede entrar a la CASA hacia atrás”
why-source-paddle-bump = Hoja de las paletas, “Si tu clavija se mueve hacia delante o hacia atrás y cae en un lugar”
why-source-paddle-cards = Hoja de las paletas, valor de las cartas
why-source-paddle-count = Hoja de las paletas, “Hay que usar el número completo de la carta jugada”
why-source-paddle-exact = Hoja de las paletas, “Hay que usar el número exacto de espacios para entrar en la CASA”
why-source-paddle-help = Hoja de las paletas, “primero tienes que meter todas tus clavijas en la CASA”
why-source-paddle-joker = Hoja de las paletas, valor de las cartas, comodín
why-source-paddle-jump = Hoja de las paletas, “No puedes saltar por encima de tu propia clavija”
why-source-paddle-lap = Hoja de las paletas, “no puedes entrar a la CASA y tienes que dar otra vuelta”
why-source-paddle-must = Hoja de las paletas, “Tienes que mover si puedes”
why-source-paddle-object = Hoja de las paletas, el objetivo
why-source-paddle-opponent = Hoja de las paletas, “Si te comes la clavija de un rival, vuelve a su SALIDA”
why-source-paddle-play = Hoja de las paletas, cómo se juega
why-source-paddle-safe = Hoja de las paletas, “Una clavija que llega a su lugar en la CASA ya no sale”
why-source-liftbridge-cards = Liftbridge, si ya tienes una clavija fuera
why-source-liftbridge-dealing = Liftbridge, el reparto
why-source-liftbridge-making = Liftbridge, cómo se hace una jugada
why-source-liftbridge-objective = Liftbridge, el objetivo
why-source-liftbridge-penalty = Liftbridge, la penalización
why-source-liftbridge-other = Liftbridge, otras reglas
why-source-pagat-alaska = Pagat, otras variantes, Alaska
why-source-pagat-arizona-1 = Pagat, Reglas de Arizona, 1
why-source-pagat-arizona-2 = Pagat, Reglas de Arizona, 2
why-source-pagat-arizona-3 = Pagat, Reglas de Arizona, 3
why-source-pagat-arizona-4 = Pagat, Reglas de Arizona, 4
why-source-pagat-arizona-5 = Pagat, Reglas de Arizona, 5
why-source-pagat-arizona-6 = Pagat, Reglas de Arizona, 6
why-source-pagat-bluffing = Pagat, Comodín farolero
why-source-pagat-cards = Pagat, efecto de cada carta
why-source-pagat-endgame = Pagat, final de la partida
why-source-pagat-general = Pagat, reglas generales
why-source-pagat-kilpatrick = Pagat, Reglas de Kilpatrick
why-source-pagat-nc-1 = Pagat, Reglas de Carolina del Norte, 1
why-source-pagat-nc-2 = Pagat, Reglas de Carolina del Norte, 2
why-source-pagat-nc-3 = Pagat, Reglas de Carolina del Norte, 3
why-source-pagat-nc-4 = Pagat, Reglas de Carolina del Norte, 4
why-source-pagat-nc-5 = Pagat, Reglas de Carolina del Norte, 5
why-source-pagat-nc-6 = Pagat, Reglas de Carolina del Norte, 6
why-source-pagat-nc-7 = Pagat, Reglas de Carolina del Norte, 7
why-source-pagat-nc-8 = Pagat, Reglas de Carolina del Norte, 8
why-source-pagat-nc-9 = Pagat, Reglas de Carolina del Norte, 9
why-source-pagat-pegoo = Pagat, Pegoo
why-source-pagat-strategy = Pagat, notas de estrategia, 3
why-source-pagat-wizard = Pagat, otras variantes, Wizard Woodworks
why-source-pagat-play = Pagat, reparto y juego de las cartas

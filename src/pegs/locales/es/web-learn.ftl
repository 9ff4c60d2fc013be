### La primera partida, que enseña a jugar, y las lecciones sueltas. **Así** va en negrita. [you] y [seat] son dibujos de una clavija; [out], del signo de una carta.

learn-number = { $count ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $count }
}

## Lo que dicen los globos, y palabras para sus dibujos

learn-pegs = clavijas
learn-arrow = la flecha hacia arriba

learn-goal = { $team ->
    [yes] Lleva tus { $pegs } [you] a la meta, dando una vuelta al tablero. También puedes mover las de { $name } [seat], tu pareja. **Ganan juntos.**
   *[no] Lleva tus { $pegs } [you] a la meta, dando una vuelta al tablero. { $name } [seat], tu pareja, hace lo mismo. **Ganan juntos.**
}
learn-out = Una carta con [out] saca una clavija a tu rombo: **{ $cards }**.
learn-declare = Las cartas van **boca abajo** y dices la que quieras. Esta vez, di la verdad.
learn-doubt = { $name } [seat] dice que es { $card }. Si dudas de una carta verdadera, una clavija tuya vuelve a su salida. Si era **un farol**, vuelve una de las suyas.
learn-count = Cuenta hoyos hacia donde apuntan las **flechas**. Puedes pasar clavijas ajenas. Las tuyas no las puedes pasar, ni caer sobre ellas.
learn-bump = Cae sobre una clavija rival y **te la comes**: vuelve a su salida.
learn-boost = Cae sobre una clavija de tu pareja y la **subes** a su aro, junto a su meta.
learn-split = { $must ->
    [yes] { $card } siempre se **divide** entre dos{ $pegs ->
        [2] {""}
       *[other] {" "}y hasta { $pegs }
    } clavijas que ya salieron, sin que sobre nada.
   *[no] { $card } va entero, o lo **divides** entre dos{ $pegs ->
        [2] {""}
       *[other] {" "}y hasta { $pegs }
    } clavijas que ya salieron, sin que sobre nada.
}
learn-split-back = { $card } **se divide**: una clavija avanza y otra retrocede. Entre las dos suman { $count }.
learn-split-any = { $must ->
    [yes] { $card } **se divide** siempre entre dos clavijas, y cada parte puede ir hacia adelante o hacia atrás.
   *[no] { $card } **se puede dividir** entre dos clavijas, y cada parte puede ir hacia adelante o hacia atrás.
}
learn-counts = { $ways ->
    [forward] { $card } puede contar de varias formas: { $forward } hacia adelante. **Tú eliges.**
    [back] { $card } puede contar de varias formas: { $back } hacia atrás. **Tú eliges.**
   *[both] { $card } puede contar de varias formas: { $forward } hacia adelante, o { $back } hacia atrás. **Tú eliges.**
}
learn-back = { $card } va **hacia atrás**{ $plain ->
    [yes] {""}
   *[no] {" "}{ $count }
}.{ $shortcut ->
    [yes] {" "}Recién salida, es un atajo hacia tu meta.
   *[no] {""}
}
learn-joker = { $jump ->
    [start] Un comodín lleva una clavija tuya sobre **una ajena del recorrido**{ $ahead ->
        [yes] , si está más adelante
       *[no] {""}
    }, y toma **primero una de la salida**.
    [any] Un comodín lleva una clavija tuya, incluso desde la salida, sobre **una ajena del recorrido**{ $ahead ->
        [yes] , si está más adelante
       *[no] {""}
    }.
    [track] Un comodín lleva una clavija tuya sobre **una ajena del recorrido**{ $ahead ->
        [yes] , si está más adelante
       *[no] {""}
    }.
   *[no] { $spot ->
        [yes] Un comodín lleva una clavija **a tu aro**, junto a tu meta.{ $send ->
            [yes] {" "}O devuelve una clavija rival a su salida.
           *[no] {""}
        }
       *[no] Un comodín **devuelve a su salida** una clavija rival.
    }
}{ $jump ->
    [no] {""}
   *[other] { $boost ->
        [yes] {" "}A la de tu pareja, la sube.
       *[no] {""}
    }
}
learn-trade = { $card } **intercambia** dos clavijas de distinto color.
learn-stuck = { $limit ->
    [0] Ninguna carta mueve una clavija: **no puedes mover**. Descarta una; cada turno robas otra.
   *[other] Ninguna carta mueve una clavija: **no puedes mover**. Descarta una. Tras { $limit } turnos así, una clavija sale gratis.
}
learn-free = Ya van { $limit } turnos sin mover. Ahora una clavija sale **gratis**, con cualquier carta.
learn-home = A la meta se entra con la **cuenta exacta**: { $ring ->
    [one] un hoyo
   *[other] { $steps } hoyos
} hasta el aro y { $inside } adentro. Con una cuenta mayor no entra ninguna.
learn-partner = ¿Tus { $pegs } en la meta? Entonces juegas las de tu **pareja**, aquí las de { $name } [seat].
learn-result-out = { $draw ->
    [after] Después de cada turno, robas una carta.
   *[before] Antes de cada turno, robas una carta.
}
learn-result-count = Llega justo detrás de tu otra clavija.
learn-result-bump = { $count } hoyos, y te comes a { $name } [seat].
learn-result-boost = { $count } hoyos, y subes a { $name } [seat].
learn-result-joker = Cae sobre { $name } [seat], junto a tu meta.
learn-result-trade = Cambias con { $name } [seat], junto a tu meta.
learn-result-stuck = { $must ->
    [joker] Si una carta pudiera mover una clavija, tendrías que jugarla, salvo un comodín.
   *[yes] Si una carta pudiera mover una clavija, tendrías que jugarla.
}
learn-result-home = { $around ->
    [yes] { $other } se pasa por uno: tu clavija daría otra vuelta.
   *[no] { $other } se pasa por uno: tu clavija no podría entrar.
}
learn-result-partner = La última de { $name } entra en su meta: ganan los dos.

## Los pasos de un turno

learn-tap-card = Toca { $card }.
learn-tap-any = Toca una carta.
learn-tap-peg = Ahora toca la clavija marcada.
learn-tap-hole = ¿Adónde? Toca la marca.
learn-tap-line = Ahora toca la línea marcada.
learn-tap-number = ¿Cuánto? Toca **{ $count }**.
learn-say = ¿Qué dices que es? Toca **{ $card }**.
learn-answer = ¿Te lo crees o lo dudas?
learn-believe = Esta vez, créele a { $name }: pulsa **Me lo creo**.
learn-draw = Ahora **roba** una carta.
learn-rest = La otra mueve { $count }.
learn-press = { $kind ->
    [discard] Pulsa **Descartar**.
    [declare] Pulsa **Decir**.
   *[other] Pulsa **Jugar**.
}
learn-at = { $lesson }, paso { $step } de { $steps }.

## Alrededor

learn-step = Lección { $step } de { $steps }
learn-start-over = Empezar esta lección de nuevo
learn-all = Todas las lecciones
learn-skip = Saltar
learn-got-it = Entendido
learn-play-on = Seguir
learn-later = Unas rondas después.
learn-other-game = Otra partida, solo para esto.
learn-leave = Terminar todas las lecciones
learn-left = Puedes empezar de nuevo en Aprender.
learn-first-done = Ya sabes jugar
learn-first-done-note = Lo sabes todo. Lo demás es suerte, valor y una buena pareja.
learn-family = Jugar en familia
learn-again = Jugar otra vez
learn-done = ¡Eso es!
learn-done-note = Sigue jugando o prueba otra lección.
learn-more = Más lecciones

## La página con todas las lecciones

learn-title = Aprender
learn-first = Primera partida
learn-first-note = { $rules }, en una mesa de verdad. { $minutes } minutos.
learn-single = De una en una
learn-none = Estas reglas no tienen lecciones: no se pueden jugar entre cuatro.
learn-go-on = Seguir con la lección { $lesson }
learn-go-on-note = { $lesson }. { $minutes ->
    [one] Falta 1 minuto
   *[other] Faltan { $minutes } minutos
}.
learn-done-already = Hecha:
learn-beyond = Reglas y más
learn-rules = Las reglas
learn-rules-note = { $rules }{ $count ->
    [0] {""}
    [one] {" · "}una diferencia
   *[other] {" · "}{ $count } diferencias
}
learn-judge = ¿Quién tiene razón?
learn-judge-note = Pon el tablero y pregunta por una jugada
learn-better = Jugar mejor
learn-better-note = Consejos para cada parte del juego
learn-board = Tu tablero en casa
learn-board-note = Los teléfonos llevan las cartas y tú mueves las clavijas
learn-print = Imprimir
learn-print-note = Tarjeta de reglas, tablero, cartas
learn-title-goal = El objetivo
learn-title-out = Salir
learn-title-declare = Boca abajo
learn-title-doubt = Faroles
learn-title-count = Contar
learn-title-bump = Comer
learn-title-boost = Subir a tu pareja
learn-title-split = Dividir
learn-title-split-back = Dividir hacia adelante y atrás
learn-title-split-any = Dividir en cualquier sentido
learn-title-counts = Cartas que cuentan de varias formas
learn-title-back = Retroceder
learn-title-joker = Comodines
learn-title-trade = Intercambiar
learn-title-stuck = No poder mover
learn-title-free = Salir gratis
learn-title-home = La cuenta exacta a la meta
learn-title-partner = Las clavijas de tu pareja

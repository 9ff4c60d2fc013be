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
    [yes] Esta es tu meta. Trae aquí tus { $pegs } [you] dando una vuelta al tablero. { $name } [seat] juega contigo, y también puedes mover sus clavijas. **Ganan juntos.**
   *[no] Esta es tu meta. Trae aquí tus { $pegs } [you] dando una vuelta al tablero. { $name } [seat], tu pareja, hace lo mismo enfrente. **Ganan juntos.**
}
learn-out = Una clavija sale con **{ $cards }**. Busca [out] en la carta. Toca tu { $card }.
learn-declare = Las cartas se juegan **boca abajo** y dices la que quieras. Esta vez será verdad: juega { $the } y di “{ $card }”.
learn-doubt = { $name } [seat] dice que es { $card }. Si dudas de una carta verdadera, una clavija tuya vuelve a su salida. Si era **un farol**, vuelve una de las suyas.
learn-count = Cuenta los hoyos hacia donde apuntan las **flechas**. Puedes pasar clavijas ajenas, pero no las tuyas. Toca { $card }: llega justo detrás de la otra.
learn-bump = Cuenta { $count } y caes sobre { $name } [seat]. Así **te comes** su clavija: vuelve a su salida y empieza de nuevo.
learn-boost = Ahí está { $name } [seat], tu pareja. Cuenta { $count }, cae encima y **subes** su clavija a la entrada de su meta.
learn-split = { $must ->
    [yes] { $pegs ->
        [2] Tienes que **dividir** { $card } entre dos de tus clavijas.
       *[other] Tienes que **dividir** { $card } entre dos y hasta { $pegs } de tus clavijas.
    } Toca la carta y luego cada clavija.
   *[no] { $pegs ->
        [2] Una clavija puede avanzar la cuenta entera, o **divides** { $card } entre dos de las tuyas.
       *[other] Una clavija puede avanzar la cuenta entera, o **divides** { $card } entre dos y hasta { $pegs } de las tuyas.
    } Esta vez repártelo: toca la carta y luego una clavija.
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
    [start] Un comodín lleva una clavija tuya **sobre la de cualquier otro**. Toma **primero una de la salida**. Cómete a { $name } [seat].
    [any] Un comodín lleva una clavija tuya, incluso desde la salida, **sobre la de cualquier otro**. Cómete a { $name } [seat]: está junto a tu meta.
    [track] Un comodín lleva una clavija tuya **sobre la de cualquier otro**. Cómete a { $name } [seat]: está junto a tu meta.
   *[no] { $spot ->
        [yes] Un comodín lleva una clavija **a la entrada de tu meta**.{ $send ->
            [yes] {" "}O devuelve una clavija rival a su salida, como esta de { $name } [seat].
           *[no] {""}
        }
       *[no] Un comodín **devuelve a su salida** una clavija rival, como esta de { $name } [seat].
    }
}
learn-trade = { $card } **intercambia** dos clavijas de distinto color. Cambia de lugar con { $name } [seat]: está junto a tu meta.
learn-stuck = { $limit ->
    [0] Ninguna carta saca una clavija: **no puedes mover**. Descarta una carta. Cada turno robas otra.
   *[other] Ninguna carta saca una clavija: **no puedes mover**. Descarta una carta. Tras { $limit } turnos así, una clavija sale gratis.
}
learn-free = Ya van { $limit } turnos sin mover. Ahora una clavija sale **gratis**, con cualquier carta.
learn-home = A la meta se entra con la **cuenta exacta**. { $card } sirve: { $ring ->
    [one] un paso
   *[other] { $steps } pasos
} hasta el anillo y { $inside } adentro.{ $fits ->
    [around] {" "}{ $other } no: ese hoyo está ocupado, y la clavija daría otra vuelta.
    [no] {" "}{ $other } no: ese hoyo está ocupado.
   *[yes] {""}
}
learn-helping = Todas en la meta. Ahora juegas por { $name } [seat].

## Alrededor

learn-step = Lección { $step } de { $steps }
learn-skip = Saltar
learn-got-it = Entendido
learn-play-on = Seguir
learn-later = Unas rondas después
learn-try = Prueba primero con { $card }.
learn-skipped = Puedes empezar de nuevo en Aprender.
learn-show-again = Ver otra vez
learn-first-done = Ya sabes todo lo necesario. **Desde aquí, la partida es de verdad:** { $name } [seat] y tú contra los otros dos.
learn-done = ¡Eso es! Sigue jugando desde aquí o prueba otra lección.
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

### El libro de reglas: lo que dice alrededor de las frases de la hoja de reglas.
### $start_word, $home_word, $in_spot_word y $out_spot_word son las palabras del reglamento.

book-document-title = { $title }: libro de reglas
book-subtitle = Pegs and Jokers: el libro de reglas
book-running = Pegs and Jokers: { $title }
book-made = En este libro solo están las reglas de esta casa. Cada ejemplo lo ha jugado el mismo programa que dirige las partidas: lo que aquí se permite vale, y lo que va tachado no.
book-contents = Qué hay dentro
book-questions = Respuestas rápidas
book-house-notes = Apuntes de nuestra mesa
book-example = Ejemplo
book-you = Tú
book-allowed = Con { $card }
book-forbidden = No con { $card }

## Capítulos: un título y una o dos frases para empezar

book-chapter-need = Qué hace falta
book-chapter-board = El tablero
book-chapter-turn = Un turno
book-chapter-cards = Qué hacen las cartas
book-chapter-moving = Mover
book-chapter-landing = Caer sobre otra
book-chapter-home = Llegar a su { $home_word }
book-chapter-helping = Ayudar a tu pareja
book-chapter-stuck = Sin poder mover
book-chapter-bluffing = Faroles
book-chapter-winning = Ganar
book-lead-need = Un tablero, clavijas de un color para cada quien{ $partners ->
    [none] {" "}y cartas.
    [all] , cartas y compañeros de equipo.
   *[some] , cartas y, si quieren, compañeros de equipo.
}
book-lead-board = Los lados se unen en una sola vuelta. Cada quien sale de su lado, da la vuelta entera en el sentido del reloj y entra justo antes de volver a donde empezó.
book-lead-turn = { $hand_size ->
    [one] Tienes una carta en la mano. En tu turno la juegas y mueves una clavija.
   *[other] Tienes { $hand_size } cartas en la mano. En tu turno juegas una y mueves una clavija.
} Luego le toca al siguiente, en el sentido del reloj.
book-lead-cards = Solo cuenta el valor de la carta, nunca el palo. Si una carta puede hacer más de una cosa, eliges tú.
book-lead-moving = Las clavijas van en el sentido del reloj, hoyo por hoyo. Todos los hoyos cuentan, estén libres o no.
book-lead-landing = Dos clavijas nunca comparten un hoyo. Si caes sobre otro color, esa clavija tiene que irse{ $partners ->
    [none] .
   *[other] { $bump_partner ->
        [in-spot] . Adónde, depende de quién sea.
        [start] .
       *[forbidden] . Las de tu propio equipo no se tocan.
    }
}
book-lead-home = Basta con una vuelta: cada clavija termina en su { $home_word }, { $bluffing ->
    [true] donde ninguna otra cae sobre ella.
   *[false] donde nada la alcanza.
}
book-lead-helping = Terminar antes que nadie no gana la partida. Tiene que llegar todo tu equipo.
book-lead-stuck = ¿Nada con que salir y nada que mover? La mala suerte no dura para siempre.
book-lead-bluffing = Aquí las cartas se juegan boca abajo y tú dices cuál es. A lo mejor hasta es verdad.
book-lead-winning = { $partners ->
    [all] Es una carrera de equipos, y la decide la última clavija.
   *[other] Es una carrera, y la decide la última clavija.
}

## Apartados

book-heading-players = Jugadores
book-heading-pegs = Clavijas
book-heading-cards = Cartas
book-heading-deal = El reparto de cartas
book-heading-sides = Lados y hoyos
book-heading-places = Cuatro lugares
book-heading-play = Jugar y robar
book-heading-must = ¿Estoy obligado a mover?
book-heading-whose = ¿Qué clavijas muevo?
book-heading-drawing = Si se te olvida robar
book-heading-talk = Hablar en la mesa
book-heading-each = Carta por carta
book-heading-out = Salir
book-heading-back = Retroceder
book-heading-split = Dividir una carta
book-heading-anyone = Clavijas de cualquiera
book-heading-swap = Cambiar de lugar
book-heading-joker = { $special ->
    [joker] El comodín
   *[other] Jugadas especiales
}
book-heading-count = El número completo
book-heading-own = Pasar, y tu propio color
book-heading-opponent = Una clavija rival
book-heading-partner = { $partners ->
    [none] Una clavija tuya
   *[other] Una clavija de tu equipo
}
book-heading-chain = Si ya hay una clavija en su { $in_spot_word }
book-heading-in = Entrar
book-heading-lap = Pasar tu { $in_spot_word }
book-heading-inside = Avanzar adentro
book-heading-backing = Nunca hacia atrás
book-heading-help = Todas tus clavijas están en tu { $home_word }
book-heading-finishing = La última clavija, y después
book-heading-when = Cuándo no puedes mover
book-heading-free = Salir gratis
book-heading-pile = Un montón aparte
book-heading-bluff = Verdad o no
book-heading-doubts = Las dudas, en detalle
book-heading-goal = Quién gana

## Notas: frases que solo tiene el libro

book-note-seats = { $partners ->
    [none] Cada quien juega por su cuenta.
   *[other] Los equipos son igual de grandes y se sientan alternados alrededor del tablero, así que a tus dos lados hay rivales.
}{ $partners ->
    [none] {""}
   *[other] { $pairs ->
        [yes] {" "}En equipos de dos, las parejas se sientan frente a frente.
       *[no] {""}
    }
}
book-note-teams = { $tables }
book-teams-at = { $alone ->
    [only] { $players } jugadores juegan cada quien por su cuenta.
    [also] { $players } jugadores forman { $teams } equipos, o juegan cada quien por su cuenta.
   *[no] { $players } jugadores forman { $teams } equipos.
}
book-note-names = { $seats ->
    [2] En los ejemplos juegas contra { $left }.
    [3] En los ejemplos juegas contra { $left } y { $across }, en ese orden, en el sentido del reloj.
   *[4] { $partners ->
        [none] En los ejemplos juegas contra { $left }, { $across } y { $right }, en ese orden, en el sentido del reloj.
       *[other] En los ejemplos tú y tu pareja, { $across }, juegan contra { $left }, a tu izquierda, y { $right }, a tu derecha.
    }
}
book-note-deal = { $draw_piles ->
    [own] Cada quien toma sus cartas de su propio mazo. El primer turno es de quien quiera, y se sigue en el sentido del reloj.
   *[shared] La primera vez reparte quien quiera. Las cartas se dan de una en una, empezando por la izquierda de quien reparte. Esa persona también juega primero, y se sigue en el sentido del reloj.
}
book-note-way = Hacia delante es en el sentido del reloj. El hoyo 0 es de los dos lados que se juntan ahí. Cada hoyo lleva el nombre de su lado: “el 11 de Ben” es el hoyo 11 del lado de Ben.
book-note-private = Solo tus clavijas entran en tu { $start_word } y en tu { $home_word }. Los demás hoyos son de todos.
book-note-pile-empty = Cuando se acaba el mazo, barajen todos los descartes, incluida la carta recién jugada, para hacer uno nuevo. Si no hay descartes, no se roba.
book-note-empty-hand = Si alguna vez no te quedan cartas, pasas.
book-note-owed-card = Nunca se te debe más de una carta.
book-note-back-past = Una clavija puede pasar hacia atrás su { $in_spot_word } y la esquina, hasta el lado anterior. Una vez detrás de su { $in_spot_word }, puede entrar con su próximo avance.
book-note-split-either = Cualquiera de las partes puede ir primero.
book-note-split-parts = Juega una parte y luego la otra: la segunda empieza con el tablero como lo dejó la primera. Si no puedes usar el número completo, la carta no se puede dividir.
book-note-split-anyone = Las clavijas de tu equipo también pueden avanzar hasta su { $home_word }. Aunque la que cae sea una clavija rival, tus rivales siguen siendo rivales, y tu equipo, tu equipo.
book-note-joker-stuck = Si ninguna de ahí tiene dónde caer, { $other ->
    [yes] { $cards } no puede saltar.
   *[no] { $cards } no mueve ninguna clavija.
}
book-note-lifted = Por el camino no se pasa a nadie: la clavija se levanta por encima de todas las demás.
book-note-lap-no-count = Sí puede parar justo en su { $in_spot_word }.
book-note-help-as-own = Cuentan como tuyas en todas las reglas de este libro.
book-note-free-blocked = Funciona como salir con una carta: al mismo hoyo, y se come igual. Si no se puede, solo descarta.{ $stuck_starts_over ->
    [true] {""}
   *[false] {" "}La cuenta se queda como está, y lo intentas otra vez en el próximo turno.
}
book-note-bluff-rank = El valor que digas tiene que permitir una jugada ahora mismo; da igual qué más puedas jugar. No dices qué jugada será. Si nadie duda, la haces, y tu carta no se enseña.
book-note-bluff-quiet = Los rivales contestan de uno en uno, en el sentido del reloj. La primera duda cierra la ronda, y se voltea la carta.
book-note-bluff-pegs = Quien gana la duda elige la clavija. Puede ser cualquiera que esté fuera de su { $start_word }, incluso en su { $home_word }.
book-note-bluff-extra = El turno extra se juega al final del próximo turno de quien ganó, o se rechaza.
book-note-finishing-own = { $spare ->
    [yes] También puede hacerlo otra de tus clavijas, si todavía puede avanzar más adentro.
   *[no] Con las tuyas no se puede: para entonces llenan tu { $home_word }.
}
book-note-finishing-team = { $cards } también se puede dividir con un compañero en ese turno, como siempre.
book-note-finish-turn = Primero se termina el turno: si una parte de una división mete la última clavija en su { $home_word }, también hay que usar el resto de la cuenta; si no se puede, la carta no se divide así. Después se acaba la partida. Nadie roba ni juega otro turno.

## Preguntas con las que alguien abre el libro

book-question-pile-empty = Se acabó el mazo. ¿Y ahora?
book-question-out-cards = ¿Con qué cartas se sale?
book-question-backward = ¿Hasta dónde puede retroceder una clavija?
book-question-split = ¿Cómo se divide una carta?
book-question-swap = ¿Qué clavijas pueden cambiar de lugar?
book-question-joker-jump = ¿Qué puede hacer un comodín?
book-question-to-in-spot = ¿Qué lleva una clavija directo a su { $in_spot_word }?
book-question-own-color = ¿Puedo pasar mi propia clavija?
book-question-bump = Caí sobre un rival. ¿Adónde va su clavija?
book-question-home = ¿Hace falta el número exacto para entrar en mi { $home_word }?
book-question-home-back = ¿Puede una clavija entrar en su { $home_word } hacia atrás?

## Títulos de tableros enteros

book-board-joker = { $partners ->
    [none] Un salto largo
   *[other] { $bump_partner ->
        [in-spot] { $special ->
            [joker] Un comodín sube a la pareja
           *[other] Un salto sube a la pareja
        }
       *[other] Un salto largo
    }
}
book-board-anyone = Una carta mueve dos colores
book-board-landings = Una carta, dos clavijas, dos caídas
book-board-finishing = Una parte termina, la otra ayuda
book-board-turn = Un turno, paso a paso

## La letra pequeña

book-settled-title = La letra pequeña
book-settled-lead = Se discute sobre todo cuando las reglas no dicen nada. Aquí esos casos se resuelven así.
book-settled-board-size = Nuestra fuente no numera los hoyos del tablero. Los números de aquí son los de la mayoría de los tableros.
book-settled-pass-empty = Pasar sin cartas cuenta como turno sin poder mover. No sirve para salir gratis, porque no hay carta que descartar.
book-settled-replacement = Si descartas porque nada puede mover, no robas una carta de más. La que abre tu próximo turno la sustituye.
book-settled-joker-may = Nunca tienes que jugar un comodín, pero siempre puedes jugar uno que mueva una clavija.
book-settled-joker-home = { $cards } puede volver a sacar una clavija de su { $home_word }.
book-settled-in-spot-anywhere = { $cards } puede llevar una clavija de su { $home_word } a su { $in_spot_word }. La que ya está ahí no puede ir de nuevo.
book-settled-turn-in = Solo quien avanza tiene que entrar. Una clavija puede pasar su { $in_spot_word } { $passing ->
    [back] hacia atrás
    [carried] por el aire
   *[both] hacia atrás, o por el aire
}.
book-settled-split-moved = Una clavija que una parte de una división manda a otro sitio todavía no ha jugado su propia parte. Aún puede hacerlo, salvo que haya vuelto a su { $start_word }. La que ya jugó su parte ha terminado, aunque después la manden a otro sitio.
book-settled-split-guide = Quien ayuda y divide { $cards } mueve primero una clavija del compañero al que ayuda, y después cualquiera del equipo.
book-settled-own-boost = Si una clavija de tu pareja cae sobre una tuya, aunque sea en tu propio turno, la tuya también sube.
book-settled-flying = Una clavija comida o subida no pasa a ninguna otra por el camino.
book-settled-chain-circle = Una clavija que va a su { $in_spot_word } puede desplazar a la que está ahí, y esa a otra: una cadena. Levanta la clavija que mueve y déjala en su hoyo; después mueve la que estaba ahí, y así hasta el final. La cadena puede dar la vuelta y mandar a la primera a su { $in_spot_word }.
book-settled-help-must = Ayudar no es opcional.{ $finishing_split_helps ->
    [true] {""}
   *[false] {" "}Se empieza en un turno que comienzas con todas tus clavijas en tu { $home_word }.
}
book-settled-help-dead = Quien ayuda solo puede descartar una carta si con ella no se mueve ninguna clavija de un compañero que siga jugando.
book-settled-no-help = Cuando todas tus clavijas están en tu { $home_word }, sigues jugando una carta por turno. Si no necesita una clavija tuya, vale. Si no, descártala.
book-settled-stuck-joker = Un comodín que podrías jugar pero te guardas pone la cuenta a cero.
book-settled-stuck-alone = La cuenta es solo tuya, aunque tu pareja mueva las mismas clavijas.
book-settled-stuck-pile = La carta que descartas para salir gratis va con los descartes normales. Cuando se acaba el mazo, el montón aparte también se baraja.
book-settled-sit-out = En el turno que pierdes no juegas ni robas.
book-settled-draw-one = Si puedes robar dos y robas solo una, ya no se te debe nada.
book-settled-extra-turns = Los turnos extra se suman. Si rechazas uno, pierdes todos los que te tocan en ese momento.
book-settled-no-more-turns = Cuando la partida está ganada, nadie juega otro turno, ni siquiera para igualar.

### La hoja de reglas: la tarjeta de referencia, las diferencias con el juego básico y los capítulos.
### $start_word, $home_word, $in_spot_word y $out_spot_word son las palabras del reglamento; $move dice qué clavijas mueves.

sheet-fact-players = { $players } { $count ->
    [one] jugador
   *[other] jugadores
}
sheet-fact-cards = { $count ->
    [one] una carta por jugador
   *[other] { $count } cartas por jugador
}
sheet-caption = { $card }: { $does }

## Las cartas, una línea cada una: unos verbos, y después lo que hay que saber

sheet-or = { $first } o { $last }
sheet-card-by-number = Avanza su número
sheet-card-idle = solo se descarta
sheet-card-out = saca una clavija
sheet-card-forward = avanza { $counts }
sheet-card-backward = retrocede { $counts }
sheet-card-split = se divide
sheet-card-swap = intercambia dos clavijas
sheet-card-jump_from = salta sobre otro color
sheet-card-in_spot_from = lleva a su { $in_spot_word }
sheet-card-send_to_start = manda a un rival a su { $start_word }
sheet-detail-back = nunca entra en su { $home_word }
sheet-detail-ways = { $ways ->
    [forward] { $whose ->
        [own] { $most ->
            [0] entre dos de tus clavijas
           *[other] hasta { $most } de tus clavijas
        }
        [team] { $most ->
            [0] primero una tuya, después cualquiera de tu equipo
           *[other] primero una tuya, hasta { $most } de tu equipo
        }
        [whole-team] { $most ->
            [0] entre dos clavijas de tu equipo
           *[other] hasta { $most } clavijas de tu equipo
        }
       *[any] { $most ->
            [0] entre dos clavijas cualesquiera
           *[other] hasta { $most } clavijas cualesquiera
        }
    }
    [opposite] { $order ->
        [forward-first] una parte adelante, luego otra atrás
       *[any] una parte adelante y otra atrás
    }
   *[any] { $order ->
        [forward-first] cada parte adelante o atrás, primero adelante
       *[any] cada parte adelante o atrás
    }
}{ $pegs ->
    [many] , hasta { $most } clavijas
   *[few] {""}
}{ $others ->
    [team] ; primero una tuya, después cualquiera de tu equipo
    [whole-team] , con clavijas de tu equipo
    [any] , con clavijas de cualquiera
   *[none] {""}
}{ $colors ->
    [yes] , de distinto color
   *[no] {""}
}
sheet-detail-start-first = desde su { $start_word }; desde { $places } solo si ahí no queda ninguna
sheet-detail-anywhere = desde su { $start_word }, el recorrido o su { $home_word }
sheet-detail-from = desde { $places }
sheet-detail-in-spot-from = a su { $in_spot_word } desde { $places }
sheet-detail-swap = { $whose ->
    [own] una tuya y una de otro color, en el recorrido
   *[any] dos de distinto color, en el recorrido
}
sheet-place-start = su { $start_word }
sheet-place-track = el recorrido
sheet-place-home = su { $home_word }

## Para qué sirve una carta. Un detalle “-” no se muestra.

sheet-share = { $first } y { $last }
sheet-use-out = Sale una clavija
    .detail = a { $move ->
        [team] su
       *[own] tu
    } { $out_spot_word }
sheet-use-forward = Una clavija avanza { $count }
    .detail = -
sheet-use-back = Una clavija retrocede { $count }
    .detail = nunca entra en su { $home_word }
sheet-use-split = { $most ->
        [2] Dos clavijas se dividen el { $count }
       *[other] Hasta { $most } clavijas se dividen el { $count }
    }
    .detail = { $ways ->
        [listed] { $shares }
        [opposite] una parte adelante y otra atrás
        [any] cada parte adelante o atrás
       *[forward] entero, como quieras
    }
sheet-use-home = { $split ->
        [yes] Cualquiera de las partes puede acabar en su { $home_word }
       *[no] Puede acabar en su { $home_word }
    }
    .detail = con el número exacto
sheet-use-swap = Dos clavijas intercambian lugares
    .detail = { $whose ->
        [own] una tuya y una de otro color, ambas en el recorrido
       *[any] de distinto color, ambas en el recorrido
    }
sheet-use-bump = Sobre un rival: lo golpeas
    .detail = esa clavija vuelve a su { $start_word }
sheet-use-boost = Sobre tu pareja: la subes
    .detail = directo a su { $in_spot_word }
sheet-use-in_spot = Una clavija va a su { $in_spot_word }
    .detail = desde { $places }
sheet-use-send = Manda una clavija rival a su { $start_word }
    .detail = desde cualquier hoyo del recorrido
sheet-use-optional = Nunca tienes que jugarla
    .detail = -
sheet-use-discard = Solo se puede descartar
    .detail = -

## Qué cambia respecto al juego básico. Una base “-” no se muestra.

sheet-differs-card = { $has_detail ->
        [no] { $cards } { $does }.
       *[yes] { $cards } { $does }: { $detail }.
    }
    .base = En el juego básico { $does }.
    .base-detail = En el juego básico: { $detail }.
sheet-differs-move = Mueves cualquier clavija de tu equipo.
    .base = En el juego básico mueves las tuyas, hasta que están todas en la meta.
sheet-differs-draw = Juegas y después robas.
    .base = En el juego básico robas primero, así que eliges entre una carta más.
sheet-differs-hand_size = { $count ->
        [one] Tienes una carta.
       *[other] Tienes { $count } cartas.
    }
    .base = En el juego básico tienes cinco.
sheet-differs-must_play = Puedes jugar cualquier carta, aunque no pueda mover.
    .base = En el juego básico, si una carta puede mover, tienes que jugar una que pueda.
sheet-differs-joker_exempt = Si solo puedes mover con un comodín, tienes que jugarlo.
    .base = En el juego básico siempre puedes guardarlo.
sheet-differs-help = { $help ->
        [none] Cuando tienes todas en la meta, terminas.
       *[choice] Cuando tienes todas en la meta, ayudas a quien quieras de tu equipo.
    }
    .base = { $help ->
        [none] En el juego básico sigues jugando por tu pareja.
       *[choice] En el juego básico ayudas al siguiente compañero a tu izquierda.
    }
sheet-differs-finishing_split_helps = La división que mete tu última clavija también ayuda a tu pareja.
    .base = En el juego básico empiezas a ayudar en tu siguiente turno.
sheet-differs-pass_in_spot = No puedes pasar de largo tu { $in_spot_word }.
    .base = En el juego básico puedes dar otra vuelta.
sheet-differs-pass_in_home = En tu { $home_word } puedes pasar por encima de tus clavijas.
    .base = En el juego básico ninguna clavija pasa por encima de otra de su color.
sheet-differs-bump_partner = { $bump_partner ->
        [start] Si caes sobre tu pareja, esa clavija vuelve a su { $start_word }.
       *[forbidden] No puedes caer sobre tu pareja.
    }
    .base = En el juego básico la subes a su hoyo de entrada.
sheet-differs-bump_chain = No puedes subir una clavija si su { $in_spot_word } está ocupado.
    .base = En el juego básico golpea o sube a la de otro color que esté ahí.
sheet-differs-in_spot_taken = Si tu pareja ya tiene otra clavija en su { $in_spot_word }, la clavija sobre la que caes vuelve a su { $start_word }.
    .base = En el juego básico no puedes caer ahí.
sheet-differs-stuck_limit = { $stuck_counts ->
        [discards] { $count ->
            [one] En lugar de descartar, puedes salir gratis.
           *[other] Si descartas { $count } turnos seguidos, sales gratis.
        }
       *[stuck] { $count ->
            [one] Si no puedes mover, sales gratis.
           *[other] Si pasas { $count } turnos seguidos sin poder mover, sales gratis.
        }
    }
    .base = En el juego básico esperas una carta que saque clavijas.
sheet-differs-stuck_counts = Cada descarte cuenta como turno sin poder mover.
    .base = -
sheet-differs-free_out = Salir gratis no es obligatorio.
    .base = -
sheet-differs-free_out_with_card = Para salir gratis, de verdad no debes poder mover.
    .base = -
sheet-differs-stuck_pile = Lo que descartas sin poder mover va a un montón aparte.
    .base = -
sheet-differs-bluffing = Juegas boca abajo y dices un valor que pueda mover, sea verdad o no. Los rivales pueden dudar.
    .base = En el juego básico todos ven la carta.
sheet-differs-table_talk = { $table_talk ->
        [moves] Las parejas pueden hablar de las jugadas, pero no de las cartas.
       *[open] Las parejas pueden hablar de todo.
    }
    .base = En el juego básico no se habla del juego.
sheet-differs-draw_by_hand = Cada quien roba su carta. ¡Que no se te olvide!
    .base = En el juego básico las cartas se roban solas.
sheet-differs-forgotten_draw = { $forgotten_draw ->
        [forfeit] Si se te olvida robar, pierdes un turno.
       *[draw-two] Si se te olvida robar, robas dos la próxima vez.
    }
    .base = -
sheet-differs-decks = { $count ->
        [-1] Barajas: { $numbers }.
        [one] Una baraja.
       *[other] { $count } barajas.
    }
    .base = En el juego básico: tres hasta seis jugadores, cuatro para ocho.
sheet-differs-jokers = { $count ->
        [-1] Comodines en cada baraja: { $numbers }.
        [0] Sin comodines.
        [one] Un comodín en cada baraja.
       *[other] { $count } comodines en cada baraja.
    }
    .base = En el juego básico cada baraja lleva dos.
sheet-differs-draw_piles = Cada quien roba de sus propias barajas.
    .base = En el juego básico todos roban del mismo mazo.
sheet-differs-pegs = { $count ->
        [one] Tienes una clavija.
       *[other] Tienes { $count } clavijas.
    }
    .base = En el juego básico tienes cinco.
sheet-differs-side_length = { $count } hoyos en cada lado.
    .base = En el juego básico hay 18.
sheet-differs-home_length = { $count ->
        [one] Un hoyo en cada { $home_word }.
       *[other] { $count } hoyos en cada { $home_word }.
    }
    .base = En el juego básico hay cinco.
sheet-differs-in_spot = Entras en tu { $home_word } desde el hoyo { $count } de tu lado.
    .base = En el juego básico es el hoyo 3.
sheet-differs-out_spot = Sales al hoyo { $count } de tu lado.
    .base = En el juego básico es el hoyo 8.
sheet-differs-two_player_sides = Con dos jugadores, el tablero tiene { $count } lados.
    .base = En el juego básico tiene dos.

## Capítulos

sheet-chapter-goal = El objetivo
sheet-chapter-turn = Tu turno
sheet-chapter-out = Salir
sheet-chapter-moving = Mover
sheet-chapter-splitting = Dividir
sheet-chapter-swapping = Cambiar de lugar
sheet-chapter-jokers = Saltar
sheet-chapter-bumping = Golpear
sheet-chapter-boosting = { $partners ->
    [none] Caer sobre tu clavija
   *[other] Subir a tu pareja
}
sheet-chapter-home = La recta final
sheet-chapter-stuck = Sin poder mover
sheet-chapter-bluffing = Faroles
sheet-chapter-talk = Hablar en la mesa
sheet-chapter-setup = Tablero y cartas

## Párrafos que no tratan de una sola opción

sheet-out-cards = { $number ->
    [one] Solo { $cards } saca
   *[other] { $cards } sacan
} una clavija de su { $start_word } al hoyo que está justo afuera, { $moves ->
    [team] su
   *[own] tu
} { $out_spot_word }.
sheet-out-taken = Si en su { $out_spot_word } ya hay una clavija del mismo color, no puede salir otra. Si es de un rival, la golpeas.
sheet-backward = { $cards } hace retroceder una clavija por el recorrido.{ $shortcut ->
    [yes] {" "}Recién salida, es un atajo a su { $home_word }.
   *[no] {""}
}
sheet-split = Para dividir { $cards } necesitas clavijas fuera de su { $start_word }: cada parte la mueve una clavija distinta, y entre todas usan el número completo. Salir no puede ser parte de una división.
sheet-split-forward = Con { $cards }, todas las partes van hacia delante.
sheet-split-opposite = Con { $cards }, una parte va hacia delante y otra hacia atrás.
sheet-split-any = Con { $cards }, cada parte puede ir hacia delante o hacia atrás.
sheet-split-order = Con { $cards }, primero van las partes hacia delante.
sheet-split-colors = Solo clavijas de distinto color pueden dividirse { $cards }.
sheet-split-opponents = { $cards } puede mover una clavija rival, pero solo por el recorrido.
sheet-swap = { $own_cards ->
    [none] {""}
   *[other] { $own_cards } puede cambiar de lugar { $moves ->
        [team] una clavija de tu equipo
       *[own] una de tus clavijas
    } y otra de otro color, ambas en el recorrido.{" "}
}{ $any_cards ->
    [none] {""}
   *[other] { $any_cards } puede cambiar de lugar dos clavijas cualesquiera de distinto color, ambas en el recorrido.{" "}
}Así no se golpea a nadie.
sheet-joker-jump = { $cards } salta directo sobre una clavija de otro color, en cualquier hoyo del recorrido. No se puede saltar a un hoyo vacío ni entrar así en su { $home_word }.
sheet-joker-start-first = Mientras quede { $move ->
    [team] alguna clavija de tu equipo
   *[own] alguna de tus clavijas
} en su { $start_word }, el salto tiene que empezar ahí.
sheet-to-in-spot = { $cards } lleva una clavija directo a su { $in_spot_word }.
sheet-send = { $cards } puede mandar una clavija rival del recorrido a su { $start_word }.
sheet-home = Entra por tu { $in_spot_word } y sigue contando en tu { $home_word }. El número tiene que ser exacto: ninguna clavija pasa del último hoyo.
sheet-home-deeper = Una clavija en su { $home_word } todavía puede avanzar más adentro.
sheet-discard = Si ninguna de tus cartas puede mover, descarta una. Con eso termina tu turno.

## Dónde está escrito un párrafo, si no se sabe más

sheet-source-guide = Guía detallada del juego
sheet-source-paddle = Hoja de las paletas
sheet-source-liftbridge = Liftbridge
sheet-source-pagat = Pagat

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
sheet-card-out = saca una clavija{ $steps ->
    [0] {""}
   *[other] {" "}que avanza { $steps }
}
sheet-card-forward = avanza { $counts }
sheet-card-backward = retrocede { $counts }
sheet-card-corner_to_corner = va de esquina a esquina
sheet-card-split = se divide
sheet-card-swap = intercambia dos clavijas
sheet-card-jump_from = { $onto ->
    [partners] salta{ $ahead ->
        [yes] {" "}hacia delante
       *[no] {""}
    } sobre la clavija de un compañero
    [opponents] salta{ $ahead ->
        [yes] {" "}hacia delante
       *[no] {""}
    } sobre una clavija rival
   *[any] salta{ $ahead ->
        [yes] {" "}hacia delante
       *[no] {""}
    } sobre la clavija de otro
}
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
}{ $alone ->
    [no] {""}
   *[other] ; una sola puede avanzar { $count }
}
sheet-detail-start-first = desde su { $start_word }; desde { $places } solo si ahí no queda ninguna
sheet-detail-anywhere = desde su { $start_word }, el recorrido o su { $home_word }
sheet-detail-from = desde { $places }
sheet-detail-ahead = { $detail }; nunca más allá de su { $in_spot_word }
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
sheet-use-corner = Una clavija va de una esquina a la siguiente
    .detail = por encima de cualquier otra
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
sheet-use-bump = Sobre un rival: te lo comes
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

## Capítulos

sheet-chapter-goal = El objetivo
sheet-chapter-turn = Tu turno
sheet-chapter-out = Salir
sheet-chapter-moving = Mover
sheet-chapter-splitting = Dividir
sheet-chapter-swapping = Cambiar de lugar
sheet-chapter-jokers = Saltar
sheet-chapter-bumping = Comer
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
sheet-out-taken = { $land_on_own ->
    [start] Si en su { $out_spot_word } ya hay una clavija del mismo color, vuelve a su { $start_word } al salir otra. Si es de un rival, te la comes.
   *[forbidden] Si en su { $out_spot_word } ya hay una clavija del mismo color, no puede salir otra. Si es de un rival, te la comes.
}
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
sheet-split-alone = Si solo una clavija del recorrido podría compartir { $cards }, y puedes moverla, puede avanzar ella sola el número completo.
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
}Así no se come a nadie.
sheet-joker-jump = { $cards } salta directo sobre una clavija de otro color{ $ahead ->
    [all] {" "}en el
   *[other] , en cualquier hoyo del
} recorrido. No se puede saltar a un hoyo vacío ni entrar así en su { $home_word }.
sheet-jump-onto = { $partner_cards ->
    [none] {""}
   *[other] { $partner_cards } solo puede saltar sobre la clavija de un compañero.{ $opponent_cards ->
        [none] {""}
       *[other] {" "}
    }
}{ $opponent_cards ->
    [none] {""}
   *[other] { $opponent_cards } solo puede saltar sobre una clavija rival.
}
sheet-jump-ahead = { $cards } solo salta hacia delante, y ninguna clavija puede saltar más allá de su { $in_spot_word }.{ $from_start ->
    [yes] {" "}Una clavija que está en su { $start_word } salta como si estuviera en su { $out_spot_word }.
   *[no] {""}
}
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

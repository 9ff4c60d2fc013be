### Todo lo que se dice de una opción, o de un poder de una carta, en un solo lugar:
###   .meaning    qué decide, en la lista de todas las opciones
###   .field      su nombre en el formulario de reglas de la casa, y .choice-<valor> cada uno de sus valores
###   .rule       su frase en las reglas
###   .differs    en qué se aparta del juego básico, y .base lo que dice el juego básico (“-”: nada)
###   .house      de qué trata, si es una regla de la casa
###   .card       su frase en una tarjeta impresa, y .question la pregunta que el reglamento impreso responde con ella
### $start_word, $home_word, $in_spot_word y $out_spot_word son las palabras propias de las reglas; **negrita** va entre asteriscos.

## El tablero

switch-side_length =
    .meaning = hoyos de cada lado del tablero, contando la esquina una vez
    .field = Hoyos por lado
    .rule = Cada jugador tiene un lado del tablero. Tiene { $count } hoyos, contados desde la esquina, que es el hoyo 0, en el sentido del reloj.
    .differs = { $count } hoyos en cada lado.
    .base = En el juego básico hay 18.
    .house = el largo de cada lado

switch-two_player_sides =
    .meaning = lados del tablero para dos jugadores
    .field = Lados para dos jugadores
    .rule = { $two_players ->
        [all] { $count ->
            [2] El tablero solo tiene los dos lados de ustedes.
           *[other] El tablero tiene { $count } lados. Se sientan uno frente al otro, y los lados vacíos son recorrido sin más.
        }
       *[some] { $count ->
            [2] Dos jugadores usan un tablero de dos lados.
           *[other] Dos jugadores usan un tablero de { $count } lados. Se sientan uno frente al otro, y los lados vacíos son recorrido sin más.
        }
    }
    .differs = Con dos jugadores, el tablero tiene { $count } lados.
    .base = En el juego básico tiene dos.
    .house = el tablero para dos

switch-out_spot =
    .meaning = el hoyo de un lado al que salen las clavijas
    .field = Hoyo de salida
    .rule = Las clavijas salen de su { $start_word } al hoyo { $count } de su lado ({ $out_spot_word }).
    .differs = Sales al hoyo { $count } de tu lado.
    .base = En el juego básico es el hoyo 8.
    .house = el hoyo por donde se sale

switch-in_spot =
    .meaning = el hoyo de un lado desde el que se entra en la meta
    .field = Hoyo de entrada
    .rule = Las clavijas entran en su { $home_word } desde el hoyo { $count } de su lado ({ $in_spot_word }).
    .differs = Entras en tu { $home_word } desde el hoyo { $count } de tu lado.
    .base = En el juego básico es el hoyo 3.
    .house = el hoyo por donde se entra

switch-home_length =
    .meaning = hoyos de cada meta
    .field = Largo de la meta
    .rule = Cada { $home_word } tiene { $count ->
        [one] un hoyo
       *[other] { $count } hoyos
    }.
    .differs = { $count ->
        [one] Un hoyo en cada { $home_word }.
       *[other] { $count } hoyos en cada { $home_word }.
    }
    .base = En el juego básico hay cinco.
    .house = el largo de la meta

switch-pegs =
    .meaning = clavijas de cada jugador
    .field = Clavijas
    .rule = { $count ->
        [one] Cada jugador tiene una clavija, que empieza en su { $start_word }.
       *[other] Cada jugador tiene { $count } clavijas, que empiezan en su { $start_word }.
    }
    .differs = { $count ->
        [one] Tienes una clavija.
       *[other] Tienes { $count } clavijas.
    }
    .base = En el juego básico tienes cinco.
    .house = el número de clavijas

## La baraja

switch-decks =
    .meaning = barajas
    .field = Barajas
    .rule = { $draw_piles ->
        [own] { $half_decks ->
            [true] { $count ->
                [-1] Medias barajas propias que mezcla cada quien, las cartas rojas o las negras de cada una: { $numbers }.
                [one] Cada quien mezcla su propia media baraja: las cartas rojas o las negras.
               *[other] Cada quien mezcla sus { $count } medias barajas: las cartas rojas o las negras de cada una.
            }
           *[false] { $count ->
                [-1] Barajas propias que mezcla cada quien: { $numbers }.
                [one] Cada quien mezcla su propia baraja.
               *[other] Cada quien mezcla sus { $count } barajas.
            }
        }
       *[shared] { $half_decks ->
            [true] { $count ->
                [-1] Medias barajas que se mezclan juntas, las cartas rojas o las negras de cada una: { $numbers }.
                [one] Se usa media baraja: las cartas rojas o las negras.
               *[other] Se mezclan juntas { $count } medias barajas: las cartas rojas o las negras de cada una.
            }
           *[false] { $count ->
                [-1] Barajas que se mezclan juntas: { $numbers }.
                [one] Se usa una baraja.
               *[other] Se mezclan juntas { $count } barajas.
            }
        }
    }
    .differs = { $count ->
        [-1] Barajas: { $numbers }.
        [one] Una baraja.
       *[other] { $count } barajas.
    }
    .base = En el juego básico: tres hasta seis jugadores, cuatro para ocho.
    .house = el número de barajas

switch-half_decks =
    .meaning = si de cada baraja se usan solo las cartas rojas o solo las negras
    .field = Medias barajas
    .rule = En media baraja hay dos cartas de cada valor en vez de cuatro.
    .differs = Medias barajas: solo las cartas rojas o las negras.
    .base = En el juego básico se usan barajas enteras.
    .house = las medias barajas

switch-jokers =
    .meaning = comodines de cada baraja
    .field = Comodines por baraja
    .rule = { $count ->
        [-1] Comodines en cada { $half_decks ->
            [true] media baraja
           *[false] baraja
        }: { $numbers }.
        [0] Se juega sin comodines.
        [one] Cada { $half_decks ->
            [true] media baraja
           *[false] baraja
        } lleva un comodín.
       *[other] Cada { $half_decks ->
            [true] media baraja
           *[false] baraja
        } lleva { $count } comodines.
    }
    .differs = { $count ->
        [-1] Comodines en cada baraja: { $numbers }.
        [0] Sin comodines.
        [one] Un comodín en cada baraja.
       *[other] { $count } comodines en cada baraja.
    }
    .base = En el juego básico cada baraja lleva dos.
    .house = el número de comodines

switch-draw_piles =
    .meaning = si todos roban del mismo mazo o cada quien tiene sus propias barajas
    .field = Mazos para robar
    .choice-shared = uno para todos
    .choice-own = uno para cada quien
    .rule = Siempre robas de tu propio mazo y descartas a su lado.{ $keep_top_discard ->
        [true] {""}
       *[false] {" "}Cuando se acaba, barajas tus descartes y formas otro mazo.
    }
    .differs = Cada quien roba de sus propias barajas.
    .base = En el juego básico todos roban del mismo mazo.
    .house = los mazos para robar

switch-keep_top_discard =
    .meaning = si la carta de arriba de los descartes se queda cuando se barajan
    .field = La carta de arriba no se baraja
    .rule = Cuando se acaba { $draw_piles ->
        [own] tu mazo, deja donde está la carta de arriba de tus
       *[shared] el mazo, deja donde está la carta de arriba de los
    } descartes y baraja las demás para formar otro mazo.
    .differs = La carta de arriba de los descartes no se baraja.
    .base = En el juego básico se barajan todos los descartes.
    .house = barajar los descartes
    .card = Cuando se acaba el mazo, baraja todos los descartes menos el de arriba.

switch-hand_size =
    .meaning = cartas en la mano
    .field = Cartas en la mano
    .rule = { $count ->
        [one] Se reparte una carta a cada jugador.
       *[other] Se reparten { $count } cartas a cada jugador.
    }
    .differs = { $count ->
        [one] Tienes una carta.
       *[other] Tienes { $count } cartas.
    }
    .base = En el juego básico tienes cinco.
    .house = el número de cartas en la mano

## Tu turno

switch-draw =
    .meaning = si robas carta antes o después de mover
    .field = Cuándo robas
    .choice-after = después de mover
    .choice-before = antes de mover
    .rule = { $draw ->
        [before] Roba una carta, juega una de tus { $choice } y mueve.
       *[after] { $hand ->
            [one] Juega tu carta, mueve y roba otra.
           *[other] Juega una de tus { $hand } cartas, mueve y roba otra.
        }
    }
    .differs = Juegas y después robas.
    .base = En el juego básico robas primero, así que eliges entre una carta más.
    .house = cuándo robar

switch-draw_by_hand =
    .meaning = si cada jugador roba su carta, y puede olvidarse
    .field = Cada quien roba su carta
    .rule = { $draw_by_hand ->
        [true] Acuérdate de robar: cuando ya jugó el siguiente, es tarde.
       *[false] Las cartas se roban solas.
    }
    .differs = Cada quien roba su carta. ¡Que no se te olvide!
    .base = En el juego básico las cartas se roban solas.
    .house = acordarse de robar

switch-forgotten_draw =
    .meaning = el castigo por olvidarse de robar
    .field = Si se te olvida robar
    .choice-extra-card = robas una más al turno siguiente
    .choice-draw-two = robas dos al final de tu siguiente turno
    .choice-forfeit = pierdes el turno siguiente
    .rule = { $forgotten_draw ->
        [forfeit] Si se te olvida, robas la carta en cuanto alguien se da cuenta y pierdes tu siguiente turno.
        [draw-two] { $draw ->
            [before] Si se te olvida, juegas sin esa carta. En tu siguiente turno no robas al empezar: robas dos después de jugar.
           *[after] Si se te olvida, robas dos cartas al final de tu siguiente turno, pero nunca tres.
        }
       *[extra-card] { $draw ->
            [before] Si se te olvida, juegas sin esa carta. En tu siguiente turno puedes robar dos, pero nunca tres.
           *[after] Si se te olvida, puedes robar una carta de más al final de tu siguiente turno, pero nunca más de una.
        }
    }
    .differs = { $forgotten_draw ->
        [forfeit] Si se te olvida robar, pierdes un turno.
       *[draw-two] Si se te olvida robar, robas dos la próxima vez.
    }
    .base = -
    .house = olvidarse de robar
    .card = { $forgotten_draw ->
        [forfeit] Si olvidas robar, pierdes el siguiente turno.
        [draw-two] Si olvidas robar, la próxima vez robas dos.
       *[extra-card] Si olvidas robar, la próxima vez puedes robar una carta más.
    }
    .question = Se me olvidó robar. ¿Y ahora?

switch-must_play =
    .meaning = qué tiene que mover si puede: alguna de tus cartas, la que juegas o ninguna
    .field = Qué tienes que jugar
    .choice-hand = una carta que mueva, si la tienes
    .choice-card = cualquiera; mueve si puede
    .choice-nothing = cualquiera, o solo descartarla
    .rule = { $bluffing ->
        [true] El valor que declares tiene que permitir una jugada. Si de verdad ninguna de tus cartas puede, también puedes descartar una boca abajo.
       *[false] { $must_play ->
            [card] Puedes jugar cualquier carta. Si puede mover una clavija, tienes que mover; si no, solo se descarta.
            [nothing] Nunca tienes que mover: en su lugar puedes descartar la carta que quieras, aunque pueda mover una clavija.
           *[hand] Si alguna de tus cartas puede mover una clavija, tienes que jugar una que pueda.{ $stuck_discard ->
                [hand] {""}
                [drawn] {""}
               *[card] {" "}Si ninguna puede, descarta la que quieras{ $draw ->
                    [before] .
                   *[after] {" "}y roba.
                }
            }
        }
    }
    .differs = { $must_play ->
        [nothing] Puedes descartar cualquier carta en vez de mover.
       *[card] Puedes jugar cualquier carta, aunque no pueda mover.
    }
    .base = En el juego básico, si una carta puede mover, tienes que jugar una que pueda.
    .house = la obligación de mover
    .card = { $bluffing ->
        [true] { $joker_exempt ->
            [true] Si ninguna de tus cartas puede mover, sin contar comodines, puedes descartar una.
           *[false] Si ninguna de tus cartas puede mover, puedes descartar una.
        }
       *[false] { $must_play ->
            [card] Puedes jugar cualquier carta. Si puede mover, tienes que mover; si no, se descarta.
            [nothing] Puedes descartar cualquier carta en vez de mover.
           *[hand] Si alguna carta puede mover, juega una que mueva.{ $stuck_discard ->
                [hand] {""}
                [drawn] {""}
               *[card] {" "}Si ninguna puede, descarta una.
            }
        }
    }
    .question = ¿Tengo que jugar una carta que puede mover?

switch-joker_exempt =
    .meaning = si siempre puedes guardarte un comodín
    .field = Puedes guardarte los comodines
    .rule = { $bluffing ->
        [true] { $joker_exempt ->
            [true] Los comodines no cuentan para eso: puedes descartar aunque un comodín pudiera mover.
           *[false] Los comodines también cuentan: si uno tuyo puede mover, no puedes descartar.
        }
       *[false] { $joker_exempt ->
            [true] Nunca tienes que jugar un comodín. Si solo puedes mover con comodines, puedes descartar la carta que quieras.
           *[false] El comodín es una carta como las demás: si es la única que puede mover, tienes que jugarlo.
        }
    }
    .differs = Si solo puedes mover con un comodín, tienes que jugarlo.
    .base = En el juego básico siempre puedes guardarlo.
    .house = guardarse los comodines
    .card = { $joker_exempt ->
        [true] Nunca tienes que jugar un comodín.
       *[false] Si solo puede mover un comodín, tienes que jugarlo.
    }
    .question = ¿Tengo que jugar mi comodín?

switch-move =
    .meaning = qué clavijas mueves
    .field = Qué clavijas mueves
    .choice-own = las tuyas
    .choice-team = cualquiera de tu equipo
    .rule = { $move ->
        [team] Siempre puedes mover cualquier clavija de tu equipo.
       *[own] { $moves_others ->
            [yes] Mueves tus propias clavijas. Algunas cartas mueven también las de otros.
           *[no] Solo mueves tus propias clavijas.
        }
    }
    .differs = Mueves cualquier clavija de tu equipo.
    .base = En el juego básico mueves las tuyas, hasta que están todas en la meta.
    .house = mover clavijas de la pareja
    .question = { $partners ->
        [none] ¿Qué clavijas muevo?
       *[other] ¿Puedo mover las clavijas de mi pareja?
    }

## Mover

switch-pass_in_spot =
    .meaning = si una clavija puede pasar de largo su propio hoyo de entrada
    .field = Se puede pasar de largo la entrada propia
    .rule = { $pass_in_spot ->
        [true] { $must_turn_in ->
            [true] En su { $in_spot_word }, una clavija que no puede entrar en su { $home_word } puede seguir en el recorrido y dar otra vuelta.
           *[false] En su { $in_spot_word }, una clavija puede entrar en su { $home_word } o seguir en el recorrido y dar otra vuelta.
        }
       *[false] Una clavija no puede pasar de largo su { $in_spot_word } hacia delante. Tiene que entrar en su { $home_word }, y si no cabe el número completo, no puede mover.
    }
    .differs = No puedes pasar de largo tu { $in_spot_word }.
    .base = En el juego básico puedes dar otra vuelta.
    .house = dar otra vuelta
    .card = { $pass_in_spot ->
        [true] { $must_turn_in ->
            [true] Desde tu { $in_spot_word }, entra con el número **exacto** si puedes. Si no, da otra vuelta.
           *[false] Desde tu { $in_spot_word }, entra con el número **exacto** o da otra vuelta.
        }
       *[false] Desde tu { $in_spot_word }, entra con el número **exacto**. No puedes pasar de largo.
    }
    .question = ¿Estoy obligado a entrar?

switch-must_turn_in =
    .meaning = si una clavija que puede entrar en la meta con su número tiene que hacerlo
    .field = Si puede entrar, entra
    .rule = Si una clavija puede entrar en su { $home_word } con el número completo, tiene que entrar.{ $splits ->
        [no] {""}
       *[other] {" "}También vale para cada parte de una división.
    }
    .differs = Si puedes entrar en tu { $home_word }, tienes que entrar.
    .base = En el juego básico puedes dar otra vuelta.
    .house = la obligación de entrar

switch-pass_own =
    .meaning = si una clavija puede pasar por encima de otras de su color en el recorrido
    .field = Se puede pasar el color propio
    .rule = En el recorrido, una clavija puede pasar por encima de otras de su color.
    .differs = En el recorrido puedes pasar por encima de tus clavijas.
    .base = En el juego básico ninguna clavija pasa por encima de otra de su color.
    .house = pasar el color propio en el recorrido

switch-pass_in_home =
    .meaning = si una clavija puede pasar por encima de otras de su color dentro de la meta
    .field = Las clavijas pueden adelantarse dentro de la meta
    .rule = Dentro de su { $home_word }, una clavija puede pasar por encima de otras de su color.
    .differs = En tu { $home_word } puedes pasar por encima de tus clavijas.
    .base = En el juego básico ninguna clavija pasa por encima de otra de su color.
    .house = adelantarse dentro de la meta
    .card = En tu { $home_word }, tus clavijas pueden rebasarse.

## Comer

switch-land_on_own =
    .meaning = qué pasa al caer sobre una clavija del mismo color en el recorrido
    .field = Caer sobre el propio color
    .choice-forbidden = no se permite
    .choice-start = la devuelve a la salida
    .rule = En el recorrido, una clavija puede caer sobre otra de su color, que vuelve a su { $start_word }.
    .differs = Si caes sobre una clavija tuya, vuelve a su { $start_word }.
    .base = En el juego básico no puedes caer sobre tu propio color.
    .house = caer sobre el propio color

switch-bump_partner =
    .meaning = qué pasa al caer sobre una clavija de tu pareja
    .field = Caer sobre tu pareja
    .choice-in-spot = la sube a su entrada
    .choice-start = la devuelve a la salida
    .choice-forbidden = no se permite
    .rule = { $partners ->
        [none] { $bump_partner ->
            [in-spot] Si con una clavija rival caes sobre una tuya, la tuya sube a su { $in_spot_word }.
            [start] Si con una clavija rival caes sobre una tuya, la tuya también vuelve a su { $start_word }.
           *[forbidden] No puedes caer con una clavija rival sobre una tuya.
        }
       *[other] { $bump_partner ->
            [in-spot] Si caes sobre una clavija{ $land_on_own ->
                [start] {" "}de otro color
               *[forbidden] {""}
            } de tu propio equipo, la subes a su { $in_spot_word }.
            [start] Si caes sobre una clavija de tu propio equipo, también vuelve a su { $start_word }.
           *[forbidden] No puedes caer sobre una clavija{ $land_on_own ->
                [start] {" "}de otro color
               *[forbidden] {""}
            } de tu propio equipo.
        }
    }
    .differs = { $bump_partner ->
        [start] Si caes sobre tu pareja, esa clavija vuelve a su { $start_word }.
       *[forbidden] No puedes caer sobre tu pareja.
    }
    .base = En el juego básico la subes a su hoyo de entrada.
    .house = caer sobre una clavija del mismo equipo
    .card = { $bump_partner ->
        [in-spot] **De tu equipo:** va a su { $in_spot_word }.
        [start] **De tu equipo:** también vuelve a su { $start_word }.
       *[forbidden] **De tu equipo:** no puedes caer sobre ella.
    }
    .question = { $partners ->
        [none] ¿Y si una clavija cae sobre la mía?
       *[other] ¿Puedo caer sobre mi pareja?
    }

switch-in_spot_taken =
    .meaning = qué pasa al caer sobre la clavija de un compañero si en su hoyo de entrada ya hay una de su color
    .field = Caer sobre un compañero con la entrada ocupada
    .choice-forbidden = no se permite
    .choice-start = la devuelve a la salida
    .choice-move-up = sube la tuya a su entrada
    .rule = { $in_spot_taken ->
        [start] Si esa clavija u otra de su color ya está en su { $in_spot_word }, la clavija sobre la que caes vuelve a su { $start_word }.
        [move-up] Si esa clavija ya está en su { $in_spot_word }, se queda ahí, y en su lugar sube la tuya, también a su { $in_spot_word }. No puedes caer sobre ella si donde va la clavija que sube ya hay otra de su color.
       *[forbidden] No puedes caer ahí si esa clavija u otra de su color ya está en su { $in_spot_word }.
    }
    .differs = { $in_spot_taken ->
        [move-up] Si caes sobre la clavija de tu pareja en su { $in_spot_word }, se queda ahí y la que sube es la tuya.
       *[start] Si tu pareja ya tiene otra clavija en su { $in_spot_word }, la clavija sobre la que caes vuelve a su { $start_word }.
    }
    .base = En el juego básico no puedes caer ahí.
    .house = subir una clavija adonde hay otra del mismo color
    .card = { $bump_chain ->
        [true] { $in_spot_taken ->
            [start] Si allí ya está su color, vuelve a su { $start_word }.
            [move-up] Si ya está allí, se queda y la que sube es la tuya. Si allí ya hay otra de su color, no se puede.
           *[forbidden] No se puede si allí ya está su color.
        } Si allí hay una de otro color, esa también sale de ahí.
       *[false] { $in_spot_taken ->
            [start] Si allí ya está su color, vuelve a su { $start_word }. Si allí hay otro color, no se puede.
            [move-up] Si ya está allí, se queda y la que sube es la tuya. Si allí ya hay cualquier otra, no se puede.
           *[forbidden] No se puede si allí ya hay alguna clavija.
        }
    }
    .question = ¿Y si mi pareja ya tiene una clavija en su { $in_spot_word }?

switch-bump_chain =
    .meaning = si la clavija que va a su hoyo de entrada se come a la que está allí
    .field = Comer en cadena
    .rule = { $bump_chain ->
        [true] Si en su { $in_spot_word } hay una clavija de otro color, también te la comes o la subes, y así sucesivamente.
       *[false] { $in_spot_taken ->
            [start] Si en su { $in_spot_word } hay una clavija de otro color, no puedes hacer la jugada.
            [move-up] Si ahí hay una clavija de otro color, no puedes hacer la jugada.
           *[forbidden] Si en su { $in_spot_word } hay cualquier clavija, no puedes hacer la jugada.
        }
    }
    .differs = No puedes subir una clavija si su { $in_spot_word } está ocupado.
    .base = En el juego básico se come o sube a la de otro color que esté ahí.
    .house = subir una clavija adonde hay otra de otro color

## Sin poder mover

switch-stuck_limit =
    .meaning = el turno seguido sin poder mover en que sales gratis (0: nunca)
    .field = Turno sin mover en que sales gratis (0: nunca)
    .rule = { $stuck_counts ->
        [discards] { $count ->
            [one] Siempre que puedas descartar, puedes salir gratis en su lugar.
           *[other] Después de { $before ->
                [one] un descarte
               *[other] { $before } descartes seguidos
            }, tu próximo turno es tu turno gratis: en vez de volver a descartar, puedes salir gratis. En cuanto mueves, la cuenta vuelve a empezar.
        }
       *[stuck] { $count ->
            [one] Si ninguna de tus cartas puede mover una clavija, sales gratis enseguida.
           *[other] Si ninguna de tus cartas puede mover una clavija, ese turno se cuenta. Después de { $before ->
                [one] un turno así
               *[other] { $before } turnos así seguidos
            }, tu próximo turno es tu turno gratis. Con cualquier turno en que puedas mover, la cuenta empieza de nuevo.
        }
    }
    .differs = { $stuck_counts ->
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
    .house = contar los turnos sin mover
    .card = { $stuck_counts ->
        [discards] { $count ->
            [one] Si no mueves,
           *[other] ¿Descartas { $count } turnos seguidos? En el último,
        }
       *[stuck] { $count ->
            [one] Si ninguna carta puede mover,
           *[other] ¿Ninguna carta puede mover { $count } turnos seguidos? En el último,
        }
    }
    .question = Llevo varios turnos sin poder mover. ¿Y ahora?

switch-stuck_counts =
    .meaning = si solo cuentan los turnos en que ninguna carta puede mover, o cualquier descarte
    .field = Qué cuenta como turno sin mover
    .choice-stuck = solo si ninguna carta puede mover
    .choice-discards = todos los descartes
    .rule = Cada descarte cuenta como turno sin poder mover.
    .differs = Cada descarte cuenta como turno sin poder mover.
    .base = -
    .house = los turnos que cuentan como turno sin mover

switch-stuck_discard =
    .meaning = si quien no puede mover descarta una carta, la que acaba de robar, o toda la mano para robar otra
    .field = Sin jugada se descarta
    .choice-card = una carta
    .choice-hand = toda la mano
    .choice-drawn = la carta que acabas de robar
    .rule = { $stuck_discard ->
        [drawn] Si ninguna de tus cartas puede mover una clavija, descarta la carta que acabas de robar.
       *[hand] Si ninguna de tus cartas puede mover una clavija, descarta toda tu mano y roba una nueva.
    }
    .differs = { $stuck_discard ->
        [drawn] Si no puedes mover, descartas la carta que acabas de robar.
       *[hand] Si no puedes mover, cambias toda tu mano.
    }
    .base = { $stuck_discard ->
        [drawn] En el juego básico eliges qué carta descartas.
       *[hand] En el juego básico se descarta una carta.
    }
    .house = el descarte cuando no se puede mover
    .card = { $stuck_discard ->
        [drawn] Si ninguna carta mueve, descarta la que acabas de robar.
       *[hand] Si ninguna carta mueve, descarta tu mano y roba otra.
    }

switch-stuck_by_team =
    .meaning = si los turnos sin poder mover de los compañeros se cuentan juntos
    .field = Todo el equipo lleva una cuenta
    .rule = { $stuck_counts ->
        [discards] Tu equipo lleva una sola cuenta: suma cada descarte de cualquiera, y en cuanto uno mueve, vuelve a empezar.
       *[stuck] Tu equipo lleva una sola cuenta: suma cada turno sin poder mover de cualquiera, y con cualquier otro turno vuelve a empezar.
    }
    .differs = Los turnos sin poder mover de tu equipo se cuentan juntos.
    .base = -
    .house = contar juntos los turnos sin mover del equipo
    .card = Cuentan los turnos de todo tu equipo.

switch-stuck_starts_over =
    .meaning = si la cuenta vuelve a empezar cuando en el turno gratis no sale ninguna clavija
    .field = Si no sale ninguna, la cuenta vuelve a empezar
    .rule = { $turns ->
        [counted] Si en tu turno gratis no puedes mover y no sale ninguna clavija, la cuenta vuelve a empezar.
       *[any] Si en tu turno gratis descartas y no sale ninguna clavija, la cuenta vuelve a empezar.
    }
    .differs = Si en tu turno gratis no sale ninguna clavija, la cuenta vuelve a empezar.
    .base = -
    .house = volver a empezar la cuenta
    .card = Si esa última vez no sale ninguna clavija, la cuenta vuelve a empezar.

switch-free_out =
    .meaning = si salir gratis es obligatorio u opcional
    .field = Salir gratis
    .choice-must = obligatorio
    .choice-may = opcional
    .rule = { $turns ->
        [counted] { $free_out ->
            [must] Si en tu turno gratis ninguna de tus cartas puede mover una clavija, descarta { $stuck_discard ->
                [drawn] la carta que acabas de robar
               *[card] cualquier carta
            } y saca gratis una clavija. Es obligatorio si alguna puede salir.
           *[may] Si en tu turno gratis ninguna de tus cartas puede mover una clavija, puedes descartar { $stuck_discard ->
                [drawn] la carta que acabas de robar
               *[card] cualquier carta
            } y sacar gratis una clavija. No es obligatorio.
        }
       *[any] { $free_out ->
            [must] Para salir gratis, descarta { $stuck_discard ->
                [drawn] como siempre
               *[card] { $must_play ->
                    [card] cualquier carta que no pueda mover
                   *[hand] cualquier carta
                }
            } y saca una clavija. { $must_play ->
                [nothing] Si no mueves, es obligatorio.
               *[hand] Si puedes, es obligatorio.
            }
           *[may] Para salir gratis, descarta { $stuck_discard ->
                [drawn] como siempre
               *[card] { $must_play ->
                    [card] cualquier carta que no pueda mover
                   *[hand] cualquier carta
                }
            } y saca una clavija. No es obligatorio.
        }
    }
    .differs = Salir gratis no es obligatorio.
    .base = -
    .house = salir gratis
    .card = { $free_out ->
        [must] descarta { $stuck_discard ->
            [drawn] {""}
           *[card] cualquier carta{" "}
        }y saca una clavija **gratis.** Es obligatorio.
       *[may] descarta { $stuck_discard ->
            [drawn] {""}
           *[card] cualquier carta{" "}
        }y saca una clavija **gratis,** si quieres.
    }

switch-free_out_bumps =
    .meaning = si al salir gratis se come una clavija de la pareja que no puede ir a su entrada
    .field = Al salir gratis se come la clavija de la pareja que no puede subir
    .rule = Si en tu { $out_spot_word } hay una clavija de tu pareja que no puede ir a su { $in_spot_word } porque allí ya hay otra de su color, al salir gratis la devuelves a su { $start_word }.
    .differs = Al salir gratis devuelves a su { $start_word } la clavija de tu pareja que no puede ir a su { $in_spot_word }.
    .base = -
    .house = salir gratis sobre una clavija de la pareja
    .card = Si al salir gratis en tu { $out_spot_word } hay una clavija de tu pareja que no puede ir a su { $in_spot_word }, vuelve a su { $start_word }.

switch-free_out_with_card =
    .meaning = si también puedes salir gratis cuando puedes mover y tienes una carta de salida
    .field = Gratis aunque puedas mover
    .rule = { $stuck_counts ->
        [discards] { $free_out_with_card ->
            [true] Si en ese turno tienes que mover, también puedes salir gratis, siempre que tengas { $cards }.
           *[false] Si en ese turno tienes que mover, no puedes salir gratis.
        }
       *[stuck] { $free_out_with_card ->
            [true] Si alguna de tus cartas puede mover entonces, también puedes salir gratis en su lugar, siempre que tengas { $cards }.
           *[false] Si alguna de tus cartas puede mover entonces, juegas un turno normal.
        }
    }
    .differs = Para salir gratis, de verdad no debes poder mover.
    .base = -
    .house = salir gratis en vez de mover
    .card = { $count ->
        [one] Si una carta puede mover, pero tienes una carta de salida, puedes hacer esto en vez de mover.
       *[other] Si esa última vez una carta puede mover, pero tienes una carta de salida, puedes hacer esto en vez de mover.
    }

switch-stuck_pile =
    .meaning = si las cartas descartadas sin poder mover forman un montón aparte
    .field = Montón de “no puedo”
    .rule = Las cartas que descartas sin poder mover van a un montón aparte, el de “no puedo”.
    .differs = Lo que descartas sin poder mover va a un montón aparte.
    .base = -
    .house = el montón de los turnos sin mover
    .card = Lo que se descarta sin poder mover va a un montón aparte.

## Ayudar a tu pareja

switch-help =
    .meaning = qué clavijas juegas cuando las tuyas ya están todas en la meta
    .field = Con todas tus clavijas en la meta
    .choice-left = ayudas al siguiente compañero a tu izquierda
    .choice-choice = ayudas a cualquier compañero
    .choice-none = no ayudas
    .rule = { $help ->
        [none] Cuando todas tus clavijas están en tu { $home_word }, no juegas las de tu pareja.
       *[other] { $partner_count ->
            [one] Cuando todas tus clavijas están en tu { $home_word }, juegas las de tu pareja como si fueran tuyas.
           *[several] { $help ->
                [choice] Cuando todas tus clavijas están en tu { $home_word }, juegas las de cualquier compañero que no haya terminado. En cada turno puedes elegir otro.
               *[left] Cuando todas tus clavijas están en tu { $home_word }, juegas por el siguiente compañero a tu izquierda que no haya terminado.
            }
        }
    }
    .differs = { $help ->
        [none] Cuando tienes todas en la meta, terminas.
       *[choice] Cuando tienes todas en la meta, ayudas a quien quieras de tu equipo.
    }
    .base = { $help ->
        [none] En el juego básico sigues jugando por tu pareja.
       *[choice] En el juego básico ayudas al siguiente compañero a tu izquierda.
    }
    .house = ayudar a la pareja
    .card = { $help ->
        [none] Con todas tus clavijas en tu { $home_word }, ya terminaste: no mueves las de tu pareja.
       *[other] { $partner_count ->
            [one] Con todas tus clavijas en tu { $home_word }, mueves las de tu pareja como si fueran tuyas.
           *[several] { $help ->
                [choice] Con todas tus clavijas en tu { $home_word }, mueves las del compañero que quieras.
               *[left] Con todas tus clavijas en tu { $home_word }, mueves las del siguiente compañero a tu izquierda.
            }
        }
    }
    .question = Todas mis clavijas están en mi { $home_word }. ¿Y ahora?

switch-finishing_split_helps =
    .meaning = si la división que mete tu última clavija en la meta puede terminar con una de tu pareja
    .field = Tu última división puede ayudar
    .rule = { $finishing_split_helps ->
        [true] { $splits ->
            [many] Si una parte de { $finishing_cards ->
                [all] una división
               *[other] { $finishing_cards }
            } mete tu última clavija en tu { $home_word }, puedes hacer el resto con
           *[other] Si la primera parte de { $finishing_cards ->
                [all] una división
               *[other] { $finishing_cards }
            } mete tu última clavija en tu { $home_word }, puedes hacer la segunda con
        } { $partner_count ->
            [one] una clavija de tu pareja
           *[several] una clavija del compañero al que te toca ayudar
        }.
       *[false] Empiezas a ayudar en tu siguiente turno, no antes.
    }
    .differs = { $finishing_cards ->
        [all] La división que mete tu última clavija también ayuda a tu pareja.
       *[other] Si divides { $finishing_cards } para meter tu última clavija, también ayuda a tu pareja.
    }
    .base = En el juego básico empiezas a ayudar en tu siguiente turno.
    .house = ayudar con el resto de una división
    .card = { $finishing_split_helps ->
        [true] Si divides { $finishing_cards ->
            [all] {""}
           *[other] { $finishing_cards }{" "}
        }y metes tu última clavija, el resto lo puede usar una clavija de un compañero.
       *[false] Empiezas en tu siguiente turno.
    }

switch-helper_shares_split =
    .meaning = si quien ayuda puede dividir una carta entre clavijas de distintos compañeros
    .field = Dividir entre compañeros
    .rule = Cuando ayudas, clavijas de distintos compañeros pueden compartir una división.
    .differs = Cuando ayudas, puedes dividir una carta entre distintos compañeros.
    .base = En el juego básico ayudas a un solo compañero a la vez.
    .house = dividir entre compañeros
    .card = Puedes dividir entre clavijas de distintos compañeros.

## Faroles

switch-bluffing =
    .meaning = si las cartas se juegan boca abajo y se declaran
    .field = Faroles
    .rule = Juega tu carta boca abajo y declara, sea verdad o no, un valor que permita una jugada. Cada rival, por turno, puede dudar. Si te descubren un farol, quien dudó manda una de tus clavijas a su { $start_word } y se acaba tu turno. Si decías la verdad, mandas tú una de las suyas y luego haces tu jugada. Si no hay clavija que mandar, quien ganó la duda tiene un turno extra.
    .differs = Juegas boca abajo y dices un valor que pueda mover, sea verdad o no. Los rivales pueden dudar.
    .base = En el juego básico todos ven la carta.
    .house = los faroles
    .question = ¿Qué pasa si alguien duda de mí?

## Hablar en la mesa

switch-table_talk =
    .meaning = de qué pueden hablar los compañeros
    .field = Hablar en la mesa
    .choice-none = no
    .choice-moves = de jugadas, pero no de cartas
    .choice-open = de todo
    .rule = { $table_talk ->
        [none] En la mesa no se habla del juego: ni enseñes tus cartas ni sugieras jugadas.
        [moves] Puedes hablar con { $partner_count ->
            [one] tu pareja
           *[several] tus compañeros
        } de las jugadas, pero no de las cartas que tienes.
       *[open] Puedes hablar con { $partner_count ->
            [one] tu pareja
           *[several] tus compañeros
        } de todo.
    }
    .differs = { $table_talk ->
        [moves] Las parejas pueden hablar de las jugadas, pero no de las cartas.
       *[open] Las parejas pueden hablar de todo.
    }
    .base = En el juego básico no se habla del juego.
    .house = hablar en la mesa
    .question = ¿Podemos hablar de nuestras cartas?

## Lo que puede una carta

power-out =
    .meaning = saca una clavija
    .field = Saca una clavija

power-out_steps =
    .meaning = cuántos hoyos sigue enseguida la clavija que saca
    .field = Y enseguida avanza

power-forward =
    .meaning = avanza una clavija uno de estos números
    .field = Hacia delante

power-backward =
    .meaning = retrocede una clavija uno de estos números
    .field = Hacia atrás

power-corner_to_corner =
    .meaning = lleva una clavija que está en una esquina hasta la siguiente, aun sobre las de su color
    .field = De esquina a esquina

power-split =
    .meaning = el número que se divide entre dos o más clavijas (0: no se divide)
    .field = División

power-split_pegs =
    .meaning = entre cuántas clavijas se puede dividir, como máximo
    .field = Máximo de clavijas por división

power-split_ways =
    .meaning = en qué sentido va cada parte de una división
    .field = Sentido de cada parte
    .choice-forward = todas adelante
    .choice-opposite = adelante y atrás
    .choice-any = como quieras

power-split_order =
    .meaning = si en una división van primero las partes hacia delante
    .field = Orden de las partes
    .choice-any = el que quieras
    .choice-forward-first = primero adelante

power-split_with =
    .meaning = de quién son las clavijas de una división
    .field = Entre qué clavijas se divide
    .choice-own = las tuyas
    .choice-team = una tuya y luego cualquiera de tu equipo
    .choice-whole-team = cualquiera de tu equipo
    .choice-any = las de cualquiera

power-split_colors =
    .meaning = si solo comparten una división clavijas de distinto color
    .field = Solo de distinto color

power-split_alone =
    .meaning = si la única clavija del recorrido que podría compartirla puede avanzar el número entero
    .field = Una clavija sola avanza todo

power-split_helps =
    .meaning = si su división puede ayudar a un compañero cuando mete tu última clavija
    .field = Su última división puede ayudar

power-swap =
    .meaning = qué dos clavijas cambian de lugar
    .field = Intercambio
    .choice-none = no
    .choice-own = una tuya con cualquier otra
    .choice-any = dos cualesquiera

power-jump_from =
    .meaning = desde dónde puede saltar una clavija sobre otra de otro color
    .field = Salta sobre otra clavija desde
    .choice-start = la salida
    .choice-track = el recorrido
    .choice-home = la meta

power-jump_onto =
    .meaning = sobre qué clavijas cae un salto
    .field = Sobre qué clavijas salta
    .choice-any = las de cualquier otro
    .choice-partners = las de un compañero
    .choice-opponents = las de un rival

power-jump_ahead =
    .meaning = si un salto solo va hacia delante, sin pasar del hoyo de entrada de la clavija
    .field = Solo hacia delante, sin pasar de su entrada

power-jump_start_first =
    .meaning = si las clavijas de la salida tienen que saltar antes que las demás
    .field = Las de la salida saltan primero

power-in_spot_from =
    .meaning = desde dónde puede ir una clavija a su propio hoyo de entrada
    .field = Va a su entrada desde
    .choice-start = la salida
    .choice-track = el recorrido
    .choice-home = la meta

power-send_to_start =
    .meaning = si manda una clavija rival a su salida
    .field = Manda a un rival a la salida

## Contradicciones en las reglas

fault-kind = { $value } no es un valor que esta opción pueda tener.
    .fix = Usa un valor del mismo tipo que el habitual.
fault-range = { $value } no está entre { $least } y { $most }.
    .fix = Elige un número de { $least } a { $most }.
clash-uneven-sides = Dos jugadores no pueden sentarse uno frente al otro con un número impar de lados.
    .fix = Elige un número par, como 2 o 4.
clash-spot-off-side = Un lado no tiene hoyo { $hole }.
    .fix = Elige un hoyo de 0 a { $last }, o lados más largos.
clash-spots-same = Los dos son el hoyo { $hole }, pero un hoyo solo puede ser uno de ellos.
    .fix = Pon uno de ellos en otro hoyo.
clash-pegs-over-home = { $pegs } clavijas no caben en { $holes ->
        [one] un hoyo
       *[other] { $holes } hoyos
    }, así que nadie podría ganar.
    .fix = Usa menos clavijas, o una meta de { $pegs } hoyos.
clash-no-pack = Con { $players } jugadores no habría ninguna baraja.
    .fix = Usa al menos una baraja.
clash-negative-jokers = Con { $players } jugadores habría menos de cero comodines.
    .fix = Usa 0 comodines o más.
clash-too-many-cards = Con { $players } jugadores habría { $cards } cartas. Una partida puede tener { $most } como mucho.
    .fix = Usa menos barajas, o menos comodines en cada una.
clash-round-the-board = Con { $count } una clavija daría la vuelta entera al tablero más pequeño, que tiene { $ring } hoyos.
    .fix = Elige un número menor, o lados más largos.
clash-order = { $value } no está en orden, o repite algo.
    .fix = Pon cada valor una vez, de menor a mayor.
clash-no-split-ways = La carta { $card } no se divide, así que los sentidos de las partes no significan nada.
    .fix = Dale una división, u omite los sentidos.
clash-no-split-with = La carta { $card } no se divide, así que elegir de quién son las clavijas no significa nada.
    .fix = Dale una división, u omite de quién son las clavijas.
clash-no-split-pegs = La carta { $card } no se divide, así que el número de clavijas no significa nada.
    .fix = Dale una división, u omite el número de clavijas.
clash-no-split-order = La carta { $card } no se divide, así que el orden de las partes no significa nada.
    .fix = Dale una división, u omite el orden.
clash-no-split-colors = La carta { $card } no se divide, así que una regla sobre los colores no significa nada.
    .fix = Dale una división, o pon split_colors = false.
clash-no-split-alone = La carta { $card } no se divide, así que una regla para una clavija sola no significa nada.
    .fix = Dale una división, o pon split_alone = false.
clash-no-split-helps = La carta { $card } no se divide, así que una regla sobre ayudar con su división no significa nada.
    .fix = Dale una división, o pon split_helps = true.
clash-alone-anyway = Con la carta { $card } una clavija siempre puede avanzar { $count }, así que una clavija sola no necesita otra regla.
    .fix = Pon split_alone = false, o quita { $count } de forward.
clash-never-helps = Ninguna división ayuda justo después de meter tu última clavija (finishing_split_helps = false), así que la carta { $card } no puede ser una excepción.
    .fix = Pon split_helps = true, o finishing_split_helps = true.
clash-all-forward-order = Todas las partes de la carta { $card } van hacia delante, así que ninguna tiene que ir primero.
    .fix = Omite el orden, o pon split_ways = "opposite" o "any".
clash-pegs-over-split = Un { $count } no se puede dividir entre { $pegs } clavijas: cada parte es 1 como mínimo.
    .fix = Usa menos clavijas o una división mayor.
clash-one-color-split = La carta { $card } se divide entre tus propias clavijas, y todas son del mismo color.
    .fix = Pon split_with = "team", "whole-team" o "any", o split_colors = false.
clash-crowded-splits = En un turno las cartas se podrían dividir de más de { $most } maneras, demasiadas para elegir.
    .fix = Usa menos clavijas (split_pegs), una división menor o split_with = "own".
clash-no-jump-first = Con la carta { $card } las clavijas de la salida no pueden saltar antes que otras: para eso deben poder saltar las de la salida y también otras.
    .fix = Permite que salten desde start y desde track o home, u omite cuáles saltan primero.
clash-no-jump-onto = La carta { $card } no salta, así que elegir sobre qué clavijas no significa nada.
    .fix = Permite que salte desde algún lugar, o pon jump_onto = "any".
clash-no-jump-ahead = La carta { $card } no salta, así que saltar solo hacia delante no significa nada.
    .fix = Permite que salte desde algún lugar, o pon jump_ahead = false.
clash-home-jumps-ahead = Una clavija en la meta ya pasó de su hoyo de entrada, así que no puede saltar hacia delante.
    .fix = Quita home de jump_from, o pon jump_ahead = false.
clash-never-out = Ninguna carta saca la primera clavija y nadie sale gratis, así que la partida no podría empezar.
    .fix = Da a una carta el poder “out”, o cuenta los turnos sin poder mover.
clash-never-out-without-jokers = Solo los comodines sacan la primera clavija, y con este número de jugadores no hay ninguno: { $players }.
    .fix = Da a otra carta el poder “out”, o usa comodines.
clash-never-home = Ninguna carta avanza una clavija, así que nadie podría llegar a la meta.
    .fix = Da a una carta un número hacia delante, o una división.
clash-never-home-without-jokers = Solo los comodines avanzan una clavija, y con este número de jugadores no hay ninguno: { $players }.
    .fix = Da a otra carta un número hacia delante, o usa comodines.
clash-team-helps = Si siempre se mueven las clavijas de todo el equipo (move = "team"), no hay a quién ayudar.
    .fix = Pon help = "none", o move = "own".
clash-team-finishing-split = Si siempre se mueven las clavijas de todo el equipo (move = "team"), cualquier división puede terminar con la de un compañero.
    .fix = Pon finishing_split_helps = false, o move = "own".
clash-helpless-finishing-split = Si nadie ayuda (help = "none"), una división no puede terminar con la clavija de un compañero.
    .fix = Pon finishing_split_helps = false, o help = "left".
clash-no-split-to-finish = Ninguna carta tiene una división que ayude, así que ninguna puede meter la última clavija y mover también la de un compañero.
    .fix = Da una división a una carta (con split_helps = true), o pon finishing_split_helps = false.
clash-one-partner-at-a-time = Solo quien elige a quién ayuda (help = "choice") puede dividir una carta entre dos compañeros.
    .fix = Pon help = "choice", o helper_shares_split = false.
clash-no-split-to-share = Ninguna carta se divide, así que quien ayuda no tiene nada que dividir entre compañeros.
    .fix = Da una división a una carta, o pon helper_shares_split = false.
clash-waiting-turns-in = Si ninguna clavija puede pasar de largo su entrada (pass_in_spot = false), de todos modos tiene que entrar.
    .fix = Pon must_turn_in = false, o pass_in_spot = true.
clash-card-choice-exempts = Si se puede jugar cualquier carta (must_play = "card" o "nothing"), nadie tiene que elegir nunca un comodín.
    .fix = Pon joker_exempt = false, o must_play = "hand".
clash-pile-without-count = Los turnos sin poder mover no se cuentan (stuck_limit = 0), así que no necesitan un montón.
    .fix = Pon stuck_pile = false, o un stuck_limit como 3.
clash-discards-without-count = No se cuentan los turnos sin poder mover (stuck_limit = 0), así que los descartes no pueden contar como tales.
    .fix = Pon stuck_counts = "stuck", o un stuck_limit como 3.
clash-team-without-count = No se cuentan los turnos sin poder mover (stuck_limit = 0), así que un equipo no puede contarlos juntos.
    .fix = Pon stuck_by_team = false, o un stuck_limit como 3.
clash-starts-over-without-count = No se cuentan los turnos sin poder mover (stuck_limit = 0), así que ninguna cuenta puede volver a empezar.
    .fix = Pon stuck_starts_over = false, o un stuck_limit como 3.
clash-free-bumps-without-count = No se cuentan los turnos sin poder mover (stuck_limit = 0), así que ninguna clavija sale gratis.
    .fix = Pon free_out_bumps = false, o un stuck_limit como 3.
clash-pile-keeps-top = Lo que se descarta sin poder mover forma un montón aparte, así que hay dos cartas de arriba y no se sabe cuál se queda.
    .fix = Pon keep_top_discard = false, o stuck_pile = false.
clash-drawn-after-play = Si se roba después de jugar (draw = "after"), quien no puede mover no acaba de robar ninguna carta.
    .fix = Pon stuck_discard = "card", o draw = "before".
clash-bluffing-card-choice = Quien farolea declara un valor que puede mover, así que no puede elegir una carta que no mueva (must_play = "card" o "nothing").
    .fix = Pon must_play = "hand", o bluffing = false.
clash-bluffing-own-piles = Con barajas propias, se podría contar qué cartas le pueden quedar a quien farolea.
    .fix = Pon draw_piles = "shared", o bluffing = false.
clash-no-out-to-go-on = La carta { $card } no saca ninguna clavija, así que ninguna puede seguir.
    .fix = Pon out = true en esa carta, o out_steps = 0.
clash-out-past-in-spot = Una clavija que sale y sigue pasaría su entrada.
    .fix = Pon un out_steps menor, o mueve in_spot.
clash-bluffing-new-hand = Quien farolea pone una sola carta boca abajo, así que no se puede cambiar la mano.
    .fix = Pon stuck_discard = "card", o bluffing = false.
clash-bluffing-drawn = Quien farolea pone una carta boca abajo, así que nadie ve si es la que acaba de robar.
    .fix = Pon stuck_discard = "card", o bluffing = false.
clash-bluffing-by-hand = Con faroles un turno puede acabar en una duda y no en una jugada, así que no se sabe cuándo se ha olvidado robar.
    .fix = Pon draw_by_hand = false, o bluffing = false.
clash-bluffing-choice = El valor declarado debe tener una jugada antes de elegir a qué compañero se ayuda (help = "choice").
    .fix = Pon help = "left", o bluffing = false.
clash-bluffing-stuck = Con faroles se puede declarar cualquier valor, así que solo enseñando la mano se sabría que no se puede mover.
    .fix = Pon stuck_limit = 0, o bluffing = false.

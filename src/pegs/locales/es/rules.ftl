### Las reglas en palabras: qué significa cada opción, la descripción de un reglamento, las contradicciones y los mensajes sobre archivos de reglas.

## Cómo se llaman los lugares si un reglamento no tiene palabra propia

word-start = salida
word-home = meta
word-in_spot = hoyo de entrada
word-out_spot = hoyo de salida
card-joker = comodín

## Qué significa cada opción

switch-side_length = hoyos de cada lado del tablero, contando la esquina una vez
switch-in_spot = el hoyo de un lado desde el que se entra en la meta
switch-out_spot = el hoyo de un lado al que salen las clavijas
switch-home_length = hoyos de cada meta
switch-pegs = clavijas de cada jugador
switch-two_player_sides = lados del tablero para dos jugadores
switch-decks = barajas
switch-jokers = comodines de cada baraja
switch-draw_piles = si todos roban del mismo mazo o cada quien tiene sus propias barajas
switch-hand_size = cartas en la mano
switch-draw = si robas carta antes o después de mover
switch-draw_by_hand = si cada jugador roba su carta, y puede olvidarse
switch-forgotten_draw = el castigo por olvidarse de robar
switch-must_play = si hay que jugar una carta que mueva, cuando la hay, o se puede jugar cualquiera
switch-joker_exempt = si siempre puedes guardarte un comodín
switch-move = qué clavijas mueves
switch-help = qué clavijas juegas cuando las tuyas ya están todas en la meta
switch-finishing_split_helps = si la división que mete tu última clavija en la meta puede terminar con una de tu pareja
switch-pass_in_spot = si una clavija puede pasar de largo su propio hoyo de entrada
switch-pass_in_home = si una clavija puede pasar por encima de otras de su color dentro de la meta
switch-bump_partner = qué pasa al caer sobre una clavija de tu pareja
switch-bump_chain = si la clavija que va a su hoyo de entrada golpea a la que está allí
switch-in_spot_taken = qué pasa al caer sobre la clavija de un compañero si en su hoyo de entrada ya hay una de su color
switch-stuck_limit = el turno seguido sin poder mover en que sales gratis (0: nunca)
switch-stuck_counts = si solo cuentan los turnos en que ninguna carta puede mover, o cualquier descarte
switch-free_out = si salir gratis es obligatorio u opcional
switch-free_out_with_card = si también puedes salir gratis cuando puedes mover y tienes una carta de salida
switch-stuck_pile = si las cartas descartadas sin poder mover forman un montón aparte
switch-bluffing = si las cartas se juegan boca abajo y se declaran
switch-table_talk = de qué pueden hablar los compañeros
switch-cards = qué hace cada carta

power-out = saca una clavija
power-forward = avanza una clavija uno de estos números
power-backward = retrocede una clavija uno de estos números
power-split = el número que se divide entre dos o más clavijas (0: no se divide)
power-split_pegs = entre cuántas clavijas se puede dividir, como máximo
power-split_ways = en qué sentido va cada parte de una división
power-split_order = si en una división van primero las partes hacia delante
power-split_with = de quién son las clavijas de una división
power-split_colors = si solo comparten una división clavijas de distinto color
power-swap = qué dos clavijas cambian de lugar
power-jump_from = desde dónde puede saltar una clavija sobre otra de otro color
power-jump_start_first = si las clavijas de la salida tienen que saltar antes que las demás
power-in_spot_from = desde dónde puede ir una clavija a su propio hoyo de entrada
power-send_to_start = si manda una clavija rival a su salida

## La descripción: los temas

section-winning = El objetivo
section-board = El tablero
section-packs = La baraja
section-turn = Tu turno
section-cards = Qué hace cada carta
section-moving = Mover
section-landing = Golpear
section-stuck = Sin poder mover
section-helping = Ayudar a tu pareja
section-bluffing = Faroles
section-talk = Hablar en la mesa

## La descripción: el objetivo, el tablero, la baraja

rule-always_winner = { $partners ->
        [all] Gana el primer equipo que tiene todas sus clavijas en su { $home_word }.
        [none] Gana el primero que tiene todas sus clavijas en su { $home_word }.
       *[some] Gana el primer equipo que tiene todas sus clavijas en su { $home_word }. Sin parejas, gana el primer jugador que lo logra.
    }
rule-side_length = Cada jugador tiene un lado del tablero. Tiene { $count } hoyos, contados desde la esquina, que es el hoyo 0, en el sentido del reloj.
rule-two_player_sides = { $two_players ->
        [all] { $count ->
            [2] El tablero solo tiene los dos lados de ustedes.
           *[other] El tablero tiene { $count } lados. Se sientan uno frente al otro, y los lados vacíos son recorrido sin más.
        }
       *[some] { $count ->
            [2] Dos jugadores usan un tablero de dos lados.
           *[other] Dos jugadores usan un tablero de { $count } lados. Se sientan uno frente al otro, y los lados vacíos son recorrido sin más.
        }
    }
rule-out_spot = Las clavijas salen de su { $start_word } al hoyo { $count } de su lado ({ $out_spot_word }).
rule-in_spot = Las clavijas entran en su { $home_word } desde el hoyo { $count } de su lado ({ $in_spot_word }).
rule-home_length = Cada { $home_word } tiene { $count ->
        [one] un hoyo
       *[other] { $count } hoyos
    }.
rule-pegs = { $count ->
        [one] Cada jugador tiene una clavija, que empieza en su { $start_word }.
       *[other] Cada jugador tiene { $count } clavijas, que empiezan en su { $start_word }.
    }
rule-decks = { $draw_piles ->
        [own] { $count ->
            [-1] Barajas propias que mezcla cada quien: { $numbers }.
            [one] Cada quien mezcla su propia baraja.
           *[other] Cada quien mezcla sus { $count } barajas.
        }
       *[shared] { $count ->
            [-1] Barajas que se mezclan juntas: { $numbers }.
            [one] Se usa una baraja.
           *[other] Se mezclan juntas { $count } barajas.
        }
    }
rule-draw_piles = Siempre robas de tu propio mazo y descartas a su lado. Cuando se acaba, barajas tus descartes y formas otro mazo.
rule-jokers = { $count ->
        [-1] Comodines en cada baraja: { $numbers }.
        [0] Se juega sin comodines.
        [one] Cada baraja lleva un comodín.
       *[other] Cada baraja lleva { $count } comodines.
    }
rule-hand_size = { $count ->
        [one] Se reparte una carta a cada jugador.
       *[other] Se reparten { $count } cartas a cada jugador.
    }
rule-for-players = { $number } para { $players } jugadores

## La descripción: tu turno

rule-draw = { $draw ->
        [before] Roba una carta, juega una de tus { $choice } y mueve.
       *[after] { $hand ->
            [one] Juega tu carta, mueve y roba otra.
           *[other] Juega una de tus { $hand } cartas, mueve y roba otra.
        }
    }
rule-draw_by_hand = { $draw_by_hand ->
        [true] Acuérdate de robar: cuando ya jugó el siguiente, es tarde.
       *[false] Las cartas se roban solas.
    }
rule-forgotten_draw = { $forgotten_draw ->
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
rule-must_play = { $bluffing ->
        [true] El valor que declares tiene que permitir una jugada. Si de verdad ninguna de tus cartas puede, también puedes descartar una boca abajo.
       *[false] { $must_play ->
            [card] Puedes jugar cualquier carta. Si puede mover una clavija, tienes que mover; si no, solo se descarta.
           *[hand] Si alguna de tus cartas puede mover una clavija, tienes que jugar una que pueda. Si ninguna puede, descarta la que quieras{ $draw ->
                [before] .
               *[after] {" "}y roba.
            }
        }
    }
rule-joker_exempt = { $bluffing ->
        [true] { $joker_exempt ->
            [true] Los comodines no cuentan para eso: puedes descartar aunque un comodín pudiera mover.
           *[false] Los comodines también cuentan: si uno tuyo puede mover, no puedes descartar.
        }
       *[false] { $joker_exempt ->
            [true] Nunca tienes que jugar un comodín. Si solo puedes mover con comodines, puedes descartar la carta que quieras.
           *[false] El comodín es una carta como las demás: si es la única que puede mover, tienes que jugarlo.
        }
    }
rule-move = { $move ->
        [team] Siempre puedes mover cualquier clavija de tu equipo.
       *[own] { $moves_others ->
            [yes] Mueves tus propias clavijas. Algunas cartas mueven también las de otros.
           *[no] Solo mueves tus propias clavijas.
        }
    }

## La descripción: las cartas

rule-by-number = Avanza el número de la carta con { $move ->
        [team] una clavija de tu equipo
       *[own] una de tus clavijas
    }.
rule-idle-card = No puede mover ninguna clavija.
rule-out = { $move ->
        [team] Saca una clavija de tu equipo.
       *[own] Saca una de tus clavijas.
    }
rule-forward = { $nth ->
        [first] { $move ->
            [team] Avanza { $counts } con una clavija de tu equipo.
           *[own] Avanza { $counts } con una de tus clavijas.
        }
       *[next] O avanza { $counts } con una.
    }
rule-backward = { $nth ->
        [first] { $move ->
            [team] Retrocede { $counts } con una clavija de tu equipo.
           *[own] Retrocede { $counts } con una de tus clavijas.
        }
       *[next] O retrocede { $counts } con una.
    }
rule-split = { $nth ->
        [first] Divide
       *[next] O divide
    } { $printed ->
        [yes] el { $count }
       *[no] { $count } hoyos
    } entre { $sharing ->
        [own] dos de tus clavijas
        [whole-team] { $different ->
            [yes] dos clavijas de tu equipo de distinto color
           *[no] dos clavijas cualesquiera de tu equipo
        }
        [team] { $different ->
            [yes] una de tus clavijas y luego una de un compañero
           *[no] una de tus clavijas y luego cualquier otra de tu equipo
        }
       *[any] { $different ->
            [yes] dos clavijas cualesquiera de distinto color
           *[no] dos clavijas cualesquiera del tablero
        }
    }{ $ways ->
        [forward] {""}
        [opposite] { $order ->
            [forward-first] , primero una parte hacia delante y luego otra hacia atrás
           *[any] , una parte hacia delante y otra hacia atrás
        }
       *[any] { $order ->
            [forward-first] , cada parte hacia delante o hacia atrás, pero primero las que avanzan
           *[any] , cada parte hacia delante o hacia atrás
        }
    }.{ $with ->
        [any] {" "}Las rivales solo se mueven por el recorrido.
       *[other] {""}
    }
rule-split-many = { $nth ->
        [first] Divide
       *[next] O divide
    } { $printed ->
        [yes] el { $count }
       *[no] { $count } hoyos
    } entre { $sharing ->
        [own] { $most } de tus clavijas como máximo
        [whole-team] { $most } clavijas de tu equipo como máximo
        [team] { $most } clavijas de tu equipo como máximo, la primera tuya
       *[any] { $most } clavijas como máximo, de cualquiera
    }{ $different ->
        [yes] , todas de distinto color
       *[no] {""}
    }{ $ways ->
        [forward] {""}
        [opposite] { $order ->
            [forward-first] , primero alguna parte hacia delante y luego alguna hacia atrás
           *[any] , con alguna parte hacia delante y alguna hacia atrás
        }
       *[any] { $order ->
            [forward-first] , cada parte hacia delante o hacia atrás, pero primero las que avanzan
           *[any] , cada parte hacia delante o hacia atrás
        }
    }.{ $with ->
        [any] {" "}Las rivales solo se mueven por el recorrido.
       *[other] {""}
    }
rule-swap = { $nth ->
        [first] Cambia
       *[next] O cambia
    } de lugar { $answer ->
        [own] { $move ->
            [team] una clavija de tu equipo y otra de otro color
           *[own] una de tus clavijas y la de cualquier otro
        }
       *[any] dos clavijas cualesquiera de distinto color
    }, las dos en el recorrido.
rule-jump_from = { $nth ->
        [first] Salta
       *[next] O salta
    } con { $anywhere ->
        [yes] { $move ->
            [team] cualquier clavija de tu equipo
           *[own] cualquiera de tus clavijas
        }
       *[no] { $move ->
            [team] una clavija de tu equipo desde { $places }
           *[own] una de tus clavijas desde { $places }
        }
    } sobre { $move ->
        [team] una clavija de otro color
       *[own] la clavija de cualquier otro
    } en el recorrido.
rule-jump_start_first = { $move ->
        [team] Si tu equipo tiene alguna clavija en su { $start_word }, el salto tiene que empezar ahí.
       *[own] Si tienes alguna clavija en tu { $start_word }, el salto tiene que empezar ahí.
    }
rule-in_spot_from = { $nth ->
        [first] Lleva
       *[next] O lleva
    } { $move ->
        [team] una clavija de tu equipo
       *[own] una de tus clavijas
    } directo a su { $in_spot_word }, desde { $anywhere ->
        [yes] donde esté
       *[no] { $places }
    }.
rule-send_to_start = { $nth ->
        [first] Manda
       *[next] O manda
    } una clavija rival del recorrido a su { $start_word }.
rule-from-start = su { $start_word }
rule-from-track = el recorrido
rule-from-home = su { $home_word }

## La descripción: mover y golpear

rule-always_count = { $splits ->
        [yes] Hay que usar el número completo de la carta, con una clavija o dividido entre dos.
        [many] Hay que usar el número completo de la carta, con una clavija o dividido entre varias.
       *[no] Hay que usar el número completo de la carta.
    }
rule-always_own = { $pass_in_home ->
        [true] En el recorrido, una clavija no puede pasar por encima de otra de su color, y nunca puede caer sobre ella. Por encima de las de otro color, sí puede pasar.
       *[false] Una clavija no puede pasar por encima de otra de su color ni caer sobre ella. Por encima de las de otro color, sí.
    }
rule-pass_in_home = Dentro de su { $home_word }, una clavija puede pasar por encima de otras de su color.
rule-always_back = Una clavija no puede entrar en su { $home_word } hacia atrás, ni retroceder dentro de su { $home_word }.
rule-pass_in_spot = { $pass_in_spot ->
        [true] En su { $in_spot_word }, una clavija puede entrar en su { $home_word } o seguir en el recorrido y dar otra vuelta.
       *[false] Una clavija no puede pasar de largo su { $in_spot_word } hacia delante. Tiene que entrar en su { $home_word }, y si no cabe el número completo, no puede mover.
    }
rule-always_opponent = Si caes sobre una clavija rival, la golpeas y vuelve a su { $start_word }.
rule-bump_partner = { $partners ->
        [none] { $bump_partner ->
            [in-spot] Si con una clavija rival caes sobre una tuya, la tuya sube a su { $in_spot_word }.
            [start] Si con una clavija rival caes sobre una tuya, la tuya también vuelve a su { $start_word }.
           *[forbidden] No puedes caer con una clavija rival sobre una tuya.
        }
       *[other] { $bump_partner ->
            [in-spot] Si caes sobre una clavija de tu propio equipo, la subes a su { $in_spot_word }.
            [start] Si caes sobre una clavija de tu propio equipo, también vuelve a su { $start_word }.
           *[forbidden] No puedes caer sobre una clavija de tu propio equipo.
        }
    }
rule-in_spot_taken = { $in_spot_taken ->
        [start] Si esa clavija u otra de su color ya está en su { $in_spot_word }, la clavija sobre la que caes vuelve a su { $start_word }.
       *[forbidden] No puedes caer ahí si esa clavija u otra de su color ya está en su { $in_spot_word }.
    }
rule-bump_chain = { $bump_chain ->
        [true] Si en su { $in_spot_word } hay una clavija de otro color, esa también se golpea o se sube, y así sucesivamente.
       *[false] { $in_spot_taken ->
            [start] Si en su { $in_spot_word } hay una clavija de otro color, no puedes hacer la jugada.
           *[forbidden] Si en su { $in_spot_word } hay cualquier clavija, no puedes hacer la jugada.
        }
    }
rule-always_safe = { $bluffing ->
        [true] Ninguna clavija puede caer sobre otra que está en su { $home_word }. Solo una duda perdida puede mandarla de vuelta.
       *[false] Ninguna clavija puede caer sobre otra que está en su { $home_word }.
    }

## La descripción: sin poder mover, ayudar, faroles, hablar

rule-stuck_limit = { $stuck_counts ->
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
rule-stuck_counts = Cada descarte cuenta como turno sin poder mover.
rule-free_out = { $turns ->
        [counted] { $free_out ->
            [must] Si en tu turno gratis ninguna de tus cartas puede mover una clavija, descarta cualquier carta y saca gratis una clavija. Es obligatorio si alguna puede salir.
           *[may] Si en tu turno gratis ninguna de tus cartas puede mover una clavija, puedes descartar cualquier carta y sacar gratis una clavija. No es obligatorio.
        }
       *[any] { $free_out ->
            [must] Para salir gratis, descarta { $must_play ->
                [card] cualquier carta que no pueda mover
               *[hand] cualquier carta
            } y saca una clavija. Si puedes, es obligatorio.
           *[may] Para salir gratis, descarta { $must_play ->
                [card] cualquier carta que no pueda mover
               *[hand] cualquier carta
            } y saca una clavija. No es obligatorio.
        }
    }
rule-free_out_with_card = { $stuck_counts ->
        [discards] { $free_out_with_card ->
            [true] Si en ese turno tienes que mover, también puedes salir gratis, siempre que tengas { $cards }.
           *[false] Si en ese turno tienes que mover, no puedes salir gratis.
        }
       *[stuck] { $free_out_with_card ->
            [true] Si alguna de tus cartas puede mover entonces, también puedes salir gratis en su lugar, siempre que tengas { $cards }.
           *[false] Si alguna de tus cartas puede mover entonces, juegas un turno normal.
        }
    }
rule-stuck_pile = Las cartas que descartas sin poder mover van a un montón aparte, el de “no puedo”.
rule-help = { $help ->
        [none] Cuando todas tus clavijas están en tu { $home_word }, no juegas las de tu pareja.
       *[other] { $partner_count ->
            [one] Cuando todas tus clavijas están en tu { $home_word }, juegas las de tu pareja como si fueran tuyas.
           *[several] { $help ->
                [choice] Cuando todas tus clavijas están en tu { $home_word }, juegas las de cualquier compañero que no haya terminado. En cada turno puedes elegir otro.
               *[left] Cuando todas tus clavijas están en tu { $home_word }, juegas por el siguiente compañero a tu izquierda que no haya terminado.
            }
        }
    }
rule-finishing_split_helps = { $finishing_split_helps ->
        [true] { $splits ->
            [many] Si una parte de una división mete tu última clavija en tu { $home_word }, puedes hacer el resto con
           *[other] Si la primera parte de una división mete tu última clavija en tu { $home_word }, puedes hacer la segunda con
        } { $partner_count ->
            [one] una clavija de tu pareja
           *[several] una clavija del compañero al que te toca ayudar
        }.
       *[false] Empiezas a ayudar en tu siguiente turno, no antes.
    }
rule-bluffing = Juega tu carta boca abajo y declara, sea verdad o no, un valor que permita una jugada. Cada rival, por turno, puede dudar. Si te descubren un farol, quien dudó manda una de tus clavijas a su { $start_word } y se acaba tu turno. Si decías la verdad, mandas tú una de las suyas y luego haces tu jugada. Si no hay clavija que mandar, quien ganó la duda tiene un turno extra.
rule-table_talk = { $table_talk ->
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
clash-no-split-to-finish = Ninguna carta se divide, así que ninguna división puede llevar la última clavija a la meta.
    .fix = Da una división a una carta, o pon finishing_split_helps = false.
clash-card-choice-exempts = Si se puede jugar cualquier carta (must_play = "card"), nadie tiene que elegir un comodín, pero el que se elige mueve si puede.
    .fix = Pon joker_exempt = false, o must_play = "hand".
clash-pile-without-count = Los turnos sin poder mover no se cuentan (stuck_limit = 0), así que no necesitan un montón.
    .fix = Pon stuck_pile = false, o un stuck_limit como 3.
clash-discards-without-count = No se cuentan los turnos sin poder mover (stuck_limit = 0), así que los descartes no pueden contar como tales.
    .fix = Pon stuck_counts = "stuck", o un stuck_limit como 3.
clash-bluffing-card-choice = Quien va de farol declara un valor que puede mover, así que no puede elegir una carta que no mueva (must_play = "card").
    .fix = Pon must_play = "hand", o bluffing = false.
clash-bluffing-own-piles = Con barajas propias, se podría contar qué cartas le pueden quedar a quien se tira un farol.
    .fix = Pon draw_piles = "shared", o bluffing = false.
clash-bluffing-by-hand = Con faroles un turno puede acabar en una duda y no en una jugada, así que no se sabe cuándo se ha olvidado robar.
    .fix = Pon draw_by_hand = false, o bluffing = false.
clash-bluffing-choice = El valor declarado debe tener una jugada antes de elegir a qué compañero se ayuda (help = "choice").
    .fix = Pon help = "left", o bluffing = false.
clash-bluffing-stuck = Con faroles se puede declarar cualquier valor, así que solo enseñando la mano se sabría que no se puede mover.
    .fix = Pon stuck_limit = 0, o bluffing = false.

## Archivos de reglas

rules-unknown = No hay reglas llamadas “{ $name }”. Para usar un archivo, da su ruta, que acaba en .toml.
rules-unknown-set = No hay reglas llamadas “{ $name }”. Elige unas de la lista.
rules-file-missing = No existe el archivo “{ $file }”. Revisa el nombre y la carpeta.
rules-file-unreadable = Este archivo no se puede leer como texto ({ $reason }).
rules-file-cycle = Estos archivos se extienden unos a otros en círculo: { $files }. Haz que uno de ellos extienda un reglamento con nombre.
rules-file-not-toml = Esta línea no se puede leer{ $fault ->
    [open] : falta una comilla al final de una palabra
    [twice] : otra línea anterior ya lo fija
    [name] : tiene que empezar con un nombre
    [equals] : tras el nombre no viene un signo igual
    [heading] : un título va entre corchetes, como [cards.9]
    [list] : aquí se abre un corchete o una llave que no se cierra
    [value] : tras el signo igual no hay ni un número ni una palabra entre comillas
    [more] : sobra algo al final
    [control] : contiene un carácter de control
    [nested] : hay demasiados corchetes o nombres unos dentro de otros
    [number] : este número es demasiado grande
    [many] : el archivo fija demasiadas cosas
    [size] : el archivo es demasiado largo
    [long] : este nombre es demasiado largo
   *[other] {""}
}.{ $fault ->
    [twice] {""}
    [control] {""}
    [nested] {""}
    [number] {""}
    [many] {""}
    [size] {""}
    [long] {""}
   *[other] {" "}Escribe líneas como hand_size = 6 o draw = "before", con las palabras entre comillas.
}
rules-file-extends-missing = El archivo no dice de qué reglas parte. Añade una línea como extends = "basic".
rules-file-base-wrong = Las reglas que extiende, “{ $base }”, tienen errores propios:
rules-file-more-mistakes = Estos son los primeros { $most } errores; puede haber más.
rules-file-changes-nothing = El archivo no cambia nada en “{ $base }”. Añade lo que es distinto, o usa “{ $base }” directamente.
rules-file-nearest = ¿Querías decir “{ $word }”?
rules-file-known = Elige entre: { $known }.
rules-file-key-unknown = “{ $key }” no es el nombre de una opción.
rules-file-card-outside = Lo que hace una carta va bajo su propio título: [cards.{ $card }].
rules-file-power-outside = “{ $power }” es de una carta. Ponlo bajo el título de esa carta, como [cards.9].
rules-file-switch-inside-card = “{ $key }” es de todo el juego, no de una carta. Ponlo antes del primer título entre [corchetes].
rules-file-card-unknown = “{ $card }” no es una carta. Las cartas son A, 2 a 10, J, Q, K y joker; JQK son las tres, y "2, 3, 4" es cada una de estas.
rules-file-card-table-expected = Lo que hace una carta va en líneas bajo [cards.{ $card }], como forward = 5.
rules-file-card-twice = “{ $power }” de la carta { $card } está dos veces. Deja solo una.
rules-file-power-unknown = “{ $power }” no es un poder que pueda tener una carta.
rules-file-place-unknown = “{ $key }” no es un lugar que pueda tener palabra propia.
rules-file-language-expected = “{ $key }” no es un idioma. Escribe sus dos letras minúsculas, como es.
rules-file-number-expected = se esperaba un número entero, no { $value }.
rules-file-number-too-large = se esperaba un número hasta { $most }, no { $value }.
rules-file-yes-or-no-expected = se esperaba true o false, no { $value }.
rules-file-word-expected = se esperaba una de estas palabras: { $words }, no { $value }.
rules-file-list-too-long = { $value } tiene más de { $most } elementos.
rules-file-twice-in-list = { $value } repite algo.
rules-file-per-players-expected = se esperaba un número, { $words }, o escalones como {"{"} 6 = 3, 10 = 4 {"}"}, no { $value }.
rules-file-players-expected = se esperaba un número de jugadores de { $least } a { $most }, no { $value }.
rules-file-teams-expected = { $players } jugadores no pueden formar { $teams } equipos iguales.
rules-file-table-expected = “{ $key }” necesita líneas propias bajo [{ $key }], no { $value }.
rules-file-control-character = { $key }: { $value } contiene un salto de línea u otro carácter de control. Quítalo.
rules-file-text-expected = { $key }: se esperaba un texto entre comillas, no { $value }.
rules-file-texts-expected = { $key }: se esperaban textos entre comillas, como ["uno", "dos"], no { $value }.

## Las reglas en la línea de comandos

rules-differ-not = Las reglas son las mismas.
rules-no-say = (no se usa)
rules-in-order = { $file } está bien. Extiende { $base } y cambia { $count ->
        [one] una opción
       *[other] { $count } opciones
    }: { $changes }.
rules-in-order-whole = { $file } está bien. Es un reglamento completo que no extiende otro.
rules-in-order-words = { $file } está bien. Extiende { $base }, con nombre, palabras o asientos propios.
rules-cannot-play = { $file } no sirve para estos jugadores: { $seatings }. { $reason }
rules-many-turns = Con { $players } jugadores, puedes tener miles de jugadas para elegir. Mostrarlas todas tarda un poco, pero siempre puedes elegir una carta, luego una clavija y luego un hoyo.
rules-list-name = nombre
rules-list-title = título
rules-list-players = jugadores
rules-list-aliases = también
rules-list-more = “pegs rules show NOMBRE” muestra un reglamento; “pegs rules diff NOMBRE NOMBRE” compara dos.
rules-diff-switch = opción
cli-rules-show-players = Describir solo las reglas para este número de jugadores.
cli-rules-show-teams = Describir solo las reglas para este número de equipos.
rules-show-no-seating = Con esos jugadores no se pueden formar esos equipos. Elige de 2 a 10 jugadores, en al menos 2 equipos iguales.
rules-show-extends = Extiende { $base }.
rules-show-source = Fuente: { $source }.
rules-show-seatings = Jugadores: { $seatings }.
rules-show-seating = { $teams ->
        [0] { $players } sin parejas
       *[other] { $players } en { $teams } equipos
    }
rules-switches-game = Opciones de todo el juego
rules-switches-card = Opciones de una carta, bajo un título como [cards.9] o [cards.JQK]
rules-switches-answers = valores
rules-switches-meaning = significado
answers-number = un número
answers-numbers = un número, o números según los jugadores
answers-several = uno o varios de: { $answers }

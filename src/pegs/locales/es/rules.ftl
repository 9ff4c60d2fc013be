### Las reglas en palabras: qué significa cada opción, cómo se cuenta un reglamento, qué está mal en él y los mensajes sobre archivos de reglas.

## Cómo se llaman las cosas cuando un reglamento no tiene palabra propia

word-start = salida
word-home = meta
word-in_spot = hoyo de entrada
word-out_spot = hoyo de salida
card-joker = comodín
either = { $first } o { $last }

## Qué significa cada opción

switch-side_length = hoyos de cada lado del tablero, contando su esquina una vez
switch-in_spot = el hoyo de un lado desde el que se entra en la meta
switch-out_spot = el hoyo de un lado al que salen las clavijas
switch-home_length = hoyos de la meta
switch-pegs = clavijas de cada jugador
switch-two_player_sides = lados del tablero para dos jugadores
switch-decks = barajas
switch-jokers = comodines de cada baraja
switch-hand_size = cartas en la mano
switch-draw = si se roba carta antes o después de mover
switch-draw_by_hand = si los jugadores roban por sí mismos y por tanto pueden olvidarlo
switch-forgotten_draw = qué pasa con la carta que se olvidó robar
switch-must_play = si hay que jugar una carta que mueva, o solo debe mover la carta elegida
switch-joker_exempt = si nadie puede ser obligado a jugar un comodín
switch-move = qué clavijas mueve un jugador
switch-help = a quién ayuda un jugador que ya tiene todas las suyas en la meta
switch-finishing_split_helps = si el reparto que lleva la última clavija a la meta puede seguir con una de un compañero
switch-pass_in_spot = si una clavija puede pasar de su propio hoyo de entrada
switch-bump_partner = qué pasa al caer sobre la clavija de un compañero
switch-bump_chain = si la clavija enviada a su hoyo de entrada desplaza a la que está allí
switch-stuck_limit = el turno bloqueado seguido en que sale una clavija gratis (0: nunca)
switch-free_out = si el jugador bloqueado debe salir gratis o puede
switch-free_out_with_card = si también puede salir gratis quien podría mover y tiene una carta de salida
switch-stuck_pile = si las cartas descartadas por bloqueo forman un montón aparte
switch-bluffing = si las cartas se juegan boca abajo y se declaran
switch-table_talk = qué pueden decirse los compañeros
switch-cards = qué hace cada carta

power-out = saca una clavija
power-forward = avanza una clavija uno de estos números
power-backward = retrocede una clavija uno de estos números
power-split = el número que se reparten dos clavijas (0: sin reparto)
power-split_ways = en qué sentido van las dos partes de un reparto
power-split_with = de quién son las clavijas de un reparto
power-swap = qué dos clavijas cambian de sitio
power-jump_from = de dónde se toma la clavija que cae sobre otra de otro color
power-jump_start_first = si las clavijas que no han salido deben saltar antes que otras
power-in_spot_from = de dónde se toma la clavija que va a su propio hoyo de entrada
power-send_to_start = si se envía una clavija rival a su salida

## El reglamento contado: los temas

section-board = Tablero
section-packs = Cartas
section-turn = Un turno
section-cards = Qué hacen las cartas
section-moving = Mover
section-landing = Caer sobre una clavija
section-stuck = Jugadores bloqueados
section-helping = Ayudar
section-bluffing = Faroles
section-talk = Hablar en la mesa
section-winning = Ganar

## El reglamento contado: tablero y barajas

tell-side_length = Hay un lado para cada jugador, con { $count } hoyos: la esquina, que es el hoyo 0, y { $count ->
        [one] ninguno más
       *[other] los que le siguen
    }, en el sentido de las agujas del reloj.
tell-two_player_sides = { $count ->
        [2] Dos jugadores usan un tablero de dos lados.
       *[other] Dos jugadores usan un tablero de { $count } lados y se sientan uno frente al otro; los demás lados no son de nadie.
    }
tell-out_spot = Las clavijas salen de su { $start_word } al hoyo { $count } de su lado, su { $out_spot_word }.
tell-in_spot = Las clavijas entran en su { $home_word } desde el hoyo { $count } de su lado, su { $in_spot_word }.
tell-home_length = Cada jugador tiene en su { $home_word } { $count ->
        [one] un hoyo
       *[other] { $count } hoyos
    }.
tell-pegs = { $count ->
        [one] Cada jugador tiene una clavija, que empieza en su { $start_word }.
       *[other] Cada jugador tiene { $count } clavijas, que empiezan en su { $start_word }.
    }
tell-decks = Barajas mezcladas juntas: { $numbers }.
tell-jokers = Comodines en cada baraja: { $numbers }.
tell-hand_size = { $count ->
        [one] Cada jugador recibe una carta.
       *[other] Cada jugador recibe { $count } cartas.
    }
tell-for-players = { $number } para { $players } jugadores

## El reglamento contado: un turno

tell-draw = { $draw ->
        [before] Un turno es: robar una carta, jugar una de las { $choice } y mover.
       *[after] Un turno es: jugar una de las { $hand } cartas, mover y robar una carta.
    }
tell-draw_by_hand = { $draw_by_hand ->
        [true] Los jugadores roban por sí mismos: cuando el siguiente ha jugado, la carta queda olvidada.
       *[false] Las cartas se roban solas, así que nadie puede olvidarlo.
    }
tell-forgotten_draw = { $forgotten_draw ->
        [forfeit] Si un jugador olvida robar: roba la carta cuando se nota y pierde su siguiente turno.
       *[extra-card] Si un jugador olvida robar: puede robar una carta adicional en su siguiente turno, nunca más de una.
    }
tell-must_play = { $must_play ->
        [card] Se puede elegir cualquier carta; si puede mover una clavija debe hacerlo, y si no, se descarta sin mover.
       *[hand] Si una carta de la mano puede mover una clavija, se juega una carta que mueva; si no, se descarta cualquiera sin mover.
    }
tell-joker_exempt = { $joker_exempt ->
        [true] Nadie está obligado a jugar un comodín: si solo los comodines pueden mover, se puede descartar cualquier carta.
       *[false] Un comodín que puede mover una clavija debe jugarse como cualquier otra carta.
    }
tell-move = { $move ->
        [team] Los jugadores mueven siempre cualquier clavija de su equipo.
       *[own] Los jugadores mueven sus propias clavijas.
    }

## El reglamento contado: las cartas

tell-a-peg = { $move ->
        [team] una clavija de tu equipo
       *[own] una clavija tuya
    }
tell-by-number = Avanza { $a_peg } el número de la carta.
tell-idle-card = No mueve nada.
tell-out = Saca { $a_peg } de su { $start_word } a su { $out_spot_word }.
tell-forward = Avanza { $a_peg } { $counts }.
tell-backward = Retrocede { $a_peg } { $counts }.
tell-split = { $ways ->
        [forward] Dos clavijas distintas se reparten { $count }, las dos hacia delante
        [opposite] Dos clavijas distintas se reparten { $count }, una hacia delante y otra hacia atrás
       *[any] Dos clavijas distintas se reparten { $count }, cada una hacia delante o hacia atrás
    }: { $with ->
        [own] { $move ->
            [team] dos cualesquiera de tu equipo.
           *[own] las dos tuyas.
        }
        [team] { $move ->
            [team] dos cualesquiera de tu equipo.
           *[own] la primera tuya, la segunda cualquiera de tu equipo.
        }
       *[any] dos cualesquiera del tablero, las rivales solo por el recorrido.
    }
tell-swap = { $answer ->
        [own] Deja que { $a_peg } cambie de sitio con otra de otro color, las dos en el recorrido.
       *[any] Deja que dos clavijas cualesquiera de distinto color cambien de sitio en el recorrido.
    }
tell-jump_from = Lleva { $a_peg } desde { $places } hasta un hoyo del recorrido donde hay una clavija de otro color, y cae sobre ella.
tell-jump_start_first = Las clavijas que están en su { $start_word } saltan primero: mientras haya una, ninguna otra puede.
tell-in_spot_from = Lleva { $a_peg } desde { $places } hasta su { $in_spot_word }.
tell-send_to_start = Envía una clavija rival del recorrido a su { $start_word }.
tell-from-start = su { $start_word }
tell-from-track = el recorrido
tell-from-home = su { $home_word }

## El reglamento contado: mover y caer

tell-always_count = Se usa el número completo de la carta, con una clavija o con un reparto.
tell-always_own = Ninguna clavija pasa ni cae sobre una de su propio color; a las de otro color se las pasa libremente.
tell-always_back = Ninguna clavija entra en su { $home_word } retrocediendo, ni retrocede cuando ya está en su { $home_word }.
tell-pass_in_spot = { $pass_in_spot ->
        [true] Una clavija en su { $in_spot_word } puede entrar en su { $home_word } o seguir por el recorrido.
       *[false] Ninguna clavija avanza más allá de su { $in_spot_word }: entra en su { $home_word }, y si no hay sitio para el número completo no se mueve.
    }
tell-always_opponent = La clavija rival sobre la que se cae va a su { $start_word }.
tell-bump_partner = { $bump_partner ->
        [in-spot] La clavija de tu equipo sobre la que se cae va a su { $in_spot_word }; si ya está allí, o lo está otra de su color, la jugada no se permite.
        [start] La clavija de tu equipo sobre la que se cae va a su { $start_word }, como una rival.
       *[forbidden] Ninguna clavija puede caer sobre otra de tu equipo.
    }
tell-bump_chain = { $bump_chain ->
        [true] Si allí, en su { $in_spot_word }, hay una de otro color, se la desplaza a su vez, y así sucesivamente.
       *[false] Si allí, en su { $in_spot_word }, hay cualquier clavija, la jugada no se permite.
    }
tell-always_safe = Una clavija en su { $home_word } está a salvo: nadie cae sobre ella.

## El reglamento contado: bloqueos, ayuda, faroles, final

tell-stuck_limit = { $count ->
        [0] Los turnos sin mover no se cuentan: nadie sale gratis.
       *[other] Un turno en que ninguna carta de la mano podía mover una clavija cuenta como bloqueado; cualquier otro pone la cuenta a cero. En el turno bloqueado número { $count } seguido sale una clavija gratis.
    }
tell-free_out = { $free_out ->
        [must] Entonces se descarta cualquier carta, y debe salir una clavija.
       *[may] Entonces se descarta cualquier carta, y puede salir una clavija o quedarse.
    }
tell-free_out_with_card = { $free_out_with_card ->
        [true] Quien podría mover en ese turno y tiene una carta de salida también puede salir gratis.
       *[false] Quien podría mover en ese turno juega un turno normal.
    }
tell-stuck_pile = { $stuck_pile ->
        [true] Las cartas descartadas por bloqueo forman un montón aparte.
       *[false] Las cartas descartadas por bloqueo van con los demás descartes.
    }
tell-help = { $move ->
        [team] { $help ->
            [none] Como todos mueven las clavijas de todo el equipo, nadie necesita ayuda.
            [left] Quien tiene todas las suyas en su { $home_word } juega las del siguiente compañero, en el sentido del reloj, que no ha terminado, como si fueran suyas.
           *[choice] Quien tiene todas las suyas en su { $home_word } juega las de un compañero que no ha terminado, a elegir en cada turno, como si fueran suyas.
        }
       *[own] { $help ->
            [none] Quien tiene todas las suyas en su { $home_word } ya no mueve nada.
            [left] Quien tiene todas las suyas en su { $home_word } juega las del siguiente compañero, en el sentido del reloj, que no ha terminado, como si fueran suyas.
           *[choice] Quien tiene todas las suyas en su { $home_word } juega las de un compañero que no ha terminado, a elegir en cada turno, como si fueran suyas.
        }
    }
tell-finishing_split_helps = { $finishing_split_helps ->
        [true] Si la primera parte de un reparto lleva la última clavija de un jugador a su { $home_word }, la segunda puede hacerla una clavija del siguiente compañero al que se ayuda.
       *[false] Se ayuda a partir del turno siguiente a aquel en que la última clavija propia llegó a su { $home_word }.
    }
tell-bluffing = Las cartas se juegan boca abajo y se declaran como cualquier valor. Cada rival, por turno, puede dudar. Un farol descubierto cuesta una clavija que ya está fuera de su { $start_word }; también lo cuesta dudar de la verdad, y entonces se hace la jugada. Quien debería ganar una clavija donde no hay ninguna gana un turno extra.
tell-table_talk = { $table_talk ->
        [none] Los compañeros no se dicen nada sobre cartas ni jugadas.
        [moves] Los compañeros pueden hablar de las jugadas, pero no de sus cartas.
       *[open] Los compañeros pueden hablar de todo.
    }
tell-always_winner = Gana el primer equipo que tiene cada clavija en su { $home_word }.

## Qué está mal en unas reglas

fault-kind = { $value } no es un valor que pueda tener.
    .mend = Dale un valor del mismo tipo que el habitual.
fault-range = { $value } no está entre { $least } y { $most }.
    .mend = Elige un número de { $least } a { $most }.
clash-uneven-sides = Dos jugadores no pueden sentarse uno frente al otro con un número impar de lados.
    .mend = Elige un número par, como 2 o 4.
clash-spot-off-side = Un lado no tiene hoyo { $hole }.
    .mend = Elige un hoyo de 0 a { $last }, o lados más largos.
clash-spots-same = Los dos son el hoyo { $hole }, pero un hoyo solo puede ser uno de ellos.
    .mend = Pon uno de ellos en otro hoyo.
clash-pegs-over-home = { $pegs } clavijas no caben en { $holes } hoyos, así que nadie podría ganar.
    .mend = Usa menos clavijas, o una meta de { $pegs } hoyos.
clash-no-pack = Con este número de jugadores no habría ninguna baraja: { $players }.
    .mend = Usa al menos una baraja.
clash-negative-jokers = Con este número de jugadores habría menos de cero comodines: { $players }.
    .mend = Usa 0 comodines o más.
clash-too-many-cards = Para { $players } jugadores habría { $cards } cartas, más de las { $most } que puede tener una partida.
    .mend = Usa menos barajas, o menos comodines en cada una.
clash-round-the-board = Con { $count } una clavija daría la vuelta entera al tablero más pequeño, que tiene { $ring } hoyos.
    .mend = Elige un número menor, o lados más largos.
clash-order = { $value } no está en orden, o tiene algo dos veces.
    .mend = Di cada cosa una vez, en orden ascendente.
clash-no-split-ways = La carta { $card } no tiene reparto que pueda ir en esos sentidos.
    .mend = Dale un reparto, u omite los sentidos.
clash-no-split-with = La carta { $card } no tiene reparto que puedan compartir las clavijas.
    .mend = Dale un reparto, u omite de quién son las clavijas.
clash-no-jump-first = Con la carta { $card } las clavijas de la salida no pueden saltar antes que otras: para eso deben poder saltar las de la salida y también otras.
    .mend = Deja que salten desde start y desde track o home, u omite cuáles saltan primero.
clash-never-out = Ninguna carta saca la primera clavija y nadie sale gratis, así que la partida no podría empezar.
    .mend = Da a una carta el poder «out», o cuenta los turnos bloqueados.
clash-never-out-without-jokers = Solo los comodines sacan la primera clavija, y con este número de jugadores no hay ninguno: { $players }.
    .mend = Da a otra carta el poder «out», o usa comodines.
clash-never-home = Ninguna carta avanza una clavija, así que nadie podría llegar a la meta.
    .mend = Da a una carta un número hacia delante, o un reparto.
clash-never-home-without-jokers = Solo los comodines avanzan una clavija, y con este número de jugadores no hay ninguno: { $players }.
    .mend = Da a otra carta un número hacia delante, o usa comodines.
clash-team-helps = Donde todos mueven las clavijas de todo el equipo (move = "team"), no hay a quién ayudar.
    .mend = Pon help = "none", o move = "own".
clash-team-finishing-split = Donde todos mueven las clavijas de todo el equipo (move = "team"), un reparto no necesita permiso para seguir con la de un compañero.
    .mend = Pon finishing_split_helps = false, o move = "own".
clash-helpless-finishing-split = Donde nadie ayuda (help = "none"), un reparto no puede seguir con la clavija de un compañero.
    .mend = Pon finishing_split_helps = false, o help = "left".
clash-no-split-to-finish = Ninguna carta tiene un reparto que pueda llevar la última clavija a la meta y seguir.
    .mend = Da un reparto a una carta, o pon finishing_split_helps = false.
clash-card-choice-exempts = Donde la carta elegida debe mover si puede (must_play = "card"), nadie está obligado a elegir un comodín, y el que se elige no queda exento.
    .mend = Pon joker_exempt = false, o must_play = "hand".
clash-pile-without-count = Donde no se cuentan los turnos bloqueados (stuck_limit = 0), no hay montón para ellos.
    .mend = Pon stuck_pile = false, o un stuck_limit como 3.
clash-bluffing-card-choice = Quien va de farol declara un valor que puede mover, así que no puede elegir una carta muerta (must_play = "card").
    .mend = Pon must_play = "hand", o bluffing = false.
clash-bluffing-by-hand = Con faroles un turno acaba en dudas y castigos, no en una jugada que pueda cerrar el robo olvidado.
    .mend = Pon draw_by_hand = false, o bluffing = false.
clash-bluffing-choice = El valor declarado debe tener una jugada antes de elegir a qué compañero se ayuda (help = "choice").
    .mend = Pon help = "left", o bluffing = false.
clash-bluffing-stuck = Con faroles se puede declarar cualquier valor, así que habría que enseñar si la mano está bloqueada.
    .mend = Pon stuck_limit = 0, o bluffing = false.

## Archivos de reglas

rules-unknown = No hay reglas llamadas «{ $name }» (y un archivo se da por su ruta, que acaba en .toml).
rules-file-missing = No existe el archivo «{ $file }».
rules-file-unreadable = Este archivo no se puede leer como texto ({ $reason }).
rules-file-cycle = Estos archivos se extienden unos a otros en círculo: { $files }. Uno de ellos debe extender un reglamento con nombre.
rules-file-not-toml = Esta línea no se puede leer{ $fault ->
    [open] : falta una comilla al final de una palabra
    [twice] : lo mismo se dice en una línea anterior
    [name] : no empieza con un nombre
    [equals] : tras el nombre no viene un signo igual
    [heading] : un título va entre corchetes, como [cards.9]
    [list] : aquí se abre un corchete o una llave que no se cierra
    [value] : tras el signo igual no hay ni un número ni una palabra entre comillas
    [more] : detrás de lo que dice la línea hay algo más
   *[other] {""}
}. Una línea es como hand_size = 6 o draw = "before", con las palabras entre comillas.
rules-file-extends-missing = El archivo debe decir de qué reglas parte, como extends = "basic".
rules-file-base-wrong = Las reglas que extiende, «{ $base }», tienen errores propios:
rules-file-changes-nothing = El archivo no cambia nada en «{ $base }». Di qué es distinto, o usa «{ $base }» directamente.
rules-file-nearest = ¿Querías decir «{ $word }»?
rules-file-known = Hay: { $known }.
rules-file-key-unknown = «{ $key }» no es el nombre de una opción.
rules-file-card-outside = Lo que hace una carta va bajo su propio título: [cards.{ $card }].
rules-file-power-outside = «{ $power }» se dice de una carta: ponlo bajo el título de esa carta, como [cards.9].
rules-file-switch-inside-card = «{ $key }» se dice de todo el juego, no de una carta: ponlo antes del primer título entre [corchetes].
rules-file-card-unknown = «{ $card }» no es una carta. Las cartas son A, 2 a 10, J, Q, K y joker; JQK son las tres, "2, 3, 4" son estas.
rules-file-card-table-expected = Lo que hace una carta va en líneas bajo [cards.{ $card }], como forward = 5.
rules-file-card-twice = «{ $power }» de la carta { $card } se dice dos veces.
rules-file-power-unknown = «{ $power }» no es un poder que pueda tener una carta.
rules-file-place-unknown = «{ $key }» no es un lugar que pueda tener palabra propia.
rules-file-language-expected = «{ $key }» no es un idioma en dos letras minúsculas, como es.
rules-file-number-expected = se esperaba un número entero, no { $value }.
rules-file-yes-or-no-expected = se esperaba true o false, no { $value }.
rules-file-word-expected = se esperaba una de estas palabras: { $words }, no { $value }.
rules-file-twice-in-list = { $value } tiene algo dos veces.
rules-file-per-players-expected = se esperaba un número, { $words }, o escalones como {"{"} 6 = 3, 10 = 4 {"}"}, no { $value }.
rules-file-players-expected = se esperaba un número de jugadores de { $least } a { $most }, no { $value }.
rules-file-teams-expected = { $players } jugadores no pueden formar { $teams } equipos iguales.
rules-file-table-expected = «{ $key }» necesita líneas propias bajo [{ $key }], no { $value }.
rules-file-text-expected = { $key }: se esperaba un texto entre comillas, no { $value }.
rules-file-texts-expected = { $key }: se esperaban textos entre comillas, como ["uno", "dos"], no { $value }.

## Las reglas en la línea de órdenes

rules-differ-not = Las reglas son las mismas.
rules-no-say = (no se da el caso)
rules-in-order = { $file } está en orden. Extiende { $base } y cambia { $count ->
        [one] una opción
       *[other] { $count } opciones
    }: { $changes }.
rules-in-order-words = { $file } está en orden. Extiende { $base }, con palabras o asientos propios.
rules-list-name = nombre
rules-list-title = título
rules-list-players = jugadores
rules-list-aliases = también
rules-list-more = «pegs rules show NOMBRE» cuenta un reglamento; «pegs rules diff NOMBRE NOMBRE» compara dos.
rules-diff-switch = opción
rules-show-extends = Extiende { $base }.
rules-show-source = Fuente: { $source }.
rules-show-seatings = Asientos: { $seatings }.
rules-show-seating = { $teams ->
        [0] { $players } jugadores, cada uno por su cuenta
       *[other] { $players } jugadores en { $teams } equipos
    }
rules-switches-game = Lo que se dice de todo el juego
rules-switches-card = Lo que se dice de una carta, bajo su título, como [cards.9] o [cards.JQK]
rules-switches-answers = puede ser
rules-switches-meaning = significa
answers-number = un número
answers-numbers = un número, o números según los jugadores
answers-several = uno o varios de: { $answers }

### La mesa en el navegador. $you dice si se habla de quien mira, $own si la clavija es suya.

you = tú

## Lugares, con las palabras de las reglas

place-to = { $whose ->
    [you] a tu { $n }
    [your-corner] a tu esquina
    [seat] al { $n } de { $name }
    [corner] a la esquina de { $name }
    [side] al hoyo { $n } del lado { $name }
    [home] a { $home } { $n }
   *[start] a { $start }
}
place-from = { $whose ->
    [you] desde tu { $n }
    [your-corner] desde tu esquina
    [seat] desde el { $n } de { $name }
    [corner] desde la esquina de { $name }
    [side] desde el hoyo { $n } del lado { $name }
    [home] desde { $home } { $n }
   *[start] desde { $start }
}
peg-at = { $you ->
    [yes] tu clavija en { $at }
   *[no] la clavija de { $name } en { $at }
}

## Qué le pasa a una clavija

fate-start = { $you ->
    [yes] tu clavija vuelve a { $start }
   *[no] la clavija de { $name } vuelve a { $start }
}
fate-in-spot = { $you ->
    [yes] tu clavija avanza a tu { $spot }
   *[no] la clavija de { $name } avanza a su { $spot }
}
hit-bump = { $relation ->
    [me] golpear tu clavija
    [partner] golpear a { $name }, de tu equipo
   *[other] golpear a { $name }
}
hit-help = { $relation ->
    [me] avanzar tu propia clavija
    [partner] ayudar a { $name }, de tu equipo
   *[other] ayudar a { $name }
}

## Preguntas

ask-card = Elige una carta o una clavija
ask-helping = Todas en meta. Juegas por { $name }
ask-card-for-peg = ¿Qué carta mueve esta clavija?
ask-throw = Nada se puede mover. Tira una carta
ask-throw-chosen = { $card }: nada se mueve
ask-free = Nada se puede mover. Tira una carta y sale una clavija
ask-declare = Pon una carta boca abajo
ask-declared = ¿Qué dices que es?
ask-declared-move = { $card }: ahora haz la jugada
ask-peg = { $card }: ¿qué clavija se mueve?
ask-size = { $card }: ¿cómo se reparte?
ask-where = ¿Adónde?
ask-where-left = ¿Adónde? Quedan { $count }
ask-other-peg = ¿Qué clavija mueve los otros { $count }?
ask-penalty = ¿Qué clavija de { $name } vuelve a { $start }?
ask-believe = { $name } dice que es { $card }. ¿Lo crees?
ask-extra = Tienes un turno extra. ¿Lo juegas ahora?
ask-draw = { $count ->
    [one] Puedes robar una carta
   *[other] Puedes robar { $count } cartas
}
ask-pass = No tienes cartas
ask-things-happen = { $count ->
    [2] Pasan dos cosas
    [3] Pasan tres cosas
    [4] Pasan cuatro cosas
   *[other] Pasan { $count } cosas
}

## Respuestas

row-size = { $first } + { $second }
row-throw = Tirar { $card }
row-nothing-moves = nada se mueve
row-why = ¿Por qué { $card } no se puede mover?
row-free = { $own ->
    [yes] Tirarla, y una clavija sale libre
   *[no] Tirarla, y una clavija de { $name } sale libre
}
row-send = { $peg } vuelve a { $start }
row-bring-out = { $own ->
    [yes] Sacar una clavija
   *[no] Sacar una clavija de { $name }
}
row-peg-of = La clavija de { $name }, { $from }
row-ways = { $count } maneras
row-into-home = entrar en { $home }
row-into-home-hole = entrar en { $home }, hoyo { $n }
row-safe = a salvo desde ahora
row-swap = Cambiar de lugar con { $peg }
row-swap-short = { $you ->
    [yes] cambiar de lugar con tu propia clavija
   *[no] cambiar de lugar con { $name }
}
row-partner = { $name } es de tu equipo
row-split = Repartir { $card } entre dos clavijas
row-split-this = Repartir { $count }: esta clavija mueve una parte
row-part = { $way ->
    [back] { $count } atrás, { $to }
    [forward] { $count } adelante, { $to }
   *[plain] { $count }, { $to }
}
row-left = quedan { $count } para otra clavija
row-harm = { $you ->
    [yes] Golpea tu propia clavija
   *[no] Golpea a { $name }, de tu equipo
}
row-things-happen = { $count ->
    [3] pasan tres cosas
   *[other] pasan { $count } cosas
}
chain-land = { $relation ->
    [me] Caes sobre tu propia clavija
    [partner] Caes sobre { $name }, de tu equipo
   *[other] Caes sobre { $name }
}
chain-next = { $relation ->
    [me] y cae sobre tu clavija
    [partner] y cae sobre { $name }, de tu equipo
   *[other] y cae sobre { $name }
}
declare-none = Nada
declare-honest = la verdad
split-moved = { $count } hechos
split-left = quedan { $count }
split-bar = { $moved } hechos, quedan { $left }

## Botones

press-card = Jugar { $card }
press-split = Jugar { $first } + { $second }
press-throw = Tirar { $card }
press-declare = Decir que es { $card }
press-penalty = Devolverla
missing-card = Elige una carta
missing-declared = Elige un valor
missing-landing = Elige un hoyo
missing-size = Elige el reparto
missing-peg = Elige una clavija
back = Atrás
back-part = Deshacer { $count }
hint = Pista
hint-title = Yo haría esto
hint-take = Enséñamelo
hint-declare = { $card }, y decir que es { $said }
skip = Saltar
take-back = Deshacer la jugada
im-back = Ya estoy aquí
resume = Seguir
go-live = Volver al juego
look-earlier = Antes
word-accept = Creer
word-doubt = Dudar
word-extra = Jugarlo
word-decline = Ahora no
word-draw = Robar una carta
word-forget = Seguir sin ella
word-pass = Pasar
time-left = Tiempo que queda para este turno

## Por qué no

why-not-card = ¿Por qué no { $card }?
why-not-peg = ¿Por qué no la clavija { $from }?
why-nothing = Nada lo prohíbe.

## Cartas y asientos

hand = Tus cartas
hand-card = { $card }. { $power }
hand-card-dull = { $card }, ahora no se puede jugar. ¿Por qué?
card-does = { $card }: { $power }
seats = Jugadores
seat-you = tú
seat-partner = equipo
seat-open = Asiento { $letter }
seat-bot = bot
seat-stand-in = juega un bot mientras tanto
seat-away = ausente
seat-away-for = ausente, un bot juega en { $seconds } s
seat-days-left = quedan { $count } días
seat-hours-left = quedan { $count } horas
seat-minutes-left = quedan { $count } minutos
seat-seconds-left = quedan { $count } s
seat-let-bot-play = Que juegue un robot
seat-helps = { $you ->
    [yes] mueve tus clavijas
   *[no] mueve las de { $name }
}
seat-stuck = { $count } de { $limit } turnos sin mover
seat-extra = { $count ->
    [one] un turno extra
   *[other] { $count } turnos extra
}
seat-owed = { $count ->
    [one] puede robar una carta más
   *[other] puede robar { $count } cartas más
}
seat-forfeit = { $count ->
    [one] pierde el próximo turno
   *[other] pierde { $count } turnos
}
seat-home = { $count } de { $pegs } en meta
seat-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}

## El tablero en palabras

board-label = El tablero. Todo lo que se elige en él es también un botón más abajo; dónde están las clavijas se dice en «El tablero en palabras».
menu-twin = El tablero en palabras
twin-seat = { $name }: { $parts }.
twin-track = { $count ->
    [one] una clavija en { $places }
   *[other] { $count } clavijas en { $places }
}
twin-start = { $count } en { $start }
twin-home = { $count } en { $home }
pile-draw = Robar una carta del mazo
pile-left = { $count ->
    [one] queda una carta en el mazo
   *[other] quedan { $count } cartas en el mazo
}

## Mientras juegan los demás

notice-turn = Tu turno
notice-asked = ¿Lo crees?
wait-next = Sigue { $name }, luego tú
wait-for = Sigue { $name }
wait-showing = { $you ->
    [yes] Estás jugando
   *[no] Juega { $name }
}
wait-asked = Le preguntan a { $name }
wait-lift = Levanta ya una carta si quieres. Espera a tu turno.
wait-watching = Estás mirando.
wait-stand-in = Un bot juega por ti. Vuelve cuando quieras.
wait-paused = La partida está en pausa.
wait-looking = Estás mirando atrás: turno { $turn } de { $turns }.
missed-turns = { $count ->
    [one] Se saltó un turno.
   *[other] Se saltaron { $count } turnos.
}
nothing-yet = Todavía no ha pasado nada
moves = Jugadas

## La barra y el menú

bar-menu = Menú
bar-sound = Sonidos
bar-hint = Pista
bar-people = Jugadores y jugadas
bar-title = { $rules } · { $teams ->
    [0] cada cual por su cuenta
   *[other] { $teams } equipos
}
watchers = { $count ->
    [one] una persona mira
   *[other] { $count } personas miran
}
menu-talk = Decir algo
menu-rules = Las reglas
menu-invite = Invitar
menu-pause = Pausa
menu-move = Llevar mi asiento a otro aparato
menu-confirm = Preguntar antes de jugar un turno
menu-settings = Ajustes
menu-leave = Dejar la mesa
menu-name = Mi nombre y mi color
name-note = Toda la mesa los ve enseguida. Se guardan para tu próxima mesa.
name-keep = Guardar
menu-people = Retirar un asiento
people-take = Retirar el asiento de { $name }
people-warning = El asiento de { $name } ya no se abre en ningún dispositivo. Cuando pase el tiempo de espera por ausencia, jugará un robot; puedes sentar uno enseguida.
people-yes = Sí, retirar el asiento de { $name }
people-no = No
people-done = El asiento de { $name } ya no tiene llave.
leave-running = Un bot sigue por ti, y el asiento se pierde.
leave-gathering = Tu asiento queda libre.
leave-watching = La mesa sigue sin quien mira.
leave-yes = Dejarla
talk-text = Dilo con tus palabras
talk-send = Enviar
phrase-hello = Hola
phrase-good-luck = Suerte
phrase-nice = Buena jugada
phrase-well-played = Bien jugado
phrase-thanks = Gracias
phrase-sorry = Lo siento
phrase-ouch = Ay
phrase-your-turn = Te toca
phrase-one-moment = Un momento
phrase-good-game = Buena partida
phrase-again = ¿Otra partida?
phrase-bye = Adiós
invite-qr = Un código QR que lleva aquí
invite-copy = Copiar el enlace

## Antes de repartir

gather-waiting = { $count ->
    [one] Hay un asiento libre
   *[other] Hay { $count } asientos libres
}
gather-ready = Ya están todos
gather-come = Escanéalo con un móvil, manda el enlace o di el código:
gather-open = libre
gather-here = en la mesa
gather-bot = Un bot
gather-free = Liberar
gather-start = Repartir
gather-start-bots = { $count ->
    [one] Repartir, con un bot en el asiento libre
   *[other] Repartir, con bots en { $count } asientos
}
gather-host-deals = Quien hizo la mesa reparte cuando estén todos.

## Después del final

over-you = Has ganado
over-they = { $alone ->
    [yes] Gana { $names }
   *[no] Ganan { $names }
}
over-home = { $pegs } de { $pegs } en meta
over-hands = La última mano de cada cual
over-again = Otra partida, mismos asientos
over-rotate = Un asiento más allá
over-replay = Repetición
over-share = Compartir
fact-turns = { $count ->
    [one] turno
   *[other] turnos
}
fact-bumps = { $count ->
    [one] golpe
   *[other] golpes
}
fact-bumps-mine = { $count ->
    [one] golpe tuyo
   *[other] golpes tuyos
}
fact-minutes = { $count ->
    [one] minuto
   *[other] minutos
}
fair-check = Comprobar el reparto
fair-good = El reparto fue justo: las cartas son las prometidas antes de repartir.
fair-bad = Las cartas no son las prometidas antes de repartir.

## Cuando no se puede mostrar la mesa

table-fetching = La mesa está llegando
table-no-seat = Este navegador no tiene asiento en esa mesa.
table-join = Entrar con un código
table-moved = Tu asiento se fue a otro aparato.
table-revoked = Tu asiento se dio a otra persona.
table-unknown = Esa mesa ya no se conoce aquí.
table-closed = La mesa tuvo que cerrar esta página.

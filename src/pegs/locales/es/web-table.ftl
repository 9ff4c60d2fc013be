### La mesa en el navegador. $you dice si se trata de quien mira; $own, si la clavija es suya.

you = tú
lobby-have-code = Tengo un código
lobby-note-invite = invitar
lobby-note-you = tú
lobby-note-partner = pareja
lobby-note-bot = bot
lobby-note-here = aquí
lobby-note-away = ausente
bar-name = ¿Cómo se llama esta mesa?

## Un lugar junto a una clavija; los demás están en story.ftl

landmark-peg = junto a { $you ->
    [yes] tu clavija
   *[no] la clavija de { $name }
}

## Preguntas

ask-card = Te toca: elige una carta o una clavija
ask-helping = Tus clavijas ya están todas en la meta. Juega por { $name }
ask-card-for-peg = ¿Qué carta mueve esta clavija?
ask-discard = No puedes mover. Descarta una carta
ask-discard-chosen = ¿Descartar esta carta?
ask-discard-drawn = No puedes mover. Descarta la carta que acabas de robar
ask-discard-hand = No puedes mover. Descarta tu mano
ask-free = No puedes mover. Descarta una carta y saca una clavija
ask-free-drawn = No puedes mover. Descarta la carta que acabas de robar y saca una clavija
ask-declare = Juega una carta boca abajo
ask-declared = ¿Qué dirás que es?
ask-declared-move = Ahora juégala como { $card }
ask-peg = { $card }: ¿qué clavija?
ask-split-peg = Dividir { $card }: ¿qué clavija va primero?
ask-pending = Un momento …
ask-where = ¿Adónde?
ask-penalty = ¿Qué clavija de { $name } vuelve a su { $start }?
ask-believe = { $name } dice que es { $card }. ¿Te lo crees?
ask-extra = Tienes un turno extra. ¿Lo juegas ahora?
ask-draw = { $count ->
    [one] Puedes robar una carta
   *[other] Puedes robar { $count } cartas
}
ask-pass = No te quedan cartas
ask-things-happen = { $count ->
    [2] Pasan dos cosas
    [3] Pasan tres cosas
    [4] Pasan cuatro cosas
   *[other] Pasan { $count } cosas
}

## Respuestas

slot-happened = Qué pasó
slot-question = Tu decisión
slot-hand = Mano
row-next = Siguiente opción
row-place = { $number } de { $count }
declare-none = Nada
declare-honest = es verdad

## Botones

press-card = Jugar { $card }
press-split = Jugar { $parts }
press-part = { $way ->
    [back] { $count } atrás
   *[forward] { $count } adelante
}
press-discard-hand = Descartar tu mano
press-discard = Descartar { $card }
press-declare = Decir que es { $card }
press-penalty = Devolverla
back = Atrás
back-part = Deshacer { $count }
hint = Pista
hint-not-today = En la partida del día no hay pistas.
hint-show-turn = Muéstrame la jugada
hint-why = ¿Por qué?
hint-declare = Jugar { $card } y decir que es { $said }
hint-bumps = Se come a { $name },
hint-boosts = Sube a { $name }
skip-to-mine = Ir a mi turno
next-turn = Siguiente turno
skip = Saltar
take-back = Deshacer
take-back-ask = Pedir deshacer la jugada
take-back-asks = { $name } pide deshacer la última jugada
take-back-shuffles = Si todos dicen que sí, las cartas nuevas vuelven al mazo y se baraja otra vez.
take-back-agree = Está bien
take-back-refuse = No
take-back-waiting = Esperando la respuesta de { $names }…
take-back-withdraw = Mejor no
im-back = Ya estoy aquí
resume = Reanudar
go-live = Volver a la partida
look-earlier = Antes
word-accept = Me lo creo
word-doubt = Lo dudo
word-extra = Jugarlo
word-decline = Dejarlo pasar
word-draw = Robar una carta
word-forget = Seguir sin robar
word-play = Jugar
word-pass = Pasar
time-left = Tiempo que queda para este turno

## Una jugada preparada mientras juegan otros

ready = Listo
ready-not = Cancelar
ready-plays = { $does }. Se juega sola si todavía se puede.
ready-dropped = Tu { $card } ya no puede hacer eso.
ready-differs = Ahora sería: { $does }.
ready-cannot = Tal como está la partida, no podrías jugar { $card }.

## Por qué no

why-not-card = ¿Por qué no puedo jugar { $card }?
why-not-peg = ¿Por qué no puedo mover esta clavija?

## Cartas y asientos

hand = Tus cartas
skip-to-cards = Ir a tus cartas
hand-card = { $card }. { $power }
hand-card-dull = { $card }. Ahora no puedes jugarla. Toca para ver por qué.
seats = Jugadores
seat-bot = bot

## El tablero con palabras

board-label = El tablero. Todo lo que se puede elegir en él es también un botón abajo. El menú lo tiene en palabras.
board-open-seat = Libre
menu-keys = Teclas
menu-twin = El tablero con palabras
pile-draw = Robar una carta del mazo
pile-left = { $count ->
    [one] queda una carta en el mazo
   *[other] quedan { $count } cartas en el mazo
}

## Mientras juegan otros

notice-turn = Te toca
notice-asked = ¿Te lo crees?
wait-next = Le toca a { $name }. Después, a ti.
wait-after = Le toca a { $name }. Tú vas tras { $before }.
wait-for = Le toca a { $name }
wait-showing = { $you ->
    [yes] Juegas tú
   *[no] Juega { $name }
}
wait-asked = Esperando la respuesta de { $name }
wait-lift = Toca una carta para tenerla lista.
wait-watching = Estás mirando.
wait-stand-in = Un bot juega por ti. Vuelve cuando quieras.
wait-paused = La partida está en pausa.
wait-looking = Mirando atrás: turno { $turn } de { $turns }.
middle-played = { $you ->
    [yes] Jugaste
   *[no] Jugó { $name }
}
middle-then = { $you ->
    [yes] después tú
   *[no] después { $name }
}
middle-left = { $count ->
    [one] carta queda
   *[other] cartas quedan
}
recap-turns = { $count } turnos
nothing-yet = Todavía no hay jugadas
moves = Jugadas

## La barra de arriba y el menú

bar-menu = Menú
bar-people = Jugadores y jugadas
watchers = { $count ->
    [one] una persona mirando
   *[other] { $count } personas mirando
}
menu-talk = Decir algo
menu-chat = Lo que se dijo
menu-mute = Silenciar a alguien
menu-more = Más
menu-move = Seguir con varios teléfonos
menu-invite = Invitar
menu-name = Mi nombre y mi color
menu-people = Quitar a un jugador
phrase-hello = Hola
phrase-good-luck = Suerte
phrase-nice = Buena jugada
phrase-well-played = Bien jugado
phrase-thanks = Gracias
phrase-sorry = Perdón
phrase-ouch = ¡Ay!
phrase-your-turn = Te toca
phrase-one-moment = Un momento
phrase-good-game = Buena partida
phrase-again = ¿Otra partida?
phrase-bye = Adiós
phrase-react-nice = ¡Bien!
phrase-react-ha-ha = Ja, ja
phrase-react-whoa = ¡Guau!
phrase-react-ouch = ¡Ay!
phrase-react-thanks = Gracias
phrase-react-sleepy = Qué sueño
invite-qr = Un código QR que lleva aquí

## Antes de repartir


## El siguiente reparto

deal-starts = { $you ->
    [yes] Reparte { $dealer }. Empiezas tú.
   *[no] Reparte { $dealer }. Empieza { $starter }.
}

## Cuando no se puede mostrar la mesa

table-fetching = Preparando la mesa …
table-no-seat = En este dispositivo no tienes asiento en esta mesa.
table-moved = Tu asiento pasó a otro dispositivo.
table-left = Dejaste esta mesa.
table-revoked = El anfitrión te quitó de esta mesa.
table-unknown = Esta mesa ya no existe.
table-closed = Se cortó la conexión con esta mesa.
table-elsewhere = No pudimos llevarte a tu mesa. Tu partida está a salvo. Si vuelve a pasar, avísale a quien administra el servidor.

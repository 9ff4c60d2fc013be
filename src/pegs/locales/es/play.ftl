### Jugar en la terminal. $you dice si se habla de quien lee.

## La orden

cli-play = Jugar una partida en esta terminal.
cli-play-rules = El nombre de un reglamento, o la ruta de un archivo de reglas. Si no, el de la última partida.
cli-play-players = Cuántos juegan (de costumbre 4).
cli-play-teams = Cuántos equipos (de costumbre, como digan las reglas).
cli-play-seats = Quién juega, puesto por puesto: you,hints,hints:Bruno,random. Varios “you” comparten el teclado.
cli-play-seed = El mismo texto reparte las mismas cartas.
cli-play-draw-by-hand = Las cartas se roban a mano, y así se puede olvidar robarlas.
cli-play-words = Contar el tablero con frases en vez de dibujarlo.
cli-play-quick = No parar después de cada turno; entonces ningún turno se puede deshacer.
cli-play-resume = Seguir la partida que se jugó la última vez.
cli-play-file = Una partida guardada, para seguirla.

## Nombres

play-name-you = Tú
play-name-A = Ana
play-name-B = Bruno
play-name-C = Clara
play-name-D = David
play-name-E = Elena
play-name-F = Félix
play-name-G = Gloria
play-name-H = Hugo
play-name-I = Irene
play-name-J = Juan
play-you = tú
play-seats-number = “{ $seats }” nombra { $given ->
    [one] un jugador
   *[other] { $given } jugadores
}, pero juegan { $players }. Nombra { $players }, separados por comas.
play-seats-unknown = “{ $wish }” no es ningún jugador. Di “you” para una persona (o you:Ana), o uno de estos robots: { $bots }.
play-seats-twice = Dos jugadores se llaman { $name }. Ponles nombres, como you:Ana,you:Bruno.
play-players-impossible = { $players ->
    [one] No puede jugar uno solo: pueden jugar de 2 a 10.
   *[other] No pueden jugar { $players }: pueden jugar de 2 a 10.
}
play-teams-impossible = { $players } jugadores no pueden formar { $teams ->
    [one] un solo equipo
   *[other] { $teams } equipos
}: hay dos equipos o más, todos del mismo tamaño. Di uno de estos: --teams { $possible }.

## Cartas y hoyos

play-card = { $card ->
    [joker] comodín
   *[other] { $text }
}
play-a-card = { $card ->
    [ace] un as
    [eight] un { $text }
    [joker] un comodín
    [jack] una jota
    [queen] una reina
    [king] un rey
   *[other] un { $text }
}
play-and = { $first } y { $last }
play-home-hole = { $home } { $number }
play-peg = { $you ->
    [yes] tu clavija en { $where }
   *[no] la clavija de { $who } en { $where }
}
play-no-cards = ninguna carta

## El comienzo

play-welcome = { $rules }, { $players } jugadores. (El reparto es “{ $seed }”: con el mismo --seed se reparte otra vez.)
play-team = Equipo { $number }: { $who }.
play-everyone-alone = Cada cual juega por su cuenta.
play-dealer = { $you ->
    [yes] Repartiste tú.
   *[no] Repartió { $who }.
}
play-first = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $who }.
}
play-first-time = Primero di una carta, luego una clavija. Si no sabes qué escribir, escribe ayuda. Si no sabes qué jugar, escribe pista.
play-unfinished = Hay una partida sin terminar: { $rules }, con { $names }, empezada el { $date }, { $plies ->
    [one] un turno
   *[other] { $plies } turnos
} hasta ahora.
play-ask-go-on = ¿Seguimos con ella? (sí, o no para una nueva)
play-goes-on = Sigue la partida: { $rules }.
play-yes = sí
play-no = no
play-yes-or-no = Escribe sí o no.
play-nothing-to-resume = No hay ninguna partida sin terminar en { $folder }. Empieza una con: pegs play
play-is-over = La partida de { $file } ya terminó. Mírala con: pegs replay ARCHIVO
play-no-file = No se puede leer { $file }: { $reason }.
play-no-game = En { $file } no hay ninguna partida que se pueda seguir.
play-no-game-because = En { $file } no hay ninguna partida que se pueda seguir: { $reason }
play-cannot-keep = La partida no se puede guardar en { $folder }: { $reason }. Di otra carpeta en la variable de entorno PEGS_DATA_DIR.

## El tablero

play-board-legend = Una letra es una clavija. { $in_spot_sign } es: { $in_spot }; { $out_spot_sign } es: { $out_spot }; * es el lado de quien juega.
play-board-name = { $relation ->
    [you] { $who } (tú)
    [partner] { $who } (pareja)
   *[other] { $who }
}
play-words-player = { $name }, lado { $letter }: { $count ->
    [0] ninguna clavija en { $start }
    [one] una clavija en { $start }
   *[other] { $count } clavijas en { $start }
}; fuera: { $out }.
play-words-none = ninguna

## Un turno

play-your-turn = { $shared ->
    [yes] { $who }, te toca.
   *[no] Te toca.
}
play-asked = { $shared ->
    [yes] { $who }, te preguntan.
   *[no] Te preguntan.
}
play-hand = Tus cartas: { $cards }
play-helping = Todas tus clavijas están en casa. Ahora ayudas a { $who }.
play-make-move = Ahora haz la jugada que declaraste: { $card }.
play-stuck-so-far = Llevas sin poder mover { $count ->
    [one] un turno
   *[other] { $count } turnos
}. Al turno { $limit } seguido sale una clavija gratis.

play-ask-card = ¿Qué carta juegas?
play-ask-discard = Nada se puede mover. ¿Qué carta tiras?
play-ask-declare = ¿Qué carta pones boca abajo?
play-ask-declared = ¿Qué dices que es?
play-ask-peg = ¿Qué clavija?
play-ask-landing = ¿Adónde?
play-ask-second-peg = Quedan { $left }. ¿Qué otra clavija?
play-ask-second-landing = Quedan { $left }. ¿Adónde?
play-ask-penalty = ¿Qué clavija de { $who } vuelve a { $start }?
play-ask-doubt = { $who } pone una carta boca abajo y dice que es { $card }. ¿Te lo crees?
play-ask-draw = { $count ->
    [one] Puedes robar una carta. ¿La robas?
   *[other] Puedes robar { $count } cartas. ¿Robas una?
}
play-ask-extra = Tienes un turno extra. ¿Lo juegas ahora?
play-ask-pass = No tienes cartas.

play-word-accept = acepto
    .means = sí, o lo dejas pasar
play-word-doubt = dudo
    .means = no: que enseñe la carta
play-word-extra = extra
    .means = sí, lo juegas
play-word-decline = sigo
    .means = no, se sigue sin él
play-word-draw = robo
    .means = tomas una carta del mazo
play-word-forget = olvido
    .means = sigues sin robar
play-word-pass = paso
    .means = le toca al siguiente
play-word-discard = tiro
play-word-free = libre
play-word-done = listo
play-label-discard = la tiras, nada se mueve
play-label-discard-face-down = la tiras boca abajo y no nombras ninguna carta
play-label-honest = (la verdad)
play-label-free = { $own ->
    [yes] la tiras y sacas una clavija gratis
   *[no] la tiras y sacas gratis una clavija de { $who }
}
play-label-done = no se mueve nada más
play-label-peg-of = ({ $who }) { $what }
play-label-swap = cambia de lugar con { $peg }
play-menu-pegs = { $you ->
    [yes] tuyas: { $holes }
   *[no] { $who }: { $holes }
}
play-ways = { $count } maneras
play-count = { $way ->
    [forward] { $count } adelante
   *[backward] { $count } atrás
}
play-left = quedan { $left } para otra clavija
play-comes-out = sale
play-idle-cards = (ahora no se pueden jugar: { $cards })

play-deed-discard = tirarla
play-deed-free = tirarla, y una clavija sale gratis a { $target }
play-deed-declare = decir que es { $card }
play-deed-swap = { $one } cambia de lugar con { $other }
play-deed-send = { $peg } vuelve a { $start }
play-out = { $own ->
    [yes] una clavija sale a { $target }
   *[no] { $you ->
        [yes] tu clavija sale a { $target }
       *[no] una clavija de { $who } sale a { $target }
    }
}
play-deed-step = { $origin } a { $target }

play-answer-several = Hay más de una que encaja. Escribe el número de delante.
play-answer-empty = Escribe una de las respuestas de arriba, como { $example }. O escribe ayuda.
play-answer-unknown = “{ $text }” no es ninguna de las respuestas. Escribe una de las de arriba, como { $example }. O escribe ayuda.
play-not-a-turn = Eso no es un turno. { $problem }
play-nothing-back = No hay nada a lo que volver. (Un turno se deshace justo después de jugarlo, antes de que alguien vea una carta nueva.)
play-not-now = Ahora no.
play-turn-done = Intro termina tu turno (deshacer lo anula):
play-turn-done-help = Pulsa Intro, y sigue el siguiente jugador. O escribe deshacer, y eliges otra vez.
play-taken-back = Deshecho. Elige otra vez.
play-pass-keyboard = Pásale el teclado a { $who }. { $who }, pulsa Intro cuando nadie más esté mirando.

## Lo que pasó

play-told-played = { $you ->
    [yes] Juegas { $card }
   *[no] { $who } juega { $card }
}
play-told-discarded = { $you ->
    [yes] Tiras { $card }
   *[no] { $hidden ->
        [yes] { $who } tira una carta boca abajo
       *[no] { $who } tira { $card }
    }
}
play-told-free = { $you ->
    [yes] Tiras { $card }, gratis
   *[no] { $who } tira { $card }, gratis
}
play-told-declared = { $you ->
    [yes] Pones { $card } boca abajo y dices que es { $said }
   *[no] { $who } pone una carta boca abajo y dice que es { $said }
}
play-told-moves = { $you ->
    [yes] Mueves
   *[no] { $who } mueve
}
play-told-action = { $head }: { $clauses }.
play-told-plain = { $head }.
play-told-swapped = { $one } y { $other } cambian de lugar
play-told-to-start = { $peg } vuelve a { $start }
play-told-to-in-spot = { $peg } va a su { $spot_word } { $spot }
play-told-accepted = { $you ->
    [yes] Lo dejas pasar.
   *[no] { $who } lo deja pasar.
}
play-told-doubted = { $you ->
    [yes] Lo dudas.
   *[no] { $who } lo duda.
}
play-told-revealed = { $you ->
    [yes] Enseñas la carta: { $card }.
   *[no] { $who } enseña la carta: { $card }.
}
play-told-penalized = Por eso { $peg } vuelve a { $start }.
play-told-gained-extra = { $you ->
    [yes] Ganas un turno extra.
   *[no] { $who } gana un turno extra.
}
play-told-took-extra = { $you ->
    [yes] Juegas un turno extra.
   *[no] { $who } juega un turno extra.
}
play-told-declined-extra = { $you ->
    [yes] Sigues sin el turno extra.
   *[no] { $who } sigue sin el turno extra.
}
play-told-forgot = { $you ->
    [yes] No robaste.
   *[no] { $who } se olvida de robar.
}
play-told-sat-out = { $you ->
    [yes] Este turno no juegas.
   *[no] { $who } no juega este turno.
}
play-told-stuck = { $you ->
    [yes] No puedes mover ({ $count ->
        [one] un turno
       *[other] { $count } turnos
    } hasta ahora; al turno { $limit } sale una clavija gratis).
   *[no] { $who } no puede mover ({ $count ->
        [one] un turno
       *[other] { $count } turnos
    } hasta ahora).
}
play-told-drew = Robas { $card }.
play-told-drew-hidden = { $who } roba.
play-told-reshuffled = El mazo se acabó: las cartas jugadas se barajan y son el mazo nuevo.
play-told-won = { $you ->
    [yes] ¡Victoria para { $who }! Todas las clavijas están en casa.
   *[no] Ha ganado: { $who }. Todas las clavijas están en casa.
}

## Por qué

play-why-card = { $card }: { $reason }
play-card-not-held = No tienes { $card }.
play-card-playable = { $card } se puede jugar.
play-card-not-now = { $card } no se puede jugar ahora: otra carta tuya puede mover una clavija.
play-why-all-move = Cada una de tus cartas puede mover una clavija.
play-why-no-card-now = Ahora no se juega ninguna carta.
play-why-legal = Eso se puede jugar.

## Palabras

play-help-answers = Escribe una respuesta de la lista: su número, o su nombre. También puedes escribir un turno entero, como: 7 C4 a C8 y C10 a C13. Si solo hay una respuesta, basta con Intro. Y siempre:
play-command-help = ayuda
    .means = qué se puede escribir
play-command-hint = pista
    .means = qué jugaría alguien que sabe, y por qué
play-command-why = porqué
    .means = por qué no se mueven las cartas; una sola: porqué 5
play-command-back = atrás
    .means = una pregunta atrás
play-command-undo = deshacer
    .means = justo tras tu turno: anularlo (no si ya se vio una carta)
play-command-board = tablero
    .means = dibujar otra vez el tablero
play-command-pegs = clavijas
    .means = decir con palabras dónde están todas las clavijas
play-command-hand = mano
    .means = tus cartas otra vez
play-command-rules = reglas
    .means = qué hacen las cartas; reglas todo para verlo todo
play-command-history = historia
    .means = lo que pasó hasta ahora; historia 50 para más
play-command-save = guardar
    .means = escribir la partida en un archivo: guardar ARCHIVO
play-command-quit = salir
    .means = irse; la partida queda guardada
play-all = todo
play-rules-more = Más: reglas todo, o reglas y uno de: { $titles }.
play-no-history = Todavía no ha pasado nada.
play-save-which = Di en qué archivo: guardar ARCHIVO
play-saved = La partida está escrita en { $file }. Se sigue con: pegs play { $file }
play-file-exists = Ya hay un archivo { $file }. Elige otro nombre.
play-cannot-save = No se puede escribir { $file }: { $reason }.
play-hint-do = Yo haría esto: { $does }.
play-hint-card = Yo jugaría { $card }: { $does }.
play-hint-for = Eso { $reason }.
play-hint-against = Pero { $reason }.

## Irse y el final

play-kept = Tu partida queda guardada. Se sigue cuando quieras con: pegs play --resume
play-kept-where = (Está en { $file })
play-end-game = La partida duró { $cards } cartas. Todas las manos a la vista:
play-end-player = { $who }: { $hand }. Cartas jugadas: { $cards }, tiradas: { $discards }, comodines: { $jokers }; clavijas devueltas: { $bumps }, compañeros ayudados: { $boosts }, clavijas perdidas: { $lost }.
play-record-kept = La partida está guardada en { $file }
play-again = ¿Otra partida? (sí o no)

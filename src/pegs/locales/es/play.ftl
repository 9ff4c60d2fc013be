### Jugar en la terminal. $you dice si se habla de quien lee; el punto cierra solo las frases enteras.

## El comando

cli-play = Jugar una partida en esta terminal.
cli-play-examples =
    # Jugar con el reglamento Arizona, seis jugadores
    pegs play --rules arizona --players 6
    # Compartir el teclado con la abuela; los bots tienen los otros asientos
    pegs play --seats you:Bruno,hints,you:Abuela,greedy
    # ¿Y si…? Jugar otra partida de otra manera desde el turno 40
    pegs play partida.pegs --from 40
cli-play-seats = Quién se sienta dónde, en el sentido del reloj, como you,hints,hints:Bruno,random. Pon “you” más de una vez para compartir el teclado. Para un bot tuyo, usa my_module:MyBot.
cli-play-usual-seats = tú y bots
cli-play-seed = Un texto cualquiera. El mismo texto reparte las mismas cartas.
cli-play-draw-by-hand = Robar las cartas a mano; así te puedes olvidar de robarlas.
cli-play-wooden = Las clavijas están en un tablero de madera: di cuáles hay que mover.
cli-play-words = Describir el tablero con frases en vez de dibujarlo.
cli-play-compact = Dibujar el tablero pequeño. En una ventana baja es automático.
cli-play-resume = Seguir tu última partida.
cli-play-file = Una partida guardada, para seguirla.
cli-play-from = Seguir desde este turno de la partida de FILE, con las manos como estaban. El archivo queda como está.

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
play-seats-number = En “{ $seats }” hay { $given ->
    [one] un asiento
   *[other] { $given } asientos
}, pero la partida es para { $players }. Escribe { $players } asientos, separados por comas.
play-seats-unknown = No hay ningún jugador “{ $seat }”. Escribe “you” para una persona (o you:Ana), un bot ({ $bots }) o un bot tuyo (my_module:MyBot).
play-seats-twice = Dos jugadores se llaman { $name }. Ponles nombres distintos, por ejemplo: you:Ana,you:Bruno.
play-players-impossible = { $players ->
    [one] No puedes jugar a solas. El juego es para 2 a 10 personas.
   *[other] El juego es para 2 a 10 personas, no { $players }.
}
play-teams-impossible = { $teams ->
    [0] Hacen falta al menos dos equipos.
    [one] Hacen falta al menos dos equipos.
   *[other] { $players } jugadores no pueden formar { $teams } equipos del mismo tamaño.
} Usa --teams { $possible }.

## El comienzo

play-welcome = { $rules }, { $players } jugadores.
play-seed = Para repartir otra vez las mismas cartas: --seed { $seed }
play-team = Equipo { $number }: { $who }
play-no-partners = Sin parejas: cada quien juega por su cuenta.
play-dealer = { $you ->
    [yes] Repartiste tú.
   *[no] Repartió { $who }.
}
play-first = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $who }.
}
play-first-time = Elige una carta y luego una clavija. ¿No sabes qué se puede escribir? Escribe ayuda. ¿No sabes qué jugar? Escribe pista.
play-unfinished = Tienes una partida sin terminar del { $date }: { $rules }, con { $names } ({ $turns ->
    [0] todavía sin turnos
    [one] un turno
   *[other] { $turns } turnos
}).
play-ask-resume = ¿Quieres seguirla? (sí, o no para empezar otra)
play-resumed = Seguimos tu partida: { $rules }.
play-bot-missing = El bot { $bot } no está instalado aquí. Otro bot juega por { $name }.
play-yes = sí
play-no = no
play-yes-or-no = Escribe sí o no.
play-nothing-to-resume = No hay ninguna partida sin terminar en { $folder }. Empieza una con: pegs play
play-is-over = La partida de { $file } ya terminó. Vuelve a verla con: pegs replay { $file }
play-no-turn = La partida de { $file } tiene { $turns } turnos; no se puede seguir desde el turno { $turn }.
play-from-what = ¿Qué partida? --from necesita un archivo con una partida guardada o registrada: pegs play ARCHIVO --from 40
play-from = { $rules }, desde el turno { $turn }. Es una partida nueva; la otra queda como está.
play-no-file = No se puede leer { $file }: { $reason }.
play-damaged = La línea { $line } de { $file } está dañada. Sigues desde el turno anterior, en un archivo nuevo; el archivo dañado queda como está.
play-no-game = En { $file } no hay ninguna partida que se pueda seguir.
play-no-game-because = En { $file } no hay ninguna partida que se pueda seguir: { $reason }
play-cannot-save-here = No se puede guardar la partida en { $folder }: { $reason }. Pon otra carpeta en la variable de entorno PEGS_DATA_DIR.

## El tablero

play-board-legend = Cada letra es una clavija. { $in_spot_sign }: { $in_spot }; { $out_spot_sign }: { $out_spot }{ $marked ->
    [yes] ; *: tu lado
   *[no] { "" }
}.
play-board-moved = { $sign } marca las clavijas que se acaban de mover.
play-board-name = { $relation ->
    [you] { $who } (tú)
    [partner] { $who } (tu equipo)
   *[other] { $who }
}
play-words-player = { $name }, lado { $letter }: { $count ->
    [0] ninguna clavija en { $start }
    [one] una clavija en { $start }
   *[other] { $count } clavijas en { $start }
}; fuera: { $out }.
play-words-none = ninguna

## Un turno

play-pegs-moved = Pulsa Intro cuando las clavijas estén en su lugar. Si tu tablero está distinto, escribe una clavija y dónde está de verdad, como A5-A6.
play-not-a-correction = Escribe dónde está aquí una clavija y dónde está de verdad, como A5-A6. Varias: A5-A6, Bs-B8.
play-correction-other-home = Una clavija de { $who } solo puede estar en el recorrido, en su propia salida o en su propia meta.
play-your-turn = { $shared ->
    [yes] { $who }, te toca.
   *[no] Te toca.
}
play-asked = { $shared ->
    [yes] { $who }, tú decides.
   *[no] Tú decides.
}
play-hand = Tus cartas: { $cards }
play-no-cards = ninguna carta
play-helping = Tus clavijas ya están todas en la meta, así que ahora juegas las de { $who }.
play-make-move = Ahora haz tu jugada con { $card }.
play-stuck-so-far = Llevas { $count ->
    [one] un turno
   *[other] { $count } turnos
} sin poder mover. Al turno { $limit } sale una clavija gratis.

play-ask-card = ¿Qué carta juegas?
play-ask-discard = No puedes mover. ¿Qué carta descartas?
play-ask-discard-hand = No puedes mover, así que descartas toda tu mano. ¿Qué carta va primero?
play-ask-discard-drawn = No puedes mover, así que descartas la carta que acabas de robar.
play-ask-declare = ¿Qué carta juegas boca abajo?
play-ask-declared = Juegas { $card } boca abajo. ¿Qué dices que es?
play-ask-peg = ¿Qué clavija?
play-ask-landing = ¿Adónde?
play-ask-next-peg = Quedan { $left }. ¿Qué clavija sigue?
play-ask-next-landing = Quedan { $left }. ¿Adónde?
play-ask-penalty = ¿Qué clavija de { $who } vuelve a su { $start }?
play-ask-doubt = ¿Te crees que es { $card }?
play-ask-draw = { $count ->
    [one] ¿Robas una carta?
   *[other] Puedes robar { $count } cartas. ¿Robas una?
}
play-ask-extra = Tienes un turno extra. ¿Lo juegas ahora?
play-ask-pass = No tienes cartas que jugar.

play-word-accept = creo
    .means = te lo crees
play-word-doubt = dudo
    .means = que enseñe la carta
play-word-extra = extra
    .means = juegas el turno extra
play-word-decline = salto
    .means = te saltas el turno extra
play-word-draw = robo
    .means = tomas una carta del mazo
play-word-forget = olvido
    .means = sigues sin robar
play-word-pass = paso
    .means = termina tu turno
play-word-discard = descarto
play-word-free = gratis
play-word-done = listo
play-label-discard = no se mueve nada
play-label-discard-face-down = boca abajo, y no se mueve nada
play-label-declare = { $honest ->
    [yes] { $count ->
        [0] la verdad
       *[other] la verdad, o un farol: { $cards }
    }
   *[no] un farol: { $cards }
}
play-label-honest = (la verdad)
play-label-free = { $own ->
    [yes] la descartas y sale gratis una clavija tuya
   *[no] la descartas y sale gratis una clavija de { $who }
}
play-label-done = se queda ahí
play-label-peg-of = ({ $who }) { $what }
play-menu-pegs = { $you ->
    [yes] tuyas: { $holes }
   *[no] { $who }: { $holes }
}
play-ways = { $count } jugadas posibles
play-count = { $way ->
    [forward] { $count } adelante
   *[back] { $count } atrás
}
play-comes-out = sale
play-left = { $left ->
    [one] queda 1 para otra clavija
   *[other] quedan { $left } para otra clavija
}
play-idle-cards = (Ahora no puedes jugar: { $cards })
play-does-discard = descartarla
play-does-declare = decir que es { $card }
play-step = { $origin } a { $target }
play-step-to = a { $target }

play-answer-several = Puede ser más de una. Escribe el número de delante.
play-answer-empty = Escribe una de las respuestas de arriba, como { $example }, o ayuda.
play-answer-unknown = “{ $text }” no es ninguna de las respuestas. Escribe una de las de arriba, como { $example }, o ayuda.
play-not-a-turn = Esa jugada no sirve. { $problem }
play-card-first = { $count ->
    [0] Con ninguna de tus cartas se puede. Para saber por qué, escribe antes la carta, así: { $example }
   *[other] Se puede con más de una de tus cartas. Escribe antes la carta, así: { $example }
}
play-nothing-back = Esta es la primera pregunta de tu turno. Para anular tu último turno, escribe deshacer.
play-pass-keyboard = Pásale el teclado a { $who }. { $who }, pulsa Intro cuando nadie más pueda ver la pantalla.

## Por qué

play-why-card = { $card }: { $reason }
play-card-not-held = No tienes { $card }.
play-card-playable = Puedes jugar { $card }.
play-card-not-now = No puedes jugar { $card } ahora: otra carta tuya puede mover una clavija.
play-why-all-move = Puedes mover con todas tus cartas.
play-why-no-card-now = Ahora no juegas ninguna carta.

## Comandos

play-help-answers = Escribe una respuesta de la lista: su número o su nombre. Si solo hay una respuesta, basta con Intro. También puedes escribir la jugada entera, por ejemplo: 7 C4 a C8 y C10 a C13. Además puedes escribir:
play-command-help = ayuda
    .means = ver esta ayuda
play-command-hint = pista
    .means = qué jugaría alguien que sabe, y por qué
play-command-why = porqué
    .means = por qué no puedes jugar una carta o una jugada: porqué 5 C4 a C9
play-command-back = atrás
    .means = volver a la pregunta anterior
play-command-undo = deshacer
    .means = anular tu último turno, hasta que juegue otra persona
play-command-board = tablero
    .means = dibujar otra vez el tablero
play-command-compact = compacto
    .means = cambiar entre tablero pequeño y completo
play-command-pegs = clavijas
    .means = ver con palabras dónde están todas las clavijas
play-command-hand = mano
    .means = ver tus cartas otra vez
play-command-rules = reglas
    .means = qué hacen las cartas (reglas 7: una carta; reglas todo: el reglamento entero)
play-command-history = historial
    .means = los últimos turnos (historial 50: más turnos)
play-command-save = guardar
    .means = guardar una copia de la partida: guardar ARCHIVO
play-command-quit = salir
    .means = irte; tu partida queda guardada
play-all = todo
play-rules-more = Para más, escribe reglas todo, o reglas y uno de estos: { $titles }.
play-one-size = Esta ventana es demasiado estrecha para el tablero pequeño. Ensánchala primero.
play-save-which = Escribe también el nombre de un archivo: guardar ARCHIVO
play-saved = La copia está en { $file }. Para seguirla: pegs play { $file }
play-file-exists = Ya hay un archivo { $file }. Elige otro nombre.
play-cannot-save = No se puede escribir { $file }: { $reason }.
play-hint-do = Yo haría esto: { $does }.
play-hint-card = Yo jugaría { $card }: { $does }.
play-hint-for = Eso { $reason }.
play-hint-against = Pero { $reason }.

## Irse y el final

play-saved-for-later = Tu partida queda guardada. Síguela cuando quieras con: pegs play --resume
play-saved-where = (Está en { $file })
play-end-game = La partida duró { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}.
play-end-player = { $who }: { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}, { $holes ->
    [one] un hoyo
   *[other] { $holes } hoyos
} de avance, { $bumps ->
    [one] una clavija comida
   *[other] { $bumps } clavijas comidas
}, { $boosts ->
    [one] una ayuda
   *[other] { $boosts } ayudas
} al equipo, { $jokers ->
    [one] un comodín
   *[other] { $jokers } comodines
}, { $discards ->
    [one] un descarte
   *[other] { $discards } descartes
}, { $bumped ->
    [one] una clavija comida por otros
   *[other] { $bumped } clavijas comidas por otros
}. En la mano: { $hand }.
play-record-saved = El registro de la partida está en { $file }. Vuelve a verla con: pegs replay { $file }
play-again = ¿Otra partida? (sí o no)

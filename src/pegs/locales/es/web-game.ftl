### The replay of a finished game, in the browser.

replay-title = Repetición
replay-seen-by = Ver como
replay-everyone = Todos
replay-all-hands = Todas las manos
replay-this-turn = Este turno
replay-turn = Turno { $turn } de { $turns }
replay-deal = El reparto
replay-dealt = Empieza { $who }.
replay-hand = La mano de { $who }
replay-played = jugada
replay-moves = Todos los turnos
replay-first = Al principio
replay-back = Turno anterior
replay-play = Reproducir
replay-pause = Pausa
replay-on = Turno siguiente
replay-last = Al final
replay-speed = Velocidad: { $speed }×
replay-where = Momento de la partida
replay-marks = Qué significan las marcas
replay-mark-bump = clavija comida
replay-mark-joker = comodín
replay-mark-home = en la meta
replay-statistics = Estadísticas
replay-turns = Turnos
replay-holes = Hoyos recorridos
replay-bumps = Clavijas comidas
replay-bumped = Clavijas comidas por otros
replay-boosts = Ayudas a la pareja
replay-jokers = Comodines
replay-discards = Descartes
replay-record = Descargar
fair-title = ¿Fue limpio el reparto?
fair-again = Estas cartas ya se conocían: son las de la partida { $game } de esta mesa, repartidas otra vez con los lados cambiados. La comprobación es de cómo se barajó aquella partida.
fair-why = Antes de repartir, el servidor fijó un número secreto y mostró a todos su huella. Todas las cartas salen de ese número, así que no pudo cambiar ninguna después de repartir. En esta partida solo contaba el número del servidor, que pudo haber elegido uno a su gusto.
fair-why-people = Antes de repartir, el servidor y los dispositivos de los jugadores fijaron cada uno un número secreto y mostraron a todos su huella. Las cartas salen de todos esos números juntos. Si tu número está, nadie pudo elegir ni adivinar las cartas de antemano: ni el anfitrión, ni el servidor, ni todos los demás juntos.
fair-daily = Esta es la partida del día: todos tienen estas cartas. Salen de la fecha, así que nadie en la mesa las barajó, y no eran secretas.
fair-on-device = Estas cartas las barajó el dispositivo de un jugador, sin servidor. Su dueño pudo elegirlas o mirarlas.
fair-date-good = El número del que salen las cartas es el que corresponde a la fecha. Tu dispositivo acaba de comprobarlo.
fair-date-bad = El número del que salen las cartas no es el que corresponde a la fecha. No te fíes de este reparto.
fair-of-date = El número del que salen las cartas: el SHA-256 de “{ $text }”
fair-limits = Hay dos cosas que esto no puede descartar: quien maneja el servidor pudo ver las cartas mientras jugaban, y un dispositivo que se guarda su número puede rechazar un reparto, aunque no elegir el siguiente. Por eso aquí se dice si falta algún número.
fair-run = Comprobar ahora
fair-number-good = El número del servidor corresponde a su huella de antes de repartir. Tu dispositivo acaba de comprobarlo.
fair-number-bad = El número del servidor no corresponde a su huella de antes de repartir. No te fíes de este reparto.
fair-person-in = El número de { $name } está en el reparto.
fair-person-bad = El número de { $name } no corresponde a su huella. No te fíes de este reparto.
fair-person-silent = { $name } fijó un número pero no lo reveló a tiempo, así que no está en el reparto.
fair-own-in = Tu número está en el reparto, tal como lo envió este dispositivo.
fair-own-late = Este dispositivo no reveló su número a tiempo, así que no está en el reparto.
fair-own-lost = Este dispositivo envió su número, pero no está en el reparto. Puede que llegara tarde, o que el servidor lo dejara fuera.
fair-own-dropped = El servidor confirmó el número de este dispositivo, pero lo dejó fuera. No te fíes de este reparto.
fair-own-changed = Los números no son los que este dispositivo vio fijados antes de repartir. No te fíes de este reparto.
fair-redealt-good = Tu dispositivo barajó y repartió otra vez con estos números, y todas las cartas son las mismas.
fair-redealt-bad = Tu dispositivo barajó y repartió otra vez con estos números, y salieron otras cartas. No te fíes de este reparto.
fair-cards-good = El servidor repartió otra vez con estos números, y salieron exactamente las mismas cartas.
fair-cards-bad = El servidor repartió otra vez con estos números, y salieron otras cartas. No te fíes de este reparto.
fair-yourself = Para comprobarlo sin este servidor, descarga la partida y compruébala con “pegs verify”.
fair-numbers = Los números
fair-commitment = Huella del número del servidor, de antes de repartir (SHA-256)
fair-seed = Número secreto del servidor, revelado al terminar
fair-person-commitment = Huella del número de { $name }, de antes de repartir
fair-person-seed = Número secreto de { $name }

## ¿Y si…?

practice-on = Seguir jugando desde aquí
practice-note = Es práctica. Tu partida de verdad queda como estaba.
practice-cards = Las manos son las que eran. Las cartas que vienen se barajan de nuevo, así que la suerte puede cambiar.
practice-real = La aplicación no conoce las manos de cartas de verdad, así que se reparten de nuevo.
practice-seat = Tu asiento
practice-next = { $name } (le toca)
practice-with = ¿Quién juega?
practice-alone = Tú y bots fuertes
practice-together = Otros entran con un enlace
practice-go = Jugar
coach-ask = ¿Qué haría el entrenador?
coach-asking = El entrenador lo está pensando …
coach-only = Solo ve las cartas de { $name } y el tablero.
coach-for = El entrenador, por { $name }
coach-agrees = El entrenador está de acuerdo con { $name }
coach-played = En la partida: { $what }.
coach-cost = Costó entre { $from } y { $to } victorias de cada 100 partidas.
coach-cost-one = Costó { $from ->
    [one] una victoria
   *[other] { $from } victorias
} de cada 100 partidas, más o menos.
coach-fine = Más o menos igual de bueno.
coach-unknown = Todavía no conocemos estas reglas lo bastante bien para juzgar turnos. Esto es lo que jugaría un bot fuerte.
replay-review = Analizar la partida

## Juntos

together-start = Verla juntos
together-you-lead = Tú guías. Quienes miran esta partida van adonde tú vas.
together-stop = Dejar de guiar
together-leads = { $name } guía
together-apart = Mirar por tu cuenta
together-follow = Seguir a { $name }
together-free = { $name } ya no guía. Puedes mirar por tu cuenta.

## Notas en los turnos: comentarios, flechas y anillos. $you dice si se trata de quien lee.

note-add = Dejar una nota
note-change = Cambiar mi nota
note-mine = Mi nota
note-of = Nota de { $name }
note-comment = ¿Qué piensas de este turno?
note-how = Arrastra de hoyo a hoyo en el tablero para una flecha, toca para un anillo. Otra vez lo mismo lo hace del otro tipo, y una más lo quita.
note-most = Caben tres flechas y tres anillos. Dibuja uno dos veces más para quitarlo.
note-clear = Borrar lo dibujado
note-cancel = Cancelar
note-save = Guardar
note-saved = Quien tenga el enlace de esta repetición puede leer tu nota.
note-delete = Borrar mi nota
note-deleted = Tu nota se borró.
note-show = Mostrar las flechas de { $name }
note-mark = nota
note-arrow = Flecha de { $from } a { $to }.
note-ring = Anillo en { $at }.
note-start = { $you ->
    [yes] tu { $start }
   *[no] { $start } de { $name }
}
note-peg = { $you ->
    [yes] tu clavija { $number }
   *[no] la clavija { $number } de { $name }
}
note-peg-where = { $you ->
    [yes] tu clavija ({ $where })
   *[no] la clavija de { $name } ({ $where })
}

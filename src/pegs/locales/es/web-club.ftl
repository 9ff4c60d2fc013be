### La pared

club-members = Miembros, { $count }
club-more-people = y { $count } más
club-invite-note = Manda un solo enlace. Quien lo abre elige su clavija y ya está dentro. Sin cuentas.
club-which-rules = ¿Con qué reglas?

## La próxima noche

club-pick-night = Elegir una noche
club-pick-night-note = Cada quien puede decir si va.
club-in = Van: { $names }.
club-not-in = No van: { $names }.
club-unanswered = Sin respuesta: { $names }.
club-coming = Voy
club-cannot-come = No puedo
club-you-are-in = Vas.
club-you-are-not = No puedes ir.
club-change-answer = Cambiar
club-calendar = Agregar al calendario
club-open-table = Abrir la mesa

## La última partida

club-last-game = Última partida · { $day }
club-pegs-home = { $won } clavijas a { $others }
club-replay = Repetición
club-share = Compartir

## Mesas

club-tables = Mesas
club-another-table = Otra mesa
club-rules-and-seats = { $rules } · { $seats } asientos

## Los clubes, en el navegador.

club-title = Tu club
club-no-key = Abre este club con su enlace. Cualquiera del club te lo puede mandar.
club-yours = Tus clubes
club-save-a-seat = Guárdales un asiento a los tuyos
club-what = Un club recuerda quién juega, las reglas de la casa y quién ganó con quién. Sin cuentas.
club-start = Crear un club
club-join-link = Entrar con enlace
club-from-past = De una partida pasada
club-paste = Pega el enlace del club
club-link-wrong = Ese no es el enlace de un club. Copia el enlace completo y pégalo otra vez.
club-name = Nombre del club
club-name-example = Los García
club-which-game = ¿Qué partida?
club-who-are-you = ¿Quién eres tú?
club-i-am = Soy { $name }
club-or-new = O únete como alguien nuevo:
club-join = Unirme al club

## La mesa de siempre

club-every = Cada { $day }, { $time }
club-every-day = Cada { $day }
club-every-today = { $when } · hoy
club-let-sit-in = Que { $name } supla a alguien
club-tonight = Empezar la partida de hoy
club-sit-down = Unirme a la partida de hoy
club-change-table = Cambiar la mesa
club-new-table = Nueva mesa fija
club-sit-in = Suplir a alguien
club-missing = ¿Quién falta hoy?
club-who-sits-in = ¿Quién lo suple?
club-sit-in-note = La partida de hoy cuenta para la pareja que la juega, no para la serie.
club-no-others = Todos los del club ya tienen asiento. Primero invita a alguien al club.
club-table-name = Nombre
club-table-example = Mesa del domingo
club-day = Día
club-no-day = Sin día fijo
club-time = Hora
club-rules = Reglas
club-saved-rules = Guardadas en este dispositivo
club-sets = Otras reglas
club-seats = Quién se sienta dónde
club-anyone = Cualquiera
club-save = Guardar
club-remove-table = Quitar esta mesa
club-on-tv = Abrir en la tele

## Series

club-first-to = A { $games }
club-first-to-three = A tres
club-first-to-five = A cinco
club-first-to-seven = A siete
club-since = desde el { $day }
club-won-of = { $won } de { $games } ganadas
club-series-new = La primera partida abre la serie.
club-series-even = Van empatados a { $won }.
club-series-needs = A { $names } { $people ->
    [one] le
   *[other] les
} { $count ->
    [1] falta una.
    [2] faltan dos.
   *[other] faltan { $count }.
}
club-series-won = { $names } ganan la serie, { $won } a { $others }.
club-new-series = Nueva serie

## Quién ganó con quién

club-all-pairs = Todas las parejas
club-won-of-games = { $won } de { $games }
club-pairs = Parejas
club-games-since = { $count ->
    [one] Una partida desde { $month }
   *[other] { $count } partidas desde { $month }
}
club-no-games = Todavía no hay partidas
club-of = de { $games }
club-pair = { $names }: { $won } de { $games }
club-pair-never = { $names }: ninguna todavía
club-pairs-empty = En cuanto jueguen juntos en la mesa del club, aquí verás quién gana con quién.
club-pairs-note = Partidas ganadas de las jugadas en pareja. Con guiones: menos de { $games }, muy pocas para comparar.
club-someone = alguien

## Noches de juego y récords

club-nights = Noches de juego
club-last-nights = Últimas noches de juego
club-no-games-yet = Aquí aparecen las partidas terminadas en las mesas del club.
club-game = { $day } · { $minutes } min
club-with-bots = solo por diversión: jugaron bots
club-records = Récords
club-record-bumps = Más clavijas comidas: { $names }
club-record-bumps-note = { $day }, { $count ->
    [one] una
   *[other] { $count }
} en una partida
club-record-quick = Victoria más rápida: { $names }
club-record-quick-note = { $day }, { $count } turnos
club-record-row = Mejor racha: { $names }
club-record-row-note = { $count } seguidas, hasta el { $day }

## Hojas de reglas

club-sheets = Sus reglas
club-no-sheets = Las reglas que agregues aquí las tienen todos los del club.
club-sheet-changes = { $count ->
    [one] Un cambio frente a { $base }
   *[other] { $count } cambios frente a { $base }
}
club-sheet-same = { $base }, sin cambios
club-new-sheet = Agregar una hoja de reglas
club-no-saved-rules = No hay otras reglas guardadas en este dispositivo. Escribe unas y guárdalas.
club-write-rules = Escribir reglas nuevas

## La gente y quien organiza

club-menu = Ajustes del club
club-menu-note = Nombre, personas, otro club
club-invite = Invitar
club-another = Crear otro club o entrar a uno
club-until-sent = Sirve una sola vez, hasta { $until }.
club-claim = ¿Abrir el club en este dispositivo?
club-claim-note = Desde entonces, este dispositivo abre el club como la misma persona.
club-claim-yes = Sí, abrirlo aquí
club-me = Tú
club-leave = Salir del club
club-leave-note = Tu nombre desaparece del club y de sus partidas. Las partidas siguen contando para los demás.
club-leave-yes = Sí, salir del club
club-rename = Cambiar el nombre del club
club-replace-link = Enlace nuevo
club-link-new = Hay un enlace nuevo y el anterior ya no sirve. Todos siguen en el club.
club-export = Guardar una copia
club-delete = Borrar el club
club-delete-note = Esto borra su gente, mesas, hojas de reglas y resultados, para todos. No se puede deshacer.
club-delete-yes = Sí, borrar el club

club-people = Gente
club-people-host = Anfitrión
club-people-waiting = Aún no se ha unido
club-make-host = Que { $name } también sea anfitrión
club-make-host-yes = Sí, que { $name } sea anfitrión
club-make-host-note = Un anfitrión puede hacer todo lo que tú puedes, incluso quitarte del club.
club-new-key = Enlace nuevo para { $name }
club-new-key-yes = Sí, crear un enlace nuevo
club-new-key-note = Por si perdió el teléfono: el anterior ya no podrá abrir el club como { $name }.
club-send-key = Mandar el enlace nuevo a { $name }
club-sign-out = Cerrar en mis otros dispositivos
club-signed-out = Ahora solo este dispositivo abre el club como tú.
club-remove-person = Quitar a { $name }
club-remove-person-yes = Sí, quitar a { $name }
club-remove-person-note = { $name } ya no podrá abrir el club. Durante 30 días puedes deshacerlo. Crea también un enlace nuevo del club: con el anterior cualquiera puede volver a unirse.
club-removed = Lo que se quitó hace poco
club-bring-back = Recuperar { $title }
club-bring-back-until = Hasta el { $day }
club-removed-toast = Listo. Durante 30 días puedes recuperarlo en “Gente”, en los ajustes del club.
club-become-host = Ser anfitrión
club-become-host-note = Ningún anfitrión ha abierto el club en 30 días. Fuiste la primera persona en unirse, así que ahora puedes serlo tú.
join-go = Ir

## The next night, on the front page

front-night = { $count ->
    [0] { $when }: ¿quién va?
    [one] { $when }: va { $names }
   *[other] { $when }: van { $names }
}

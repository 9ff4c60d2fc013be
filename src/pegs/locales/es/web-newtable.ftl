### La mesa nueva y sus reglas de casa, en el navegador.

newtable-title = Mesa nueva
newtable-rules = Reglas
newtable-house-rules = Reglas de casa
newtable-preview = Vista previa
newtable-steps = Pasos
newtable-next = Siguiente: { $step }

## Reglamentos

newtable-in-full = Completas
newtable-in-words = En palabras.
newtable-saved = Tuyas, guardadas aquí
newtable-forget = Olvidar “{ $title }”
newtable-import = De un archivo o enlace
newtable-file = Elegir un archivo (.toml)
newtable-paste = O pega un enlace, o el texto de una hoja
newtable-read = Leerla
newtable-bad-link = Este enlace no lleva reglas que se puedan leer. Pídelo otra vez.
newtable-after = Reglas de casa a partir de: { $source }
newtable-differs = Lo que cambia respecto a { $base }
newtable-differs-so = { $label }: { $now } (no { $was })
newtable-all-rules = Todas las reglas

## Reglas de casa

newtable-house-title = { $base }, a nuestra manera
newtable-changes = { $count ->
    [0] Como en { $base }
    [one] 1 cambio respecto a { $base }
   *[other] { $count } cambios respecto a { $base }
}
newtable-reset = Restablecer
newtable-subjects = Temas
newtable-base-has = { $base }: { $value }
newtable-as-base = Deshacer el cambio: { $label }
newtable-of-card = { $card }: { $label }
newtable-cards = Cartas
newtable-yes = sí
newtable-no = no
newtable-none = nada
newtable-less = Uno menos: { $label }
newtable-more = Uno más: { $label }
newtable-drop = { $label }: quitar { $value }
newtable-add-count = { $value }
newtable-clash = Esto no va junto: { $switches }
newtable-wrong = Esto no puede ser: { $switch }
newtable-board = El tablero: { $sides } lados de { $holes } hoyos, { $pegs } clavijas por persona.

## Guardar y compartir

newtable-keep = Guardar o compartir
newtable-name = ¿Cómo se llaman estas reglas?
newtable-save-here = Guardar en este aparato
newtable-share-link = Compartir enlace
newtable-download = Archivo
newtable-kept = “{ $title }” queda guardado.

## Asientos

newtable-seats = Asientos
newtable-players = Cuántos juegan
newtable-sides = Quién juega con quién
newtable-alone = Cada cual por su cuenta
newtable-pairs = { $teams } parejas
newtable-teams = { $teams } equipos de { $size }
newtable-not-named = { $rules } no nombra un juego para tantos, pero se puede jugar.
newtable-you = tú
newtable-partner = tu pareja
newtable-team = equipo { $number }
newtable-bot = Bot
newtable-invite = Invitación
newtable-seat-is = Quién se sienta en el asiento { $number }
newtable-invited = alguien invitado
newtable-bot-hints = bot reflexivo
newtable-bot-greedy = bot impaciente
newtable-bot-random = bot despistado
newtable-sit-here = aquí me siento yo
newtable-all-invited = Invitar a todos
newtable-all-bots = Solo bots

## En la mesa

newtable-manners = En la mesa
newtable-dealer = Quién reparte
newtable-dealer-random = por sorteo
newtable-dealer-high-card = la carta más alta
newtable-dealer-youngest = la persona más joven
newtable-dealer-host = quien abre la mesa
newtable-dealer-chosen = este asiento
newtable-dealer-seat = Asiento de quien reparte
newtable-pace = Ritmo
newtable-pace-none = Sin reloj
newtable-pace-clock = Reloj
newtable-pace-days = Días
newtable-turn-takes = Tiempo por turno
newtable-days = { $days ->
    [one] un día
   *[other] { $days } días
}
newtable-seconds = { $seconds } segundos
newtable-minutes = { $minutes } minutos
newtable-absent = Un bot entra tras
newtable-speed = Los bots juegan
newtable-speed-once = al instante
newtable-speed-quick = deprisa
newtable-speed-usual = como personas
newtable-speed-slow = despacio
newtable-talk = Charla en la mesa
newtable-talk-none = ninguna
newtable-talk-phrases = frases hechas
newtable-talk-open = libre, para enseñar
newtable-hints = Pistas
newtable-hints-note = Cualquiera puede preguntar qué jugar
newtable-take-back = Deshacer jugadas
newtable-take-back-note = Mientras no se haya visto nada oculto
newtable-watchers = Abierta a espectadores
newtable-watchers-note = No ven ninguna mano
newtable-open = Abrir la mesa
newtable-deal = Sentarse y repartir

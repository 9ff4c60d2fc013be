### La mesa nueva y sus reglas de la casa, en el navegador.

newtable-title = Mesa nueva
newtable-rules = Reglas
newtable-house-rules = Reglas de la casa
newtable-preview = Vista previa

## Reglamentos

newtable-sheets = Tus reglas
newtable-change = Cambiar una regla
newtable-done = Listo
newtable-most-played = Las más jugadas
newtable-more-ways = Otras formas de jugar
newtable-more-sets = { $count } más
newtable-about = Más sobre estas reglas
newtable-in-full = Reglas completas
newtable-print = Imprimir
newtable-import = Abrir un archivo o enlace
newtable-file = Elegir un archivo (.toml)
newtable-paste = O pega un enlace, o el texto de las reglas
newtable-read = Abrir
newtable-after = Reglas de la casa a partir de: { $source }
newtable-differs = Cambios respecto a { $base }
newtable-all-rules = Todas las reglas


## Reglas de la casa

newtable-house-title = { $base }, a nuestra manera
newtable-changes = { $count ->
    [0] Como en { $base }
    [one] 1 cambio respecto a { $base }
   *[other] { $count } cambios respecto a { $base }
}
newtable-reset = Restablecer
newtable-subjects = Temas
newtable-base-has = { $base }: { $value }
newtable-as-base = Deshacer este cambio: { $label }
newtable-of-card = { $card }: { $label }
newtable-cards = Cartas
newtable-yes = sí
newtable-no = no
newtable-none = nada
newtable-less = Uno menos: { $label }
newtable-more = Uno más: { $label }
newtable-drop = { $label }: quitar { $value }
newtable-add-count = { $value }
newtable-clash = Esto no se puede combinar: { $switches }
newtable-wrong = Esto no funciona: { $switch }
newtable-board = El tablero: { $sides } lados de { $holes } hoyos, { $pegs } clavijas por jugador.

## Guardar y compartir

newtable-keep = Guardar o compartir
newtable-name = Ponles nombre a tus reglas
newtable-save-here = Guardar en este dispositivo
newtable-share-link = Compartir enlace
newtable-download = Descargar
newtable-kept = Se guardó “{ $title }”.

## Asientos


## Opciones de la mesa

newtable-home = ¿Cómo juegan en casa?
newtable-home-note = Unas preguntas con dibujos

## Lo que cambian las reglas

newtable-effect = ¿Más larga? ¿Más suerte?
newtable-effect-close = Cerrar
newtable-effect-use = Guardar y usar
newtable-effect-use-as-is = Usar estas reglas
newtable-effect-progress = { $games } de { $requested } partidas
newtable-effect-first = Los primeros números llegan a las 100 partidas.
newtable-effect-seconds-left = faltan unos { $seconds } s
newtable-effect-minutes-left = faltan unos { $minutes } min
newtable-effect-paused = En pausa
newtable-effect-pause = Pausa
newtable-effect-resume = Seguir
newtable-effect-all = Jugar { $games } partidas
newtable-effect-not-now = Primero hay que arreglar las reglas. Después contamos.
newtable-effect-right = Aciertan 19 de cada 20 veces
newtable-effect-pace = { $turns } de { $seconds } s
newtable-effect-sentence = En una frase
newtable-effect-fun = La diversión no se puede medir. Jueguen una y vean.
newtable-effect-how = Cómo contamos
newtable-effect-how-games = Bots fuertes juegan los mismos repartos con tus reglas y con las reglas de las que parten. El servidor solo juega mientras miras.
newtable-effect-how-minutes = Minutos: los turnos de una partida por lo que tarda un turno en esta mesa. Contamos 9 segundos por persona, y lo que tardan los bots.
newtable-effect-how-edge = Ventaja de empezar: cuántas veces gana el equipo que empieza. Sin ventaja, de 100 partidas cada uno de dos equipos gana 50.
newtable-effect-how-luck = Parte de suerte: la parte del resultado que no se explica por saber jugar. Un equipo fuerte juega contra uno medio. Si el fuerte ganara siempre, la suerte sería 0 %; si ganara solo lo que le toca, 100 %.
newtable-effect-how-stuck = Turnos sin mover: los turnos en los que ninguna carta de la mano mueve nada.
newtable-effect-how-comebacks = Remontadas: partidas ganadas por un equipo que iba atrás a la mitad. La mitad es cuando se ha jugado la mitad de los turnos; ir atrás es que a otro equipo le faltaban menos casillas.
newtable-effect-how-right = Los rangos contienen el número verdadero 19 de cada 20 veces. Solo hablamos de una diferencia si sería muy raro que saliera por casualidad.
newtable-use = Usar estas reglas

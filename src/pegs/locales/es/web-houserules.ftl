### Elegir y cambiar las reglas, en el navegador.

houserules-title = Elegir las reglas
houserules-rules = Reglas
houserules-heading = Reglas de la casa
houserules-preview = Vista previa

## Reglamentos

houserules-sheets = Tus reglas
houserules-change = Cambiar una regla
houserules-done = Listo
houserules-most-played = Las más jugadas
houserules-more-ways = Otras formas de jugar
houserules-more-sets = { $count } más
houserules-about = Más sobre estas reglas
houserules-in-full = Reglas completas
houserules-print = Imprimir
houserules-import = Abrir un archivo o enlace
houserules-file = Elegir un archivo (.toml)
houserules-paste = O pega un enlace, o el texto de las reglas
houserules-read = Abrir
houserules-after = Reglas de la casa a partir de: { $source }
houserules-differs = Cambios respecto a { $base }
houserules-all-rules = Todas las reglas


## Reglas de la casa

houserules-changes = { $count ->
    [0] Como en { $base }
    [one] 1 cambio respecto a { $base }
   *[other] { $count } cambios respecto a { $base }
}
houserules-reset = Restablecer
houserules-subjects = Temas
houserules-base-has = { $base }: { $value }
houserules-as-base = Deshacer este cambio: { $label }
houserules-of-card = { $card }: { $label }
houserules-cards = Cartas
houserules-yes = sí
houserules-no = no
houserules-none = nada
houserules-less = Uno menos: { $label }
houserules-more = Uno más: { $label }
houserules-drop = { $label }: quitar { $value }
houserules-add-count = { $value }
houserules-clash = Esto no se puede combinar: { $switches }
houserules-wrong = Esto no funciona: { $switch }
houserules-board = El tablero: { $sides } lados de { $holes } hoyos, { $pegs } clavijas por jugador.

## Guardar y compartir

houserules-keep = Guardar o compartir
houserules-name = Ponles nombre a tus reglas
houserules-save-here = Guardar en este dispositivo
houserules-share-link = Compartir enlace
houserules-download = Descargar
houserules-kept = Se guardó “{ $title }”.

## Asientos


## Opciones de la mesa

houserules-home = ¿Cómo juegan en casa?
houserules-home-note = Unas preguntas con dibujos

## Lo que cambian las reglas

houserules-effect = ¿Más larga? ¿Más suerte?
houserules-effect-close = Cerrar
houserules-effect-use = Guardar y usar
houserules-effect-use-as-is = Usar estas reglas
houserules-effect-progress = { $games } de { $requested } partidas
houserules-effect-first = Los primeros números llegan a las 100 partidas.
houserules-effect-seconds-left = faltan unos { $seconds } s
houserules-effect-minutes-left = faltan unos { $minutes } min
houserules-effect-paused = En pausa
houserules-effect-pause = Pausa
houserules-effect-resume = Seguir
houserules-effect-all = Jugar { $games } partidas
houserules-effect-not-now = Primero hay que arreglar las reglas. Después contamos.
houserules-effect-right = Aciertan 19 de cada 20 veces
houserules-effect-pace = { $turns } de { $seconds } s
houserules-effect-sentence = En una frase
houserules-effect-fun = La diversión no se puede medir. Jueguen una y vean.
houserules-effect-how = Cómo contamos
houserules-effect-how-games = Bots fuertes juegan los mismos repartos con tus reglas y con las reglas de las que parten. El servidor solo juega mientras miras.
houserules-effect-how-minutes = Minutos: los turnos de una partida por lo que tarda un turno en esta mesa. Contamos 9 segundos por persona, y lo que tardan los bots.
houserules-effect-how-edge = Ventaja de empezar: cuántas veces gana el equipo que empieza. Sin ventaja, de 100 partidas cada uno de dos equipos gana 50.
houserules-effect-how-luck = Parte de suerte: la parte del resultado que no se explica por saber jugar. Un equipo fuerte juega contra uno medio. Si el fuerte ganara siempre, la suerte sería 0 %; si ganara solo lo que le toca, 100 %.
houserules-effect-how-stuck = Turnos sin mover: los turnos en los que ninguna carta de la mano mueve nada.
houserules-effect-how-comebacks = Remontadas: partidas ganadas por un equipo que iba atrás a la mitad. La mitad es cuando se ha jugado la mitad de los turnos; ir atrás es que a otro equipo le faltaban menos casillas.
houserules-effect-how-right = Los rangos contienen el número verdadero 19 de cada 20 veces. Solo hablamos de una diferencia si sería muy raro que saliera por casualidad.
houserules-use = Usar estas reglas

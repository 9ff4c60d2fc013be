### Simulación y comparación.

cli-simulate = Jugar muchas partidas entre bots e informar de lo que pasa en ellas.
cli-simulate-examples =
    # ¿Cuántas veces gana un buen jugador a uno regular?
    pegs simulate --seats hints,greedy
    # ¿Cuánto dura una partida de seis con tus propias reglas?
    pegs simulate --rules nuestras.toml --players 6 --chart duracion.svg
cli-simulate-seats = Bots, separados por comas: uno por asiento, o menos, que los equipos toman por turno. MÓDULO:NOMBRE es una clase de Python tuya.
cli-simulate-games = Número de partidas.
cli-simulate-seed = Semilla; la misma semilla da las mismas partidas.
cli-simulate-max-turns = Detener una partida tras este número de turnos.
cli-simulate-threads = Número de hilos.
cli-simulate-ray = Jugar en el clúster de Ray de esta dirección, o en uno de este mismo equipo (local).
cli-simulate-json = Escribir el informe como JSON.
cli-simulate-csv = Escribir el informe en este archivo como CSV (- para la salida estándar).
cli-simulate-chart = Dibujar un gráfico en este archivo: .svg o .png.
cli-simulate-games-out = Escribir una fila por partida en este archivo: .csv o .parquet.
cli-simulate-seats-out = Escribir una fila por partida y asiento en este archivo: .csv o .parquet.
cli-simulate-save = Guardar la simulación en este archivo cada pocos segundos.
cli-simulate-resume = Reanudar la simulación guardada en este archivo.

cli-compare = Comparar dos bots, o dos reglamentos, con los mismos repartos.
cli-compare-examples =
    # ¿Cuál de dos bots es más fuerte?
    pegs compare hints greedy
    # ¿Qué cambia si juegas con el reglamento Arizona?
    pegs compare basic arizona
cli-compare-a = Un bot (un nombre o MÓDULO:NOMBRE) o un reglamento (un nombre o un archivo de reglas).
cli-compare-b = Con qué comparar A.
cli-compare-rules = Reglamento para comparar dos bots.
cli-compare-seats = Bots para comparar reglamentos.
cli-compare-games = Número de partidas, dos por reparto.
cli-compare-json = Escribir la comparación como JSON.

cli-ladder = Clasificar bots: todos contra todos, con los mismos repartos.
cli-ladder-examples =
    # Todos los bots incluidos con el reglamento básico
    pegs ladder
    # Tres de ellos con dos reglamentos y una gráfica
    pegs ladder greedy,hints,strong --rules basic,arizona --chart lista.svg
cli-ladder-names = Bots separados por comas: nombres, o MÓDULO:NOMBRE para los tuyos.
cli-ladder-all = todos los de la lista
cli-ladder-rules = Reglamentos separados por comas: nombres o archivos de reglas.
cli-ladder-games = Partidas por cada par de bots con cada reglamento, dos por reparto.
cli-ladder-chart = Dibujar la clasificación en este archivo (.svg o .png).
cli-ladder-json = Escribir la clasificación como JSON.
ladder-names = Una clasificación necesita al menos dos bots, cada uno una sola vez.
ladder-too-short = Se detuvo antes de que todos los bots jugaran entre sí, así que todavía no hay clasificación.
ladder-title = La clasificación
ladder-games = { $rules }, { $players } jugadores, { $teams } equipos: { $games } partidas, dos por reparto con los lados cambiados, semilla { $seed }
ladder-player = Bot
ladder-rating = Puntos
ladder-against = contra { $player }
ladder-how = Con 100 puntos más, un bot gana cerca del 64% de las partidas; con 400 puntos más, cerca del 91%.
ladder-description = Los puntos de cada bot con su intervalo del 95%, el mejor arriba.

simulate-too-many-names = Son { $names } bots. Nombra uno por asiento ({ $players }) o, como mucho, uno por equipo ({ $teams }).
simulate-not-a-number = { $option } debe ser un número entero de { $least } a { $most }, no { $given }.
simulate-two-outputs = --json y --csv - no pueden usar los dos la salida estándar. Indica un archivo para el CSV.
simulate-chart-kind = Ponle al archivo un nombre como algo.svg o algo.png.
simulate-no-fonts = Este equipo no tiene ninguna fuente para el texto de un PNG. Usa un .svg.
simulate-games-kind = Ponle al archivo un nombre como algo.csv o algo.parquet.
simulate-resumed-games = Una simulación guardada solo tiene los totales, no las partidas que ya se jugaron. Quita --resume o { $option }.
simulate-same-file = { $first } y { $second } no pueden usar los dos “{ $file }”. Indica dos archivos distintos.
simulate-no-folder = La carpeta de “{ $file }” no existe. Créala antes o elige otra.
simulate-not-written = No se puede escribir “{ $file }”: { $reason }.
simulate-not-read = No se puede leer “{ $file }”: { $reason }.
simulate-not-a-simulation = “{ $file }” no es una simulación que esta versión pueda leer.
simulate-differs = “{ $file }” se hizo con otro ajuste: { $setting } es { $old } ahí, no { $new }. Omite esa opción o empieza otra simulación.
simulate-differs-rules = “{ $file }” se hizo con otras reglas que también se llaman { $name }. Empieza otra simulación.
simulate-player-fails = { $name } falló en la partida { $game }, en la posición { $position }: { $error }
simulate-player-illegal = { $name } eligió { $turn }, que no es legal, en la partida { $game }, en la posición { $position }.
simulate-not-an-accumulator = { $given } no es una clase ni una función que cree un acumulador: algo con los métodos before, step, after y merge.
ray-not-reached = No se puede conectar con un clúster de Ray en { $address }: { $reason }.
ray-lost = El clúster de Ray perdió las mismas partidas { $times } veces: { $reason }
ray-other-version = Una computadora del clúster de Ray tiene la versión { $theirs } de Pegs and Jokers, y esta tiene la { $ours }. Instala la misma versión en todos.
ray-other-sources = Una computadora del clúster de Ray tiene la versión { $version } de Pegs and Jokers, como esta, pero no el mismo código fuente. Instala el mismo código en todas.
ray-no-address = Falta la dirección del clúster de Ray. Escribe una, como “192.0.2.1:6379”, o “local” para iniciar uno en este equipo.
warm-part-simulation = la simulación
warm-part-training = el entrenamiento
warm-part-expert = el experto
warm-part-review = el entrenador
warm-part-counting = las estadísticas
simulate-playing = Jugando
simulate-progress = { $games } de { $requested } partidas
simulate-pace = { $pace } partidas/s
simulate-stopping = Terminando las partidas en curso… Pulsa Ctrl-C otra vez para parar ya.
simulate-stopped = Detenida tras { $games } de { $requested } partidas.
simulate-saved = Guardada. Para reanudarla: pegs simulate --resume { $file }
simulate-none-played = Detenida antes de terminar la primera partida.

simulate-head = { $rules }: { $players } jugadores, { $individual ->
    [yes] sin parejas
   *[no] { $teams } equipos
}
simulate-head-games = { $games } partidas, semilla { $seed }
simulate-in-python = { $count ->
    [one] Jugadas en Python, más lento que el motor compilado: { $players } no está compilado.
   *[other] Jugadas en Python, más lento que el motor compilado: { $players } no están compilados.
}
simulate-unfinished = { $count ->
    [one] { $games } partida ({ $share }) quedó sin terminar tras { $turns } turnos.
   *[other] { $games } partidas ({ $share }) quedaron sin terminar tras { $turns } turnos.
}
simulate-wins = Victorias por equipo (intervalos del 95 %)
simulate-starts = Victorias según el orden de juego
simulate-seats = Por asiento: partidas ganadas con el último turno, medias, % de turnos
simulate-length = Duración de las partidas terminadas, en turnos
simulate-histogram = Partidas terminadas por duración
simulate-rates = Promedios por partida
simulate-cards = Para qué sirvieron las cartas (% de las veces que se jugaron)
simulate-bluffing = Declaraciones
simulate-team = Equipo
simulate-team-seats = Asientos
simulate-players = Jugadores
simulate-player = Jugador
simulate-seat = As.
simulate-won = Ganadas
simulate-share = Parte
simulate-interval = 95 %
simulate-place = Equipo que jugó
simulate-nth = { $place ->
    [1] primero
    [2] segundo
    [3] tercero
   *[other] { $place }.º
}
simulate-last-turn = Final
simulate-bumps = Come
simulate-bumped = Le comen
simulate-boosts = Ayud.
simulate-jokers = Comod.
simulate-forced = Forz.
simulate-stuck = Bloq.
simulate-mean = Media
simulate-deviation = ±
simulate-shortest = Mín
simulate-longest = Máx
simulate-rate-turns = Turnos, todos los jugadores juntos
simulate-rate-bumps = Clavijas comidas: las rivales devueltas a su { $start }
simulate-rate-boosts = Ayudas: clavijas del equipo subidas a su { $in_spot }
simulate-rate-setbacks = Clavijas del equipo devueltas a su { $start }
simulate-rate-jokers = Comodines jugados
simulate-rate-stuck = Turnos sin mover: ninguna carta podía mover nada
simulate-rate-forced = Turnos forzados: una sola jugada legal
simulate-rate-choices = Jugadas legales entre las que elegir, por turno
simulate-bluffs-declared = Declaraciones por partida
simulate-bluffs-false = Falsas
simulate-bluffs-doubted = Puestas en duda
simulate-bluffs-caught = Falsas que se pusieron en duda
simulate-card = Carta
simulate-per-game = /part.
simulate-use-out = Sale
simulate-use-forward = Ade.
simulate-use-backward = Atrás
simulate-use-split = Rep.
simulate-use-swap = Camb.
simulate-use-landing = Cae
simulate-use-send = Envía
simulate-use-discard = Desc.
simulate-use-free = Gratis

chart-title = { $rules }: { $games } partidas
chart-subtitle = { $players } jugadores, { $individual ->
    [yes] sin parejas
   *[no] { $teams } equipos
}; semilla { $seed }
chart-description = Proporción de partidas ganadas por equipo, duración de las partidas y uso de cada carta.
chart-wins = Partidas ganadas, con intervalos del 95 %
chart-team = Equipo { $team } ({ $seats }): { $players }
chart-length = Duración de las partidas en turnos
chart-mean = media { $mean }
chart-cards = Para qué sirven las cartas
chart-per-game = por partida
chart-use-out = salir
chart-use-forward = adelante
chart-use-backward = atrás
chart-use-split = dividir
chart-use-swap = intercambiar
chart-use-landing = caer encima
chart-use-send = enviar a la salida
chart-use-discard = descarte
chart-use-free = salir gratis

compare-mixed = “{ $player }” es un bot y “{ $other }” no. Compara dos bots ({ $players }) o dos reglamentos.
compare-odd-teams = Dos bots no pueden repartirse { $teams } equipos por igual. Elige un número par de equipos.
compare-no-seats = --seats es para comparar reglamentos. Dos bots que se comparan ocupan todos los asientos.
compare-no-rules = --rules es para comparar bots. Dos reglamentos se comparan entre sí.
compare-players = { $a } contra { $b }
compare-games = { $rules }, { $players } jugadores, { $teams } equipos: { $games } partidas, dos por reparto con los lados cambiados, semilla { $seed }
compare-unfinished = Partidas sin terminar, contadas como media victoria para cada uno: { $games }
compare-share = { $a } gana el { $share } de las partidas (intervalo del 95 %: { $interval }).
compare-pairs = Las dos partidas de un reparto: { $a } ganó { $both } veces, { $b } { $none } veces; { $split } repartos quedaron en empate.
compare-lead = { $a } aventaja a { $b } en { $lead } puntos ({ $interval }).
compare-even = No hay diferencia, así que ningún número de partidas la decidiría.
compare-settled = Está decidido. Con una ventaja así habrían bastado unas { $games } partidas.
compare-unsettled = No está decidido. Con una ventaja así harían falta unas { $games } partidas.
compare-rules = De { $a } a { $b }
compare-rules-games = { $players } jugadores, { $teams } equipos ({ $names }): { $games } partidas con cada reglamento, semilla { $seed }
compare-rules-unfinished = { $rules }: { $games } partidas sin terminar
compare-measure = Promedio por partida
compare-a = A
compare-b = B
compare-difference = B − A
compare-to-settle = Para decidir
compare-turns = Turnos
compare-forced = Turnos forzados
compare-choices = Opciones por turno
compare-stuck = Turnos sin mover
compare-bumps = Clavijas comidas
compare-boosts = Ayudas
compare-jokers = Comodines jugados
compare-advantage = Ventaja de empezar
compare-star = * El intervalo excluye el 0: la diferencia está decidida. Para decidir: las partidas que hacen falta.

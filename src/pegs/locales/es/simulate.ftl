### Simulación y comparación.

cli-simulate = Jugar muchas partidas entre bots y contar qué pasa en ellas.
cli-simulate-rules = El reglamento: un nombre o la ruta de un archivo de reglas (arizona si no se nombra ninguno).
cli-simulate-players = El número de jugadores, de 2 a 10 (4).
cli-simulate-teams = El número de equipos (2).
cli-simulate-seats = Quién juega, con comas entre los nombres: uno por asiento, o menos, que los equipos toman por turno (hints).
cli-simulate-games = Cuántas partidas jugar (10000).
cli-simulate-seed = La semilla: la misma da las mismas partidas (0).
cli-simulate-max-turns = Una partida de más turnos queda sin terminar (20000).
cli-simulate-threads = Cuántas partidas se juegan a la vez (una por núcleo).
cli-simulate-json = Escribir el informe como JSON.
cli-simulate-csv = Escribir el informe como CSV en este archivo (- para la salida estándar).
cli-simulate-chart = Dibujar un gráfico en este archivo: .svg o .png.
cli-simulate-save = Guardar la simulación en este archivo, renovado cada pocos segundos.
cli-simulate-resume = Seguir con la simulación guardada en este archivo.

cli-compare = Comparar dos jugadores, o dos reglamentos, con los mismos repartos.
cli-compare-a = Un jugador, un reglamento o la ruta de un archivo de reglas.
cli-compare-b = Con qué compararlo.
cli-compare-rules = El reglamento con que juegan dos jugadores (arizona si no se nombra ninguno).
cli-compare-seats = Quién juega cuando se comparan reglamentos (hints).
cli-compare-games = Cuántas partidas jugar: dos por reparto (2000).
cli-compare-json = Escribir la comparación como JSON.

simulate-player-unknown = No hay ningún jugador «{ $name }» para simulaciones. Hay: { $known }.
simulate-too-many-names = Se nombraron { $names } jugadores; nombra uno por asiento ({ $players }), o como mucho uno por equipo ({ $teams }).
simulate-not-a-number = { $option } debe ser al menos { $least }, no { $given }.
simulate-two-outputs = Solo uno de --json y --csv - puede escribir en la salida estándar; nombra un archivo para el CSV.
simulate-chart-kind = «{ $file }» no es ni .svg ni .png; nombra el archivo del gráfico con uno de estos finales.
simulate-no-fonts = Esta máquina no tiene ninguna fuente con que escribir el texto del PNG; escribe un .svg.
simulate-no-folder = La carpeta de «{ $file }» no existe; créala antes o nombra otra.
simulate-not-written = No se puede escribir «{ $file }»: { $reason }.
simulate-not-read = No se puede leer «{ $file }»: { $reason }.
simulate-no-simulation = «{ $file }» no contiene una simulación que esta versión sepa leer.
simulate-differs = «{ $file }» se hizo con otros ajustes: su { $setting } es { $old }, no { $new }. Omite la opción o empieza otra simulación.
simulate-differs-rules = «{ $file }» se hizo con otras reglas del mismo nombre, { $name }. Empieza otra simulación.
warm-part-simulation = simular partidas
simulate-playing = Jugando
simulate-stopped = Detenida tras { $games } de { $wished } partidas.
simulate-kept = Lo hecho queda guardado; sigue con: pegs simulate --resume { $file }
simulate-none-played = No se terminó ni una partida antes del fin.

simulate-head = { $rules }: { $players } jugadores, { $individual ->
    [yes] cada uno para sí
   *[no] { $teams } equipos
}
simulate-head-games = { $games } partidas, semilla { $seed }
simulate-unfinished = { $count ->
    [one] { $games } partida ({ $share }) quedó sin terminar tras { $turns } turnos.
   *[other] { $games } partidas ({ $share }) quedaron sin terminar tras { $turns } turnos.
}
simulate-wins = Victorias por equipo (intervalos del 95 %)
simulate-starts = Victorias según quién empieza
simulate-seats = Por asiento: partidas ganadas con el último turno, medias, partes de turnos
simulate-length = Duración de las partidas terminadas, en turnos
simulate-histogram = Partidas por duración
simulate-rates = Una partida, en promedio
simulate-cards = Para qué sirvieron las cartas (parte de las veces jugadas)
simulate-bluffing = Declaraciones
simulate-team = Equipo
simulate-team-seats = Asientos
simulate-players = Jugadores
simulate-player = Jugador
simulate-seat = As.
simulate-won = Ganadas
simulate-share = Parte
simulate-interval = 95 %
simulate-place = Equipo del
simulate-nth = { $place ->
    [1] primero en jugar
    [2] segundo en jugar
    [3] tercero en jugar
   *[other] { $place }.º en jugar
}
simulate-last-turn = Final
simulate-bumps = Golpes
simulate-bumped = Sufr.
simulate-boosts = Emp.
simulate-jokers = Com.
simulate-forced = Forz.
simulate-stuck = Bloq.
simulate-mean = Media
simulate-deviation = ±
simulate-shortest = Mín
simulate-longest = Máx
simulate-rate-turns = Turnos, todos los jugadores juntos
simulate-rate-bumps = Golpes: clavijas rivales enviadas a { $start }
simulate-rate-boosts = Empujones: clavijas del equipo enviadas a { $in_spot }
simulate-rate-setbacks = Clavijas del equipo enviadas a { $start }
simulate-rate-jokers = Comodines jugados
simulate-rate-stuck = Turnos bloqueados: ninguna carta podía mover nada
simulate-rate-forced = Turnos forzados: una sola jugada legal
simulate-rate-choices = Jugadas legales entre las que elegir, por turno
simulate-bluffs-declared = Declaraciones por partida
simulate-bluffs-false = De ellas, falsas
simulate-bluffs-doubted = De ellas, puestas en duda
simulate-bluffs-caught = Falsas que se pusieron en duda
simulate-card = Carta
simulate-per-game = Partida
simulate-use-out = Sale
simulate-use-forward = Ade.
simulate-use-backward = Atrás
simulate-use-split = Div.
simulate-use-swap = Camb.
simulate-use-landing = Cae
simulate-use-send = Envía
simulate-use-discard = Desc.
simulate-use-free = Libre

chart-title = { $rules }: { $games } partidas
chart-subtitle = { $players } jugadores, { $individual ->
    [yes] cada uno para sí
   *[no] { $teams } equipos
}; semilla { $seed }
chart-description = Parte de partidas ganadas por equipo, duración de las partidas y uso de cada carta.
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
chart-use-swap = cambiar
chart-use-landing = caer encima
chart-use-send = enviar a la salida
chart-use-discard = descarte
chart-use-free = salir gratis

compare-mixed = «{ $player }» es un jugador y «{ $other }» no; compara dos jugadores ({ $players }) o dos reglamentos.
compare-odd-teams = Dos jugadores no pueden repartirse { $teams } equipos por igual; elige un número par de equipos.
compare-no-seats = --seats es para comparar reglamentos; los dos jugadores comparados ocupan todos los asientos.
compare-no-rules = --rules es para comparar jugadores; dos reglamentos se comparan entre sí.
compare-players = { $a } contra { $b }
compare-games = { $rules }, { $players } jugadores, { $teams } equipos: { $games } partidas, dos por reparto con los lados cambiados, semilla { $seed }
compare-unfinished = Sin terminar, contadas a medias para cada uno: { $games }
compare-share = { $a } gana el { $share } de las partidas (intervalo del 95 %: { $interval }).
compare-pairs = De los repartos, { $a } ganó las dos partidas { $both } veces, { $b } { $none } veces; { $split } se repartieron.
compare-lead = La ventaja de { $a } sobre { $b } es de { $lead } puntos ({ $interval }).
compare-even = No se encontró diferencia, así que ningún número de partidas la decidiría.
compare-settled = Está decidido; con esta ventaja habrían bastado unas { $games } partidas.
compare-unsettled = No está decidido; si la ventaja es la hallada, unas { $games } partidas lo decidirían.
compare-rules = De { $a } a { $b }
compare-rules-games = { $players } jugadores, { $teams } equipos ({ $names }): { $games } partidas con cada reglamento, semilla { $seed }
compare-rules-unfinished = { $rules }: { $games } partidas sin terminar
compare-measure = Una partida, en promedio
compare-a = A
compare-b = B
compare-difference = B − A
compare-to-settle = Decidiría
compare-turns = Turnos
compare-forced = Turnos forzados
compare-choices = Opciones por turno
compare-stuck = Turnos bloqueados
compare-bumps = Golpes
compare-boosts = Empujones
compare-jokers = Comodines jugados
compare-advantage = Ventaja de empezar
compare-star = * El intervalo excluye el 0: la diferencia está decidida. Última columna: partidas que bastan.

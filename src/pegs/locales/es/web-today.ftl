### La partida y el problema de hoy, y la semana anterior: en la página de inicio y en las suyas.

front-today = Hoy
front-daily = Partida del día
front-puzzle = Problema
today-new = Cada día
today-open = Sin jugar todavía
today-begun = Sin terminar todavía
today-won = Ganó tu equipo
today-lost = Hoy no salió
today-solved = { $tries ->
    [0] Resuelto
    [1] Resuelto al primer intento
    [2] Resuelto al segundo intento
    [3] Resuelto al tercer intento
   *[other] Resuelto en { $tries } intentos
}
today-week = Esta semana: { $parts }.
today-solved-count = { $count ->
    [one] 1 resuelto
   *[other] { $count } resueltos
}
today-shown-count = { $count } sin resolver
today-won-count = { $count ->
    [one] 1 ganada
   *[other] { $count } ganadas
}
today-lost-count = { $count ->
    [one] 1 perdida
   *[other] { $count } perdidas
}
today-missed = { $days } sin jugar
today-days = Tus últimos siete días
today-day = { $day }, { $how }.
today-day-won = ganada
today-day-lost = perdida
today-day-solved = resuelto
today-day-shown = sin resolver
today-not-played = sin jugar
today-today = hoy
today-this-week = { $done } esta semana
today-streak = { $count } días seguidos

### La orden que analiza una partida terminada.

cli-review = Analizar una partida terminada: cuánto valía cada turno.
cli-review-examples =
    # Los turnos que decidieron una partida
    pegs review partida.pegs
    # Cómo juega cada uno, en todas las partidas de un archivo
    pegs review partidas.pegs --players
    # Qué pudo hacer mejor el asiento C
    pegs review partida.pegs --seat C
cli-review-seat = Mostrar solo los turnos de este asiento, por su letra.
cli-review-players = Analizar todas las partidas de FILE y mostrar lo que le cuestan a cada uno sus turnos en una partida.
cli-review-json = Escribir el análisis en JSON.
review-players-none = En { $file } no hay ninguna partida que cuente. Tendría que haber terminado, llevar los nombres y seguir un reglamento cuyos errores pequeños se hayan comprobado con partidas: el básico o el de Arizona.
review-players-title = { $count ->
    [one] Cuántos errores pequeños en 1 partida
   *[other] Cuántos errores pequeños por partida, de media en { $count } partidas
}
review-players-name = { $name } ({ $count ->
    [one] 1 partida
   *[other] { $count } partidas
})
review-players-left-out = { $count ->
    [one] Otra partida no cuenta: no ha terminado, no lleva nombres o tiene otro reglamento.
   *[other] Otras { $count } partidas no cuentan: no han terminado, no llevan nombres o tienen otro reglamento.
}
review-players-looking = Mirando la partida { $game }
review-unfinished = Esta partida no ha terminado. Solo se puede analizar una partida terminada.
review-no-seat = En esta partida no hay un asiento “{ $seat }”. Sus asientos: { $seats }.
review-head = { $name }, { $turns } turnos: { $won }.
review-table-player = Quién
review-table-like = Juega como
review-first-turn = Turno 1
review-played = Se jugó: { $what }
review-small-what = Un punto son 2 victorias de cada 100 partidas.

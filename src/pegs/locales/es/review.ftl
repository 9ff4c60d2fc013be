### La orden que analiza una partida terminada.

cli-review = Analizar una partida terminada: cuánto valía cada turno.
cli-review-examples =
    # Los turnos que decidieron una partida
    pegs review partida.pegs
    # Qué pudo hacer mejor el asiento C
    pegs review partida.pegs --seat C
cli-review-seat = Mostrar solo los turnos de este asiento, por su letra.
cli-review-json = Escribir el análisis en JSON.
review-unfinished = Esta partida no ha terminado. Solo se puede analizar una partida terminada.
review-no-seat = En esta partida no hay un asiento “{ $seat }”. Sus asientos: { $seats }.
review-head = { $rules }, { $turns } turnos: { $won }.
review-table-player = Quién
review-table-range = Errores pequeños
review-table-like = Juega como
review-first-turn = Turno 1
review-played = Se jugó: { $what }

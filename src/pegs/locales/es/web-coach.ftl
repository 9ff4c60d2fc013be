### El entrenador en una mesa: "¿Seguro?" antes de un turno muy malo.

sure-title = ¿Seguro?
sure-again = Elegir otra vez
sure-play = Jugarlo así
sure-note = Esto solo lo ves tú. Dos veces por partida como mucho.
coach-switch = Entrenador
coach-note = Pregunta “¿Seguro?” antes de un turno que cuesta mucho.
coach-missing = Preguntará “¿Seguro?” cuando también lo active { $names }.

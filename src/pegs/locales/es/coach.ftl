### El entrenador, en palabras.

coach-better = Hay un turno mejor.
coach-no-reason = Lo vimos al seguir jugando muchas veces; no hay una razón corta.

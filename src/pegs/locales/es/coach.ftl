### El entrenador, en palabras. $reason es una oración sin sujeto, como "acerca al equipo 8 casillas a la meta".

coach-against = Este turno { $reason }.
coach-instead = Otro turno { $reason }.
coach-no-reason = Lo vimos al seguir jugando muchas veces; no hay una razón corta.

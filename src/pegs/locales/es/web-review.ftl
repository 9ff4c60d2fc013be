### El análisis de una partida terminada, en el navegador y en la terminal. $you dice si se trata de quien lee.

review-title = Análisis de la partida
review-to-replay = Repetición
review-unknown = Todavía no conocemos estas reglas lo bastante bien como para juzgar turnos.
review-looking = Mirando el turno { $turn } de { $turns }
review-previous = Turno decisivo anterior
review-next = Siguiente turno decisivo
review-as-puzzle = Resolverlo como problema
review-finished = El análisis está listo.

## Chances

review-even = Igualados
review-ahead = Ventaja de { $names }
review-nearly-won = { $count ->
    [one] { $names } casi ha ganado
   *[other] { $names } casi han ganado
}
review-won = { $count ->
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}
review-chances = Situación: { $chances }
review-curve = La probabilidad de ganar, turno por turno
review-lane-choices = Jugadas
review-lane-cards = Cartas

## The turns that decided

review-decided = { $count ->
    [1] El turno que decidió
    [2] Dos turnos que decidieron
   *[other] Tres turnos que decidieron
}
review-none-decided = Ningún turno decidió por sí solo esta partida.
review-turn = Turno { $turn } de { $turns }
review-by-cards = Turno { $turn } · Cartas
review-by-cards-for = Turno { $turn } · Cartas a favor de { $names }
review-by-choice = Turno { $turn } · { $you ->
    [yes] Tu jugada
   *[no] Jugada de { $who }
}
review-go-through = { $count ->
    [1] Ver ese turno
    [2] Repasar los dos turnos
   *[other] Repasar los tres turnos
}
review-place = { $number } de { $count }

## One turn

review-grade-fine = Buena jugada
review-grade-inaccuracy = Error pequeño
review-grade-mistake = Error claro
review-grade-blunder = Error grande
review-cards = Cartas
review-better = Mejor: { $what }
review-played-tag = Jugada
review-better-tag = Mejor
review-cost = Esto le costó a { $you ->
    [yes] tu equipo
   *[no] { $names }
} cerca de un { $percent } % de probabilidad de ganar (de { $low } a { $high }).
review-cost-about = Esto le costó a { $you ->
    [yes] tu equipo
   *[no] { $names }
} cerca de un { $percent } % de probabilidad de ganar.
review-cost-less = Esto le costó a { $you ->
    [yes] tu equipo
   *[no] { $names }
} menos de un 1 % de probabilidad de ganar.
review-fine-told = Nada de lo que probamos era claramente mejor.
review-cards-helped = Las cartas ayudaron a { $names }.
review-why = Por qué.
review-no-reason = Lo vimos al seguir jugando; no hay una razón corta.
review-costly = { $count ->
    [one] El turno que costó algo
   *[other] Los { $count } turnos que costaron algo
}
review-graded = { $grade } · { $percent } %
review-all-fine = Ningún turno costó claramente algo.

## Players

review-small-title = Puntos perdidos
review-small-each = un punto: 2 victorias de 100
review-range = { $low } a { $high }
review-player = { $you ->
    [yes] Perdiste entre { $low } y { $high } puntos.
   *[no] { $who }: entre { $low } y { $high } errores pequeños.
}
review-plays-like = juega como { $levels }
review-cannot-tell-any = Una sola partida no basta para distinguir entre jugadores.
review-cannot-tell = Una sola partida no basta para distinguir { $pairs }.
review-cannot-tell-pair = a { $who } de { $others }
review-cannot-tell-you = Una sola partida no basta para distinguirte de { $others }.
review-level-strong = Fuerte
review-level-medium = Medio
review-level-easy = Fácil
review-luck = La suerte con las cartas
review-luck-even = Igual para todos
review-luck-little = Un poco mejor para { $names }
review-luck-much = Mucho mejor para { $names }
review-judge = Hemos juzgado los turnos al seguir jugando con el bot Fuerte, versión { $version }.

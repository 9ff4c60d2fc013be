### Lo que pasó desde el último turno de quien mira, y el ritmo de la imagen.

recap-title = Desde tu último turno
recap-bot = Tu bot
recap-again = Ver otra vez
recap-more = { $count ->
    [one] y 1 más
   *[other] y { $count } más
}
since-title = Desde tu turno:
since-moved = { $count } movieron{ $hasNews ->
    [yes] , { $news }
   *[no] .
}
since-bumped = { $name } { $you ->
    [yes] te comió
   *[no] se comió a { $who }
}
since-home = { $name } metió una clavija
since-card = { $name } jugó { $card }
since-read = Leer todo
since-step = { $at } de { $count }
since-later = Después
since-mine = Mi turno
pace-title = Ritmo de los turnos
pace-speed = Ritmo
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-now = Ritmo: { $speed }
pace-wait = Seguir cuando yo toque
pace-wait-note = después de cada turno
pace-aloud = Leer los turnos en voz alta

### Lo que pasó desde el último turno de quien mira, y el ritmo de la imagen.

recap-title = Desde tu último turno
recap-bot = Tu bot
recap-again = Ver otra vez
recap-more = { $count ->
    [one] y 1 más
   *[other] y { $count } más
}
pace-title = Ritmo de los turnos
pace-speed = Ritmo
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-now = Ritmo: { $speed }
pace-wait = Seguir cuando yo toque
pace-wait-note = después de cada turno
pace-aloud = Leer los turnos en voz alta

### Lo que pasó desde el último turno de quien mira, y el ritmo de la imagen.

recap-title = Desde tu último turno
recap-again = Ver otra vez
recap-more = { $count ->
    [one] y 1 más
   *[other] y { $count } más
}
recap-out = { $whose ->
    [own] saca una clavija
    [you] saca tu clavija
   *[other] saca una clavija de { $owner }
}
recap-out-free = { $whose ->
    [own] saca gratis una clavija
    [you] saca gratis tu clavija
   *[other] saca gratis una clavija de { $owner }
}
recap-to = { $whose ->
    [self] mueve su propia clavija
    [you] mueve tu clavija
   *[other] mueve la clavija de { $owner }
} { $count ->
    [0] { "" }
   *[other] { $count }{ " " }
}hasta { $hole }
recap-back = { $whose ->
    [self] mueve su propia clavija
    [you] mueve tu clavija
   *[other] mueve la clavija de { $owner }
} { $count } atrás hasta { $hole }
pace-title = Ritmo de los turnos
pace-speed = Ritmo
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-now = Ritmo: { $speed }
pace-wait = Seguir cuando yo toque
pace-wait-note = después de cada turno
pace-aloud = Leer los turnos en voz alta
pace-pause = Pausa tras cada turno

### El juego sin servidor: en este teléfono, o en este navegador.

## En la mesa

here-elsewhere = Estás jugando esta mesa en otra pestaña.
here-take-over = Jugar aquí
here-gone = Esta mesa ya no está en este teléfono.
here-hand-to = Pásale el teléfono a { $name }
here-look-away = { $count ->
    [one] { $names }, mira el tablero.
   *[other] { $names }, miren el tablero.
}
here-show = Soy { $name }. Ver mis cartas

## Alguien se sienta

here-someone = ¿Quién está aquí?
here-someone-note = Se turnan con este teléfono. Cada quien ve solo sus cartas.
here-sit = Sentarse

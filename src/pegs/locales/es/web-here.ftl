### El juego sin servidor: en este teléfono, o en este navegador.

## En la mesa

here-elsewhere = Estás jugando esta mesa en otra pestaña.
here-take-over = Jugar aquí
here-gone = Esta mesa ya no está en este teléfono.
here-full = Este teléfono está lleno. Libera espacio para seguir jugando.
here-hand-to = Pásale el teléfono a { $name }
here-look-away = { $count ->
    [one] { $names }, mira el tablero.
   *[other] { $names }, miren el tablero.
}
here-show = Soy { $name }. Ver mis cartas

## Alguien se sienta

here-someone = ¿Quién juega?
here-someone-note = Se turnan con este teléfono. Cada quien ve solo sus cartas.
here-sit = Sentarse

## La mesa pasa al servidor

here-move-note = La mesa pasa a internet tal como está: las mismas cartas, el mismo turno. Después, cada jugador recibe un enlace.
here-move-bot = Bot; sigue jugando
here-move = Pasar la mesa a internet
here-move-offline = Hace falta conexión.
here-move-once = Ya no estará en este teléfono, y no podrá volver.
here-moved = La mesa está en línea
here-moved-links = Envía a cada quien el enlace a su asiento. Cada enlace sirve una vez, durante diez minutos.
here-send-link = Enviar enlace
here-link-for = El asiento de { $name }
here-to-table = Ir a la mesa

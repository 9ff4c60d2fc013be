### The television, in the browser.

tv-title = Tele
tv-how = El tablero para todos; las cartas se quedan en los teléfonos. Abre esta página en la tele y escribe el código de la mesa.
tv-closed = Esta pantalla ya no está conectada a la mesa. Escribe un código para mostrar otra.
tv-turn = Turno de { $name }
tv-plays = { $card }: { $text }
tv-gathering = Vengan a sentarse
tv-point = Apunta aquí con la cámara del teléfono
tv-or-type = o entra en { $address } y escribe el código
tv-then = { $open ->
    [0] Ya están todos. { $name } reparte, en su teléfono.
    [one] Falta una persona. Luego { $name } reparte, en su teléfono.
   *[other] Faltan { $open }. Luego { $name } reparte, en su teléfono.
}
tv-paused = En pausa
tv-asked = ¿Es un farol?
tv-away = { $name } no está
tv-stand-in = Un bot juega por { $name }
tv-teams = Equipos
tv-team = Equipo de { $name }
tv-of-home = de { $pegs } en la meta
tv-home = { $count } de { $pegs } en la meta
tv-last = Última jugada
tv-join = Únete con tu teléfono
tv-qr = Código QR para unirse a esta mesa
tv-first-starts = Quien se siente primero empieza la partida desde su teléfono.
tv-vote = { $name } propone “{ $title }”: { $yes } de { $needed } síes. Voten en su teléfono.
tv-other = Mostrar otra mesa

### La partida del día: su página y el final de su partida.

daily-hand = Tu mano de hoy
daily-board = El tablero antes del primer turno
daily-about = Las mismas cartas y los mismos tres bots para todos.
daily-numbers = { $people } jugaron, { $wins } ganaron
daily-play = Jugar
daily-resume = Seguir tu partida
daily-practice = Jugarla otra vez para practicar
daily-resume-practice = Seguir tu partida de práctica
daily-next = A medianoche, hora local, hay otra partida
daily-score = { $mine } clavijas a { $theirs }, en { $turns } turnos
daily-week-won = { $count ->
    [one] 1 ganada esta semana
   *[other] { $count } ganadas esta semana
}
daily-not-counted = Esta partida no cuenta.
daily-how = Cómo funciona
daily-rules = El juego básico de cuatro: tú, tu pareja y dos rivales. Los tres son bots, y juegan igual para todos.
daily-fair = No hay pistas ni se deshacen jugadas, para poder comparar los resultados.
daily-counts = Cuenta tu primera partida terminada del día, aunque la termines después de medianoche. Puedes jugarla otra vez para practicar.
daily-known = Las cartas salen de la fecha, así que no son secretas. También lo dice la comprobación del reparto.
daily-private = Los demás solo ven cuántas personas terminaron y cuántas ganaron. Tus resultados se guardan en este dispositivo.

# La página para entrar en una mesa.

join-ask-choose = No quedan asientos. ¿En lugar de qué bot quieres jugar?
join-ask-note = Tendrás su mano y sus clavijas en cuanto el anfitrión acepte.
join-ask = Preguntar al anfitrión
join-asked = Ya le preguntamos al anfitrión. Deja esta página abierta: te sentarás en cuanto acepte.
join-asked-cancel = Cancelar
join-asked-no = El anfitrión prefirió dejar el asiento al bot.

join-which = ¿Qué mesa?
join-where = El código está en la pantalla del anfitrión. También puedes escanear el código QR que sale ahí.
join-table = { $players } jugadores, { $teams ->
    [0] sin parejas
   *[other] { $teams } equipos
}.
join-gathering = { $open ->
    [0] Todos los asientos están ocupados.
    [one] Hay un asiento libre.
   *[other] Hay { $open } asientos libres.
}
join-playing = La partida ya empezó.
join-paused = La partida está en pausa.
join-over = La partida terminó.
join-mine = Tienes un asiento en esta mesa.
join-back = Ir a tu asiento
join-choose = Elige un asiento
join-free = Asiento { $number }, libre
join-team = Equipo { $number }
join-bot = (bot)
join-partner = Juegas en equipo con { $names }.
join-sit = Sentarme
join-phone-choose = ¿Por quién quieres anotar jugadas?
join-phone-note = Juegan con cartas de verdad y no tienen teléfono aquí.
join-phone = Anotar jugadas
join-full = Todos los asientos están ocupados, y esta mesa no admite espectadores.
join-screen = Usar esta pantalla como tele

# Tomar asiento para un programa propio.

cli-seat = Toma asiento en una mesa para un programa tuyo y escribe la llave del asiento.
cli-seat-code = El código de la mesa.
cli-seat-server = La dirección del servidor.
cli-seat-name = Cómo se llama el programa en la mesa.
cli-seat-color = La letra de su color: W N Y O R G B K P o I.
cli-seat-number = Qué asiento, contando desde 1; si no se dice nada, el primero libre.
seat-taken = El asiento { $seat } de la mesa { $code } está tomado. Quien tenga esta llave juega en él, así que no se la des a nadie:
seat-no-color = No hay ningún color «{ $color }»: di uno de { $colors }.
seat-no-server = En { $server } no hay ninguna mesa ({ $problem }): di con --server dónde está el servidor.
player-fails = El jugador { $name } ha fallado: { $error }.
player-illegal = El jugador { $name } ha elegido una jugada que no es legal: { $turn }.
player-not-loaded = No hay ningún jugador en { $path }: { $error }. Escribe MÓDULO:NOMBRE para una clase de un módulo de Python que se pueda importar desde aquí.
player-not-callable = { $path } no es una clase de jugadores.

bot-hard = Difícil
bot-medium = Medio
bot-easy = Fácil

# Bots: sus etiquetas, asientos para programas y jugadores propios.

bot-hard = Difícil
bot-medium = Medio
bot-easy = Fácil

cli-seat = Tomar asiento en una mesa para un programa o un jugador tuyo.
cli-seat-code = El código de la mesa.
cli-seat-server = La dirección del servidor.
cli-seat-name = Su nombre en la mesa (si no se indica: Bot, o el nombre del jugador).
cli-seat-color = La letra de su color: W N Y O R G B K P o I.
cli-seat-number = Número de asiento, desde 1 (si no se indica, el primero libre).
cli-seat-player = Jugar una partida con este jugador: hints, greedy, random, uno instalado, o MÓDULO:NOMBRE para una clase tuya. Sin esta opción se escribe la llave del asiento.
seat-taken = Tienes el asiento { $seat } de la mesa { $code }. Quien tenga esta llave puede jugar en él, así que no se la des a nadie:
seat-plays = { $player } tiene el asiento { $seat } de la mesa { $code } y jugará en cuanto empiece la partida. Pulsa Ctrl-C para detenerlo.
seat-reconnecting = Se perdió la conexión con el servidor. Intentándolo de nuevo…
seat-closed = El servidor cerró este asiento ({ $code }).
seat-won = La partida terminó: ganó el equipo de { $player }.
seat-lost = La partida terminó: perdió el equipo de { $player }.
seat-no-color = No hay ningún color “{ $color }”. Elige uno de { $colors }.
seat-no-server = No hay conexión con ningún servidor del juego en { $server } ({ $problem }). Indica su dirección con --server.

player-fails = El jugador { $name } falló: { $error }.
player-illegal = El jugador { $name } eligió una jugada que no es legal: { $turn }.
player-not-loaded = No se pudo cargar el jugador { $path }: { $error }. Escribe MÓDULO:NOMBRE para una clase de un módulo de Python que se pueda importar desde aquí.
player-not-callable = { $path } no es una clase de jugadores.

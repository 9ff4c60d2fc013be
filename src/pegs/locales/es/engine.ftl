# Lo que dice el motor cuando una partida no puede empezar o seguir como se pide.
seating-impossible = { $players } jugadores no pueden formar { $teams } equipos. El juego es para 2 a 10 jugadores, en dos o más equipos iguales.
deal-too-few-cards = { $cards } cartas no bastan para { $players } manos de { $hand } y un mazo de una carta por jugador. Usa más barajas o manos más pequeñas.
deal-no-such-dealer = El asiento { $dealer } no puede repartir. Los asientos van del 0 al { $last }.
deal-not-the-pack = Esas no son las cartas de estas reglas: deberían ser { $cards }, de los valores correctos, y son { $given }.
position-not-the-rest = El mazo y los descartes no son las cartas que faltan en las manos: deberían ser { $cards }, de los valores correctos, y son { $given }.
hand-unknown = Las jugadas legales dependen de la mano de quien tiene el turno, y esa mano no se conoce.
card-unknown = La partida no puede seguir hasta que se conozca la carta que está boca abajo.

warming-begins = Primer arranque de esta versión: compilar el motor de reglas tarda unos { $seconds } segundos, una sola vez.
warming-up = … { $part } ({ $percent } %)
warmed-up = Listo.
warm-part-listing = buscar jugadas legales
warm-part-playing = jugar turnos

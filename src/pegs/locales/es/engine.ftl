# Lo que dice el motor cuando una partida no puede empezar o seguir como se pide.
seating-impossible = { $players } jugadores no pueden sentarse en { $teams } equipos: el juego es para 2 a 10 jugadores, en dos o más equipos iguales.
deal-too-few-cards = Hay muy pocas cartas: { $cards } no bastan para { $players } manos de { $hand } y un mazo de una carta por jugador. Use más barajas o menos cartas en mano.
deal-no-such-dealer = El asiento { $dealer } no puede repartir: los asientos van de 0 a { $players } menos uno.
deal-not-the-pack = El mazo dado no es el de estas reglas: se esperaban { $cards } cartas de los valores debidos; hay { $given }.
position-not-the-rest = El mazo y los descartes indicados no son las cartas que nadie tiene: se esperaban { $cards }, de los valores correctos; se dieron { $given }.
hand-unknown = Para listar los turnos hay que conocer la mano de quien juega.
warming-begins = Es la primera vez que se usa aquí esta versión: el motor de reglas se prepara una sola vez y tarda unos { $seconds } segundos.
warming-up = … { $part } ({ $percent } %)
warmed-up = Listo.
warm-part-listing = buscar turnos legales
warm-part-playing = jugar turnos
card-unknown = Para seguir desde aquí hay que conocer la carta que está boca abajo.

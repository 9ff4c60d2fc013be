# Lo que dice el motor cuando una partida no puede empezar o seguir como se pide.
seating-impossible = { $players } jugadores no pueden formar { $teams } equipos. El juego es para 2 a 10 jugadores, en dos o más equipos iguales.
seed-not-text = La semilla debe ser un número o un texto en UTF-8.
seating-too-many-splits = { $players } jugadores en { $teams } equipos podrían dividir de demasiadas maneras estas cartas: { $cards }. Usa menos jugadores, o que menos clavijas compartan una carta.
deal-too-few-cards = { $cards } cartas no bastan para { $players } manos de { $hand } y un mazo de una carta por jugador. Usa más barajas o manos más pequeñas.
no-such-seat = No hay asiento { $seat }: los asientos van del 0 al { $last }.
number-too-small = { $name } debe ser un número entero de 1 o más, no { $number }.
deal-no-such-dealer = El asiento { $dealer } no puede repartir. Los asientos van del 0 al { $last }.
deal-not-the-pack = Esas no son las cartas de estas reglas: deberían ser { $cards }, de los valores correctos, y son { $given }.
deal-other-piles = Esas no son las cartas de los mazos.
position-not-the-rest = El mazo y los descartes no son las cartas que faltan en las manos: deberían ser { $cards }, de los valores correctos, y son { $given }.
hand-unknown = Las jugadas legales dependen de la mano de quien tiene el turno, y esa mano no se conoce.
card-unknown = La partida no puede seguir hasta que se conozca la carta que está boca abajo.
code-unknown = Ese código no es de ninguna jugada legal de esta posición. Llama a codes() después de cada jugada.

kernel-being-built = El motor de reglas todavía se está compilando. Vuelve a intentarlo en un minuto.
kernel-missing = Esta instalación no trae el motor de reglas compilado para tu computadora. Para compilarlo aquí, ejecuta: pip install "pegs-and-jokers[jit]"
kernel-no-library = PEGS_KERNEL pide la biblioteca del motor de reglas, pero no hay ninguna hecha con este código. Ejecuta make kernel o quita PEGS_KERNEL.
kernel-no-numba = PEGS_KERNEL o NUMBA_BOUNDSCHECK pide Numba, que no está instalado. Para instalarlo, ejecuta: pip install "pegs-and-jokers[jit]"
kernel-unknown = PEGS_KERNEL es “{ $chosen }”, pero tiene que ser una de estas opciones: { $choices }.
warming-without-lto = Esta versión de Pegs and Jokers aún no conoce Numba { $version }, así que compilar tarda el doble.
warming-begins = Solo esta vez: compilando { $parts } (unos { $seconds } segundos)…
warm-part-engine = el motor de reglas

## Corrections on a wooden board

correction-over = La partida terminó, así que las clavijas se quedan donde están.
correction-wins = Así todo un equipo estaría en la meta y la partida terminaría. Deja la última clavija para un turno.

## Real cards

real-cards-all-played = { $cards ->
    [0] Con estas reglas se juega sin esa carta ({ $name }). Revisa la carta.
   *[other] Las { $cards } cartas como esta ({ $name }) ya se jugaron desde que se barajaron los descartes. Revisa la carta. Si ya barajaron otra vez, dilo primero.
}
real-cards-no-shuffle = Ahora no hay cartas de verdad que barajar.
real-cards-bluffing = Con faroles, las cartas se juegan boca abajo, así que deben estar en los teléfonos. Elige otras reglas, o cartas en los teléfonos.

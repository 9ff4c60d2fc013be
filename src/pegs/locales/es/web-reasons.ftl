### Por qué una jugada es mejor que la que se hizo o se intentó: frases enteras sobre la jugada mejor, en los
### análisis y los problemas. $whose y $owner hablan de la clavija del equipo, o de la comida; $whose2 y $owner2,
### de otra que está cerca. Como todas las frases del narrador, ninguna termina en punto.

story-why-peg = { $whose ->
    [you] tu clavija
   *[other] la clavija de { $owner }
}
story-why-other = { $whose2 ->
    [you] la tuya
   *[other] la de { $owner2 }
}
story-why-holes = { $count ->
    [one] 1 hoyo
   *[other] { $count } hoyos
}

## Comer y hacer retroceder

story-why-bumps = { $whose ->
    [you] Tu clavija
   *[other] La clavija de { $owner }
} { $limit ->
    [0] acababa de salir
    [one] había recorrido 1 hoyo
   *[other] había recorrido { $limit } hoyos
} y estaba { $count ->
    [0] en su { $spot }
    [one] a 1 hoyo de su { $spot }
   *[other] a { $count } hoyos de su { $spot }
}. La jugada mejor la devuelve a su { $start }
story-why-sets-back = Hace retroceder { story-why-holes } a { story-why-peg }

## La meta, la salida y el camino

story-why-finishes = Mete { $whose ->
    [you] tu última clavija
   *[other] la última clavija de { $owner }
} en su { $home }
story-why-home = Mete { story-why-peg } en { $hole }, donde está a salvo
story-why-stays-home = Deja { story-why-peg } en { $hole }, donde está a salvo
story-why-deep = Lleva { story-why-peg } al fondo de su { $home }, y detrás queda sitio
story-why-out = Saca una { $whose ->
    [you] de tus clavijas
   *[other] clavija de { $owner }
} de su { $start }
story-why-spares = No devuelve { story-why-peg } a su { $start }
story-why-boosts = Sube { story-why-peg } a su { $spot }
story-why-backs-up = Ahorra a { story-why-peg } casi una vuelta: la lleva hacia atrás hasta { $count ->
    [0] su { $spot }
   *[other] { story-why-holes } antes de su { $spot }
}
story-why-stops-before = No pasa { story-why-peg } de largo por su { $spot }, a dar otra vuelta al tablero
story-why-loses-no-way = No hace retroceder { story-why-holes } a { story-why-peg }
story-why-gains = Acerca { $whose ->
    [you] a tu equipo
   *[other] al equipo de { $owner }
} { $count } hoyos más a la meta

## El peligro y las oportunidades para la próxima jugada

story-why-not-front = No deja { story-why-peg } { story-why-holes } por delante de { story-why-other }
story-why-not-back = No deja { story-why-peg } donde { story-why-other } puede retroceder { $count } y comérsela
story-why-not-out = No deja { story-why-peg } donde salen { $whose2 ->
    [you] las tuyas
   *[other] las de { $owner2 }
}
story-why-away-front = Aleja { story-why-peg } de { story-why-other }, que está { story-why-holes } por detrás
story-why-away-back = Quita { story-why-peg } de donde { story-why-other } puede retroceder { $count } y comérsela
story-why-away-out = Quita { story-why-peg } de donde salen { $whose2 ->
    [you] las tuyas
   *[other] las de { $owner2 }
}
story-why-behind = Pone { story-why-peg } { story-why-holes } por detrás de { story-why-other }, que queda a tiro
story-why-stays-behind = Mantiene { story-why-peg } { story-why-holes } por detrás de { story-why-other }, que sigue a tiro
story-why-assist = Pone { story-why-peg } { story-why-holes } por delante de { story-why-other }, que podría subirla

## Cartas que conviene guardar

story-why-ready = Guarda { $card }, que puede meter { story-why-peg } en { $hole }
story-why-back-up = Guarda { $card }, que puede llevar { story-why-peg } hacia atrás hasta { $count ->
    [0] su { $spot }
   *[other] { story-why-holes } antes de su { $spot }
}
story-why-keeps-joker = Guarda { $card } para más tarde
story-why-keeps-out = Guarda { $card }, que saca clavijas
story-why-keeps-back = Guarda { $card }, que retrocede
story-why-keeps-split = Guarda { $card }, que se reparte
story-why-keeps-small = Guarda { $card } para los últimos hoyos hasta la meta
story-why-tens = Le deja a { story-why-peg } { $count } hoyos hasta { $hole }: los dieces la meten

## Jugadas que decidieron las cartas

story-cannot-move = { $you ->
    [yes] no puedes mover
   *[no] no puede mover
}

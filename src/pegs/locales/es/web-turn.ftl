### Lo que hacen las jugadas, y dividir el número de una carta entre varias clavijas; se descarga al elegir una jugada. $way dice hacia dónde va una clavija.

## Filas

row-discard = Descartar { $card }
row-discard-hand = Descartar toda tu mano
row-new-hand = no se mueve ninguna clavija, y robas cartas nuevas
row-nothing-moves = no se mueve ninguna clavija
row-free = { $own ->
    [yes] Descartarla y sacar una clavija
   *[no] Descartarla y sacar una clavija de { $name }
}
row-send = { $own ->
    [yes] Devolver tu clavija a tu { $start }
   *[no] Devolver la clavija de { $name } a su { $start }
}
row-bring-out = { $own ->
    [yes] Sacar una clavija
   *[no] Sacar una clavija de { $name }
}
row-peg-of = La clavija de { $name }: { $does }
row-peg = Clavija { $number }
row-far = { $way ->
    [back] { $count } atrás
   *[forward] { $count } adelante
}
row-jump = salto
row-home = a la meta
row-ways = { $count } jugadas posibles
ready-does = { $card }: { $does }

## Un bot ha jugado por alguien que no estaba.

recap-absence = { $count ->
    [one] Un bot jugó un turno por ti
   *[other] Un bot jugó { $count } turnos por ti
}

## Lo que hace una jugada. $whose es “own” si la clavija es del sujeto; $number distingue las de los demás.

deed-line = { $you ->
    [yes] Tú
   *[no] { $who }
} { $card } { $does }
deed-where = { $does }, { $where }
deed-which = { $does } ({ $isHome ->
    [yes] ya estaba en la { $where }
   *[no] antes: { $where }
})
deed-with = con { $card }
deed-moves = { $whose ->
    [own] { $you ->
        [yes] avanzas
       *[no] avanza
    } { $count }
   *[other] { $you ->
        [yes] mueves
       *[no] mueve
    } { deed-peg }
}
deed-back = { $whose ->
    [own] { $you ->
        [yes] retrocedes
       *[no] retrocede
    } { $count }
   *[other] { $you ->
        [yes] mueves
       *[no] mueve
    } { deed-peg } { $count } atrás
}
deed-into = { $you ->
    [yes] metes
   *[no] mete
} { $whose ->
    [own] una clavija
   *[other] { deed-peg }
} en la meta
deed-out = { $you ->
    [yes] sacas
   *[no] saca
} { $whose ->
    [own] una clavija
    [you] tu clavija
   *[other] una clavija de { $owner }
}
deed-out-free = { deed-out } gratis
deed-jumps = { $you ->
    [yes] saltas
   *[no] salta
}{ $whose ->
    [own] { "" }
   *[other] { " " }con { deed-peg }
}
deed-onto = { $you ->
    [yes] saltas
   *[no] salta
} sobre { deed-whom }
deed-swaps = { $you ->
    [yes] cambias
   *[no] cambia
} de lugar { $whose ->
    [you] contigo
   *[other] con { $owner }
}
deed-boosts = { $whose ->
    [own] { $you ->
        [yes] subes
       *[no] sube
    } { deed-whom }
    [you] te sube
   *[other] { $you ->
        [yes] subes
       *[no] sube
    } a { $owner }
}
deed-goes-up = { $whose ->
    [own] { deed-whom }
   *[other] { deed-peg }
} sube al aro
deed-splits = { $you ->
    [yes] divides
   *[no] divide
} { $card }: { $parts }
deed-part = { $way ->
    [back] { $count } atrás
   *[forward] { $count }
}{ $whose ->
    [own] { "" }
   *[other] { " " }con { deed-peg }
}
deed-peg = { $whose ->
    [you] tu clavija
   *[other] la clavija
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}{ $whose ->
    [you] { "" }
   *[other] { " " }de { $owner }
}
deed-whom = { $whose ->
    [own] { $you ->
        [yes] tu propia clavija
       *[no] su propia clavija
    }
    [you] tu clavija
   *[other] { $owner }
}

## Preguntas

split-other = { $way ->
    [back] ¿Qué clavija va { $count } atrás?
    [forward] ¿Qué clavija va { $count } adelante?
   *[any] { $count ->
        [one] ¿Qué clavija se lleva el otro?
       *[other] ¿Qué clavija se lleva los otros { $count }?
    }
}
split-next = ¿Qué clavija sigue? { $count ->
    [one] Queda 1
   *[other] Quedan { $count }
}
split-whole = Una clavija avanza los { $count }
split-done = { $way ->
    [forward] { $pegs ->
        [2] Dividir { $card }: { $parts }, las dos adelante
       *[other] Dividir { $card }: { $parts }, todas adelante
    }
    [back] { $pegs ->
        [2] Dividir { $card }: { $parts }, las dos atrás
       *[other] Dividir { $card }: { $parts }, todas atrás
    }
   *[any] Dividir { $card }: { $parts }
}
split-hit = { $way ->
    [back] { $does } yendo atrás
    [forward] { $does } yendo adelante
   *[any] { $does } con el { $count }
}
split-impossible = Aquí no se puede mover { $count }

## Las partes

split-parts = Las partes de { $card }
split-part = { $way ->
    [back] { $count } atrás
    [forward] { $count } adelante
   *[any] { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }
}
split-part-said = { $part }, { $does }
split-tap-peg = toca una clavija marcada
split-pegs = Clavijas que pueden seguir
split-said-left = { $part }: elige una clavija

## Cuánto y hacia dónde

split-how-far = Cuánto, de 1 a { $most }
split-all = Los { $count }
split-which-way = Hacia dónde
split-forward = Adelante
split-back = Atrás
split-into-home = Entrar en { $home }
split-rest = Toca un número. La otra clavija se lleva el resto.
split-rest-many = Toca un número. Las otras se llevan el resto.

### Dividir el número de una carta entre varias clavijas, en la mesa del navegador. $way dice hacia dónde va una clavija.

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

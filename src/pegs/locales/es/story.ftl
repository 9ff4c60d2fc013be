### Lo que pasa en una partida y en una mesa, con palabras; lo usan el navegador, la terminal y los registros.
###
### Las cláusulas no llevan sujeto: “story-does” pone el nombre delante. $you dice si el sujeto es quien lee.
### $whose dice de quién es la clavija: del propio sujeto (own), de quien lee (you), de su pareja (partner, solo
### si el sujeto es quien lee) o de otra persona ($owner). Ninguna frase de aquí termina en punto.

## Nombres y lugares

story-player = Jugador { $letter }
story-hole = { $you ->
    [yes] tu { $number }
   *[no] el { $number } de { $who }
}
story-corner = { $you ->
    [yes] tu esquina
   *[no] la esquina de { $who }
}
story-side-hole = el lado { $side }, hoyo { $number }
story-home-hole = { $number ->
    [0] { $whose ->
        [you] tu { $home }
        [who] un hoyo de { $who } en su { $home }
       *[other] su { $home }
    }
   *[other] el hoyo { $number } de { $whose ->
        [you] tu
        [who] { $who } en su
       *[other] su
    } { $home }
}
story-home-label = { $home } { $number }
story-two = { $first } y { $last }
story-many = { $first } y { $last }
story-either-two = { $first } o { $last }
story-either-many = { $first } o { $last }

## Adónde va una clavija, por lo que se ve allí

landmark = { $way ->
    [at] en { landmark-spot }
    [almost] casi en { landmark-spot }
    [past] { landmark-holes }pasando { landmark-spot }
   *[short] { $holes ->
        [0] hacia
        [one] falta un hoyo para
        [2] faltan dos hoyos para
       *[other] faltan { $holes } hoyos para
    } { landmark-spot }
}
landmark-holes = { $holes ->
    [0] { "" }
    [one] un hoyo{ " " }
    [2] dos hoyos{ " " }
   *[other] { $holes } hoyos{ " " }
}
landmark-spot = { $spot ->
    [ring] { $you ->
        [yes] tu aro
       *[no] el aro de { $name }
    }
    [diamond] { $holes ->
        [0] el rombo { landmark-side }
       *[other] { $you ->
            [yes] tu rombo
           *[no] el rombo de { $name }
        }
    }
   *[corner] { $after ->
        [0] { $you ->
            [yes] tu esquina
           *[no] la esquina de { $name }
        }
        [one] la esquina después { landmark-side }
       *[other] la esquina { $after } después { landmark-side }
    }
}
landmark-side = { $you ->
    [yes] de tu lado
   *[no] del lado de { $name }
}
landmark-home = { $you ->
    [yes] { $home }
   *[no] { $home } de { $name }
}, { $holes ->
    [0] en el último hoyo
    [one] a un hoyo del final
    [2] a dos hoyos del final
   *[other] a { $holes } hoyos del final
}
landmark-ring = aro
landmark-diamond = rombo

## Cómo se llama una partida

name-family = Mesa familiar
name-with = Partida con { $name }
name-bots = { $you ->
    [yes] Tú
   *[no] { $name }
} y { $bots ->
    [one] un bot
    [2] dos bots
    [3] tres bots
    [4] cuatro bots
    [5] cinco bots
    [6] seis bots
    [7] siete bots
    [8] ocho bots
   *[other] nueve bots
}
name-daily = Partida del día
name-puzzle = Problema
name-practice = Práctica
name-what-if = ¿Y si…?
name-turn = Turno { $turn }
name-first-game = Primera partida
name-step = Lección { $step } de { $steps }
name-lesson = Lección

## Frases

story-does = { $you ->
    [yes] { $does }
   *[no] { $who } { $does }
}
story-so = { $head }: { $clauses }
story-sentence = { $text }.
story-time-up = Se acabó el tiempo

## Cartas

story-plays = { $you ->
    [yes] juegas { $card }
   *[no] juega { $card }
}
story-discards = { $you ->
    [yes] descartas { $card }
   *[no] descarta { $card }
}
story-declares = { $you ->
    [yes] juegas { $card } boca abajo y dices que es { $said }
   *[no] juega { $card } boca abajo y dice que es { $said }
}
story-moves = { $you ->
    [yes] haces la jugada
   *[no] hace la jugada
}
story-is-dealt = { $you ->
    [yes] recibes { $cards }
   *[no] recibe { $cards }
}
story-draws = { $you ->
    [yes] robas { $a-card }
   *[no] roba { $a-card }
}
story-forgets = { $you ->
    [yes] te olvidas de robar
   *[no] se olvida de robar
}
story-reshuffled = Se barajan los descartes y forman un mazo nuevo

## Adónde va una clavija

story-out = { $whose ->
    [own] sale una clavija
    [you] sale tu clavija
   *[other] sale una clavija de { $owner }
}
story-out-free = { $whose ->
    [own] sale gratis una clavija
    [you] sale gratis tu clavija
   *[other] sale gratis una clavija de { $owner }
}
story-to = { story-peg-first }{ $count ->
    [0] hasta { $hole }
   *[other] { $whose ->
        [own] { $count }
       *[other] avanza { $count }
    } hasta { $hole }
}
story-back = { story-peg-first }{ $whose ->
    [own] { $count } atrás
   *[other] retrocede { $count }
} hasta { $hole }
story-into = { story-peg-first }{ $count ->
    [0] entra en { $hole }
   *[other] { $whose ->
        [own] { $count } para entrar
       *[other] avanza { $count } y entra
    } en { $hole }
}
story-peg-first = { $whose ->
    [own] { "" }
    [self] { $you ->
        [yes] tu propia clavija
       *[no] su propia clavija
    }{ " " }
    [you] tu clavija{ " " }
   *[other] la clavija de { $owner }{ " " }
}
story-jumps = { $you ->
    [yes] saltas
   *[no] salta
} { $whose ->
    [own] { "" }
    [you] con tu clavija{ " " }
   *[other] con la clavija de { $owner }{ " " }
}hasta { $hole }
story-jumps-in = { $you ->
    [yes] saltas
   *[no] salta
} { $whose ->
    [own] hasta { $you ->
        [yes] tu
       *[no] su
    } { $spot }
    [you] con tu clavija hasta tu { $spot }
   *[other] con la clavija de { $owner } hasta su { $spot }
}
story-swaps = { $you ->
    [yes] cambias de lugar
   *[no] cambia de lugar
} { $whose ->
    [you] contigo en { $hole }
    [partner] con { $owner }, de tu equipo, en { $hole }
   *[other] con { $owner } en { $hole }
}
story-swaps-two = { $you ->
    [yes] intercambias
   *[no] intercambia
} { $whose ->
    [own] { $you ->
        [yes] tu clavija
       *[no] su propia clavija
    }
    [you] tu clavija
   *[other] la clavija de { $owner }
} y { $whose2 ->
    [you] la tuya
   *[other] la de { $owner2 }
}

## Lo que una clavija hace a otra

story-bumps = { $whose ->
    [own] { $you ->
        [yes] te comes tu propia clavija
       *[no] se come su propia clavija
    }
    [you] te come
    [partner] te comes a { $owner }, de tu equipo
   *[other] { $you ->
        [yes] te comes a { $owner }
       *[no] se come a { $owner }
    }
}
story-boosts = { $whose ->
    [own] { $you ->
        [yes] subes tu propia clavija a tu { $spot }
       *[no] sube su propia clavija a su { $spot }
    }
    [you] te sube a tu { $spot }
    [partner] subes a { $owner }, de tu equipo, a su { $spot }
   *[other] { $you ->
        [yes] subes a { $owner } a su { $spot }
       *[no] sube a { $owner } a su { $spot }
    }
}
story-sends = { $you ->
    [yes] devuelves
   *[no] devuelve
} { $whose ->
    [own] { $you ->
        [yes] tu propia clavija a tu { $start }
       *[no] su propia clavija a su { $start }
    }
    [you] tu clavija a tu { $start }
   *[other] la clavija de { $owner } a su { $start }
}
story-goes-back = { $whose ->
    [own] { $you ->
        [yes] tu propia clavija vuelve a tu { $start }
       *[no] su propia clavija vuelve a su { $start }
    }
    [you] tu clavija vuelve a tu { $start }
   *[other] la clavija de { $owner } vuelve a su { $start }
}
story-goes-up = { $whose ->
    [own] { $you ->
        [yes] tu propia clavija sube a tu { $spot }
       *[no] su propia clavija sube a su { $spot }
    }
    [you] tu clavija sube a tu { $spot }
   *[other] la clavija de { $owner } sube a su { $spot }
}

## Faroles, turnos extra, turnos sin poder mover

story-accepts = { $you ->
    [yes] te lo crees
   *[no] se lo cree
}
story-doubts = { $you ->
    [yes] lo dudas
   *[no] lo duda
}
story-shows = { $you ->
    [yes] enseñas { $card }
   *[no] enseña { $card }
}
story-earns-extra = { $you ->
    [yes] ganas un turno extra
   *[no] gana un turno extra
}
story-takes-extra = { $you ->
    [yes] juegas un turno extra
   *[no] juega un turno extra
}
story-skips-extra = { $you ->
    [yes] renuncias al turno extra
   *[no] renuncia al turno extra
}
story-sits-out = { $you ->
    [yes] pierdes este turno
   *[no] pierde este turno
}
story-stuck = { $you ->
    [yes] no puedes mover ({ $count } de { $limit })
   *[no] no puede mover ({ $count } de { $limit })
}
story-stuck-again = { $you ->
    [yes] no puedes mover y no sale ninguna clavija: la cuenta vuelve a empezar
   *[no] no puede mover y no sale ninguna clavija: la cuenta vuelve a empezar
}
story-new-hand = { $you ->
    [yes] descartas también { $cards } y robas una mano nueva
   *[no] descarta también { $cards } y roba una mano nueva
}
story-new-hand-unseen = { $you ->
    [yes] descartas también el resto de tu mano y robas una nueva
   *[no] descarta también el resto de su mano y roba una nueva
}
story-passes = { $you ->
    [yes] pasas
   *[no] pasa
}
story-wins = { $you ->
    [yes] { $alone ->
        [yes] Ganas tú
       *[no] Gana tu equipo: tú y { $team }
    }
   *[no] { $alone ->
        [yes] Gana { $team }
       *[no] Ganan { $team }
    }
}

## La mesa

story-begins = Partida { $count }: { $whose ->
    [you] repartes tú
   *[other] reparte { $owner }
}
story-same-cards = Las mismas cartas de la partida { $count }, con los lados cambiados
story-same-cards-won = Las dos veces ganaron las mismas cartas
story-same-team-won = El mismo equipo ganó con las cartas de los dos lados
story-deal-of-the-day = La partida del día: todos tienen estas cartas
story-takes-back = { $you ->
    [yes] deshaces la última jugada
   *[no] deshace la última jugada
}
story-takes-back-and-shuffles = { $you ->
    [yes] deshaces la última jugada, y el mazo se baraja
   *[no] deshace la última jugada, y el mazo se baraja
}
story-shuffles-discards = { $you ->
    [yes] dices que ya barajaron los descartes
   *[no] dice que ya barajaron los descartes
}
story-asks-for-take-back = { $you ->
    [yes] pides deshacer la última jugada
   *[no] pide deshacer la última jugada
}
story-ends-take-back = { $you ->
    [yes] dices que la jugada se queda como está
   *[no] dice que la jugada se queda como está
}
story-take-back-lapses = No contestaron todos, así que la jugada se queda como está
story-sits-down = { $you ->
    [yes] te sientas
   *[no] se sienta
}
story-leaves = { $text } deja la mesa
story-away = { $you ->
    [yes] no estás
   *[no] no está
}
story-comes-back = { $you ->
    [yes] estás de vuelta
   *[no] está de vuelta
}
story-stand-in = { $whose ->
    [you] Un bot juega por ti
   *[other] Un bot juega por { $owner }
}
story-pauses = { $you ->
    [yes] pausas la partida
   *[no] pausa la partida
}
story-resumes = { $you ->
    [yes] reanudas la partida
   *[no] reanuda la partida
}
story-suggests-rules = { $you ->
    [yes] propones otras reglas
   *[no] propone otras reglas
}
story-withdraws-rules = { $you ->
    [yes] retiras tu propuesta
   *[no] retira su propuesta
}
story-rules-voted-down = { $text }: la mayoría votó que no
story-rules-change = Ahora juegan con “{ $text }”{ $count ->
    [1] { "" }
   *[other] , por { $count } votos a { $limit }
}
story-says = { $whose ->
    [you] Tú: { $text }
   *[other] { $owner }: { $text }
}

## Un tablero de madera: lo que hacen las manos. Todos alrededor leen lo mismo, así que aquí ningún hoyo es “tuyo”.
## $whose es “own” para las clavijas de quien jugó.

story-color = { $letter ->
    [W] blanca
    [N] natural
    [Y] amarilla
    [O] naranja
    [R] roja
    [G] verde
    [B] azul
    [K] negra
    [P] morada
    [I] rosa
   *[none] clavija
}
story-own-start = su { $start }
story-own-hole = el { $number }
story-own-corner = la esquina
story-hand-peg = la { $color }{ $whose ->
    [own] { "" }
   *[other] { " " }de { $owner }
}
story-hand-moves = Mueve { story-hand-peg } desde { $from } hasta { $to }
story-hand-puts-back = Devuelve { story-hand-peg } desde { $from } hasta { $to }
story-hand-swaps = Cambia { story-hand-peg } en { $from } por la { $color2 } de { $owner2 } en { $to }
story-hand-goes-back = { $whose ->
    [own] La otra { $color }
   *[other] La { $color } de { $owner }
} vuelve a { $to }
story-hand-goes-up = { $whose ->
    [own] La otra { $color }
   *[other] La { $color } de { $owner }
} sube hasta { $to }
story-hand-sets-up = Pon todas las clavijas en su salida
story-hand-sets-up-like = Coloca el tablero como en esta imagen
story-hand-deals = { $owner } reparte { $count ->
    [one] una carta
   *[other] { $count } cartas
} a cada quien
story-corrects = corrigió el tablero
story-corrects-peg = { story-hand-peg } desde { $from } hasta { $to }

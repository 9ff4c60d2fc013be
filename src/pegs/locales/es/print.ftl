### Papel: tarjetas de referencia y los nombres de sus formatos.
### $start_word, $home_word, $in_spot_word y $out_spot_word son las palabras del reglamento; **lo destacado** va entre estrellas.

## La cabecera de una tarjeta de referencia

print-card-title = { $title }: tarjeta de referencia
print-teams = { $partners ->
    [all] { $teams } { $count ->
        [one] equipo
       *[other] equipos
    }, alternados
    [none] sin parejas
   *[some] con o sin parejas
}
print-decks = { $owned ->
    [no] { $decks } { $half ->
        [true] { $count ->
            [one] media{"\u00A0"}
           *[other] medias{"\u00A0"}
        }
       *[false] {""}
    }{ $count ->
        [one] baraja
       *[other] barajas
    } { $jokers ->
        [no] sin comodines
        [one] con comodín
       *[yes] con comodines
    }
   *[yes] { $decks } { $half ->
        [true] { $count ->
            [one] media{"\u00A0"}
           *[other] medias{"\u00A0"}
        }
       *[false] {""}
    }{ $count ->
        [one] baraja
       *[other] barajas
    } { $jokers ->
        [no] sin comodines
        [one] con comodín
       *[yes] con comodines
    } por jugador
}
print-banner-team = Cada carta mueve cualquier clavija de tu equipo: tuya o de un compañero.
print-banner-bluff = Las cartas se juegan boca abajo. Puedes farolear, y los rivales pueden dudar.

## Lo que hacen las cartas: unas palabras en una ficha, y después lo que hay que saber

print-or = o
print-chip-out = Sale
print-chip-number = Avanza
print-chip-forward = Avanza { $counts }
print-chip-backward = Retrocede { $counts }
print-chip-corner_to_corner = De esquina a esquina, sobre cualquiera
print-chip-split = Divide { $counts }
print-chip-swap = Intercambia
print-chip-jump_from = Cae sobre otra
print-chip-in_spot_from = A su { $in_spot_word }
print-chip-send_to_start = Manda a su { $start_word }
print-chip-idle = Solo se descarta
print-note-number = el número de la carta
print-note-out = de su { $start_word } a su { $out_spot_word }{ $steps ->
    [0] {""}
   *[other] , y avanza { $steps }
}
print-note-split = { $detail }{ $opponents ->
    [yes] ; una rival no sale del recorrido
   *[no] {""}
}
print-note-jump = { $alone ->
    [yes] { $onto ->
        [partners] de un compañero{ $ahead ->
            [yes] {" "}más adelante
           *[no] {""}
        } en el recorrido, { $detail }
        [opponents] de un rival{ $ahead ->
            [yes] {" "}más adelante
           *[no] {""}
        } en el recorrido, { $detail }
       *[any] de otro color{ $ahead ->
            [yes] {" "}más adelante
           *[no] {""}
        } en el recorrido, { $detail }
    }
   *[no] { $onto ->
        [partners] sobre un compañero{ $ahead ->
            [yes] {" "}más adelante
           *[no] {""}
        } en el recorrido, { $detail }
        [opponents] sobre un rival{ $ahead ->
            [yes] {" "}más adelante
           *[no] {""}
        } en el recorrido, { $detail }
       *[any] sobre otro color{ $ahead ->
            [yes] {" "}más adelante
           *[no] {""}
        } en el recorrido, { $detail }
    }
}
print-note-send = una clavija rival en el recorrido
print-note-one-of = { $power ->
    [out] Sale
    [split] Divide
    [swap] Intercambia
    [jump_from] Cae
    [in_spot_from] { $place }
   *[send_to_start] Manda
}: { $note }.
print-joker = Comodín

## Recuadros

print-box-turn = Tu turno
print-box-landing = Caer sobre otra
print-box-home = Terminar
print-box-stuck = ¿Sin jugada?
print-box-helping = Ayudar
print-box-bluffing = Faroles
print-step-draw = Roba una carta.
print-step-play = { $count ->
    [one] Juega tu carta.
   *[other] Juega una de tus { $count } cartas.
}
print-step-move = Mueve el número completo.
print-step-declare = Juega una carta boca abajo y di un valor que pueda mover, sea verdad o no.
print-step-doubt = Cada rival puede dudar.
print-opponent = **Rival:** vuelve a su { $start_word }.

print-own = { $land_on_own ->
    [start] { $pass_own ->
        [true] { $pass_in_home ->
            [true] Una clavija puede pasar **su propio color**. Si cae sobre él en el recorrido, lo devuelve a su { $start_word }.
           *[false] En el recorrido, una clavija puede pasar **su propio color**. Si cae sobre él, lo devuelve a su { $start_word }. En su { $home_word }, ni lo uno ni lo otro.
        }
       *[false] { $pass_in_home ->
            [true] En el recorrido, ninguna clavija pasa **su propio color**. Si cae sobre él, lo devuelve a su { $start_word }.
           *[false] Ninguna clavija pasa **su propio color**. Si cae sobre él en el recorrido, lo devuelve a su { $start_word }.
        }
    }
   *[forbidden] { $pass_own ->
        [true] { $pass_in_home ->
            [true] Ninguna clavija cae sobre **su propio color**, pero sí puede pasarlo.
           *[false] Ninguna clavija cae sobre **su propio color**. Puede pasarlo en el recorrido, pero no en su { $home_word }.
        }
       *[false] { $pass_in_home ->
            [true] Ninguna clavija cae sobre **su propio color**. En el recorrido, tampoco lo pasa.
           *[false] Ninguna clavija cae sobre **su propio color** ni lo pasa.
        }
    }
}
print-home-back = No puedes entrar en tu { $home_word } hacia atrás.
print-home-safe = Nada puede caer sobre una clavija en su { $home_word }.
print-winner = { $partners ->
    [all] **Gana el primer equipo con todas sus clavijas en su { $home_word }.**
    [none] **Gana el primer jugador con todas sus clavijas en su { $home_word }.**
   *[some] **Gana el primer equipo o jugador con todas sus clavijas en su { $home_word }.**
}
print-bluff-caught = **Farol descubierto:** quien dudó manda una de tus clavijas a su { $start_word }. Se acaba tu turno.
print-bluff-truth = **Decías la verdad:** mandas una de las suyas y luego mueves.
print-bluff-none = ¿No hay clavija que mandar? Juegas un turno extra.

## El tablero pequeño

print-way = sentido del juego
print-place-start = **{ $name }:** aquí esperan las clavijas
print-place-out = **{ $name },** el { $hole }
print-place-in = **{ $name },** el { $hole }
print-place-home = **{ $name }:** { $count ->
    [one] un hoyo, ahí no{"\u00A0"}te{"\u00A0"}comen
   *[other] { $count } hoyos, ahí no{"\u00A0"}te{"\u00A0"}comen
}
print-place-corner = **Esquina,** cuenta como hoyo 0
print-board-alt = Un lado del tablero, con sus cinco lugares numerados
print-source = Reglas: { $source }
print-printed = Impreso el { $day } de { $month } de { $year }
print-scale = Imprimir al 100 % en A4 o Carta
print-fold = Dobla aquí
print-glue = Pegar aquí
print-too-much = Estas reglas no caben en una tarjeta de este tamaño. Elige una más grande.

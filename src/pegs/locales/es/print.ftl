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
    [no] { $decks } { $count ->
        [one] baraja
       *[other] barajas
    } { $jokers ->
        [no] sin comodines
        [one] con comodín
       *[yes] con comodines
    }
   *[yes] { $decks } { $count ->
        [one] baraja
       *[other] barajas
    } { $jokers ->
        [no] sin comodines
        [one] con comodín
       *[yes] con comodines
    } por jugador
}
print-banner-team = Cada carta mueve cualquier clavija de tu equipo: tuya o de un compañero.
print-banner-bluff = Las cartas se juegan boca abajo. Puedes mentir, y los rivales pueden dudar.

## Lo que hacen las cartas: unas palabras en una ficha, y después lo que hay que saber

print-or = o
print-chip-out = Sale
print-chip-number = Avanza
print-chip-forward = Avanza { $counts }
print-chip-backward = Retrocede { $counts }
print-chip-split = Divide { $counts }
print-chip-swap = Intercambia
print-chip-jump_from = Cae sobre otra
print-chip-in_spot_from = A su { $in_spot_word }
print-chip-send_to_start = Manda a su { $start_word }
print-chip-idle = Solo se descarta
print-note-number = el número de la carta
print-note-out = de su { $start_word } a su { $out_spot_word }
print-note-split = { $detail }{ $opponents ->
    [yes] ; una rival no sale del recorrido
   *[no] {""}
}
print-note-jump = { $alone ->
    [yes] de otro color en el recorrido, { $detail }
   *[no] sobre otro color en el recorrido, { $detail }
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
print-must-play = { $bluffing ->
    [true] { $joker_exempt ->
        [true] Si ninguna de tus cartas puede mover, sin contar comodines, puedes descartar una.
       *[false] Si ninguna de tus cartas puede mover, puedes descartar una.
    }
   *[false] { $must_play ->
        [card] Puedes jugar cualquier carta. Si puede mover, tienes que mover; si no, se descarta.
       *[hand] Si alguna carta puede mover, juega una que mueva. Si ninguna puede, descarta una.
    }
}
print-joker-exempt = { $joker_exempt ->
    [true] Nunca tienes que jugar un comodín.
   *[false] Si solo puede mover un comodín, tienes que jugarlo.
}
print-forgotten-draw = { $forgotten_draw ->
    [forfeit] Si olvidas robar, pierdes el siguiente turno.
    [draw-two] Si olvidas robar, la próxima vez robas dos.
   *[extra-card] Si olvidas robar, la próxima vez puedes robar una carta más.
}
print-opponent = **Rival:** vuelve a su { $start_word }.
print-teammate = { $bump_partner ->
    [in-spot] **De tu equipo:** va a su { $in_spot_word }.
    [start] **De tu equipo:** también vuelve a su { $start_word }.
   *[forbidden] **De tu equipo:** no puedes caer sobre ella.
}
print-in-spot-taken = { $bump_chain ->
    [true] { $in_spot_taken ->
        [start] Si allí ya está su color, vuelve a su { $start_word }.
       *[forbidden] No se puede si allí ya está su color.
    } Si allí hay una de otro color, esa también sale de ahí.
   *[false] { $in_spot_taken ->
        [start] Si allí ya está su color, vuelve a su { $start_word }. Si allí hay otro color, no se puede.
       *[forbidden] No se puede si allí ya hay alguna clavija.
    }
}

print-own = { $pass_in_home ->
    [true] Ninguna clavija cae sobre **su propio color**. En el recorrido, tampoco lo pasa.
   *[false] Ninguna clavija cae sobre **su propio color** ni lo pasa.
}
print-home = { $pass_in_spot ->
    [true] Desde tu { $in_spot_word }, entra con el número **exacto** o da otra vuelta.
   *[false] Desde tu { $in_spot_word }, entra con el número **exacto**. No puedes pasar de largo.
}
print-home-back = No puedes entrar en tu { $home_word } hacia atrás.
print-home-safe = Nada puede caer sobre una clavija en su { $home_word }.
print-home-pass = En tu { $home_word }, tus clavijas pueden rebasarse.
print-winner = { $partners ->
    [all] **Gana el primer equipo con todas sus clavijas en su { $home_word }.**
    [none] **Gana el primer jugador con todas sus clavijas en su { $home_word }.**
   *[some] **Gana el primer equipo o jugador con todas sus clavijas en su { $home_word }.**
}
print-stuck = { $stuck_counts ->
    [discards] { $count ->
        [one] Si no mueves,
       *[other] ¿Descartas { $count } turnos seguidos? En el último,
    }
   *[stuck] { $count ->
        [one] Si ninguna carta puede mover,
       *[other] ¿Ninguna carta puede mover { $count } turnos seguidos? En el último,
    }
}
print-free-out = { $free_out ->
    [must] descarta cualquier carta y saca una clavija **gratis.** Es obligatorio.
   *[may] descarta cualquier carta y saca una clavija **gratis,** si quieres.
}
print-free-with-card = { $count ->
    [one] Si una carta puede mover, pero tienes una carta de salida, puedes hacer esto en vez de mover.
   *[other] Si esa última vez una carta puede mover, pero tienes una carta de salida, puedes hacer esto en vez de mover.
}
print-stuck-pile = Lo que se descarta sin poder mover va a un montón aparte.
print-help = { $help ->
    [none] Con todas tus clavijas en tu { $home_word }, ya terminaste: no mueves las de tu pareja.
   *[other] { $partner_count ->
        [one] Con todas tus clavijas en tu { $home_word }, mueves las de tu pareja como si fueran tuyas.
       *[several] { $help ->
            [choice] Con todas tus clavijas en tu { $home_word }, mueves las del compañero que quieras.
           *[left] Con todas tus clavijas en tu { $home_word }, mueves las del siguiente compañero a tu izquierda.
        }
    }
}
print-finishing-split = { $finishing_split_helps ->
    [true] Si divides y metes tu última clavija, el resto lo puede usar una clavija de un compañero.
   *[false] Empiezas en tu siguiente turno.
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
    [one] un hoyo, sin{"\u00A0"}golpes
   *[other] { $count } hoyos, sin{"\u00A0"}golpes
}
print-place-corner = **Esquina,** cuenta como hoyo 0
print-board-alt = Un lado del tablero, con sus cinco lugares numerados
print-source = Reglas: { $source }
print-scale = Imprimir al 100 % en A4 o Carta
print-fold = Dobla aquí
print-glue = Pegar aquí
print-too-much = Estas reglas no caben en una tarjeta de este tamaño. Elige una más grande.

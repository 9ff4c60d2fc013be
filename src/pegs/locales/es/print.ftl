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
print-decks = { $decks } { $count ->
    [one] baraja
   *[other] barajas
}{ $owned ->
    [yes] {" "}por jugador
   *[no] {""}
} { $jokers ->
    [no] sin comodines
   *[yes] con comodines
}
print-banner-team = Cada carta mueve cualquier clavija de tu equipo: tuya o de un compañero.
print-banner-bluff = Juega boca abajo y di lo que quieras. Los rivales pueden dudar.

## Lo que hacen las cartas: unas palabras en una ficha, y después lo que hay que saber

print-or = o
print-chip-out = Sale
print-chip-number = Avanza
print-chip-forward = Avanza { $counts }
print-chip-backward = Retrocede { $counts }
print-chip-split = Reparte { $counts }
print-chip-swap = Cambia de sitio
print-chip-jump_from = Cae sobre otra
print-chip-in_spot_from = A su { $in_spot_word }
print-chip-send_to_start = Manda a su { $start_word }
print-chip-idle = Solo se descarta
print-note-number = el número de la carta
print-note-out = de su { $start_word } a su { $out_spot_word }
print-note-jump = de cualquier otro color, en el recorrido
print-note-send = una clavija rival que esté en el recorrido
print-joker = Comodín

## Recuadros

print-box-turn = Tu turno
print-box-landing = Caer sobre otra
print-box-home = Llegar a la meta
print-box-stuck = ¿Sin jugada?
print-box-helping = Ayudar
print-box-bluffing = Faroles
print-step-draw = Roba una carta.
print-step-play = { $count ->
    [one] Juega tu carta.
   *[other] Juega una de tus { $count } cartas.
}
print-step-move = Mueve el número completo.
print-step-declare = Juega una carta boca abajo y declara el valor que quieras.
print-step-doubt = Cada rival puede dudar.
print-must-play = { $bluffing ->
    [true] Declara un valor que pueda mover. Si ninguna de tus cartas puede, puedes descartar una.
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
print-in-spot-taken = { $in_spot_taken ->
    [start] Si allí ya está su color, vuelve a su { $start_word }.
   *[forbidden] No se puede si allí ya está su color.
}
print-chain = { $bump_chain ->
    [true] Si allí hay otro color, también se tiene que ir.
   *[false] No se puede si allí hay alguna clavija.
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
print-home-safe = Una clavija en su { $home_word } está a salvo.
print-home-pass = En su { $home_word }, las clavijas de un color pueden pasarse.
print-winner = { $partners ->
    [all] **Gana el primer equipo con todas sus clavijas en su { $home_word }.**
    [none] **Gana el primer jugador con todas sus clavijas en su { $home_word }.**
   *[some] **Gana el primer equipo o jugador con todas sus clavijas en su { $home_word }.**
}
print-stuck = { $stuck_counts ->
    [discards] { $count ->
        [one] En lugar de solo descartar, puedes sacar una clavija.
       *[other] Si descartas { $count } turnos seguidos, en el último sale una clavija **gratis**.
    }
   *[stuck] { $count ->
        [one] Si ninguna carta puede mover, sale una clavija **gratis**.
       *[other] Si ninguna carta puede mover { $count } turnos seguidos, en el último sale una clavija **gratis**.
    }
}
print-free-out = { $free_out ->
    [must] Descarta cualquier carta y sácala. Es obligatorio.
   *[may] Descarta cualquier carta y sácala, si quieres.
}
print-free-with-card = Aunque puedas mover en ese turno, con una carta de salida puedes sacarla gratis.
print-stuck-pile = Lo que se descarta sin poder mover va a un montón aparte.
print-help = { $help ->
    [none] Con todas tus clavijas en su { $home_word }, ya terminaste: no mueves las de tu pareja.
   *[other] { $partner_count ->
        [one] Con todas tus clavijas en su { $home_word }, mueves las de tu pareja como si fueran tuyas.
       *[several] { $help ->
            [choice] Con todas tus clavijas en su { $home_word }, mueves las del compañero que quieras.
           *[left] Con todas tus clavijas en su { $home_word }, mueves las del siguiente compañero a tu izquierda.
        }
    }
}
print-finishing-split = { $finishing_split_helps ->
    [true] Si repartes y entra tu última clavija, el resto puede moverlo una de tu pareja.
   *[false] Empiezas en tu siguiente turno.
}
print-bluff-caught = **Farol descubierto:** quien dudó manda una de tus clavijas a su { $start_word }. Se acaba tu turno.
print-bluff-truth = **Decías la verdad:** mandas una de las suyas y luego mueves.
print-bluff-none = ¿No hay clavija que mandar? Hay un turno extra.
print-split-opponent = Una clavija rival solo puede mover por el recorrido.

## El tablero pequeño

print-way = sentido
print-place-start = **{ $name }:** aquí esperan
print-place-out = **{ $name },** el { $hole }
print-place-in = **{ $name },** el { $hole }
print-place-home = **{ $name }:** { $count ->
    [one] un hoyo, a salvo
   *[other] { $count } hoyos, a salvo
}
print-place-corner = **Esquina,** hoyo 0
print-board-alt = Un lado del tablero, con sus cinco lugares numerados
print-source = Reglas: { $source }
print-scale = Imprimir al 100% en A4 o Carta
print-fold = Dobla aquí
print-glue = Pegar aquí
print-too-much = Estas reglas no caben en una tarjeta de este tamaño. Elige una más grande.

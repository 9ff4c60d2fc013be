### Turnos de una línea cada uno, con los números de sus clavijas, como los lista el tablero en palabras.
### Una línea no lleva punto: “Rey, la clavija 1, adelante 10: se come a Ben”.

typed-comma = { $first }, { $then }
typed-colon = { $first }: { $then }
typed-and = { $first } y { $then }
typed-split = { $first } dividido: { $then }
typed-ways = { $card } divide
typed-discard = descartar: { $card }
typed-declare = { $card } boca abajo, dicho como { $said }
typed-peg = { $you ->
    [yes] la clavija { $number }
   *[no] la clavija { $number } de { $owner }
}
typed-peg-in-start = { $you ->
    [yes] una clavija de tu { $start }
   *[no] una clavija de { $owner }, de su { $start }
}
typed-peg-at = la clavija en { $place }
typed-move = { $peg }, { $way ->
    [forward] adelante
   *[back] atrás
} { $count }{ $enters ->
    [yes] , entra en su { $home }
   *[no] { "" }
}
typed-part = { $peg } { $way ->
    [forward] avanza
   *[back] retrocede
} { $count }{ $enters ->
    [yes] { " " }hasta su { $home }
   *[no] { "" }
}
typed-onto = { $peg } salta a { $other }
typed-swap = { $peg } cambia de lugar con { $other }
typed-send = { $peg } vuelve a su { $start }
typed-no-peg = { $you ->
    [yes] No tienes una clavija { $number } que se pueda mover.
   *[no] { $owner } no tiene una clavija { $number } que se pueda mover.
}
typed-none-out = { $you ->
    [yes] No tienes ninguna clavija en el recorrido.
   *[no] { $owner } no tiene ninguna clavija en el recorrido.
}

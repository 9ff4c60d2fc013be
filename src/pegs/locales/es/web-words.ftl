### El tablero en palabras: una página de texto para una partida en marcha. Lo que significa un turno escrito viene de typed.ftl.

words-back = Volver al tablero
words-last = Lo último
words-can = Puedes
words-score = { $team }: { $count } de { $pegs } en la meta
words-ways = { $count ->
    [one] y de otra manera
   *[other] y de { $count } maneras más
}
words-more = { $count ->
    [one] y un turno más
   *[other] y { $count } turnos más
}
words-type = Escribe tu turno
words-help = Carta, clavija, cuánto. k 1 rey, clavija 1 · k sale · 8 2 · 7 2 3 dividir · j* Ben 1 comodín · #4 de la lista · 8? por qué no
words-quiet = No se come ninguna clavija.
words-several = { $count ->
    [2] Pueden ser dos turnos.
   *[other] Pueden ser { $count } turnos.
}
words-which = ¿Qué turno quieres decir?
words-type-hint = pista
words-type-last = último
words-type-board = tablero
words-type-undo = deshacer
words-pegs = Clavijas
words-player = Jugador
words-track = En el recorrido
words-you = { $name }, tú
words-partner = { $name }, tu equipo
words-movable = { $hole } (clavija { $number })
words-in-holes = { $count ->
    [one] 1, en el hoyo { $holes }
   *[other] { $count }, en los hoyos { $holes }
}
words-counted = Cómo se cuenta
words-counting = Cada lado tiene { $holes } hoyos. El hoyo 0 es la esquina, el { $in } es el aro junto a la meta, el { $out } es el rombo por donde salen las clavijas. El 7 de { $name } es el hoyo 7 del lado de { $name }. La clavija 1 de cada jugador es la que está más cerca de su meta.
words-clockwise = Se juega en el sentido del reloj: { $players }.
words-speak = Decir cada turno
words-large = Texto más grande
words-why = ¿Por qué no?

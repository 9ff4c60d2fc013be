### La orden que prepara problemas para practicar.

cli-puzzles = Preparar problemas para practicar.
cli-puzzles-examples =
    # Diez problemas con el reglamento básico
    pegs puzzles make
cli-puzzles-make = Buscar posiciones en las que un turno es claramente el mejor.
cli-puzzles-make-examples =
    # Diez problemas con el reglamento básico
    pegs puzzles make
    # Sesenta con tres reglamentos, en un archivo
    pegs puzzles make --rules basic,arizona,pegoo --number 60 -o problemas.jsonl
    # Diez sobre comodines
    pegs puzzles make --theme joker
    # De tus propias partidas
    pegs puzzles make --record partidas.pegs
cli-puzzles-rules = Reglamentos de las partidas de los bots, separados por comas.
cli-puzzles-number = Número de problemas.
cli-puzzles-theme = Solo problemas de estos temas, separados por comas: bump, joker, split, home o partner.
cli-puzzles-record = Buscar en estas partidas guardadas, no en partidas de bots.
cli-puzzles-output = Escribir los problemas en este archivo, uno por línea, en JSON.
puzzles-named-only = Los problemas necesitan reglamentos incluidos. Los muestra “pegs rules list”.
puzzles-no-theme = No hay ningún tema “{ $theme }”. Los temas son { $themes }.
puzzles-looking = { $count } de { $number } problemas, en { $games ->
    [one] una partida
   *[other] { $games } partidas
}
puzzles-made = { $count ->
    [0] Ningún problema
    [one] Un problema
   *[other] { $count } problemas
} en { $games ->
    [one] una partida
   *[other] { $games } partidas
}.

games-replays = Partidas terminadas
games-none = Aquí quedarán las partidas terminadas, con todas sus jugadas.
games-download = Descargar todas las terminadas
games-open = Abrir una partida guardada
games-open-failed = No se puede abrir { $file }.
games-open-large = Ese archivo es demasiado grande para tener partidas guardadas.
games-opened = { $count ->
    [one] { $count } partida ya está aquí.
   *[other] { $count } partidas ya están aquí.
}

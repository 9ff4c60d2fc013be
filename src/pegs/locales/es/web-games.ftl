games-replays = Partidas terminadas
games-none = Aquí quedarán las partidas terminadas, con todas sus jugadas.
games-download = Descargar todas las terminadas

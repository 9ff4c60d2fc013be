"""Players: whoever chooses turns. A player sees a `pegs.view.SeatView` and nothing else."""

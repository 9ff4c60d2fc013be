"""What `pegs.simulate` returns: the games it played, as columns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from pegs.analysis.accumulators import Accumulator
from pegs.analysis.game_rows import GameRows
from pegs.analysis.named_columns import Columns
from pegs.core.board import Board


class SimulatedGames(Columns):
    """One row per game, as NumPy columns by name.

    ``accumulators`` has one accumulator of each requested kind, which has seen all games.
    """

    def __init__(
        self, rows: GameRows, board: Board, names: Sequence[str], accumulators: tuple[Accumulator, ...] = ()
    ) -> None:
        super().__init__(rows.games(board))
        self.accumulators = accumulators
        self._rows, self._board, self._names = rows, board, names

    @cached_property
    def seats(self) -> Columns:
        """One row per game and seat."""
        return self._rows.seats(self._board, self._names)

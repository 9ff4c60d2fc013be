"""A fixed set of actions: every turn of a table as a few parts, chosen one after the other.

The first part says what is done with which card, the next what the card is declared as, and then every step
says whose peg moves, where it comes from and where it goes. Each part is one of fewer than 300 numbers,
whatever the table, and the listed turns say which are legal next. As soon as only one turn is left, it's
chosen.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from pegs.core.board import Board
from pegs.core.cards import N_RANKS
from pegs.core.errors import UsageError
from pegs.core.turn import MAX_STEPS, Kind
from pegs.i18n import translate
from pegs.study.columns import ABSENT, STEP_COLUMNS, ActionColumn

Parts = NDArray[np.int64]

_CARDS = N_RANKS + 1
"""Every rank, and no card."""


class PartActions:
    """The parts of one table's turns.

        parts = PartActions(games.board)
        chosen = []
        while (turn := parts.find(rows, chosen)) is None:
            legal = parts.mask(rows, chosen)            # which of the parts.size numbers may come next
            chosen.append(policy(legal))
        action = turn                                   # its number in the list

    ``rows`` are the rows of one game's legal turns (`ActionColumn`).
    """

    def __init__(self, board: Board) -> None:
        self._ring, self._home = board.ring, board.home_length
        self._first_start = board.ring + board.players * board.home_length
        self.size = 1 + max(len(Kind) * _CARDS, board.ring + board.home_length + 1)
        """How many different actions there are. Action 0 ends a turn where another goes further."""

    def parts_of(self, rows: NDArray[np.int16]) -> Parts:
        """The parts of each turn, a row each, with 0 after the last."""
        wide = rows.astype(np.int64)
        first = 1 + wide[:, ActionColumn.KIND] * _CARDS + wide[:, ActionColumn.CARD] + 1
        declared = 2 + wide[:, ActionColumn.DECLARED]
        columns = [first, declared]
        for number in range(MAX_STEPS):
            seat, origin, target = wide[:, ActionColumn.SEAT + STEP_COLUMNS * number :][:, :STEP_COLUMNS].T
            columns += [1 + seat, 1 + self._own_place(origin), 1 + self._own_place(target)]
        return np.stack(columns, axis=1)

    def _own_place(self, places: Parts) -> Parts:
        """Places as their seat counts them: the track, its own home, its own start."""
        own = np.where(places < self._ring, places, self._ring + (places - self._ring) % self._home)
        own[places >= self._first_start] = self._ring + self._home
        own[places == ABSENT] = ABSENT
        return own

    def mask(self, rows: NDArray[np.int16], chosen: Sequence[int]) -> NDArray[np.bool_]:
        """Which numbers may come after the parts chosen so far. Raises UsageError if those aren't legal."""
        legal = np.zeros(self.size, np.bool_)
        legal[self._next(rows, chosen)] = True
        return legal

    def find(self, rows: NDArray[np.int16], chosen: Sequence[int]) -> int | None:
        """The action that the parts chosen so far stand for; None if more parts are needed.

        Raises UsageError if they aren't legal.
        """
        matching = self._matching(self.parts_of(rows), chosen)
        return int(matching[0]) if len(matching) == 1 else None

    def _next(self, rows: NDArray[np.int16], chosen: Sequence[int]) -> Parts:
        parts = self.parts_of(rows)
        return np.unique(parts[self._matching(parts, chosen), len(chosen)])

    def _matching(self, parts: Parts, chosen: Sequence[int]) -> NDArray[np.int64]:
        """The turns that begin with these parts."""
        matching = np.flatnonzero((parts[:, : len(chosen)] == np.array(chosen, np.int64)).all(axis=1))
        if len(matching) == 0:
            raise UsageError(translate("study-not-a-part", parts=", ".join(map(str, chosen))))
        return matching

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
from pegs.study.columns import STEP_COLUMNS, ActionColumn

Parts = NDArray[np.int64]

MAX_PARTS = 2 + STEP_COLUMNS * MAX_STEPS
"""The most parts that a turn has."""
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
        """How many different actions there are. Action 0 ends a turn if a longer one begins the same way."""

    def parts_of(self, rows: NDArray[np.int16]) -> Parts:
        """The parts of each turn, a row each, with 0 after the last."""
        wide = rows.astype(np.int64)
        first = 1 + wide[:, ActionColumn.KIND] * _CARDS + wide[:, ActionColumn.CARD] + 1
        declared = 2 + wide[:, ActionColumn.DECLARED]
        steps = 1 + wide[:, ActionColumn.SEAT :].reshape(-1, MAX_STEPS, STEP_COLUMNS)
        steps[:, :, 1:] = 1 + self._own_places(steps[:, :, 1:] - 1)
        return np.column_stack([first, declared, steps.reshape(len(wide), -1)])

    def _own_places(self, places: Parts) -> Parts:
        """Places as their seat counts them: the track, its own home, its own start."""
        homes = self._ring + (places - self._ring) % self._home
        own = np.where(places < self._ring, places, homes)
        return np.where(places < self._first_start, own, self._ring + self._home)

    def choice(self, rows: NDArray[np.int16]) -> PartChoice:
        """The choice among some legal turns, before its first part."""
        return PartChoice(self.parts_of(rows), self.size)

    def mask(self, rows: NDArray[np.int16], chosen: Sequence[int]) -> NDArray[np.bool_]:
        """Which numbers may come after the parts chosen so far. Raises UsageError if those aren't legal."""
        return self._after(rows, chosen).mask()

    def find(self, rows: NDArray[np.int16], chosen: Sequence[int]) -> int | None:
        """The action that the parts chosen so far stand for; None if more parts are needed.

        Raises UsageError if they aren't legal.
        """
        return self._after(rows, chosen).turn

    def _after(self, rows: NDArray[np.int16], chosen: Sequence[int]) -> PartChoice:
        choice = self.choice(rows)
        for part in chosen:
            choice.choose(part)
        return choice


class PartChoice:
    """One turn being chosen, part by part.

    - ``chosen``: the parts so far.
    - ``legal``: the numbers that may come next, in order; the same one for all turns if only one is left.
    """

    def __init__(self, parts: Parts, size: int) -> None:
        """Begin to choose among the turns with these parts, a row each."""
        self._parts, self._size = parts, size
        self._matching: Parts = np.arange(len(parts))
        self.chosen: list[int] = []
        self.legal: list[int] = []
        self._narrow(self._matching)

    def mask(self) -> NDArray[np.bool_]:
        """Which numbers may come next."""
        legal = np.zeros(self._size, np.bool_)
        legal[self.legal] = True
        return legal

    @property
    def turn(self) -> int | None:
        """The number of the chosen turn in the list; None while there is more than one left."""
        return int(self._matching[0]) if len(self._matching) == 1 else None

    @property
    def first(self) -> int:
        """The number of the first turn that is left."""
        return int(self._matching[0])

    def choose(self, part: int) -> None:
        """Choose the next part. Raises UsageError, and changes nothing, if it isn't legal."""
        if part not in self.legal:
            raise UsageError(translate("study-not-a-part", parts=", ".join(map(str, [*self.chosen, part]))))
        at = len(self.chosen)
        self.chosen.append(part)
        self._narrow(self._matching[self._parts[self._matching, at] == part])

    def choose_forced(self) -> None:
        """Choose parts as long as there is only one, and more than one turn."""
        while len(self.legal) == 1 and self.turn is None:
            self.choose(self.legal[0])

    def after(self, part: int) -> PartChoice:
        """A copy in which one more part is chosen."""
        twin = self.copy()
        twin.choose(part)
        return twin

    def copy(self) -> PartChoice:
        """An independent copy."""
        twin: PartChoice = object.__new__(PartChoice)
        twin.__dict__.update(self.__dict__)
        twin.chosen = list(self.chosen)
        return twin

    def _narrow(self, matching: Parts) -> None:
        self._matching = matching
        at = len(self.chosen)
        self.legal = sorted(set(self._parts[matching, at].tolist())) if at < MAX_PARTS else []

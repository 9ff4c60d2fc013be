"""The states that a game can return to. A turn changes few words of them, so only the changes are kept."""

from __future__ import annotations

from typing import Any

import numpy as np

from pegs.engine.kernel.addresses import address_of
from pegs.engine.kernel.entry_points import INDEX_BITS, INDEXES_PER_WORD, remember
from pegs.engine.kernel.layout import SAVED_WORDS
from pegs.engine.kernel_state import memory

_INDEX_MASK = (1 << INDEX_BITS) - 1


class SavedStates:
    """A stack of states: the newest one, and how each one differs from the one before it."""

    def __init__(self) -> None:
        self._use(np.zeros(SAVED_WORDS, np.int64))
        self._differences: list[bytes] = []

    def _use(self, newest: Any) -> None:
        self._newest = newest
        self._newest_at = address_of(newest)

    @property
    def newest(self) -> bytes:
        """The last state. Raises IndexError if there is none."""
        if not self._differences:
            raise IndexError("no saved state")
        saved: bytes = self._newest.tobytes()
        return saved

    def append(self, state_at: int) -> None:
        """Add a state, given by the address of its `SAVED_WORDS` words."""
        size = remember(state_at, self._newest_at, memory.address)
        self._differences.append(memory.scratch.difference[:size].tobytes())

    def pop(self) -> bytes:
        """Remove the newest state, and return it. Raises IndexError if there is none."""
        state = self.newest
        difference = np.frombuffer(self._differences.pop(), np.int64)
        words, indexes = _parts(difference)
        self._newest[indexes] = words
        return state

    def copy(self) -> SavedStates:
        """A stack of its own with the same states."""
        return _stacked(self._newest.copy(), list(self._differences))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the states without their address."""
        return _stacked, (self._newest, self._differences)

    @property
    def size(self) -> int:
        """The bytes of all that is kept."""
        return int(self._newest.nbytes) + sum(map(len, self._differences))


def _stacked(newest: Any, differences: list[bytes]) -> SavedStates:
    states = SavedStates()
    states._use(newest)
    states._differences = differences
    return states


def _parts(difference: Any) -> tuple[Any, list[int]]:
    """The words that `remember` has written, and their indexes."""
    number = len(difference) * INDEXES_PER_WORD // (INDEXES_PER_WORD + 1)
    packed = difference[number:].tolist()
    shifts = range(0, INDEX_BITS * INDEXES_PER_WORD, INDEX_BITS)
    indexes = [each >> shift & _INDEX_MASK for each in packed for shift in shifts]
    return difference[:number], indexes[:number]

"""The states that a game can return to. A turn changes few words of them, so only the changes are kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pegs.engine.kernel.addresses import address_of
from pegs.engine.kernel.entry_points import INDEX_BITS, INDEXES_PER_WORD, remember
from pegs.engine.kernel.layout import SAVED_WORDS
from pegs.engine.kernel.memory import WORD, words
from pegs.engine.kernel_state import memory

_INDEX_MASK = (1 << INDEX_BITS) - 1


class SavedStates:
    """A stack of states: the newest one, and how each one differs from the one before it."""

    def __init__(self) -> None:
        self._use(words(SAVED_WORDS))
        self._differences: list[bytes] = []

    def _use(self, newest: Any) -> None:
        self._newest = newest
        self._newest_at = address_of(newest)

    @property
    def newest(self) -> bytes:
        """The last state. Raises IndexError if there is none."""
        if not self._differences:
            raise IndexError("no saved state")
        return bytes(self._newest)

    def append(self, state_at: int) -> None:
        """Add a state, given by the address of its `SAVED_WORDS` words."""
        size = remember(state_at, self._newest_at, memory.address)
        self._differences.append(bytes(memory.difference[: WORD * size]))

    def pop(self) -> bytes:
        """Remove the newest state, and return it. Raises IndexError if there is none."""
        state = self.newest
        newest = self._newest
        for index, word in _changes(memoryview(self._differences.pop()).cast("q")):
            newest[index] = word
        return state

    def copy(self) -> SavedStates:
        """A stack of its own with the same states."""
        return _stacked(bytes(self._newest), list(self._differences))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the states without their address."""
        return _stacked, (bytes(self._newest), self._differences)

    @property
    def size(self) -> int:
        """The bytes of all that is kept."""
        return WORD * SAVED_WORDS + sum(map(len, self._differences))


def _stacked(newest: bytes, differences: list[bytes]) -> SavedStates:
    states = SavedStates()
    memoryview(states._newest).cast("B")[:] = newest
    states._differences = differences
    return states


def _changes(difference: memoryview) -> Iterator[tuple[int, int]]:
    """The indexes of the words that `remember` has written, each with its word."""
    number = len(difference) * INDEXES_PER_WORD // (INDEXES_PER_WORD + 1)
    packed = difference[number:]
    shifts = range(0, INDEX_BITS * INDEXES_PER_WORD, INDEX_BITS)
    indexes = [each >> shift & _INDEX_MASK for each in packed for shift in shifts]
    return zip(indexes, difference[:number], strict=False)

"""The states that a game can return to. A turn changes few bytes, so only the changes are kept."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from pegs.engine.kernel.layout import SAVED_BYTES

_WORD = 8
"""Bytes that are compared and kept together."""
_WORDS = SAVED_BYTES // _WORD
assert SAVED_BYTES % _WORD == 0, "a state is whole words"
assert _WORDS <= 256, "the number of a word fits in a byte"


class SavedStates:
    """A stack of what `KernelState.save` returns: the newest state, and how each older one differs."""

    def __init__(self) -> None:
        self._newest: bytes | None = None
        self._differences: list[bytes] = []

    @property
    def newest(self) -> bytes:
        """The last state. Raises IndexError if there is none."""
        if self._newest is None:
            raise IndexError("no saved state")
        return self._newest

    def append(self, state: bytes) -> None:
        """Add a state."""
        if self._newest is not None:
            self._differences.append(_difference(self._newest, state))
        self._newest = state

    def pop(self) -> bytes:
        """Remove the newest state, and return it. Raises IndexError if there is none."""
        state = self.newest
        self._newest = _apply(self._differences.pop(), state) if self._differences else None
        return state

    def copy(self) -> SavedStates:
        """A stack of its own with the same states."""
        twin = SavedStates()
        twin._newest, twin._differences = self._newest, list(self._differences)
        return twin


def _words(state: bytes) -> npt.NDArray[np.uint64]:
    return np.frombuffer(state, np.uint64)


def _difference(old: bytes, new: bytes) -> bytes:
    """What `_apply` needs to turn the new state into the old one: the numbers of words, then the words."""
    words = _words(old)
    places = np.flatnonzero(words != _words(new))
    return places.astype(np.uint8).tobytes() + words[places].tobytes()


def _apply(difference: bytes, state: bytes) -> bytes:
    count = len(difference) // (1 + _WORD)
    words = _words(state).copy()
    places = np.frombuffer(difference, np.uint8, count)
    words[places] = np.frombuffer(difference, np.uint64, count, offset=count)
    return words.tobytes()

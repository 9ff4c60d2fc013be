"""Copies of objects whose parts share memory."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, NoReturn, Self


class CopiesWhole:
    """Base of objects that `copy.copy` copies whole, as `copy.deepcopy` does.

    Half a copy would write into the original's memory without a word.
    """

    __slots__ = ()

    def __copy__(self) -> Self:
        return deepcopy(self)


class StaysInItsThread:
    """Base of objects that can't be copied or pickled, because their memory belongs to their thread."""

    __slots__ = ()

    def __reduce_ex__(self, _protocol: Any) -> NoReturn:
        """Raise TypeError, as Python does for files and sockets."""
        raise TypeError(f"{type(self).__name__} can't be copied or pickled. Make a new one instead.")

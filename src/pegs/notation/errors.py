"""Errors for a text that can't be read: always one line, whatever was typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from pegs.core.errors import NotationError, PositionError
from pegs.core.printable import on_one_line
from pegs.i18n import translate

P = ParamSpec("P")
T = TypeVar("T")

MAX_SHOWN = 80
"""The most characters of a wrong text that are shown."""
MAX_FAULTS = 20
"""The most faults of a position that are reported."""


def notation_error(text: str, message_id: str, /, **args: str | int) -> NotationError:
    """An error about a piece of a text. The message gets the piece, shortened, as ``$text``."""
    place = shortened(text)
    return NotationError(place, translate(message_id, text=place, **args))


def shortened(text: str) -> str:
    """A text on one line and without control characters, cut if it is long."""
    return on_one_line(text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…")


class Faults:
    """Collects what is wrong with the pieces of a position, to report it all at once."""

    def __init__(self) -> None:
        self._found: dict[str, NotationError] = {}

    def read(self, reader: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """What a reader returns; None, with its faults added, if it raises NotationError."""
        try:
            return reader(*args, **kwargs)
        except NotationError as error:
            self.add(error)
            return None

    def add(self, error: NotationError) -> None:
        """Add a fault, or all those of a PositionError. The same fault counts once."""
        for fault in error.faults if isinstance(error, PositionError) else (error,):
            self._found.setdefault(str(fault), fault)

    def check(self) -> None:
        """Raise PositionError if there are faults."""
        if self._found:
            raise self.error()

    def error(self) -> PositionError:
        """The error with the faults so far; there must be one."""
        return PositionError(list(self._found.values())[:MAX_FAULTS])

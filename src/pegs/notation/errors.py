"""The error for a text that can't be read: always one line, whatever was typed."""

from __future__ import annotations

from pegs.core.errors import NotationError
from pegs.i18n import translate

MAX_SHOWN = 80
"""The most characters of a wrong text that are shown."""


def notation_error(text: str, message_id: str, /, **args: str | int) -> NotationError:
    """An error about a piece of a text. The message gets the piece, shortened, as ``$text``."""
    place = printable(text)
    return NotationError(place, translate(message_id, text=place, **args))


def printable(text: str) -> str:
    """A text on one line and without control characters, shortened if it is long."""
    shown = text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…"
    return shown if shown.isprintable() else ascii(shown)[1:-1]

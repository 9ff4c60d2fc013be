"""How a text that cannot be read is told: always in one line, whatever was typed."""

from __future__ import annotations

from pegs.core.errors import NotationError

MOST_SHOWN = 80
"""Characters of a wrong text that are shown."""


def fault(place: str, expected: str) -> NotationError:
    """The error that names the wrong piece of a text, in short, and what was expected there."""
    shown = place if len(place) <= MOST_SHOWN else place[: MOST_SHOWN - 1] + "…"
    if not shown.isprintable() or shown != shown.strip() or not shown:
        shown = ascii(shown)
    return NotationError(shown, expected)

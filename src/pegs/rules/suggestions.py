"""What errors show of a wrong word or value, and what they suggest instead."""

from __future__ import annotations

from typing import Any

from pegs.i18n import translate

MAX_SHOWN = 40
"""The most characters of a wrong value that are shown."""


def nearest(word: object, known: tuple[str, ...], otherwise: str = "") -> str:
    """A question that suggests the known word most like this one; ``otherwise`` if none is close."""
    from difflib import get_close_matches  # not at the top: most programs never need it

    if len(str(word)) > MAX_SHOWN:
        return otherwise
    near = get_close_matches(str(word).lower(), [*known, *map(str.lower, known)], n=1, cutoff=0.6)
    if not near:
        return otherwise
    suggested = next(each for each in known if each.lower() == near[0].lower())
    return did_you_mean(suggested)


def did_you_mean(words: str) -> str:
    """A question that suggests these words, to follow a sentence."""
    return " " + translate("rules-file-nearest", word=words)


def nearest_or_all(word: object, known: tuple[str, ...]) -> str:
    """A question that suggests the known word most like this one, or a list of all if none is close."""
    return nearest(word, known, " " + translate("rules-file-known", known=", ".join(known)))


def shown(value: Any) -> str:
    """A value as people write it in a rules file, shortened if it is long."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return clipped(f'"{value}"' if isinstance(value, str) else _text(value))


def clipped(text: str) -> str:
    """A text, shortened if it is long."""
    return text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…"


def _text(value: Any) -> str:
    try:
        return str(value)
    except (ValueError, RecursionError):  # more digits than Python converts, or too many nested lists
        return "…"

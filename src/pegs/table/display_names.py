"""Names and colors at a table: cleaned, and told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from itertools import count

from pegs.table.protocol.settings import COLORS

MAX_NAME = 40
BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Elsa", "Felix", "Greta", "Hugo", "Iris", "Jonas")
"""What bots are called, in the order of the seats."""
_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Kinds of characters that show nothing, or turn round what stands beside them."""
_BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f"
"""Letters and marks that show nothing, whatever their kind."""
_MARKS = ("Mn", "Me")
MOST_MARKS = 3
"""Marks over and under one letter; more of them run over the lines above and below."""


def cleaned(text: str, most: int = MAX_NAME) -> str:
    """A text as it may be shown to others: one line, nothing that hides or reverses what follows."""
    seen: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(letter) in _MARKS else 0
        if letter.isspace():
            seen.append(" ")
        elif _shows(letter) and marks <= MOST_MARKS:
            seen.append(letter)
    return " ".join("".join(seen).split()).strip(_JOINER)[:most].strip(_JOINER + " ")


def _shows(letter: str) -> bool:
    if letter == _JOINER:
        return True
    return unicodedata.category(letter) not in _UNSEEN and letter not in _BLANK


_JOINER = "\u200d"
"""Joins the parts of one picture; alone it shows nothing."""


def told_apart(name: str, others: Collection[str]) -> str:
    """A name that nobody else at the table has: with a number behind it where somebody has it."""
    taken = {other.casefold() for other in others}
    if name.casefold() not in taken:
        return name
    numbers = (f"{name[: MAX_NAME - 3]} {number}" for number in count(2))
    return next(each for each in numbers if each.casefold() not in taken)


def free_color(wish: str, taken: Collection[str]) -> str:
    """The color wished for, or the first that nobody has."""
    return wish if wish not in taken else next(color for color in COLORS if color not in taken)

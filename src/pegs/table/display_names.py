"""Names and colors at a table: safe to show, and different from one another."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from itertools import count

from pegs.table.protocol.settings import COLORS

MAX_NAME = 40
BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Elsa", "Felix", "Greta", "Hugo", "Iris", "Jonas")
"""The bots' names, by seat."""
_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Unicode categories of characters that are invisible, or reverse the text around them."""
_BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f"
"""Letters and marks that are blank in spite of their category."""
_MARKS = ("Mn", "Me")
MOST_MARKS = 3
"""The most marks on one letter; more of them would run into the lines above and below."""


def clean_text(text: str, most: int = MAX_NAME) -> str:
    """Make text safe to show to others: one line of at most ``most`` characters, nothing invisible."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(letter) in _MARKS else 0
        if letter.isspace():
            kept.append(" ")
        elif _is_visible(letter) and marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split()).strip(_JOINER)[:most].strip(_JOINER + " ")


def _is_visible(letter: str) -> bool:
    if letter == _JOINER:
        return True
    return unicodedata.category(letter) not in _UNSEEN and letter not in _BLANK


_JOINER = "\u200d"
"""Joins the parts of one emoji; alone it is invisible."""


def unique_name(name: str, others: Collection[str]) -> str:
    """The name, with a number after it if someone else at the table has it already."""
    taken = {other.casefold() for other in others}
    if name.casefold() not in taken:
        return name
    numbers = (f"{name[: MAX_NAME - 3]} {number}" for number in count(2))
    return next(each for each in numbers if each.casefold() not in taken)


def free_color(preferred: str, taken: Collection[str]) -> str:
    """The preferred color, or the first free one."""
    return preferred if preferred not in taken else next(color for color in COLORS if color not in taken)

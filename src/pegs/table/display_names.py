"""Names and colors at a table: different from one another."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count

from pegs.core.cleaning import clean_text, look_of
from pegs.protocol.settings import COLORS

MAX_NAME = 40
BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Elsa", "Felix", "Greta", "Hugo", "Iris", "Jonas")
"""The bots' names, by seat."""


def unique_name(name: str, others: Collection[str]) -> str:
    """The name, with a number after it if someone else at the table has one that looks the same."""
    taken = set(map(look_of, others))
    if look_of(name) not in taken:
        return name
    most = MAX_NAME - 3
    begin = name if len(name) <= most else clean_text(name, most)
    numbers = (f"{begin} {number}" for number in count(2))
    return next(each for each in numbers if look_of(each) not in taken)


def free_color(preferred: str, taken: Collection[str]) -> str:
    """The preferred color, or the first free one."""
    return preferred if preferred not in taken else next(color for color in COLORS if color not in taken)

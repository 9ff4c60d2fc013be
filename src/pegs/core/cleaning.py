"""Text that someone types and others read, such as names: safe to show, and hard to mistake for another."""

from __future__ import annotations

import re
import unicodedata

from pegs.core.invisible import places_with_role

_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Unicode categories of characters that are invisible, or reverse the text around them."""
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8"
    "\U00016fe4\U0001d159\U000e0000-\U000e0fff]"
)
"""Letters and marks that are blank in spite of their category, and the variation selectors."""
_MARKS = ("Mn", "Me")
MAX_MARKS = 3
"""The most marks on one letter; more of them would run into the lines above and below."""
_READ = 10
"""Only this many times ``most`` characters are read, because normalizing many marks takes quadratic time."""


def clean_text(text: str, most: int) -> str:
    """Make text safe to show to others: one line of at most ``most`` characters, nothing invisible without a
    role (`pegs.core.invisible`).
    """
    text = text[: most * _READ]
    # What's removed may be what gave another character its role, or kept two letters from becoming one.
    while (cleaner := _cleaner(text, most)) != text:
        text = cleaner
    return text


def _cleaner(text: str, most: int) -> str:
    stay = places_with_role(text)
    shown = (letter for at, letter in enumerate(text) if _is_visible(letter) or at in stay)
    seen = "".join(" " if each.isspace() else each for each in shown)
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", seen):
        marks = marks + 1 if unicodedata.category(letter) in _MARKS else 0
        if marks <= MAX_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())[:most].rstrip()


def look_of(text: str) -> str:
    """A key that's equal for texts that look alike: case, width and invisible characters don't count."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", without_invisible(text)).casefold())


def without_invisible(text: str) -> str:
    """The text without its invisible characters, whatever their role."""
    return "".join(filter(_is_visible, text))


def _is_visible(letter: str) -> bool:
    if letter.isspace():
        return True
    return unicodedata.category(letter) not in _UNSEEN and not _BLANK.match(letter)


def without_accents(text: str) -> str:
    """The text without accents, as people often type what they look for."""
    return "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each))

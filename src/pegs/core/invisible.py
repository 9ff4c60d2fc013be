"""Invisible characters that have a role where they stand: without them, the text would look different.

The same character is a trick between other letters, so what counts is the place: a joiner makes one family of
four people, and keeps two Persian letters apart (RFC 5892, CONTEXTJ), but between Latin letters does nothing.
"""

from __future__ import annotations

import re
import unicodedata

from pegs.core.letter_classes import JOINING_AFTER, JOINING_BEFORE, PICTOGRAPHS

NON_JOINER, JOINER = "\u200c", "\u200d"
_VIRAMA = 9
"""The combining class of the marks that take a consonant's vowel away."""
_TRANSPARENT = ("Mn", "Me")
"""Categories of the marks across which letters join."""
_STYLED = "[\ufe0e\ufe0f]?[\U0001f3fb-\U0001f3ff]?"
"""A style, or a color of skin."""
_COUNTRIES = "|".join(
    "".join(chr(0xE0000 + ord(letter)) for letter in country) for country in ("gbeng", "gbsct", "gbwls")
)
_ROLES = re.compile(
    f"\U0001f3f4(?:{_COUNTRIES})\U000e007f"  # the flags of England, Scotland and Wales
    rf"|[{PICTOGRAPHS}]{_STYLED}(?:{JOINER}[{PICTOGRAPHS}]{_STYLED})*"  # families, hearts on fire
    r"|[0-9#*]\ufe0f(?=\u20e3)"  # keycaps
    "|[\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff][\U000e0100-\U000e01ef]"  # Chinese characters' forms
    "|[\u1820-\u18aa][\u180b-\u180d\u180f]"  # Mongolian letters' forms
)
_JOINS_AFTER, _JOINS_BEFORE = re.compile(f"[{JOINING_AFTER}]"), re.compile(f"[{JOINING_BEFORE}]")


def places_with_role(text: str) -> set[int]:
    """The indexes of the characters that stay, though they're invisible; visible ones may be among them."""
    kept = {place for match in _ROLES.finditer(text) for place in range(*match.span())}
    return kept | {at for at, letter in enumerate(text) if _is_joiner_in_context(text, at, letter)}


def _is_joiner_in_context(text: str, at: int, letter: str) -> bool:
    """The contextual rules for joiners, RFC 5892, appendix A.1 and A.2."""
    if letter not in (NON_JOINER, JOINER) or at == 0:
        return False
    if unicodedata.combining(text[at - 1]) == _VIRAMA:
        return True
    return letter == NON_JOINER and _parts_joined_letters(text, at)


def _parts_joined_letters(text: str, at: int) -> bool:
    before, after = at - 1, at + 1
    while before > 0 and _is_transparent(text[before]):
        before -= 1
    while after < len(text) - 1 and _is_transparent(text[after]):
        after += 1
    return after < len(text) and bool(_JOINS_AFTER.match(text[before]) and _JOINS_BEFORE.match(text[after]))


def _is_transparent(letter: str) -> bool:
    return unicodedata.category(letter) in _TRANSPARENT

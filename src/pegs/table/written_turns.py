"""Turns as people write them, put into the notation: ``joker a8 - b3`` is ``* A8-B3``."""

from __future__ import annotations

import re

from pegs.core.cards import RANK_TEXT
from pegs.notation.turns import DISCARD, FREE, SEND, WORDS
from pegs.rules.card_names import ranks_of

_DASH = re.compile(r"\s*(?:[-–—−→>]+|\bto\b)\s*", re.IGNORECASE)
_COMMA = re.compile(r"\s*(?:[,;+]|\band\b)\s*", re.IGNORECASE)
_TILDE = re.compile(r"\s*~\s*")
_PLACE = re.compile(
    r"(?<![A-Za-z0-9])(?:(?P<own>s|h[1-9])|(?P<owner>[A-Ja-j])(?P<place>[Ss]|[Hh][1-9]|[0-9]{1,2}))"
    r"(?![A-Za-wyz0-9])"
)
_ACTIONS = frozenset((DISCARD, FREE, SEND, *WORDS.values()))


def in_notation(text: str, letter: str) -> str:
    """A turn in the notation. ``letter`` is the seat to act: ``h3`` is its own home hole.

    What can't be understood stays as it is, so that an error names it.
    """
    card, space, action = text.strip().partition(" ")
    head = card.lower() if card.lower() in _ACTIONS else "=".join(map(_card, card.split("=")))
    return f"{head}{space and ' '}{_action(action.strip(), letter)}"


def _card(text: str) -> str:
    ranks = ranks_of(text)
    return RANK_TEXT[ranks[0]] if len(ranks) == 1 else text


def _action(text: str, letter: str) -> str:
    for separator, sign in ((_DASH, "-"), (_COMMA, ","), (_TILDE, "~")):
        text = separator.sub(sign, text)
    word, space, rest = text.partition(" ")
    if word.lower() in _ACTIONS:
        return f"{word.lower()}{space}{_action(rest.strip(), letter)}" if rest else word.lower()
    return _PLACE.sub(lambda found: _place(found, letter), text)


def _place(found: re.Match[str], letter: str) -> str:
    if found["own"]:
        return f"{letter}{found['own']}"
    return f"{found['owner'].upper()}{found['place'].lower()}"

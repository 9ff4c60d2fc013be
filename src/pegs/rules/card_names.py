"""How people write cards in a rules file, as ``A``, ``ace``, ``10``, ``JQK``; and how we write them."""

from __future__ import annotations

import re

from pegs.core.cards import ACE, JOKER, N_RANKS, RANK_TEXT, TEN, Rank

CARD_NAMES = tuple(
    "10" if rank == TEN else "joker" if rank == JOKER else RANK_TEXT[rank] for rank in range(N_RANKS)
)
"""How a file that we write names each rank."""

_NUMBER_WORDS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_FULL_WORDS = (*_NUMBER_WORDS, "jack", "queen", "king", "joker")

_RANKS: dict[str, Rank] = {
    **{letter.lower(): rank for rank, letter in enumerate(RANK_TEXT)},
    **{word: rank for rank, word in enumerate(_FULL_WORDS)},
    **{f"{word}es" if word == "six" else f"{word}s": rank for rank, word in enumerate(_FULL_WORDS)},
    "10": TEN,
    "1": ACE,
}
_ONE_CARD = re.compile(r"10|[a2-9tjqk*]")
_BETWEEN = re.compile(r"[\s,/+&]+")

CARD_WORDS = tuple(sorted({*_FULL_WORDS, "10", *RANK_TEXT}))
"""What a card can be called, for guessing what was meant."""


def ranks_of(name: str) -> tuple[Rank, ...]:
    """The ranks that a key names, one or several (``JQK``, ``"7, 9"``); none where it names no cards."""
    lowered = name.strip().lower()
    if lowered in _RANKS:
        return (_RANKS[lowered],)
    if _BETWEEN.search(lowered):
        parts = [ranks_of(part) for part in _BETWEEN.split(lowered) if part]
        return tuple(rank for part in parts for rank in part) if all(parts) else ()
    pieces = _ONE_CARD.findall(lowered)
    return tuple(_RANKS[piece] for piece in pieces) if "".join(pieces) == lowered else ()

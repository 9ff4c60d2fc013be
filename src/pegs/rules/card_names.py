"""Names of cards in rules files: ``A``, ``ace``, ``10``, ``JQK``."""

from __future__ import annotations

import re

from pegs.core.cards import ACE, JOKER, RANK_TEXT, RANKS, TEN, Rank

CARD_NAMES = tuple("10" if rank == TEN else "joker" if rank == JOKER else RANK_TEXT[rank] for rank in RANKS)
"""The name of each rank in a file that the program writes."""

_RANKS: dict[str, Rank] = {
    **{RANK_TEXT[rank].lower(): rank for rank in RANKS},
    **{str(rank): rank for rank in RANKS},
    **{f"{rank}es" if rank is Rank.SIX else f"{rank}s": rank for rank in RANKS},
    "10": TEN,
    "1": ACE,
}
_ONE_CARD = re.compile(r"10|[a2-9tjqk*]")
_SEPARATOR = re.compile(r"[\s,/+&]+")

CARD_WORDS = tuple(sorted({*map(str, RANKS), "10", *RANK_TEXT}))
"""The words for cards, to suggest one for a misspelled word."""


def ranks_of(name: str) -> tuple[Rank, ...]:
    """The ranks that a key names (``9``, ``JQK``, ``"7, 9"``); empty if it doesn't name cards."""
    lowered = name.strip().lower()
    if lowered in _RANKS:
        return (_RANKS[lowered],)
    if _SEPARATOR.search(lowered):
        parts = [ranks_of(part) for part in _SEPARATOR.split(lowered) if part]
        return tuple(rank for part in parts for rank in part) if all(parts) else ()
    pieces = _ONE_CARD.findall(lowered)
    return tuple(_RANKS[piece] for piece in pieces) if "".join(pieces) == lowered else ()

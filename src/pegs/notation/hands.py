"""Cards and hands as text: ``T`` a ten, ``*`` a joker, ``A3779*`` a hand, ``?5`` five unknown cards."""

from __future__ import annotations

import re

from pegs.core.cards import RANK_TEXT, UNKNOWN, Hand, Rank, cards_of, hand_of
from pegs.notation.errors import notation_error

_HIDDEN = re.compile(r"\?(0|[1-9][0-9]?)", re.ASCII)


def rank_text(rank: Rank) -> str:
    """A card, or ``?`` if it's unknown; its number if there is no such card, which `read_rank` refuses."""
    if rank == UNKNOWN:
        return "?"
    return RANK_TEXT[rank] if 0 <= rank < len(RANK_TEXT) else str(int(rank))


def read_rank(text: str, *, unknown: bool = False) -> Rank:
    """Read a card, also ``?`` if ``unknown``. Raises NotationError."""
    if unknown and text == "?":
        return UNKNOWN
    if len(text) != 1 or text not in RANK_TEXT:
        raise notation_error(text, "notation-card", cards=" ".join(RANK_TEXT))
    return Rank(RANK_TEXT.index(text))


def cards_text(cards: list[Rank] | tuple[Rank, ...]) -> str:
    """Cards in the given order."""
    return "".join(map(rank_text, cards))


def hand_text(hand: Hand | int) -> str:
    """A hand in the order of the ranks, or the number of its cards if they're unknown."""
    if isinstance(hand, int):
        return f"?{hand}"
    return cards_text(cards_of(hand)) or "?0"


def read_hand(text: str) -> Hand | int:
    """Read a hand (its cards in any order), or the size of a hidden one. Raises NotationError.

    ``?0`` is a known hand without cards.
    """
    hidden = _HIDDEN.fullmatch(text)
    if hidden is not None:
        return int(hidden[1]) or hand_of(())
    if not text or any(card not in RANK_TEXT for card in text):
        raise notation_error(text, "notation-hand")
    return hand_of([read_rank(card) for card in text])

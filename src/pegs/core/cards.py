"""Ranks, hands, and packs. Suits never matter in this game (rules, section 4)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import TypeAlias


class Rank(IntEnum):
    """A card: its rank, which is also its index in ``RANK_TEXT``. It prints as a word: ``king``."""

    UNKNOWN = -1
    """A card whose rank isn't known."""
    ACE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    EIGHT = 7
    NINE = 8
    TEN = 9
    JACK = 10
    QUEEN = 11
    KING = 12
    JOKER = 13

    def __str__(self) -> str:
        return self.name.lower()


UNKNOWN = Rank.UNKNOWN
RANKS = tuple(rank for rank in Rank if rank is not UNKNOWN)
"""Every rank, in order."""
ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, JOKER = RANKS
N_RANKS = len(RANKS)
RANK_TEXT = "A23456789TJQK*"
"""The letter of each rank."""

Hand: TypeAlias = tuple[int, ...]
"""The number of cards of each rank: ``N_RANKS`` numbers."""

COPIES_PER_PACK = 4
"""The cards of each rank except jokers in a pack: one for each suit."""


def hand_of(cards: Sequence[Rank]) -> Hand:
    """The hand that holds these cards."""
    return tuple(cards.count(rank) for rank in RANKS)


def cards_of(hand: Hand) -> list[Rank]:
    """The cards of a hand, in the order of ``RANK_TEXT``."""
    return [rank for rank in RANKS for _ in range(hand[rank])]


def pack_counts(packs: int, jokers_per_pack: int, copies_per_pack: int = COPIES_PER_PACK) -> Hand:
    """The number of cards of each rank in ``packs`` packs, with this many copies of each number in one."""
    return (copies_per_pack * packs,) * JOKER + (jokers_per_pack * packs,)

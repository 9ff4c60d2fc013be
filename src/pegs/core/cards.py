"""Ranks, hands, and packs. Suits never matter in this game (rules, section 4)."""

from __future__ import annotations

from typing import TypeAlias

Rank: TypeAlias = int
"""0 (ace) ... 12 (king), 13 (joker): the index in ``RANK_TEXT``."""

RANK_TEXT = "A23456789TJQK*"
N_RANKS = len(RANK_TEXT)
ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, JOKER = range(N_RANKS)
UNKNOWN: Rank = -1
"""A card whose rank isn't known."""

Hand: TypeAlias = tuple[int, ...]
"""The number of cards of each rank: ``N_RANKS`` numbers."""

COPIES_PER_PACK = 4
"""The cards of each rank but jokers in a pack: one for each suit."""


def hand_of(cards: list[Rank] | tuple[Rank, ...]) -> Hand:
    """The hand that holds these cards."""
    return tuple(cards.count(rank) for rank in range(N_RANKS))


def cards_of(hand: Hand) -> list[Rank]:
    """The cards of a hand, in the order of ``RANK_TEXT``."""
    return [rank for rank in range(N_RANKS) for _ in range(hand[rank])]


def pack_counts(packs: int, jokers_per_pack: int) -> Hand:
    """The number of cards of each rank in ``packs`` packs."""
    return (COPIES_PER_PACK * packs,) * JOKER + (jokers_per_pack * packs,)

"""How many ways there can be to split the cards of a hand among more than two pegs.

A split is listed in every order of its parts, so the number grows very fast with the pegs that can take part.
"""

from __future__ import annotations

from math import comb, perm

from pegs.core.cards import RANKS, Rank
from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.rules.card_names import CARD_NAMES
from pegs.rules.switches import (
    MIN_PLAYERS,
    MIN_SPLIT_PEGS,
    Movers,
    Rules,
    SplitOrder,
    SplitWays,
    SplitWith,
)

MAX_ORDERS = 25_000
"""The most orders of splits among more than two pegs: a fifth of the turns that the kernel can list."""
MAX_HAND_ORDERS = 120_000
"""The most orders of all splits of the cards of a hand; the rest is for turns that aren't splits."""
EXTRA_CARDS = 1
"""How many cards a hand can have beyond its size: the one drawn."""


def long_splits(rules: Rules) -> tuple[Rank, ...]:
    """The cards that can be split among more than two pegs."""
    return tuple(
        rank for rank in RANKS if rules.cards[rank].split and rules.cards[rank].split_pegs > MIN_SPLIT_PEGS
    )


def split_orders(rules: Rules, players: int, teams: int) -> int:
    """An upper bound for the orders of all splits among more than two pegs, each rank counted once.

    Partners' pegs that join after a split has brought the last own peg home are left out: there are few such
    splits.
    """
    return sum(orders(rules, rank, players, teams) for rank in long_splits(rules))


def hand_orders(rules: Rules, players: int, teams: int) -> int:
    """An upper bound for the orders of all splits that a player can choose among.

    In bluffing, any rank can be declared.
    """
    each = sorted((orders(rules, rank, players, teams) for rank in RANKS), reverse=True)
    return sum(each if rules.bluffing else each[: rules.hand_size + EXTRA_CARDS])


def crowded_cards(rules: Rules, players: int = MIN_PLAYERS, teams: int = MIN_PLAYERS) -> tuple[Rank, ...]:
    """The cards whose splits have too many orders in a seating; none if there are few enough.

    Two players have the fewest, so rules that are too much for two are too much for any number.
    """
    if split_orders(rules, players, teams) > MAX_ORDERS:
        return long_splits(rules)
    if hand_orders(rules, players, teams) > MAX_HAND_ORDERS:
        return tuple(rank for rank in RANKS if rules.cards[rank].split)
    return ()


def check_split_orders(rules: Rules, players: int, teams: int) -> None:
    """Raise UsageError if there are too many orders in this seating."""
    if ranks := crowded_cards(rules, players, teams):
        cards = ", ".join(CARD_NAMES[rank] for rank in ranks)
        raise UsageError(translate("seating-too-many-splits", players=players, teams=teams, cards=cards))


def orders(rules: Rules, rank: Rank, players: int, teams: int) -> int:
    """An upper bound for the orders of all splits of one rank; 0 if it can't be split."""
    row = rules.cards[rank]
    if not row.split:
        return 0
    return sum(
        _pegs_in_order(rules, rank, parts, players, teams)
        * comb(row.split - 1, parts - 1)
        * _directions(rules, rank, parts)
        for parts in range(MIN_SPLIT_PEGS, row.split_pegs + 1)
    )


def _pegs_in_order(rules: Rules, rank: Rank, parts: int, players: int, teams: int) -> int:
    """The ways to choose the pegs of the parts, one after the other."""
    row, pegs = rules.cards[rank], rules.pegs
    own = row.split_with is SplitWith.OWN and rules.move is Movers.OWN
    colors = players if row.split_with is SplitWith.ANY else 1 if own else players // teams
    begins_own = row.split_with is SplitWith.TEAM and rules.move is Movers.OWN
    if row.split_colors:
        choices = perm(colors - 1, parts - 1) if begins_own else perm(colors, parts)
        return int(choices * pegs**parts)
    return pegs * perm(colors * pegs - 1, parts - 1) if begins_own else perm(colors * pegs, parts)


def _directions(rules: Rules, rank: Rank, parts: int) -> int:
    """The ways in which the parts can go, one after the other."""
    row = rules.cards[rank]
    both = parts + 1 if row.split_order is SplitOrder.FORWARD_FIRST else 2**parts
    return {SplitWays.FORWARD: 1, SplitWays.OPPOSITE: both - 2, SplitWays.ANY: both}[row.split_ways]

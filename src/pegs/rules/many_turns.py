"""Rules with so many turns in one position that listing them takes a moment."""

from __future__ import annotations

from heapq import nlargest
from math import comb

from pegs.core.cards import RANKS, Rank
from pegs.i18n import translate
from pegs.rules.description import in_short
from pegs.rules.ruleset import Seating
from pegs.rules.split_orders import orders
from pegs.rules.switches import Help, Movers, Rules, Swap

MANY_TURNS = 10_000
"""From here on, rules are slow to show: even random games reach positions with a thousand turns."""


def most_turns(rules: Rules, players: int, teams: int) -> int:
    """Roughly the most turns that a position can have: as if every step with a hand's best cards were legal.

    Real games reach about a tenth of that.
    """
    return sum(nlargest(rules.hand_size, (_turns(rules, rank, players, teams) for rank in RANKS)))


def many_turns_warning(rules: Rules, seatings: tuple[Seating, ...]) -> str:
    """A warning that these rules are slow to show with some numbers of players; empty if they aren't."""
    slow = {players for players, teams in seatings if most_turns(rules, players, teams) >= MANY_TURNS}
    return translate("rules-many-turns", players=in_short(sorted(slow))) if slow else ""


def _turns(rules: Rules, rank: Rank, players: int, teams: int) -> int:
    """Roughly the most turns with one rank."""
    row, all_pegs = rules.cards[rank], players * rules.pegs
    movers = _colors(rules, players, teams) * rules.pegs
    swaps = {Swap.NONE: 0, Swap.OWN: movers * all_pegs, Swap.ANY: comb(all_pegs, 2)}
    counts = len(row.forward) + len(row.backward)
    one_peg = row.out + counts + bool(row.in_spot_from) + bool(row.jump_from) * (all_pegs - rules.pegs)
    send = row.send_to_start * all_pegs
    return 1 + movers * one_peg + swaps[row.swap] + send + orders(rules, rank, players, teams)


def _colors(rules: Rules, players: int, teams: int) -> int:
    """How many colors the pegs that a player can choose from have."""
    team = players // teams
    if rules.move is Movers.TEAM:
        return team
    return max(1, team - 1) if rules.help is Help.CHOICE else 1

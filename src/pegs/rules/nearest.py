"""The named rule set nearest to a house's rules, even if only some of these are known.

The distance between two sets of rules is the sum over all switches of how much their values differ (0 to 1),
times how much the switch matters in play. It's a metric. A description lists the values that a
switch may have, and switches that it leaves out count nothing.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pegs.rules.card_names import CARD_NAMES
from pegs.rules.codec import POWERS, SWITCHES, field_of
from pegs.rules.fixes import get_switch
from pegs.rules.loader import load
from pegs.rules.ruleset import NAMES
from pegs.rules.switches import Rules

Description = Mapping[str, tuple[Any, ...]]
"""The values that some switches may have, by switch (``draw``, ``cards.9.split``). None of them is empty."""

SLIGHT = 1
"""The weight of a switch that changes little: two named sets differ in more than one such switch."""
WEIGHTS: dict[str, int] = {
    "bluffing": 10,
    "move": 6,
    "hand_size": 5,
    "stuck_limit": 5,
    "bump_partner": 4,
    "pass_in_spot": 4,
    "draw": 3,
    "must_play": 3,
    "pass_own": 3,
    "draw_piles": 2,
    "help": 2,
    "land_on_own": 2,
    "must_turn_in": 2,
    "pass_in_home": 2,
    "stuck_discard": 2,
}
"""How much each switch matters; those that aren't listed are slight."""
POWER_WEIGHTS: dict[str, int] = {
    "in_spot_from": 4,
    "jump_from": 3,
    "jump_start_first": 3,
    "send_to_start": 3,
    "split": 3,
    "swap": 3,
    "backward": 2,
    "forward": 2,
    "jump_onto": 2,
    "out": 2,
}
"""How much each power of one card matters; those that aren't listed are slight."""


@dataclass(frozen=True, slots=True)
class Nearness:
    """A named rule set, and its distance from a description."""

    name: str
    distance: float


def rank_sets(description: Description) -> tuple[Nearness, ...]:
    """All named rule sets, the nearest first.

    Sets at the same distance are in a fixed order: a set comes before those that extend it, and otherwise
    they follow `NAMES`.
    """
    candidates = [Nearness(name, round(distance(description, load(name).rules), 9)) for name in _by_descent()]
    return tuple(sorted(candidates, key=lambda each: each.distance))


def nearest_sets(description: Description) -> tuple[str, ...]:
    """The named rule sets at the smallest distance: several if the description can't tell them apart."""
    ranked = rank_sets(description)
    return tuple(each.name for each in ranked if each.distance == ranked[0].distance)


def distance(description: Description, rules: Rules) -> float:
    """The distance of rules from a description: 0 if every switch has one of the values described."""
    return sum(
        weight_of(switch) * min(_difference(switch, value, get_switch(rules, switch)) for value in values)
        for switch, values in description.items()
    )


def whole(rules: Rules) -> Description:
    """The description of rules that are known completely."""
    return {switch: (get_switch(rules, switch),) for switch in ALL_SWITCHES}


def weight_of(switch: str) -> int:
    """How much a switch matters."""
    name = switch.rpartition(".")[2]
    return (POWER_WEIGHTS if "." in switch else WEIGHTS).get(name, SLIGHT)


def _difference(switch: str, one: Any, other: Any) -> float:
    """How much two values of a switch differ, from 0 to 1."""
    if one == other:
        return 0.0
    match field_of(switch).kind:
        case "number":
            gap = abs(one - other)
            return float(gap / (1 + gap))
        case "numbers" | "words":
            return 1 - len({*one} & {*other}) / len({*one} | {*other})
        case "by_players":
            return float(sum(map(operator.ne, one, other)) / len(one))
        case _:
            return 1.0


@cache
def _by_descent() -> tuple[str, ...]:
    """The named sets, those first that others extend."""
    return tuple(sorted(NAMES, key=lambda name: (_depth(name), NAMES.index(name))))


def _depth(name: str) -> int:
    base = load(name).extends
    return 0 if base is None else 1 + _depth(base)


ALL_SWITCHES = (*SWITCHES, *(f"cards.{card}.{power}" for card in CARD_NAMES for power in POWERS))
"""Every switch and every power of every card."""
assert WEIGHTS.keys() <= SWITCHES.keys()
assert POWER_WEIGHTS.keys() <= POWERS.keys()

"""The axis on which a measure is drawn: fixed while games come in, so that bars never jump."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pegs.analysis.intervals import Interval
from pegs.analysis.rule_effect import RuleEffect
from pegs.i18n import translate
from pegs.protocol.effects import EffectBar

EDGE = 0.2
"""How far the axis of the first player's edge reaches on both sides of an equal share."""
SETTLED = 1 / 3
"""The part of the first interval that has to fit: about what's left of it after ten times as many games."""
SHARES = {"luck": ((0.4, 1.0), (0.0, 1.0)), "stuck": ((0.0, 0.1), (0.0, 0.2), (0.0, 0.4), (0.0, 1.0))}
COMEBACKS = ((0.0, 0.6), (0.0, 1.0))
SHORTEST = {"minutes": 20.0, "turns": 100.0}


class Axis(NamedTuple):
    """The values at the two ends of an axis."""

    low: float
    high: float

    def bar(self, measured: Interval) -> EffectBar:
        """Where an interval lies on the axis, clipped to its ends."""

        def place(value: float) -> float:
            return round(min(max((value - self.low) / (self.high - self.low), 0.0), 1.0), 4)

        return EffectBar(place(measured.low), place(measured.value), place(measured.high))

    def ticks(self, name: str) -> tuple[str, str, str]:
        """The labels of its low end, its middle, and its high end."""
        low, middle, high = (
            translate("effect-tick-minutes", value=round(each))
            if name in SHORTEST
            else translate("effect-tick-percent", value=round(100 * each))
            for each in (self.low, (self.low + self.high) / 2, self.high)
        )
        return low, middle, high


def axis_of(first: RuleEffect, name: str) -> Axis:
    """The narrowest axis with room for a measure under both rule sets.

    ``first`` is the effect after the first games: it's the same for all that come later.
    """
    measure = first.measure(name)
    for axis in _axes(name, first.teams):
        if _has_room(axis, measure.rules) and _has_room(axis, measure.base):
            return axis
    return axis


def _has_room(axis: Axis, measured: Interval) -> bool:
    low = measured.value - SETTLED * (measured.value - measured.low)
    high = measured.value + SETTLED * (measured.high - measured.value)
    return axis.low <= low and high <= axis.high


def _axes(name: str, teams: int) -> Iterator[Axis]:
    """The axes that a measure can have, the narrowest first."""
    if name in SHORTEST:
        yield from (Axis(0.0, SHORTEST[name] * 2**doublings) for doublings in range(16))
    elif name == "edge":
        fair = 1 / teams
        reach = min(EDGE, fair)
        yield Axis(fair - reach, fair + reach)
        yield Axis(0.0, 1.0)
    else:
        yield from (Axis(*each) for each in SHARES.get(name, COMEBACKS))

"""From what the net says to chances. ``bench/calibration.py`` measures that they come true as they are."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from pegs.rules.loader import named_set_of
from pegs.rules.switches import Rules


class Fit(NamedTuple):
    """A logit of the net times the slope, plus the offset, is a logit that comes true."""

    slope: float
    offset: float


USUAL = Fit(1.12, 0.145)
"""The fit for house rules: the net has learned to tell turns apart from tries against strong players,
and is a little too gloomy about all of them alike.
"""
FITS: Mapping[str, Fit] = {
    "basic": Fit(1.09, 0.15),
    "arizona": Fit(1.16, 0.19),
    "guide": Fit(1.09, 0.16),
    "paddle": Fit(1.04, 0.13),
    "liftbridge": Fit(1.03, 0.07),
    "north-carolina": Fit(1.11, 0.25),
    "pegoo": Fit(1.09, 0.10),
    "wizard": Fit(1.04, 0.13),
    "alaska": Fit(1.11, 0.14),
    "kilpatrick": Fit(1.16, 0.11),
}
"""Fitted on 6,000 games of each named set (``bench/calibration.py --games 6000 --first 200000``)."""
BAND = 0.35
"""Half of the 90% band of a curve, as a logit: how far the net is from what playing on shows."""


def fit_for(rules: Rules) -> Fit:
    """The fit for the named set with exactly these rules, or the usual one."""
    return FITS.get(named_set_of(rules) or "", USUAL)


def chance_of(logit: float, fit: Fit) -> float:
    """The chance to win that belongs to a logit of the net."""
    return 1 / (1 + math.exp(-fit.slope * logit - fit.offset))

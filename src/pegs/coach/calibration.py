"""Calibrated chances from the net's logits. ``bench/calibration.py`` measures how well they come true."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from pegs.rules.loader import named_set_of
from pegs.rules.switches import Rules


class Fit(NamedTuple):
    """How to calibrate a logit of the net: multiply it by the slope, and add the offset."""

    slope: float
    offset: float


USUAL = Fit(1.12, 0.145)
"""The fit for house rules. The net learned to tell turns apart in rollouts against strong players, so it's a
little too pessimistic about all of them.
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
"""Half the width of a curve's 90% band, as a logit: how far the net is from the results of rollouts."""


def fit_for(rules: Rules) -> Fit:
    """The fit for the named set with exactly these rules, or the usual one."""
    return FITS.get(named_set_of(rules) or "", USUAL)


def chance_of(logit: float, fit: Fit) -> float:
    """The calibrated chance of winning for a logit of the net."""
    return 1 / (1 + math.exp(-fit.slope * logit - fit.offset))

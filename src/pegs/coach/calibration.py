"""From what the net says to chances. ``bench/calibration.py`` measures that they come true as they are."""

from __future__ import annotations

import math

SLOPE, OFFSET = 1.12, 0.145
"""What makes chances come true by all rule sets: the net has learned to tell turns apart from tries against
strong players, and is a little too gloomy about all of them alike.
"""
BAND = 0.35
"""Half of the 90% band of a curve, as a logit: how far the net is from what playing on shows."""


def chance_of(logit: float) -> float:
    """The chance to win that belongs to a logit of the net."""
    return 1 / (1 + math.exp(-SLOPE * logit - OFFSET))

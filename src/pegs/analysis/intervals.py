"""Intervals for shares and means, at 95%."""

from __future__ import annotations

from math import ceil, sqrt
from typing import NamedTuple

Z = 1.959963984540054
"""Standard errors on either side of a 95% interval."""


class Interval(NamedTuple):
    """A measured value with its 95% interval."""

    value: float
    low: float
    high: float


def wilson(successes: int, trials: int) -> Interval:
    """A share with its score interval (Wilson 1927), which stays within 0 and 1 even for few trials."""
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    share = successes / trials
    weight = Z * Z / trials
    center = (share + weight / 2) / (1 + weight)
    margin = Z / (1 + weight) * sqrt(share * (1 - share) / trials + weight / (4 * trials))
    return Interval(share, min(max(center - margin, 0.0), share), max(min(center + margin, 1.0), share))


def normal(mean: float, variance: float, trials: int) -> Interval:
    """A mean of independent trials with its interval; ``variance`` is that of a single outcome."""
    margin = Z * sqrt(max(variance, 0.0) / trials) if trials else 0.0
    return Interval(mean, mean - margin, mean + margin)


def trials_to_settle(effect: float, variance: float) -> int | None:
    """The number of trials needed for an interval that excludes 0, or None if the measured effect is 0."""
    return ceil(Z * Z * variance / effect**2) if effect else None

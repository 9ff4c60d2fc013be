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


def difference(a: Interval, b: Interval, correlation: float = 0.0) -> Interval:
    """B minus A with its interval, from those of both (square-and-add: Newcombe 1998).

    ``correlation`` is that of the two estimates, which is above 0 if they were measured in the same trials.
    """

    def reach(down: float, up: float) -> float:
        return sqrt(max(down * down + up * up - 2 * correlation * down * up, 0.0))

    value = b.value - a.value
    low = value - reach(b.value - b.low, a.high - a.value)
    return Interval(value, low, value + reach(b.high - b.value, a.value - a.low))


def trials_to_settle(effect: float, variance: float) -> int | None:
    """The number of trials needed for an interval that excludes 0, or None if the measured effect is 0."""
    return ceil(Z * Z * variance / effect**2) if effect else None

"""Intervals for shares and means, at 95 %."""

from __future__ import annotations

from math import ceil, sqrt
from typing import NamedTuple

Z = 1.959963984540054
"""Standard errors on either side of a 95 % interval."""


class Interval(NamedTuple):
    """A number measured, and where it probably lies."""

    value: float
    low: float
    high: float


def wilson(successes: int, trials: int) -> Interval:
    """A share with its score interval (Wilson 1927), which stays within 0 and 1 and is sound for small
    numbers too.
    """
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    share = successes / trials
    weight = Z * Z / trials
    center = (share + weight / 2) / (1 + weight)
    reach = Z / (1 + weight) * sqrt(share * (1 - share) / trials + weight / (4 * trials))
    return Interval(share, min(max(center - reach, 0.0), share), max(min(center + reach, 1.0), share))


def normal(mean: float, variance: float, trials: int) -> Interval:
    """A mean of so many independent trials whose single outcome has this variance."""
    reach = Z * sqrt(max(variance, 0.0) / trials) if trials else 0.0
    return Interval(mean, mean - reach, mean + reach)


def trials_to_settle(effect: float, variance: float) -> int | None:
    """How many trials make an interval of a mean just leave 0 out, if the effect seen is the true one; None
    where there is no effect.
    """
    return ceil(Z * Z * variance / effect**2) if effect else None

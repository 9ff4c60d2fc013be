"""Estimates of differences and ratios of means, from numbers measured in the same trials."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from pegs.analysis.intervals import Interval, normal, trials_to_settle

STEP = 1e-6
"""The relative step of a numerical derivative."""


class SampleMoments:
    """The number of trials, the sums of their numbers, and the sums of all products of two of them.

    They are integers, so the result doesn't depend on the order of adding.
    """

    def __init__(self, size: int) -> None:
        self.trials = 0
        self.sums = np.zeros(size, np.int64)
        self.products = np.zeros((size, size), np.int64)

    def add(self, rows: Any) -> None:
        """Add trials, one row of integers each."""
        self.trials += len(rows)
        self.sums += rows.sum(axis=0)
        self.products += rows.T @ rows

    def estimate(self, quantity: Callable[[Any], float]) -> Interval:
        """A smooth function of the means (a difference, a ratio) with its interval (delta method)."""
        means = self.sums / self.trials
        return normal(quantity(means), self._variance(quantity, means), self.trials)

    def trials_to_settle(self, quantity: Callable[[Any], float]) -> int | None:
        """The number of trials needed for an interval that excludes 0, or None if the quantity is 0."""
        means = self.sums / self.trials
        return trials_to_settle(quantity(means), self._variance(quantity, means))

    def _variance(self, quantity: Callable[[Any], float], means: Any) -> float:
        """The variance of a quantity in one trial, by central differences."""
        covariance = (
            (self.products / self.trials - np.outer(means, means)) * self.trials / max(self.trials - 1, 1)
        )
        slopes = np.zeros(len(means))
        for i in range(len(means)):
            step = STEP * max(abs(means[i]), 1.0)
            up, down = means.copy(), means.copy()
            up[i] += step
            down[i] -= step
            slopes[i] = (quantity(up) - quantity(down)) / (2 * step)
        return float(slopes @ covariance @ slopes)

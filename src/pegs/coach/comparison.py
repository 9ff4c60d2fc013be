"""Comparing a decision's candidates in sampled worlds: first to find the best, then to measure its lead.

Using the same worlds for both would overstate the lead, since the candidate that luck favors would be chosen.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from pegs.coach.trial import Trial

_BATCH = 16
"""The number of worlds to try before checking the results again."""
_MIN_MEASURED = 2 * _BATCH
_CLEARLY = 2.5
"""A candidate is dropped if it's more than this many standard errors behind the best one."""


class Comparison:
    """The candidates of a decision: ``best`` is the index of the best, ``behind`` how far each one trails it,
    with its standard error.
    """

    def __init__(self, trial: Trial, at: int | None) -> None:
        """``at`` is the index of the turn that was played."""
        self._trial, self._at = trial, at
        self._tried = 0
        self.best = 0
        self.behind: list[tuple[float, float]] = []
        self.chance_of_best = 0.0
        self.worlds = 0

    def find_best(self, tries: int) -> None:
        """Find the best candidate in at most about ``tries`` tries; drop those that are clearly behind."""
        trial, chances = self._trial, np.zeros((0, len(self._trial.turns)))
        while True:
            new = self._try()
            chances = np.concatenate([chances, new])
            self.best, self.behind = _compare(chances, trial.is_open, self.behind)
            if len(new) < _BATCH or self._tried >= tries:
                break
            is_behind = np.array([mean > _CLEARLY * error for mean, error in self.behind])
            trial.is_open &= ~is_behind
            if trial.is_open.sum() == 1:
                break
        if len(chances):
            self.chance_of_best = float(chances[:, self.best].mean())

    def measure(self, tries: int, error: float) -> None:
        """Measure, in new worlds, how far the turn played (or else the next best) is behind the best.

        Stops when the standard error is small enough, or when all tries are used up.
        """
        other = self._at if self._at is not None else self.order()[1]
        if other == self.best:
            return
        self._trial.is_open[:] = False
        self._trial.is_open[[self.best, other]] = True
        chances = np.zeros((0, 2))
        while True:
            new = self._try()
            chances = np.concatenate([chances, new[:, [self.best, other]]])
            if len(new) < _BATCH or self._tried >= tries:
                break
            if len(chances) >= _MIN_MEASURED and _mean_error(chances[:, 0] - chances[:, 1])[1] <= error:
                break
        self.worlds = len(chances)
        if len(chances) >= _BATCH:
            self.behind[other] = _mean_error(chances[:, 0] - chances[:, 1])
            self.chance_of_best = float(chances[:, 0].mean())

    def order(self) -> list[int]:
        """The indexes of all candidates, the best first."""
        rest = [i for i in range(len(self.behind)) if i != self.best]
        return [self.best, *sorted(rest, key=lambda i: self.behind[i][0])]

    def _try(self) -> Any:
        new = self._trial.try_worlds(_BATCH).astype(float)
        self._tried += _BATCH * int(self._trial.is_open.sum())
        return new


def _compare(chances: Any, is_open: Any, before: list[tuple[float, float]]) -> tuple[int, Any]:
    """The best open candidate, and how far each one is behind it; closed ones stay as they were."""
    if not len(chances):
        return 0, [(0.0, 0.0)] * len(is_open)
    means = np.where(is_open, chances.mean(axis=0), -1.0)
    best = int(means.argmax())
    behind = [
        _mean_error(chances[:, best] - chances[:, i]) if is_open[i] else before[i]
        for i in range(len(is_open))
    ]
    return best, behind


def _mean_error(differences: Any) -> tuple[float, float]:
    """The mean, and its standard error."""
    return float(differences.mean()), float(differences.std() / np.sqrt(len(differences)))

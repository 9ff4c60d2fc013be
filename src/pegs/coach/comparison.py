"""Comparing a decision's candidates in sampled worlds: first to find the best, then to measure its lead.

Using the same worlds for both would overstate the lead, since the candidate that luck favors would be chosen.
"""

from __future__ import annotations

from math import fsum, sqrt

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
        trial = self._trial
        chances: list[list[float]] = []
        while True:
            new = self._try()
            chances += new
            self.best, self.behind = _compare(chances, trial.is_open, self.behind)
            if len(new) < _BATCH or self._tried >= tries:
                break
            trial.is_open = [
                is_open and mean <= _CLEARLY * error
                for is_open, (mean, error) in zip(trial.is_open, self.behind, strict=True)
            ]
            if sum(trial.is_open) == 1:
                break
        if chances:
            self.chance_of_best = _mean([world[self.best] for world in chances])

    def measure(self, tries: int, error: float) -> None:
        """Measure, in new worlds, how far the turn played (or else the next best) is behind the best.

        Stops when the standard error is small enough, or when all tries are used up.
        """
        other = self._at if self._at is not None else self.order()[1]
        if other == self.best:
            return
        self._trial.is_open = [i in (self.best, other) for i in range(len(self._trial.turns))]
        chances: list[list[float]] = []
        while True:
            new = self._try()
            chances += new
            if len(new) < _BATCH or self._tried >= tries:
                break
            if len(chances) >= _MIN_MEASURED and _behind(chances, self.best, other)[1] <= error:
                break
        self.worlds = len(chances)
        if len(chances) >= _BATCH:
            self.behind[other] = _behind(chances, self.best, other)
            self.chance_of_best = _mean([world[self.best] for world in chances])

    def order(self) -> list[int]:
        """The indexes of all candidates, the best first."""
        rest = [i for i in range(len(self.behind)) if i != self.best]
        return [self.best, *sorted(rest, key=lambda i: self.behind[i][0])]

    def _try(self) -> list[list[float]]:
        self._tried += _BATCH * sum(self._trial.is_open)
        return self._trial.try_worlds(_BATCH)


def _compare(
    chances: list[list[float]], is_open: list[bool], before: list[tuple[float, float]]
) -> tuple[int, list[tuple[float, float]]]:
    """The best open candidate, and how far each one is behind it; closed ones stay as they were."""
    candidates = range(len(is_open))
    if not chances:
        return 0, [(0.0, 0.0)] * len(is_open)
    best = max((i for i in candidates if is_open[i]), key=lambda i: _mean([world[i] for world in chances]))
    return best, [_behind(chances, best, i) if is_open[i] else before[i] for i in candidates]


def _behind(chances: list[list[float]], best: int, other: int) -> tuple[float, float]:
    """How far a candidate trails the best one, and the standard error of that."""
    differences = [world[best] - world[other] for world in chances]
    mean = _mean(differences)
    variance = _mean([(each - mean) ** 2 for each in differences])
    return mean, sqrt(variance / len(differences))


def _mean(numbers: list[float]) -> float:
    return fsum(numbers) / len(numbers)

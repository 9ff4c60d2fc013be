"""What a training run has played and can learn from again: lessons, and decisions looked at closely."""

from __future__ import annotations

from collections import deque
from typing import Any

import numpy as np

from pegs.players.net_layout import N_FEATURES
from pegs.training.comparisons import CANDIDATES, Comparisons
from pegs.training.played_games import Lessons

BATCH = 512
"""Positions a step."""
DECISIONS_A_STEP = BATCH // CANDIDATES
_NEW_SHARE = 0.25
"""How many lessons of a step are of the last round, while games are played."""
_ROUNDS_KEPT = 100
"""Rounds whose lessons are used again."""
_COMPARED_KEPT = 1_000_000
"""How many decisions that were looked at closely are used again (they take 5 GB)."""
_ROUNDS_A_STEP = 8
"""Of how many rounds the compared decisions of a step are."""

Batch = tuple[Any, Any]
"""The net's inputs, and the chances to win that it should give."""


class ReplayBuffer:
    """Keeps the last rounds, and deals out batches. ``chance`` is a NumPy generator."""

    def __init__(self, chance: Any) -> None:
        self._chance = chance
        self._lessons: deque[Lessons] = deque(maxlen=_ROUNDS_KEPT)
        self._compared: deque[Comparisons] = deque()
        self.decisions = 0
        """How many decisions that were looked at closely are kept."""

    def add(self, lessons: Lessons) -> None:
        """Keep the lessons of a round."""
        self._lessons.append(lessons)

    def add_compared(self, compared: Comparisons) -> None:
        """Keep the compared decisions of a round."""
        if not len(compared.chances):
            return
        self._compared.append(compared)
        self.decisions += len(compared.chances)
        while self.decisions > _COMPARED_KEPT:
            self.decisions -= len(self._compared.popleft().chances)

    def recent_batch(self) -> Batch:
        """Lessons, many of them of the last round, the others of one earlier round."""
        fresh = int(BATCH * _NEW_SHARE)
        parts = self._some(self._lessons[-1], fresh), self._some(self._any(self._lessons), BATCH - fresh)
        return _joined(parts)

    def batch(self) -> Batch:
        """Lessons of several rounds alike."""
        number = BATCH // _ROUNDS_A_STEP
        return _joined([self._some(self._any(self._lessons), number) for _ in range(_ROUNDS_A_STEP)])

    def compared_batch(self) -> Batch:
        """Decisions of several rounds, `CANDIDATES` rows for each. There have to be some."""
        number = DECISIONS_A_STEP // _ROUNDS_A_STEP
        return _joined([self._some(self._any(self._compared), number) for _ in range(_ROUNDS_A_STEP)])

    def _any(self, rounds: deque[Any]) -> Any:
        return rounds[self._chance.integers(len(rounds))]

    def _some(self, known: Lessons | Comparisons, number: int) -> Batch:
        targets = known.targets if isinstance(known, Lessons) else known.chances
        rows = self._chance.integers(len(targets), size=number)
        return known.inputs[rows].reshape(-1, N_FEATURES), targets[rows].ravel()


def _joined(parts: Any) -> Batch:
    inputs, targets = zip(*parts, strict=True)
    return np.concatenate(inputs).astype(np.float32), np.concatenate(targets)

"""The replay buffer of a training run: examples and compared decisions of its latest rounds."""

from __future__ import annotations

from collections import deque
from typing import Any

import numpy as np

from pegs.players.net_layout import N_FEATURES
from pegs.training.comparisons import CANDIDATES, Comparisons
from pegs.training.played_games import Examples

BATCH = 512
"""Positions in a gradient step."""
DECISIONS_PER_BATCH = BATCH // CANDIDATES
_NEW_SHARE = 0.25
"""The share of a batch that comes from the latest round, while games are played."""
_MAX_ROUNDS = 100
"""The most rounds to keep examples of."""
_MAX_COMPARED = 1_000_000
"""The most compared decisions in the buffer (they take 5 GB)."""
_ROUNDS_PER_BATCH = 8
"""The number of random rounds that a batch is drawn from."""

Batch = tuple[Any, Any]
"""The net's inputs, and the chances of winning that are its targets."""


class ReplayBuffer:
    """Stores the latest rounds, and draws batches from them."""

    def __init__(self, rng: np.random.Generator) -> None:
        self._rng = rng
        self._examples: deque[Examples] = deque(maxlen=_MAX_ROUNDS)
        self._compared: deque[Comparisons] = deque()
        self.decisions = 0
        """The number of compared decisions in the buffer."""

    def add(self, examples: Examples) -> None:
        """Add the examples of a round."""
        self._examples.append(examples)

    def add_compared(self, compared: Comparisons) -> None:
        """Add the compared decisions of a round."""
        if not len(compared.chances):
            return
        self._compared.append(compared)
        self.decisions += len(compared.chances)
        while self.decisions > _MAX_COMPARED:
            self.decisions -= len(self._compared.popleft().chances)

    def recent_batch(self) -> Batch:
        """A batch of examples: some from the latest round, the others from one random round."""
        n_new = int(BATCH * _NEW_SHARE)
        new = self._sample(self._examples[-1], n_new)
        return _joined([new, self._sample(self._random_round(self._examples), BATCH - n_new)])

    def batch(self) -> Batch:
        """A batch of examples from several random rounds."""
        return self._from_rounds(self._examples, BATCH)

    def compared_batch(self) -> Batch:
        """A batch of compared decisions from several random rounds, `CANDIDATES` rows for each.

        The buffer must have some.
        """
        return self._from_rounds(self._compared, DECISIONS_PER_BATCH)

    def _from_rounds(self, rounds: deque[Any], number: int) -> Batch:
        part = number // _ROUNDS_PER_BATCH
        return _joined([self._sample(self._random_round(rounds), part) for _ in range(_ROUNDS_PER_BATCH)])

    def _random_round(self, rounds: deque[Any]) -> Any:
        return rounds[self._rng.integers(len(rounds))]

    def _sample(self, played: Examples | Comparisons, number: int) -> Batch:
        targets = played.targets if isinstance(played, Examples) else played.chances
        rows = self._rng.integers(len(targets), size=number)
        return played.inputs[rows].reshape(-1, N_FEATURES), targets[rows].ravel()


def _joined(parts: Any) -> Batch:
    inputs, targets = zip(*parts, strict=True)
    return np.concatenate(inputs).astype(np.float32), np.concatenate(targets)

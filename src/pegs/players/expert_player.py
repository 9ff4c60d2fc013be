"""The player ``expert``: looks more closely at the net's favorites, by playing them on in sampled worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pegs.core.operations import Operation
from pegs.core.turn import Turn
from pegs.players.compiled_player import player_stream
from pegs.players.effort import Effort
from pegs.players.lookahead import Lookahead
from pegs.view import SeatView

_BATCH = 4
"""Worlds between two looks at the results."""
_PRIOR = 6
"""How many worlds the net's own opinion of a turn counts as."""
_BOUND = 2.6
"""Standard errors above its mean up to which a turn may really be as good."""
_LEAST_DEVIATION = 0.02
"""How much chances differ between worlds at least, as long as there have been few."""


class ExpertPlayer:
    """Chooses the candidate that wins most."""

    def __init__(self, name: str, effort: Effort, seed: int | str = 0) -> None:
        self._name, self._effort = name, effort
        self.restart(seed)

    @property
    def name(self) -> str:
        """The player's name in the registry."""
        return self._name

    def restart(self, seed: int | str) -> None:
        """Base all random choices on this seed from now on."""
        self._chance = np.array(player_stream(self._name, seed), np.int64)

    def observe(self, operations: Sequence[Operation]) -> None:
        """Do nothing: all that it needs is in the view."""

    def choose(self, view: SeatView) -> Turn:
        """The turn that wins most, or the net's favorite if a try takes too long.

        Raises UsageError if the seat's own cards are unknown.
        """
        look = Lookahead(view, self._chance, self._effort.candidates)
        look.decisions, look.most_listed = self._effort.decisions, self._effort.most_listed
        tried, chances = 0, np.zeros((0, len(look.turns)))
        while look.is_open.sum() > 1 and tried < self._effort.tries:
            new = look.try_worlds(_BATCH)
            chances = np.concatenate([chances, new])
            if len(new) < _BATCH:
                break
            tried += _BATCH * int(look.is_open.sum())
            look.is_open &= _may_gain(look.net_chances, chances, look.is_open, self._effort.gain)
        if len(chances) < _BATCH:
            return look.turns[0]
        return look.turns[_best(_means(look.net_chances, chances), look.is_open)]


def _means(prior: Any, chances: Any) -> Any:
    """The candidates' mean chances to win; the net's own opinion counts as some more worlds."""
    return (chances.sum(axis=0) + _PRIOR * prior) / (len(chances) + _PRIOR)


def _best(means: Any, is_open: Any) -> int:
    """The open candidate with the highest mean."""
    return int(np.where(is_open, means, -1).argmax())


def _may_gain(prior: Any, chances: Any, is_open: Any, gain: float) -> Any:
    """Which candidates may still beat the best one so far by ``gain``, and that one itself."""
    means = _means(prior, chances)
    best = _best(means, is_open)
    deviations = np.maximum((chances[:, [best]] - chances).std(axis=0), _LEAST_DEVIATION)
    bounds = means + _BOUND * deviations / np.sqrt(len(chances) + _PRIOR)
    may: Any = bounds >= means[best] + gain
    may[best] = True
    return may

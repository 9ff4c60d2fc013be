"""The player ``expert``: looks more closely at the net's favorites, by playing them on in sampled worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pegs.core.operations import Operation
from pegs.core.turn import Turn
from pegs.players.compiled_player import player_stream
from pegs.players.lookahead import Lookahead
from pegs.view import SeatView

_CANDIDATES = 6
_BATCH = 8
"""Worlds between two looks at the results."""
_CLEARLY = 2.5
"""Standard errors behind the best candidate at which another is dropped."""


class ExpertPlayer:
    """Chooses the candidate that wins most, within a number of ``tries``: one candidate in one world."""

    def __init__(self, name: str, tries: int, seed: int | str = 0) -> None:
        self._name, self._tries = name, tries
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
        look = Lookahead(view, self._chance, _CANDIDATES)
        tried, chances = 0, np.zeros((0, len(look.turns)), np.float32)
        while look.is_open.sum() > 1 and tried < self._tries:
            new = look.try_worlds(_BATCH)
            chances = np.concatenate([chances, new])
            if len(new) < _BATCH:
                break
            tried += _BATCH * int(look.is_open.sum())
            look.is_open &= _still_possible(chances, look.is_open)
        if len(chances) < _BATCH:
            return look.turns[0]
        means = np.where(look.is_open, chances.mean(axis=0), -1)
        return look.turns[int(means.argmax())]


def _still_possible(chances: Any, is_open: Any) -> Any:
    """Which open candidates may still be the best: a column each, a row for every world."""
    best = int(np.where(is_open, chances.mean(axis=0), -1).argmax())
    behind = chances[:, [best]] - chances
    error = behind.std(axis=0) / np.sqrt(len(chances))
    return behind.mean(axis=0) <= _CLEARLY * error

"""The player ``expert``: looks more closely at the net's favorites, by playing them on in sampled worlds."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from pegs.core.operations import Operation
from pegs.core.turn import Turn
from pegs.players.compiled_player import player_stream
from pegs.players.effort import Effort
from pegs.players.lookahead import Lookahead
from pegs.view import SeatView


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
        return look.race(self._effort.tries, self._effort.gain)

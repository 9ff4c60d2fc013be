"""The player ``expert``: compares the net's favorites by rollouts in sampled worlds."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.copying import CopiesWhole
from pegs.core.operations import Operation
from pegs.core.turn import Turn
from pegs.engine.kernel.memory import floats
from pegs.players.compiled_player import player_stream
from pegs.players.effort import Effort
from pegs.players.lookahead import Lookahead
from pegs.players.search import BATCH, MAX_CANDIDATES, MILLION, RACE, race
from pegs.players.versions import version_of
from pegs.view import SeatView


class Race(Lookahead):
    """A decision whose candidates race: those that can hardly be the best are soon dropped."""

    def winner(self, tries: int, gain: float) -> Turn:
        """The candidate that wins most, after at most ``tries`` tries.

        Candidates that can hardly raise the chance of winning by ``gain`` are dropped
        (`pegs.players.racing`). The net's favorite wins if `most_listed` turns have been listed before any
        could be dropped.
        """
        if len(self.turns) == 1:
            return self.turns[0]
        self._search.prior[: len(self.turns)] = self.net_chances
        chances = floats(BATCH * MAX_CANDIDATES)
        best = self.play_on(race, RACE, most_tries=tries, gain=round(gain * MILLION), chances=chances)
        return self.turns[best]


class ExpertPlayer(CopiesWhole):
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
        self._chance = list(player_stream(self._name, seed))

    def observe(self, operations: Sequence[Operation]) -> None:
        """Do nothing: all that it needs is in the view."""

    def choose(self, view: SeatView) -> Turn:
        """The turn that wins most, or the net's favorite if rollouts take too long.

        Raises UsageError if the seat's own cards are unknown.
        """
        effort = self._effort
        deciding = Race(view, self._chance, effort.candidates, version_of(self._name))
        deciding.decisions, deciding.most_listed = effort.decisions, effort.most_listed
        return deciding.winner(effort.tries, effort.gain)

"""What a player is: a view in, a turn out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pegs.core.operations import Operation
from pegs.core.turn import Turn
from pegs.view import SeatView


class Player(Protocol):
    """Whoever chooses turns for one seat: a bot, a person at a terminal, a program far away.

    A game calls `restart` once before the deal, `told` for everything that happens (also for what this player
    does itself), and
    `choose` whenever the seat has a decision to make.
    """

    @property
    def name(self) -> str:
        """The short name under which the player is made."""
        ...

    def restart(self, seed: int | str) -> None:
        """Forget the game before, and begin all chance from this seed."""
        ...

    def told(self, operations: Sequence[Operation]) -> None:
        """Hear what happened, as this seat may see it (`pegs.view.seen`)."""
        ...

    def choose(self, view: SeatView) -> Turn:
        """One of ``view.legal_turns``. It is only asked where there is one."""
        ...

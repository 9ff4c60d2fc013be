"""What a player is: a view in, a turn out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pegs.core.operations import Operation
from pegs.core.turn import Turn
from pegs.view import SeatView


class Player(Protocol):
    """Chooses turns for one seat.

    A game calls `restart` once before the deal, `observe` whenever something happens (this player's own turns
    included), and `choose` whenever the seat has a decision to make.
    """

    @property
    def name(self) -> str:
        """A short name."""
        ...

    def restart(self, seed: int | str) -> None:
        """Forget the previous game, and base all random choices on this seed from now on."""
        ...

    def observe(self, operations: Sequence[Operation]) -> None:
        """See what happened, as this seat may see it (`pegs.view.redact`)."""
        ...

    def choose(self, view: SeatView) -> Turn:
        """Return one of ``view.legal_turns``, which is never empty here."""
        ...

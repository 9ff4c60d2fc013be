"""Going through the replay of a finished game together: one person leads, and others follow."""

from __future__ import annotations

from msgspec import Struct

from pegs.protocol.notes import TurnNumber
from pegs.protocol.rest import Token


class Lead(Struct, frozen=True, forbid_unknown_fields=True):
    """Lead others to a turn; without one, stop. The token's seat was in the game."""

    token: Token
    turn: TurnNumber | None


class Leading(Struct, frozen=True):
    """Who leads through a game's replay, by their seat in it, and the turn that they look at.

    Without a leader, ``seat`` is None.
    """

    seat: int | None = None
    turn: int = 0

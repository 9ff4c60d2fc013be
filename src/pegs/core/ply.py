"""What a game's history is made of, and how a game stands."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.board import Seat
from pegs.core.operations import Operation
from pegs.core.turn import Turn


@dataclass(frozen=True, slots=True)
class Ply:
    """One decision: who made it, the turn, and everything that happened then."""

    seat: Seat
    turn: Turn
    operations: tuple[Operation, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The winning team (None while the game is on) and the number of turns played."""

    winner: int | None
    turns: int

"""The plies of a game's history, and its outcome."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.board import Seat
from pegs.core.operations import Operation
from pegs.core.turn import Turn


@dataclass(frozen=True, slots=True)
class Ply:
    """One decision: the seat that made it, the turn, and everything that happened."""

    seat: Seat
    turn: Turn
    operations: tuple[Operation, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The winning team (None until the game is over) and the number of turns played."""

    winner: int | None
    turns: int

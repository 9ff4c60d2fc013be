"""The entries of a table's log, and the turn that waits to become one."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.operations import Operation
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.table import events as ev


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One applied event with its version; for a decision, also the turn and its operations."""

    version: int
    event: ev.AnyEvent
    turn: Turn | None = None
    operations: tuple[Operation, ...] = ()
    ply: int = 0
    """The number of decisions in the game after this event."""
    name: str = ""
    """The name of a person who left, or the title of rules that were voted on: the table no longer has it."""
    is_arrival: bool = False
    """Whether a person connected for the first time since they sat down."""


@dataclass(frozen=True, slots=True)
class PendingTurn:
    """A turn played on a copy of the game, because its event has to be stored before it is applied."""

    event: ev.TurnPlayed
    game: Game

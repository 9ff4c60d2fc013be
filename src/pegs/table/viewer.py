"""The role and seat of a table's client, which decide what it sees and may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pegs.core.board import Seat


@dataclass(frozen=True, slots=True)
class Viewer:
    """A player, a watcher, or a shared screen. Only players have a seat; the other two see the same."""

    role: Literal["player", "watcher", "screen"]
    seat: Seat | None = None
    host: bool = False

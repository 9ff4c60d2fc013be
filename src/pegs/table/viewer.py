"""A table's client: who sees it, and who sends it commands."""

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

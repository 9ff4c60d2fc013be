"""Who speaks to a table, or looks at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pegs.core.board import Seat


@dataclass(frozen=True, slots=True)
class Who:
    """A player at a seat, or a watcher, or a screen: those two sit nowhere and see alike."""

    role: Literal["player", "watcher", "screen"]
    seat: Seat | None = None
    host: bool = False

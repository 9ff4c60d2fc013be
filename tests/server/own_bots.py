"""Bots of a user's own: working ones and broken ones."""

from __future__ import annotations

import sys
import threading
from collections.abc import Sequence

from pegs import players
from pegs.core.operations import Operation
from pegs.core.turn import Kind, Turn
from pegs.view import SeatView


class OwnBot:
    """Plays its first legal turn."""

    name = "own"

    def restart(self, seed: int | str) -> None:
        self.seed = seed

    def observe(self, operations: Sequence[Operation]) -> None:
        self.observed = operations

    def choose(self, view: SeatView) -> Turn:
        assert tuple(self.observed) == view.history
        return view.legal_turns[0]


class Greedy(OwnBot):
    """Plays like the built-in greedy player, so that games end."""

    def choose(self, view: SeatView) -> Turn:
        return players.make("greedy", self.seed).choose(view)


class Raises(OwnBot):
    def choose(self, view: SeatView) -> Turn:
        raise ZeroDivisionError(view.seat)


class Cheats(OwnBot):
    def choose(self, view: SeatView) -> Turn:
        return view.legal_turns[0]._replace(kind=Kind.SEND)


class PlainTuple(OwnBot):
    def choose(self, view: SeatView) -> Turn:
        return tuple(view.legal_turns[0])  # type: ignore[return-value]


class Exits(OwnBot):
    def choose(self, view: SeatView) -> Turn:
        sys.exit(view.seat)


class Hangs(OwnBot):
    def choose(self, view: SeatView) -> Turn:
        threading.Event().wait()
        return view.legal_turns[0]


class CannotBeMade(OwnBot):
    def __init__(self) -> None:
        raise FileNotFoundError("weights.bin")

"""Which pegs have just moved, for the marks on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pegs.core.board import START, Place, Seat
from pegs.core.operations import Moved, Operation, Penalized, SentToInSpot, SentToStart, Swapped
from pegs.core.turn import Kind
from pegs.engine.game import Game

_REACTIONS = (Kind.ACCEPT, Kind.DOUBT)
"""Decisions in another player's turn."""


def moved_pegs(game: Game, seat: Seat | None) -> frozenset[tuple[Seat, Place]]:
    """The places of pegs that moved since this seat's last turn, or in the last turn if there is no seat."""
    plies = game.plies
    if seat is None:
        recent = plies[-1:]
    else:
        own = (n for n, ply in enumerate(plies, 1) if ply.seat == seat and ply.turn.kind not in _REACTIONS)
        recent = plies[max(own, default=0) :]
    touched = set(_targets(operation for ply in recent for operation in ply.operations))
    pegs = game.position.pegs
    return frozenset((owner, place) for owner, place in touched if place in pegs[owner])


def _targets(operations: Iterable[Operation]) -> Iterator[tuple[Seat, Place]]:
    """Where each operation put a peg."""
    for operation in operations:
        match operation:
            case Moved(seat=seat, target=target) | SentToInSpot(seat=seat, target=target):
                yield seat, target
            case SentToStart(seat=seat) | Penalized(seat=seat):
                yield seat, START
            case Swapped(seat=seat, origin=origin, seat2=seat2, origin2=origin2):
                yield seat, origin2
                yield seat2, origin

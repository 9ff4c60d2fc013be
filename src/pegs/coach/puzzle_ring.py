"""The peg to look at in a puzzle, from the same facts as its reasons."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.board import HOME, Place, Seat
from pegs.core.operations import Moved, Operation, SentToInSpot, SentToStart
from pegs.core.turn import Turn
from pegs.story.parts import Line


def ring_of(best: Turn, done: Sequence[Operation], reasons: Sequence[Line]) -> tuple[Seat, Place]:
    """The place of the peg that the best turn bumps, boosts or takes home, or else of the first it moves.

    ``done`` is what the turn does to the pegs. Among several, it's the one that the first reason is about.
    """
    events = [place for each in done if (place := _event(each))]
    seats = [part.peg for line in reasons for part in line.parts]
    told = (event for seat in seats for event in events if event[0] == seat)
    first = best.steps[0]
    return next(told, events[0] if events else (first.seat, first.origin))


def _event(operation: Operation) -> tuple[Seat, Place] | None:
    match operation:
        case SentToStart() | SentToInSpot():
            return operation.seat, operation.origin
        case Moved() if operation.target >= HOME > operation.origin:
            return operation.seat, operation.origin
        case _:
            return None

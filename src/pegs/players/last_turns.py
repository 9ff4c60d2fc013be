"""The last turns of the other seats, read back from what a view saw happen."""

from __future__ import annotations

from typing import NamedTuple

from pegs.core.board import HOME, START, Place, Seat
from pegs.core.cards import UNKNOWN, Rank
from pegs.core.operations import (
    CountedStuck,
    Drawn,
    Moved,
    Operation,
    Penalized,
    Played,
    SentToInSpot,
    SentToStart,
    Swapped,
)
from pegs.core.turn import Kind
from pegs.view import SeatView


class LastTurn(NamedTuple):
    """A turn of a seat: where all pegs stood before it, the seat's count of stuck turns until then (as far as
    the turn shows it), the card that it played and how, and the number of cards that it has drawn since.
    """

    pegs: tuple[tuple[Place, ...], ...]
    stuck: int
    card: Rank
    kind: Kind
    drawn: int


def last_turns(view: SeatView, number: int) -> dict[Seat, list[LastTurn]]:
    """Up to ``number`` turns of each other seat whose card is known, newest first.

    Reading stops where the history no longer matches the pegs, such as after someone set them by hand.
    """
    pegs = [list(places) for places in view.pegs]
    stuck, drawn = [0] * len(pegs), [0] * len(pegs)
    turns: dict[Seat, list[LastTurn]] = {s: [] for s in range(view.board.players) if s != view.seat}
    missing = number * len(turns)
    for operation in reversed(view.history):
        match operation:
            case Drawn(seat):
                drawn[seat] += 1
            case CountedStuck(seat, count):
                started_over = count == 0 and view.rules.stuck_starts_over
                stuck[seat] = view.rules.stuck_limit - 1 if started_over else max(count - 1, 0)
            case Played(seat, card, _, kind):
                if not _can_stand(pegs):
                    break
                if card != UNKNOWN and seat in turns and len(turns[seat]) < number:
                    before = tuple([tuple(places) for places in pegs])
                    turns[seat].append(LastTurn(before, stuck[seat], card, kind, drawn[seat]))
                    missing -= 1
                stuck[seat] = 0
            case _ if not _undo(pegs, operation):
                break
        if not missing:
            break
    return turns


def _can_stand(pegs: list[list[Place]]) -> bool:
    """Whether every hole of the track holds one peg at most."""
    holes = [place for places in pegs for place in places if START < place < HOME]
    return len(set(holes)) == len(holes)


def _undo(pegs: list[list[Place]], operation: Operation) -> bool:
    """Put the pegs where they were before something happened; False if the pegs don't match it."""
    match operation:
        case Moved(seat, origin, target) | SentToInSpot(seat, origin, target):
            return _move_back(pegs[seat], target, origin)
        case SentToStart(seat, origin) | Penalized(seat, origin):
            return _move_back(pegs[seat], START, origin)
        case Swapped(seat, origin, seat2, origin2):
            return _move_back(pegs[seat], origin2, origin) and _move_back(pegs[seat2], origin, origin2)
    return True


def _move_back(places: list[Place], place: Place, back: Place) -> bool:
    if place not in places:
        return False
    places[places.index(place)] = back
    return True

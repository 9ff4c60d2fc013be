"""How one peg walks a count, forward or backward (rules, 5.1 to 5.4)."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from pegs.core.board import HOME, START, Place, Seat
from pegs.engine.why.context import Play
from pegs.engine.why.refusal import Hole, Refusal, Stage
from pegs.engine.why.trial_board import Field, Peg

Path: TypeAlias = tuple[Place, ...]
"""The holes a peg steps on, one a count; the last is the one it lands on."""


class Way(Enum):
    """Which way a peg walks."""

    FORWARD = 1
    BACKWARD = -1


def paths(play: Play, seat: Seat, origin: Place, count: int, way: Way) -> list[Path]:
    """The ways a peg could walk a count on an empty board: along the ring, into home, or neither."""
    if origin == START:
        return []
    if way is Way.BACKWARD:
        return [] if origin >= HOME else [_along_ring(play, origin, count, -1)]
    if origin >= HOME:
        return _inside_home(play, origin, count)
    return _forward_from_track(play, seat, origin, count)


def _along_ring(play: Play, origin: Place, count: int, step: int) -> Path:
    return tuple((origin + step * k) % play.board.ring for k in range(1, count + 1))


def _inside_home(play: Play, origin: Place, count: int) -> list[Path]:
    path = tuple(range(origin + 1, origin + count + 1))
    return [path] if path[-1] < HOME + play.board.home_length else []


def _forward_from_track(play: Play, seat: Seat, origin: Place, count: int) -> list[Path]:
    to_in_spot = play.board.distance(origin, play.board.in_spots[seat])
    beyond = count - to_in_spot
    found: list[Path] = []
    if beyond <= 0 or play.rules.pass_in_spot:
        found.append(_along_ring(play, origin, count, +1))
    if 1 <= beyond <= play.board.home_length:
        found.append(_along_ring(play, origin, to_in_spot, +1) + tuple(range(HOME, HOME + beyond)))
    return found


def runs_past_in_spot(play: Play, seat: Seat, origin: Place, target: Place) -> bool:
    """Whether the way along the ring to a hole leads past the peg's own in-spot where none may pass it."""
    if play.rules.pass_in_spot or not (play.board.is_on_track(origin) and play.board.is_on_track(target)):
        return False
    to_in_spot = play.board.distance(origin, play.board.in_spots[seat])
    return play.board.distance(origin, target) > to_in_spot


def walk(field: Field, peg: Peg, path: Path) -> None:
    """Walk a peg along a path and land it, bumps included.

    Raises ``Refusal`` where it would pass or land on its own color, or cannot land.
    """
    origin, target = field.place_of(peg), path[-1]
    if origin == target:
        raise Refusal(Stage.PATH, "same-hole", hole=Hole(peg.seat, origin))
    for hole in path[:-1]:
        if hole != origin and field.has_own(peg.seat, hole):
            raise Refusal(Stage.PATH, "own-color-passed", hole=Hole(peg.seat, hole))
    move(field, peg, target)


def move(field: Field, peg: Peg, target: Place) -> None:
    """Lift a peg and land it, whatever lies between (a joker, coming out, the end of a walk)."""
    if target >= HOME:
        if field.has_own(peg.seat, target):
            raise Refusal(Stage.LANDING, "own-color-landed", hole=Hole(peg.seat, target))
        field.lift(peg)
        field.put(peg, target)
    else:
        field.lift(peg)
        field.land(peg, target)

"""How one peg moves a count, forward or backward (rules 5.1 to 5.4)."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from pegs.core.board import HOME, START, Place, Seat
from pegs.engine.why.context import PlayContext
from pegs.engine.why.refusal import FailedCheck, HoleArg, Refusal
from pegs.engine.why.trial_board import Peg, TrialBoard
from pegs.rules.switches import Rules

Path: TypeAlias = tuple[Place, ...]
"""The holes a peg moves through, one for each count; it lands on the last."""


class Direction(Enum):
    """Which way a peg moves."""

    FORWARD = 1
    BACKWARD = -1


def paths(context: PlayContext, seat: Seat, origin: Place, count: int, direction: Direction) -> list[Path]:
    """The paths a peg could take for a count on an empty board: around the ring, into home, or none."""
    if origin == START:
        return []
    if direction is Direction.BACKWARD:
        return [] if origin >= HOME else [_along_ring(context, origin, count, -1)]
    if origin >= HOME:
        return _inside_home(context, origin, count)
    return _forward_from_track(context, seat, origin, count)


def _along_ring(context: PlayContext, origin: Place, count: int, step: int) -> Path:
    return tuple((origin + step * k) % context.board.ring for k in range(1, count + 1))


def _inside_home(context: PlayContext, origin: Place, count: int) -> list[Path]:
    path = tuple(range(origin + 1, origin + count + 1))
    return [path] if path[-1] < HOME + context.board.home_length else []


def _forward_from_track(context: PlayContext, seat: Seat, origin: Place, count: int) -> list[Path]:
    to_in_spot = context.board.distance(origin, context.board.in_spots[seat])
    beyond = count - to_in_spot
    ways: list[Path] = []
    if beyond <= 0 or context.rules.pass_in_spot:
        ways.append(_along_ring(context, origin, count, +1))
    if 1 <= beyond <= context.board.home_length:
        ways.append(_along_ring(context, origin, to_in_spot, +1) + tuple(range(HOME, HOME + beyond)))
    return ways


def runs_past_in_spot(context: PlayContext, seat: Seat, origin: Place, target: Place) -> bool:
    """Whether moving forward to a hole would pass the peg's in-spot, under rules that don't allow it."""
    board = context.board
    if context.rules.pass_in_spot or not (board.is_on_track(origin) and board.is_on_track(target)):
        return False
    return board.distance(origin, target) > board.distance(origin, board.in_spots[seat])


def way_out(context: PlayContext, seat: Seat, steps: int) -> Path:
    """The holes of a peg that comes out and moves on by ``steps``, beginning with the out spot."""
    spot = context.board.out_spots[seat]
    return (spot, *_along_ring(context, spot, steps, +1))


def next_corner(context: PlayContext, hole: Place) -> Place | None:
    """The corner after a corner; None for any other place."""
    board = context.board
    is_corner = board.is_on_track(hole) and hole % board.side_length == 0
    return (hole + board.side_length) % board.ring if is_corner else None


def walk(trial: TrialBoard, peg: Peg, path: Path) -> None:
    """Move a peg along a path and land it, bumps included.

    Raises Refusal if it would pass or land on its own color, has to turn in instead, or can't land.
    """
    origin, target = trial.place_of(peg), path[-1]
    if origin == target:
        raise Refusal(FailedCheck.PATH, "same-hole", hole=HoleArg(peg.seat, origin))
    if trial.context.rules.must_turn_in and _goes_past_in_spot(trial, peg, path):
        _require_no_way_in(trial, peg, len(path))
    for hole in _passed(trial, peg, path):
        if not _may_pass(trial.context.rules, hole):
            raise Refusal(FailedCheck.PATH, "own-color-passed", hole=HoleArg(peg.seat, hole))
    trial.grounds += _grounds_of(trial, peg, path)
    move(trial, peg, target)


def _passed(trial: TrialBoard, peg: Peg, path: Path) -> list[Place]:
    """The holes before the last of a path that have another peg of the same color."""
    origin = trial.place_of(peg)
    return [hole for hole in path[:-1] if hole != origin and trial.has_peg_of(peg.seat, hole)]


def _may_pass(rules: Rules, hole: Place) -> bool:
    """Whether a peg may pass another of its color on a hole."""
    return rules.pass_in_home if hole >= HOME else rules.pass_own


def _goes_past_in_spot(trial: TrialBoard, peg: Peg, path: Path) -> bool:
    """Whether a path goes forward along the track past the peg's in-spot."""
    origin, board = trial.place_of(peg), trial.context.board
    is_forward = path[0] == (origin + 1) % board.ring
    return is_forward and path[-1] < HOME and board.in_spots[peg.seat] in (origin, *path[:-1])


def _require_no_way_in(trial: TrialBoard, peg: Peg, count: int) -> None:
    """Refuse to go past the in-spot with a count that takes the peg into its home.

    An opponent's peg never goes into its home on this team's turn.
    """
    if trial.context.is_on_team(peg.seat) and can_turn_in(trial, peg, count):
        hole = HoleArg(peg.seat, trial.place_of(peg))
        raise Refusal(FailedCheck.PATH, "can-turn-in", hole=hole, count=count)


def can_turn_in(trial: TrialBoard, peg: Peg, count: int) -> bool:
    """Whether a count takes a peg on the track into its home, with nothing in the way."""
    ways = paths(trial.context, peg.seat, trial.place_of(peg), count, Direction.FORWARD)
    inward = [path for path in ways if path[-1] >= HOME]
    try:
        for path in inward:
            walk(trial.copy(), peg, path)
    except Refusal:
        return False
    return bool(inward)


def _grounds_of(trial: TrialBoard, peg: Peg, path: Path) -> list[str]:
    """The permissions that a walk rests on besides the card's count."""
    origin, target, passed = trial.place_of(peg), path[-1], _passed(trial, peg, path)
    grounds = ["may-pass-own"] if any(hole < HOME for hole in passed) else []
    if any(hole >= HOME for hole in passed):
        return [*grounds, "may-pass-in-home"]
    if target >= HOME:
        return [*grounds, "may-go-deeper" if origin >= HOME else "may-go-home"]
    if _goes_past_in_spot(trial, peg, path):
        return [*grounds, "may-go-past" if trial.context.rules.must_turn_in else "may-lap"]
    return grounds


def move(trial: TrialBoard, peg: Peg, target: Place) -> None:
    """Lift a peg and land it, whatever lies between (a joker, coming out, the end of a walk).

    Raises Refusal if it can't land there.
    """
    if target >= HOME:
        if trial.has_peg_of(peg.seat, target):
            raise Refusal(FailedCheck.LANDING, "own-color-landed", hole=HoleArg(peg.seat, target))
        trial.lift(peg)
        trial.put(peg, target)
    else:
        trial.lift(peg)
        trial.land(peg, target)

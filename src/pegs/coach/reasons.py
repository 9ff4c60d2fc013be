"""Why one turn is better than another, in words: facts of the position that the two turns differ in."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.board import HOME, START, Seat
from pegs.core.errors import UsageError
from pegs.core.operations import Operation, SentToStart
from pegs.core.turn import Turn
from pegs.players.explain import explain
from pegs.table.protocol.review import ReviewReason
from pegs.view import SeatView

MOST = 2
"""Reasons that are given for a turn."""
_NOTABLE = 60
"""The least difference in points of ``hints`` that makes a reason: six holes."""
_GROUPS = (
    ("bump", "setback", "setback-near", "spite"),
    ("finish", "home", "settled", "packed"),
    ("out", "in-play"),
    ("far", "near", "boost"),
    ("danger",),
    ("threat",),
    ("assist",),
    ("own-in-spot",),
    ("back-up",),
    ("ready", "ready-back"),
    ("keep-joker",),
    ("keep-out",),
    ("keep-back",),
    ("keep-split",),
    ("keep-small",),
    ("tens",),
)
"""Terms of ``hints`` that say nearly the same: the first one that applies speaks for its group."""

TERMS = tuple(name for group in _GROUPS for name in group)
"""Every name that a reason may have."""


def reasons(
    view: SeatView, played: Turn, better: Turn, done: Sequence[Operation]
) -> tuple[ReviewReason, ...]:
    """The main reasons for the better turn; empty if nothing tells the turns apart in short.

    ``done`` is what the better turn does to the pegs.
    """
    try:
        costs, gains = _terms(view, played), _terms(view, better)
    except UsageError:
        return ()
    found = []
    for group in _GROUPS:
        weight = sum(gains.get(name, 0) - costs.get(name, 0) for name in group)
        leading = [name for name in group if gains.get(name, 0) > costs.get(name, 0)]
        if weight >= _NOTABLE and leading:
            found.append((weight, _reason(view, leading[0], done)))
    found.sort(key=lambda each: -each[0])
    return tuple(reason for _, reason in found[:MOST])


def _terms(view: SeatView, turn: Turn) -> dict[str, int]:
    return {reason.term: reason.contribution for reason in explain(view, turn)}


def _reason(view: SeatView, name: str, done: Sequence[Operation]) -> ReviewReason:
    bumped = _bumped(view, done) if name == "bump" else None
    if bumped is None:
        return ReviewReason(name)
    seat, walked, left = bumped
    return ReviewReason(name, seat, walked, left)


def _bumped(view: SeatView, done: Sequence[Operation]) -> tuple[Seat, int, int] | None:
    """The opponent's peg closest to home that a turn bumps: its owner, the holes it had walked, and the holes
    that were left to its in-spot.
    """
    board, found = view.board, []
    for operation in done:
        if isinstance(operation, SentToStart) and START < operation.origin < HOME:
            seat = operation.seat
            if board.team_of(seat) != board.team_of(view.seat):
                walked = board.distance(board.out_spots[seat], operation.origin)
                left = board.distance(operation.origin, board.in_spots[seat])
                found.append((left, seat, walked))
    if not found:
        return None
    left, seat, walked = min(found)
    return seat, walked, left

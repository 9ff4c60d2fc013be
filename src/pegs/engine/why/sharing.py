"""Whose pegs can share a split, and the lone peg that may go the whole count."""

from __future__ import annotations

from pegs.core.board import Place, Seat
from pegs.engine.why.context import PlayContext
from pegs.rules.switches import Powers, SplitWith


def forward_counts(context: PlayContext, row: Powers, seat: Seat, origin: Place) -> tuple[int, ...]:
    """The counts that take a peg forward by itself: the card's, and that of a split it can't share."""
    if not goes_alone(context, row, seat, origin):
        return row.forward
    return tuple(sorted({*row.forward, row.split}))


def goes_alone(context: PlayContext, row: Powers, seat: Seat, origin: Place) -> bool:
    """Whether a peg may go the whole count of a split: no other on the track could share it."""
    if not (row.split and row.split_alone and seat in context.movers and context.board.is_on_track(origin)):
        return False
    return _number_on_track(context, _sharing_seats(context, row, seat)) == 1


def _sharing_seats(context: PlayContext, row: Powers, seat: Seat) -> tuple[Seat, ...]:
    """The seats whose pegs can make a part in a turn that moves a peg of this seat."""
    if row.split_with is SplitWith.ANY:
        return tuple(range(context.board.players))
    return context.sharing_with(seat) if row.split_with is SplitWith.OWN else context.team


def _number_on_track(context: PlayContext, seats: tuple[Seat, ...]) -> int:
    return sum(context.board.is_on_track(place) for seat in seats for place in context.pegs[seat])

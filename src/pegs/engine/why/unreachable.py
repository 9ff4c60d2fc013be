"""Why no turn takes a peg into another seat's start or home, or past its last home hole."""

from __future__ import annotations

from pegs.core.board import HOME, START
from pegs.core.cards import Rank
from pegs.core.errors import UnreachablePlaceError
from pegs.engine.why.actions import out_elsewhere, require_mover
from pegs.engine.why.context import PlayContext
from pegs.engine.why.refusal import CardArg, FailedCheck, HoleArg, Refusal


def why_unreachable(context: PlayContext, rank: Rank, error: UnreachablePlaceError) -> Refusal:
    """The refusal that explains the most: of the peg, of coming out there, or of the place."""
    board, there = context.board, HoleArg(error.owner, error.target)
    row = context.rules.cards[rank]
    if error.target >= HOME and error.target in context.pegs[error.owner]:
        return Refusal(FailedCheck.COUNT, "safe-at-home", hole=there)
    if error.origin == START and (row.out or not row.brings_out):
        try:
            require_mover(context, error.seat)
        except Refusal as refusal:
            return refusal
        if not row.out:
            return Refusal(FailedCheck.POWER, "brings-nothing-out", card=CardArg(rank))
        return out_elsewhere(context, rank, error.seat)
    if error.owner != error.seat or error.target == START:
        return Refusal(FailedCheck.COUNT, "others-place", hole=there)
    steps = error.target - error.origin
    if error.origin < HOME:
        steps = board.distance(error.origin, board.in_spots[error.seat]) + error.target - HOME + 1
    hole = HoleArg(error.seat, error.origin)
    return Refusal(FailedCheck.COUNT, "beyond-home", card=CardArg(rank), hole=hole, count=steps)

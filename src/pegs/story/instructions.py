"""Instructions for hands: how to move pegs on a wooden board so that it shows what the app shows.

They name pegs by color and holes as seen by the peg's owner, never by the reader: everyone around the
board reads the same words, on a phone and on a television.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pegs.core import operations as ops
from pegs.core.board import START, Board, Seat
from pegs.core.position import Pegs
from pegs.story.parts import Line, Part

PegOperation = ops.Moved | ops.Swapped | ops.SentToStart | ops.SentToInSpot | ops.Penalized
_ON_BOARD = (ops.Moved, ops.Swapped, ops.SentToStart, ops.SentToInSpot, ops.Penalized)


def peg_operations(operations: Sequence[ops.Operation]) -> tuple[PegOperation, ...]:
    """The operations that move pegs, in order."""
    return tuple(each for each in operations if isinstance(each, _ON_BOARD))


def instructions(actor: Seat, operations: Sequence[ops.Operation]) -> tuple[Part, ...]:
    """What hands have to do after a turn of ``actor``, one part for each step."""
    return tuple(_instruction(actor, each) for each in peg_operations(operations))


def _instruction(actor: Seat, operation: PegOperation) -> Part:
    peg = _other(actor, operation.seat)
    match operation:
        case ops.Moved(_, origin, target):
            return Part("hand-moves", peg=peg, origin=origin, target=target)
        case ops.Swapped(_, origin, seat2, origin2):
            return Part("hand-swaps", peg=peg, peg2=seat2, origin=origin, target=origin2)
        case ops.SentToInSpot(_, origin, target):
            return Part("hand-goes-up", peg=peg, origin=origin, target=target)
        case ops.SentToStart(_, origin) | ops.Penalized(_, origin):
            return Part("hand-goes-back", peg=peg, origin=origin, target=START)


def differences(board: Board, before: Pegs, after: Pegs) -> tuple[ops.Moved, ...]:
    """The fewest moves that turn one position into another; pegs of one color are alike."""
    moves = []
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        origins = sorted((Counter(old) - Counter(new)).elements())
        targets = sorted((Counter(new) - Counter(old)).elements())
        moves += [
            ops.Moved(seat, origin, target, ops.Travel.JUMP, (target,), board=board)
            for origin, target in zip(origins, targets, strict=True)
        ]
    return tuple(moves)


def put_back(actor: Seat, moves: Sequence[ops.Moved]) -> tuple[Part, ...]:
    """What hands have to do after a take-back."""
    return tuple(
        Part("hand-puts-back", peg=_other(actor, each.seat), origin=each.origin, target=each.target)
        for each in moves
    )


def correction_line(seat: Seat, moves: Sequence[ops.Moved]) -> Line:
    """What a person corrected, for everyone to read."""
    parts = (
        Part("corrects-peg", peg=_other(seat, each.seat), origin=each.origin, target=each.target)
        for each in moves
    )
    return Line(seat, Part("corrects"), tuple(parts))


def _other(actor: Seat, seat: Seat) -> Seat | None:
    return None if seat == actor else seat

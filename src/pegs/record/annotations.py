"""The notes after a turn in a record: the cards that chance dealt, and why someone else is next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pegs.core.board import Board
from pegs.core.cards import Rank
from pegs.core.operations import (
    Drawn,
    GainedExtra,
    Moved,
    Operation,
    Reshuffled,
    Revealed,
    SatOut,
    SentToInSpot,
    SentToStart,
)
from pegs.core.turn import Kind, Turn
from pegs.notation import rank_text, seat_text, turn_text

RESHUFFLED = "reshuffled"


def event_texts(board: Board, operations: Iterable[Operation]) -> tuple[str, ...]:
    """The notes for these operations, in order."""
    return tuple(text for text in (_event_text(board, each) for each in operations) if text)


def _event_text(board: Board, operation: Operation) -> str:
    match operation:
        case Drawn(seat, card):
            return f"{seat_text(board, seat)} draws {rank_text(card)}"
        case Reshuffled():
            return RESHUFFLED
        case Revealed(seat, card):
            return f"{seat_text(board, seat)} shows {rank_text(card)}"
        case GainedExtra(seat):
            return f"{seat_text(board, seat)} gains extra"
        case SatOut(seat):
            return f"{seat_text(board, seat)} sits out"
        case _:
            return ""


def new_pile(operations: Iterable[Operation]) -> tuple[Rank, ...] | None:
    """The new draw pile from its top, if there was a reshuffle."""
    return next((each.order for each in operations if isinstance(each, Reshuffled)), None)


def marked_text(board: Board, turn: Turn, operations: Sequence[Operation]) -> str:
    """A turn with marks for readers: ``x`` after a hole where it bumps a peg, ``+`` where it boosts one."""
    text = turn_text(board, turn)
    if turn.kind not in (Kind.MOVE, Kind.SPLIT, Kind.FREE):
        return text
    parts, marks = text.split(","), _marks(operations)
    if len(marks) != len(parts):
        return text
    return ",".join(part + mark for part, mark in zip(parts, marks, strict=True))


def _marks(operations: Sequence[Operation]) -> list[str]:
    """The mark of each peg's move: ``x``, ``+``, or nothing."""
    following = (*operations[1:], None)
    return [
        _mark(each, after)
        for each, after in zip(operations, following, strict=True)
        if isinstance(each, Moved)
    ]


def _mark(move: Moved, after: Operation | None) -> str:
    match after:
        case SentToStart(origin=hit) if hit == move.target:
            return "x"
        case SentToInSpot(origin=hit) if hit == move.target:
            return "+"
        case _:
            return ""

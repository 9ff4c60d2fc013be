"""Hiding what a seat may not see in operations: the cards of other hands become UNKNOWN."""

from __future__ import annotations

from collections.abc import Iterable

from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN
from pegs.core.operations import (
    Accepted,
    CountedStuck,
    Dealt,
    DeclinedExtra,
    DiscardedHand,
    Doubted,
    Drawn,
    Forgot,
    GainedExtra,
    Moved,
    Operation,
    Penalized,
    Played,
    Reshuffled,
    Revealed,
    SatOut,
    SentToInSpot,
    SentToStart,
    Swapped,
    TookExtra,
    Won,
)
from pegs.rules.switches import Rules

_PUBLIC = (
    *(Moved, SentToStart, SentToInSpot, Swapped),
    *(Accepted, Doubted, Revealed, Penalized, GainedExtra, TookExtra, DeclinedExtra),
    *(Forgot, SatOut, CountedStuck, DiscardedHand, Won),
)
"""Operations that every seat sees in full. One that isn't listed here or below is refused."""


def redact(rules: Rules, seat: Seat, operations: Iterable[Operation]) -> tuple[Operation, ...]:
    """Operations as a seat sees them, with UNKNOWN for the cards of other hands.

    Raises TypeError for a type of operation that isn't listed.
    """
    return tuple(_redacted(rules, seat, operation) for operation in operations)


def _redacted(rules: Rules, seat: Seat, operation: Operation) -> Operation:
    match operation:
        case Dealt(other, cards):
            return (
                operation if other == seat else Dealt(other, (UNKNOWN,) * len(cards), board=operation.board)
            )
        case Drawn(other, _):
            return operation if other == seat else Drawn(other, UNKNOWN, board=operation.board)
        case Played(other, _, declared, kind):
            is_visible = other == seat or not rules.bluffing
            return operation if is_visible else Played(other, UNKNOWN, declared, kind, board=operation.board)
        case Reshuffled(order):
            return Reshuffled((UNKNOWN,) * len(order), board=operation.board)
        case _ if isinstance(operation, _PUBLIC):
            return operation
    raise TypeError(f"the allow list says nothing about {operation!r}")

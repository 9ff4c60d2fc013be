"""What a seat sees of what happens: cards of other hands as unknown cards."""

from __future__ import annotations

from collections.abc import Iterable

from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN
from pegs.core.operations import (
    Accepted,
    CountedStuck,
    Dealt,
    DeclinedExtra,
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

_OPEN = (
    *(Moved, SentToStart, SentToInSpot, Swapped),
    *(Accepted, Doubted, Revealed, Penalized, GainedExtra, TookExtra, DeclinedExtra),
    *(Forgot, SatOut, CountedStuck, Won),
)
"""What everybody sees whole."""


def seen(rules: Rules, seat: Seat, operations: Iterable[Operation]) -> tuple[Operation, ...]:
    """What a seat sees of operations: cards of other hands as UNKNOWN."""
    return tuple(_seen(rules, seat, operation) for operation in operations)


def _seen(rules: Rules, seat: Seat, operation: Operation) -> Operation:
    match operation:
        case Dealt(other, cards):
            return operation if other == seat else Dealt(other, (UNKNOWN,) * len(cards))
        case Drawn(other, _):
            return operation if other == seat else Drawn(other, UNKNOWN)
        case Played(other, _, declared, kind):
            open_ = other == seat or not rules.bluffing
            return operation if open_ else Played(other, UNKNOWN, declared, kind)
        case Reshuffled(order):
            return Reshuffled((UNKNOWN,) * len(order))
        case _ if isinstance(operation, _OPEN):
            return operation
    raise TypeError(f"nobody has said who may see {operation!r}")

"""From the kernel's notes to operations."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pegs.core.board import START, Place, Seat
from pegs.core.cards import Rank
from pegs.core.operations import (
    Accepted,
    CountedStuck,
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
from pegs.core.turn import Kind


def _moved(seat: Seat, origin: Place, target: Place) -> Operation:
    return SentToStart(seat, origin) if target == START else Moved(seat, origin, target)


# In the order of the NOTE_ numbers in `pegs.engine.kernel.pegs_on_board`; each takes the columns it needs.
_MAKERS: tuple[Callable[[list[int]], Operation], ...] = (
    lambda n: Played(n[1], n[2], n[3], Kind(n[4])),
    lambda n: _moved(n[1], n[2], n[3]),
    lambda n: SentToStart(n[1], n[2]),
    lambda n: SentToInSpot(n[1], n[2], n[3]),
    lambda n: Swapped(n[1], n[2], n[3], n[4]),
    lambda n: Drawn(n[1], n[2]),
    lambda _: Reshuffled(()),
    lambda n: Accepted(n[1]),
    lambda n: Doubted(n[1]),
    lambda n: Revealed(n[1], n[2]),
    lambda n: TookExtra(n[1]),
    lambda n: Forgot(n[1]),
    lambda n: SatOut(n[1]),
    lambda n: Won(n[1]),
    lambda n: CountedStuck(n[1], n[2]),
    lambda n: GainedExtra(n[1]),
    lambda n: DeclinedExtra(n[1]),
    lambda n: Penalized(n[1], n[2]),
)


def operations_of(notes: Iterable[list[int]], reshuffled: tuple[Rank, ...]) -> tuple[Operation, ...]:
    """The operations that the kernel's notes tell; ``reshuffled`` is the new pile's order, if there is
    one.
    """
    made = (_MAKERS[note[0]](note) for note in notes)
    return tuple(Reshuffled(reshuffled) if isinstance(op, Reshuffled) else op for op in made)

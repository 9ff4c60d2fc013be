"""What happened, one small typed value a change: history, records, animation and statistics all read this
list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from pegs.board import START, Place, Seat
from pegs.cards import Rank
from pegs.turn import Kind


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat was dealt these cards, in this order."""

    seat: Seat
    cards: tuple[Rank, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A card left a hand: for its action, as a discard, or face down as the rank ``declared``."""

    seat: Seat
    card: Rank
    declared: Rank
    kind: Kind


@dataclass(frozen=True, slots=True)
class Moved:
    """A peg was moved by its player's will."""

    seat: Seat
    origin: Place
    target: Place


@dataclass(frozen=True, slots=True)
class SentToStart:
    """A peg was bumped (or sent) to its start."""

    seat: Seat
    origin: Place


@dataclass(frozen=True, slots=True)
class SentToInSpot:
    """A team peg was bumped to its own in-spot."""

    seat: Seat
    origin: Place
    target: Place


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two pegs changed places."""

    seat: Seat
    origin: Place
    seat2: Seat
    origin2: Place


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat drew a card."""

    seat: Seat
    card: Rank


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The discards became the draw pile; ``order`` lists its cards from the top."""

    order: tuple[Rank, ...]


@dataclass(frozen=True, slots=True)
class Accepted:
    """An opponent let a declaration pass."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Doubted:
    """An opponent doubted a declaration."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Revealed:
    """The card laid face down was shown."""

    seat: Seat
    card: Rank


@dataclass(frozen=True, slots=True)
class Penalized:
    """The loser of a doubt had a peg sent to start."""

    seat: Seat
    origin: Place


@dataclass(frozen=True, slots=True)
class GainedExtra:
    """A seat gained an extra turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TookExtra:
    """A seat takes an extra turn at once."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DeclinedExtra:
    """A seat declined its extra turns."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Forgot:
    """A seat did not draw in time."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SatOut:
    """A seat's turn was forfeited."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CountedStuck:
    """A seat could move nothing; ``count`` stuck turns are counted now."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Won:
    """All pegs of a team are home."""

    team: int


Operation: TypeAlias = (
    Dealt
    | Played
    | Moved
    | SentToStart
    | SentToInSpot
    | Swapped
    | Drawn
    | Reshuffled
    | Accepted
    | Doubted
    | Revealed
    | Penalized
    | GainedExtra
    | TookExtra
    | DeclinedExtra
    | Forgot
    | SatOut
    | CountedStuck
    | Won
)


def _moved(seat: Seat, origin: Place, target: Place) -> Operation:
    return SentToStart(seat, origin) if target == START else Moved(seat, origin, target)


# In the order of the NOTE_ numbers in `pegs.engine.moving`; each takes the columns it needs.
_MAKERS: tuple[Callable[[list[int]], Operation], ...] = (
    lambda n: Played(n[1], n[2], n[3], Kind(n[4])),
    lambda n: _moved(n[1], n[2], n[3]),
    lambda n: SentToStart(n[1], n[2]),
    lambda n: SentToInSpot(n[1], n[2], n[3]),
    lambda n: Swapped(n[1], n[2], n[3], n[4]),
    lambda n: Drawn(n[1], n[2]),
    lambda n: Reshuffled(()),
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

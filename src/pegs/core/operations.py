"""What happened, one small typed value a change: history, records, animation and statistics all read this
list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from pegs.core.board import Place, Seat
from pegs.core.cards import Rank
from pegs.core.turn import Kind


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

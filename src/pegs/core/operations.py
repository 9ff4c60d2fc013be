"""Operations: what happened in a game, one small typed value for each change.

History, records, animation, narration, and statistics all read them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
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
    """A card left a hand: for its action, as a discard, or face down, declared as ``declared``."""

    seat: Seat
    card: Rank
    declared: Rank
    kind: Kind


class Travel(IntEnum):
    """How a peg got from one place to another."""

    OUT = 0
    """Out of start, onto its out spot."""
    FORWARD = 1
    BACKWARD = 2
    JUMP = 3
    """Straight to the target, whatever lies between: a joker's landing."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A player moved a peg.

    ``path`` is every hole it stepped on, the target last; only the target if it came out or jumped.
    """

    seat: Seat
    origin: Place
    target: Place
    travel: Travel
    path: tuple[Place, ...]

    @property
    def holes(self) -> int:
        """The number of holes the peg moved; 0 if it came out or jumped."""
        return len(self.path) if self.travel in (Travel.FORWARD, Travel.BACKWARD) else 0


@dataclass(frozen=True, slots=True)
class SentToStart:
    """A peg was bumped, or sent, to its start."""

    seat: Seat
    origin: Place


@dataclass(frozen=True, slots=True)
class SentToInSpot:
    """A peg of the acting team was boosted to its own in-spot."""

    seat: Seat
    origin: Place
    target: Place


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two pegs swapped places."""

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
    """The discards became the draw pile; ``order`` is its cards from the top."""

    order: tuple[Rank, ...]


@dataclass(frozen=True, slots=True)
class Accepted:
    """An opponent accepted a declaration."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Doubted:
    """An opponent doubted a declaration."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Revealed:
    """The card played face down was shown."""

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
    """A seat took an extra turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DeclinedExtra:
    """A seat declined its extra turns."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Forgot:
    """A seat forgot to draw."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SatOut:
    """A seat's turn was forfeited."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CountedStuck:
    """A seat couldn't move anything; its count of stuck turns is now ``count``."""

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

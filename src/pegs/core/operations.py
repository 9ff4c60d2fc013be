"""Operations: what happened in a game, one small typed value for each change.

History, records, animation, narration, and statistics all read them. Their ``str`` is for programmers, in
English and by letters; `pegs.story` describes a game to its players.
"""

from __future__ import annotations

from dataclasses import Field, dataclass, field, fields
from enum import IntEnum
from typing import Any, TypeAlias

from pegs.core.board import HOME, START, Board, Place, Seat
from pegs.core.cards import ACE, EIGHT, UNKNOWN, Rank
from pegs.core.turn import Kind


@dataclass(frozen=True, slots=True)
class OnBoard:
    """Base of all operations: knows the board, so that seats and holes print as in the notation.

    The board isn't part of the operation's value. Without it, seats and holes print as numbers.
    """

    board: Board | None = field(default=None, kw_only=True, compare=False, repr=False)

    def _seat(self, seat: Seat) -> str:
        return f"seat {seat}" if self.board is None else self.board.letters[seat]

    def _place(self, seat: Seat, place: Place) -> str:
        if self.board is not None:
            return self.board.place_text(seat, place)
        if place == START:
            return "start"
        return f"hole {place}" if place < HOME else f"home hole {place - HOME + 1}"

    def _peg(self, seat: Seat, place: Place) -> str:
        return f"{self._seat(seat)}'s peg on {self._place(seat, place)}"


def value_fields(operation: type[OnBoard]) -> tuple[Field[Any], ...]:
    """The fields of a class of operations that are part of their value, in order."""
    return tuple(each for each in fields(operation) if each.compare)


@dataclass(frozen=True, slots=True)
class Dealt(OnBoard):
    """A seat was dealt these cards, in this order."""

    seat: Seat
    cards: tuple[Rank, ...]

    def __str__(self) -> str:
        return f"{self._seat(self.seat)} is dealt {_cards_listed(self.cards)}"


@dataclass(frozen=True, slots=True)
class Played(OnBoard):
    """A card left a hand: for its action, as a discard, or face down, declared as ``declared``."""

    seat: Seat
    card: Rank
    declared: Rank
    kind: Kind

    def __str__(self) -> str:
        verb = "discards" if self.kind in (Kind.DISCARD, Kind.FREE) else "plays"
        declared = f" face down as {_a(self.declared)}" if self.kind is Kind.DECLARE else ""
        return f"{self._seat(self.seat)} {verb} {_the(self.card)}{declared}"


class Travel(IntEnum):
    """How a peg got from one place to another."""

    OUT = 0
    """Out of start, onto its out spot."""
    FORWARD = 1
    BACKWARD = 2
    JUMP = 3
    """Straight to the target, whatever lies between: a joker's landing."""


@dataclass(frozen=True, slots=True)
class Moved(OnBoard):
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

    def __str__(self) -> str:
        peg, target = f"{self._seat(self.seat)}'s peg", self._place(self.seat, self.target)
        if self.travel is Travel.OUT:
            return f"{peg} comes out to {target}"
        return f"{peg} {_TRAVELS[self.travel]} from {self._place(self.seat, self.origin)} to {target}"


@dataclass(frozen=True, slots=True)
class SentToStart(OnBoard):
    """A peg was bumped, or sent, to its start."""

    seat: Seat
    origin: Place

    def __str__(self) -> str:
        return f"{self._peg(self.seat, self.origin)} goes back to start"


@dataclass(frozen=True, slots=True)
class SentToInSpot(OnBoard):
    """A peg of the acting team was boosted to its own in-spot."""

    seat: Seat
    origin: Place
    target: Place

    def __str__(self) -> str:
        return (
            f"{self._peg(self.seat, self.origin)} goes to its in-spot {self._place(self.seat, self.target)}"
        )


@dataclass(frozen=True, slots=True)
class Swapped(OnBoard):
    """Two pegs swapped places."""

    seat: Seat
    origin: Place
    seat2: Seat
    origin2: Place

    def __str__(self) -> str:
        return f"{self._peg(self.seat, self.origin)} and {self._peg(self.seat2, self.origin2)} swap places"


@dataclass(frozen=True, slots=True)
class Drawn(OnBoard):
    """A seat drew a card."""

    seat: Seat
    card: Rank

    def __str__(self) -> str:
        return f"{self._seat(self.seat)} draws {_the(self.card)}"


@dataclass(frozen=True, slots=True)
class Reshuffled(OnBoard):
    """The discards became the draw pile; ``order`` is its cards from the top."""

    order: tuple[Rank, ...]

    def __str__(self) -> str:
        return f"The {len(self.order)} discards are shuffled into a new draw pile"


@dataclass(frozen=True, slots=True)
class Accepted(OnBoard):
    """An opponent accepted a declaration."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self._seat(self.seat)} accepts"


@dataclass(frozen=True, slots=True)
class Doubted(OnBoard):
    """An opponent doubted a declaration."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self._seat(self.seat)} doubts"


@dataclass(frozen=True, slots=True)
class Revealed(OnBoard):
    """The card played face down was shown."""

    seat: Seat
    card: Rank

    def __str__(self) -> str:
        return f"{self._seat(self.seat)} shows {_the(self.card)}"


@dataclass(frozen=True, slots=True)
class Penalized(OnBoard):
    """The loser of a doubt had a peg sent to start."""

    seat: Seat
    origin: Place

    def __str__(self) -> str:
        return f"{self._peg(self.seat, self.origin)} goes back to start as a penalty"


@dataclass(frozen=True, slots=True)
class GainedExtra(OnBoard):
    """A seat gained an extra turn."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self._seat(self.seat)} gains an extra turn"


@dataclass(frozen=True, slots=True)
class TookExtra(OnBoard):
    """A seat took an extra turn."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self._seat(self.seat)} takes an extra turn"


@dataclass(frozen=True, slots=True)
class DeclinedExtra(OnBoard):
    """A seat declined its extra turns."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self._seat(self.seat)} declines the extra turns"


@dataclass(frozen=True, slots=True)
class Forgot(OnBoard):
    """A seat forgot to draw."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self._seat(self.seat)} forgets to draw"


@dataclass(frozen=True, slots=True)
class SatOut(OnBoard):
    """A seat's turn was forfeited."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self._seat(self.seat)} sits out a turn"


@dataclass(frozen=True, slots=True)
class CountedStuck(OnBoard):
    """A seat couldn't move anything; its count of stuck turns is now ``count``."""

    seat: Seat
    count: int

    def __str__(self) -> str:
        return f"{self._seat(self.seat)} is stuck (stuck turns: {self.count})"


@dataclass(frozen=True, slots=True)
class DiscardedHand(OnBoard):
    """A stuck seat discarded the rest of its hand too, to draw a new one."""

    seat: Seat
    cards: tuple[Rank, ...]

    def __str__(self) -> str:
        return f"{self._seat(self.seat)} also discards {_cards_listed(self.cards)}"


@dataclass(frozen=True, slots=True)
class Won(OnBoard):
    """All pegs of a team are home."""

    team: int

    def __str__(self) -> str:
        if self.board is None:
            return f"team {self.team} wins"
        seats = [self._seat(seat) for seat in self.board.team(self.team)]
        return f"{_listed(seats)} {'win' if len(seats) > 1 else 'wins'}"


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
    | DiscardedHand
    | Won
)


_TRAVELS = {Travel.FORWARD: "moves", Travel.BACKWARD: "moves back", Travel.JUMP: "jumps"}


def _the(card: Rank) -> str:
    return "a card" if card == UNKNOWN else f"the {card}"


def _a(card: Rank) -> str:
    return f"an {card}" if card in (ACE, EIGHT) else f"a {card}"


def _cards_listed(cards: tuple[Rank, ...]) -> str:
    return f"{len(cards)} cards" if UNKNOWN in cards else ", ".join(map(str, cards))


def _listed(names: list[str]) -> str:
    return " and ".join(names) if len(names) < 3 else f"{', '.join(names[:-1])}, and {names[-1]}"

"""The parts of a game record as they are written, and what reading yields for a malformed game."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.board import Seat
from pegs.core.cards import Rank
from pegs.core.position import Pegs, Position

VERSION = "1"
TAKEN_BACK = "back"
"""The word that begins the line of a take-back."""
CORRECTED = "board"
"""The word that begins the line of a correction."""
SHUFFLED = "shuffled"
"""The word that begins the line of a shuffle of real cards."""
OPEN = "*"
"""The result of a game that isn't over."""


@dataclass(frozen=True, slots=True)
class Tag:
    """One line of the header; ``line`` counts from 1 in its file."""

    name: str
    value: str
    line: int


@dataclass(frozen=True, slots=True)
class RecordedPly:
    """One decision: its number from 1, its seat, its text, and the notes after it.

    ``pile`` is the new draw pile from its top after a reshuffle.
    """

    line: int
    number: int
    seat: Seat
    text: str
    events: tuple[str, ...] = ()
    pile: tuple[Rank, ...] | None = None


@dataclass(frozen=True, slots=True)
class RecordedTakeBack:
    """A seat took its turn back after this many plies, and the draw piles were shuffled.

    ``number`` counts all such take-backs of the game; ``piles`` are from the top.
    """

    line: int
    plies: int
    number: int
    seat: Seat
    piles: tuple[tuple[Rank, ...], ...]


@dataclass(frozen=True, slots=True)
class RecordedCorrection:
    """A seat corrected the pegs after this many plies; ``pegs`` are all of them after it."""

    line: int
    plies: int
    seat: Seat
    pegs: Pegs


@dataclass(frozen=True, slots=True)
class RecordedShuffle:
    """People shuffled the discards of real cards after this many plies, as a seat said."""

    line: int
    plies: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Opening:
    """The start of a game: a deck, from its top, to deal; or a position with all piles.

    ``piles`` and ``discard_piles`` have one entry for each draw pile.
    """

    line: int
    dealer: Seat | None = None
    deck: tuple[Rank, ...] = ()
    position: Position | None = None
    piles: tuple[tuple[Rank, ...], ...] = ()
    discard_piles: tuple[tuple[Rank, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class BadRecord:
    """A malformed game: the line with the error, the reason, and the game's first line."""

    line: int
    reason: str
    start: int
    has_begun: bool = True
    """False for text that isn't part of any game."""

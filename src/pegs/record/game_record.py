"""A recorded game, and what reading yields for one that is malformed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pegs.core.board import Board, Seat
from pegs.core.cards import Rank
from pegs.core.position import Position
from pegs.rules.ruleset import RuleSet

if TYPE_CHECKING:
    from pegs.engine.game import Game

VERSION = "1"
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
class Opening:
    """The start of a game: a deck, from its top, to deal; or a position with both piles."""

    line: int
    dealer: Seat | None = None
    deck: tuple[Rank, ...] = ()
    position: Position | None = None
    pile: tuple[Rank, ...] = ()
    discards: tuple[Rank, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """One well-formed game. Its turns are checked only when it is replayed.

    ``line`` is its first line. ``tags`` are all its tags in order, including unknown ones.
    """

    line: int
    tags: tuple[Tag, ...]
    ruleset: RuleSet
    players: int
    teams: int
    opening: Opening
    plies: tuple[RecordedPly, ...]
    result: str
    end_line: int

    @property
    def board(self) -> Board:
        """The board of the game."""
        return self.ruleset.rules.board(self.players, self.teams)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, empty if not given."""
        return tuple(self.tag(letter) for letter in self.board.letters)

    @property
    def date(self) -> str:
        """The date as it is written; empty if not given."""
        return self.tag("Date")

    def tag(self, name: str) -> str:
        """The value of a tag, empty if there is none."""
        return next((tag.value for tag in self.tags if tag.name == name), "")

    def replay(self) -> Iterator[Game]:
        """Yield the game at its start and after every ply. It is always the same `Game`: copy it to keep one.

        Raises RecordError, with the line, at the first ply that isn't legal or leads to something other than
        the record says.
        """
        from pegs.record.replaying import states

        return states(self)

    def game(self, to: int | None = None) -> Game:
        """The game after ``to`` plies, by default at its end. Raises RecordError as `replay` does."""
        from pegs.record.replaying import state_after

        return state_after(self, to)


@dataclass(frozen=True, slots=True)
class BadRecord:
    """A malformed game: the line with the error, the reason, and the game's first line."""

    line: int
    reason: str
    start: int

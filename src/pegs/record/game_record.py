"""A game as it was recorded, and what stands in the place of one that cannot be read."""

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
"""The result of a game that is not over."""


@dataclass(frozen=True, slots=True)
class Tag:
    """One line of the header; ``line`` counts from 1 in its file."""

    name: str
    value: str
    line: int


@dataclass(frozen=True, slots=True)
class RecordedPly:
    """One decision: its number from 1, whose it was, its text, what is written behind it.

    ``pile`` is the order of the draw pile, from its top, where it was renewed.
    """

    line: int
    number: int
    seat: Seat
    text: str
    events: tuple[str, ...] = ()
    pile: tuple[Rank, ...] | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """How a game begins: dealt from a deck told from its top, or taken up at a position with both piles."""

    line: int
    dealer: Seat | None = None
    deck: tuple[Rank, ...] = ()
    position: Position | None = None
    pile: tuple[Rank, ...] = ()
    discards: tuple[Rank, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """One game, well formed. Whether its turns are legal shows when it is replayed.

    ``line`` is the line on which it begins. ``tags`` are all its tags, known and unknown, in their order.
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
        """The board it was played on."""
        return self.ruleset.rules.board(self.players, self.teams)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, empty where none is told."""
        return tuple(self.tag(letter) for letter in self.board.letters)

    @property
    def date(self) -> str:
        """The day it was played, as it was written; empty where none is told."""
        return self.tag("Date")

    def tag(self, name: str) -> str:
        """The value of a tag, empty where there is none."""
        return next((tag.value for tag in self.tags if tag.name == name), "")

    def replay(self) -> Iterator[Game]:
        """The game at its beginning and after every ply: one `Game`, which moves on (copy it to keep it).

        Raises RecordError, with the line, at the first ply that is not legal or of which something else
        comes than was recorded.
        """
        from pegs.record.replaying import states

        return states(self)

    def game(self, to: int | None = None) -> Game:
        """The game after so many plies, by default at its end. Raises RecordError as `replay` does."""
        from pegs.record.replaying import state_after

        return state_after(self, to)


@dataclass(frozen=True, slots=True)
class BadRecord:
    """A game that cannot be read: the line, what is wrong there, and the line on which the game begins."""

    line: int
    reason: str
    start: int

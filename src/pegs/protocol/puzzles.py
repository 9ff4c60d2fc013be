"""Practice puzzles: positions in which one turn is clearly best."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from pegs.protocol.game_view import BoardShape, Card
from pegs.protocol.judge import JudgeTable, Playable
from pegs.story.parts import Line
from pegs.story.sheet.model import BoardPlace

Theme = Literal["bump", "joker", "split", "home", "partner"]
THEMES: tuple[Theme, ...] = get_args(Theme)


class Puzzle(Struct, frozen=True):
    """A position, the right turns, and why they're right.

    ``position`` and ``right`` are in the notation, and the hidden hands are numbers of cards. ``rules`` is
    the name of a rule set. With the best turn, the seat's team wins more often by ``gap`` than with any turn
    that isn't right; ``error`` is the standard error of that. ``net`` is the version of the net that found
    the puzzle.
    """

    id: str
    rules: str
    players: int
    teams: int
    position: str
    theme: Theme
    right: tuple[str, ...]
    reasons: tuple[Line, ...]
    gap: float
    error: float
    net: int = 1


class PuzzleEntry(Struct, frozen=True):
    """A puzzle in the list: the name of its rule set, the title of that, and its theme."""

    id: str
    rules: str
    title: str
    theme: Theme


class PuzzleList(Struct, frozen=True):
    """All puzzles, today's date, and the puzzle of the day with its board and its position."""

    day: str
    today: str
    board: BoardShape
    position: str
    puzzles: tuple[PuzzleEntry, ...]


class TodayPreview(Struct, frozen=True):
    """A glance at what's new today: two cards of the deal, and the board and the position of the puzzle."""

    cards: tuple[Card, ...]
    board: BoardShape
    position: str


class PuzzleTask(Struct, frozen=True):
    """A puzzle with what's needed to show and solve it.

    ``ring`` is the peg that it's about, and ``names`` are those of bots at its seats.
    """

    puzzle: Puzzle
    table: JudgeTable
    playable: Playable
    ring: BoardPlace
    names: tuple[str, ...]

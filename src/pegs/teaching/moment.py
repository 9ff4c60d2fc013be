"""One moment of a lesson."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from pegs.core.board import Place, Seat
from pegs.core.cards import Rank

Value: TypeAlias = str | int
"""A variable of a lesson's sentence: a count, a seat, a card's letter, or a word."""


@dataclass(frozen=True, slots=True)
class Point:
    """What a lesson points at: a place on the board, or a card of the hand. ``seat`` owns the place."""

    seat: Seat = 0
    place: Place | None = None
    card: Rank | None = None


@dataclass(frozen=True)
class Moment:
    """A prepared position, and what to do there. The learner has seat 0."""

    lesson: str
    """Which of the lessons it is; also the id of its sentence."""
    position: str
    """In the notation, with every hand."""
    point: Point
    script: tuple[tuple[str, ...], ...] = ()
    """For each decision, by whichever seat has the turn, the turns that are right; a bot plays the first.
    Without any, there is only something to read.
    """
    values: dict[str, Value] = field(default_factory=dict)
    """The variables of its sentence."""
    path: tuple[Place, ...] = ()
    """The places that the learner's peg would step on, to draw on the board."""

"""One moment of a lesson."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from pegs.core.board import Place, Seat

Since: TypeAlias = Literal["same", "later", "other"]
"""What a position is to the one before: the same, possible some rounds later, or another game's."""
Value: TypeAlias = str | int
"""A variable of a lesson's sentence: a count, a seat, a card's letter, or a word."""


@dataclass(frozen=True, slots=True)
class Point:
    """A place on the board that a lesson is about, and the seat it belongs to; None for no place."""

    seat: Seat = 0
    place: Place | None = None


NOWHERE = Point()


@dataclass(frozen=True)
class Moment:
    """A prepared position, and what to do there. The learner has seat 0."""

    lesson: str
    """Which of the lessons it is; also the id of its sentence."""
    position: str
    """In the notation, with every hand."""
    point: Point = NOWHERE
    script: tuple[tuple[str, ...], ...] = ()
    """For each decision, by whichever seat has the turn, the turns that are right. A bot plays the first, and
    the learner is led to it. Without any, there is only something to read.
    """
    values: dict[str, Value] = field(default_factory=dict)
    """The variables of its sentence."""
    path: tuple[Place, ...] = ()
    """The places that the learner's peg would step on, to draw on the board."""
    since: Since = "same"

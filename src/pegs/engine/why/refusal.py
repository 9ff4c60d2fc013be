"""A refusal: the one rule that stops an attempt, with the holes, cards, and numbers its sentence names."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from pegs.core.board import Place, Seat
from pegs.core.cards import Rank
from pegs.core.turn import Turn


@dataclass(frozen=True, slots=True)
class HoleArg:
    """A place and the seat whose peg is there or goes there: start and home holes belong to a seat."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class CardArg:
    """A rank, to be written as "a 9" and "the 9"."""

    rank: Rank


@dataclass(frozen=True, slots=True)
class CardsArg:
    """Ranks, to be written as "a 7 or a 9"."""

    ranks: tuple[Rank, ...]


@dataclass(frozen=True, slots=True)
class SeatArg:
    """A seat, to be written as a player's name."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CountsArg:
    """How far a card moves a peg, to be written in words."""

    forward: tuple[int, ...]
    backward: tuple[int, ...]


Argument: TypeAlias = HoleArg | CardArg | CardsArg | SeatArg | CountsArg | int
"""Something a sentence names."""


class FailedCheck(IntEnum):
    """The check that an attempt failed, in the order of the checks.

    A card's many attempts fail in many ways; the one that got furthest explains the most.
    """

    POWER = 0
    """The card has no such power at all."""
    PEG = 1
    """It has the power, but not for this peg."""
    COUNT = 2
    """It doesn't reach that hole."""
    PATH = 3
    """It reaches the hole, but something is in the way."""
    LANDING = 4
    """The way is clear, but the peg can't land there."""


class Refusal(Exception):  # noqa: N818 - not an error: the answer to "why not"
    """Raised when a rule forbids an attempt.

    ``rule`` is the rule's short name. ``part`` is 1 or 2 for a part of a split, otherwise 0. ``turn`` is the
    turn that was tried, if the refusal comes from a search.
    """

    def __init__(self, failed: FailedCheck, rule: str, **arguments: Argument) -> None:
        super().__init__(rule)
        self.failed = failed
        self.rule = rule
        self.arguments = arguments
        self.part = 0
        self.turn: Turn | None = None

    def in_part(self, part: int) -> Refusal:
        """The same refusal, of one part of a split."""
        self.part = part
        return self

    def of_turn(self, turn: Turn) -> Refusal:
        """The same refusal, of a certain turn."""
        self.turn = turn
        return self


class NearestRefusal:
    """The refusal, of all those added, whose attempt came nearest to being legal."""

    def __init__(self) -> None:
        self.refusal: Refusal | None = None

    def add(self, refusal: Refusal) -> None:
        """Add the refusal of one more attempt. The first of two equally near ones stays."""
        best = self.refusal
        if best is None or (refusal.part, refusal.failed) > (best.part, best.failed):
            self.refusal = refusal

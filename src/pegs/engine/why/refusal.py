"""A refusal: the one rule that stops an attempt, with the holes, cards and numbers its sentence names."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from pegs.core.board import Place, Seat
from pegs.core.cards import Rank
from pegs.core.turn import Turn


@dataclass(frozen=True, slots=True)
class Hole:
    """A place as its seat sees it: start and home belong to the seat, a track hole to anyone."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class Card:
    """A rank, to be written as a card."""

    rank: Rank


@dataclass(frozen=True, slots=True)
class Who:
    """A seat, to be written as its letter."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Team:
    """A team, to be written as its seats' letters."""

    number: int


@dataclass(frozen=True, slots=True)
class Counts:
    """How far a card goes, to be written in words."""

    forward: tuple[int, ...]
    backward: tuple[int, ...]


Said: TypeAlias = Hole | Card | Who | Team | Counts | Turn | int | str
"""What a sentence can name."""


class Stage(IntEnum):
    """How near an attempt came to being legal. Of several failed attempts the nearest is the most telling."""

    POWER = 0
    """The card has no such power at all."""
    PEG = 1
    """It has, but not for this peg."""
    COUNT = 2
    """It has, but does not reach that hole."""
    PATH = 3
    """It reaches it, but something is in the way."""
    LANDING = 4
    """Nothing is in the way, but the peg cannot be set down there."""


class Refusal(Exception):  # noqa: N818 - no error: the answer to "why not"
    """Raised where a rule forbids an attempt; ``part`` is 1 or 2 for a part of a split, else 0."""

    def __init__(self, stage: Stage, rule: str, **said: Said) -> None:
        super().__init__(rule)
        self.stage = stage
        self.rule = rule
        self.said = said
        self.part = 0

    def in_part(self, part: int) -> Refusal:
        """The same refusal, of one part of a split."""
        self.part = part
        return self


class Nearest:
    """Keeps, of many refusals, the one that came nearest to being legal."""

    def __init__(self) -> None:
        self.refusal: Refusal | None = None

    def add(self, refusal: Refusal) -> None:
        """One more attempt failed. The earlier of two equally near ones is kept."""
        best = self.refusal
        if best is None or (refusal.part, refusal.stage) > (best.part, best.stage):
            self.refusal = refusal

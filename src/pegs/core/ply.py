"""The plies of a game's history, what happened between them, and its outcome."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pegs.core.board import Seat
from pegs.core.cards import Rank
from pegs.core.operations import Operation
from pegs.core.position import Pegs
from pegs.core.turn import Turn


class Ply(NamedTuple):
    """One decision: the seat that made it, the turn, and everything that happened."""

    seat: Seat
    turn: Turn
    operations: tuple[Operation, ...]


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Plies were taken back and the draw piles shuffled, so that the cards they drew aren't known."""

    plies: int
    """The number of plies that remained."""
    number: int
    """Counts all take-backs of the game that shuffled, from 1."""
    seat: Seat
    """The seat that took its turn back."""
    piles: tuple[tuple[Rank, ...], ...]
    """The draw piles after that, each from its top."""


@dataclass(frozen=True, slots=True)
class Correction:
    """The pegs were set to where they stand on a wooden board. Cards and turns stay as they are."""

    plies: int
    """The number of plies before it."""
    seat: Seat
    """The seat that made it."""
    pegs: Pegs
    """All pegs after it."""


@dataclass(frozen=True, slots=True)
class DiscardsShuffled:
    """People with real cards shuffled the discards before the draw pile was empty by the game's count."""

    plies: int
    """The number of plies before it."""
    seat: Seat
    """The seat that said so."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The winning team (None until the game is over) and the number of decisions made.

    Where turns take several decisions, as in bluffing, there are fewer turns: see `pegs.story.statistics`.
    """

    winner: int | None
    decisions: int

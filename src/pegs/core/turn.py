"""A turn: one small value with a card and its whole action."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from pegs.core.board import Place, Seat
from pegs.core.cards import UNKNOWN, Rank


class Kind(IntEnum):
    """The kind of a decision. The first seven play a card; the others are decisions between turns."""

    MOVE = 0
    """One peg moves: forward, backward, out of start, or by a joker's landing."""
    SPLIT = 1
    """Several pegs share the count, one after the other."""
    SWAP = 2
    """Two pegs of different colors swap places."""
    SEND = 3
    """An opponent's peg on the track is sent to its start (the Pegoo joker)."""
    DISCARD = 4
    """A card is discarded and nothing moves."""
    FREE = 5
    """Any card is discarded and a peg comes out without the card's power (rules, section 8)."""
    DECLARE = 6
    """Bluffing: a card is played face down and a rank declared; the move follows (rules, section 9)."""
    ACCEPT = 7
    """Bluffing: the declaration is accepted."""
    DOUBT = 8
    """Bluffing: the declaration is doubted."""
    PENALTY = 9
    """Bluffing: the winner of a doubt picks the loser's peg that goes to start."""
    EXTRA = 10
    """An extra turn is taken."""
    DECLINE = 11
    """All extra turns that are due are declined."""
    DRAW = 12
    """A card is drawn by hand."""
    FORGET = 13
    """The player plays on without drawing."""
    PASS = 14
    """A player with an empty hand passes."""


MAX_STEPS = 5
"""The most pegs that one turn can move, not counting those it bumps."""


class Step(NamedTuple):
    """One peg's move: its seat, origin, and target."""

    seat: Seat
    origin: Place
    target: Place


class Turn(NamedTuple):
    """One decision.

    ``steps`` are the moves of its pegs, in order: none for a decision without pegs, one for a plain move,
    two or more for a split. A swap has two, one for each peg; sending a peg to start has one, with the
    target START. ``declared`` is set in bluffing only.
    """

    kind: Kind
    card: Rank = UNKNOWN
    declared: Rank = UNKNOWN
    steps: tuple[Step, ...] = ()

    @property
    def power(self) -> Rank:
        """The rank whose power is used: the declared one in bluffing, otherwise the card's own."""
        return self.card if self.declared == UNKNOWN else self.declared

    def reversed(self) -> Turn:
        """The same turn with its steps in reverse order."""
        return self._replace(steps=self.steps[::-1])

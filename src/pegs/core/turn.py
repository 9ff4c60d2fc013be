"""A turn: one small value that holds a card and its whole action (design: a turn is one compound value)."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from pegs.core.board import Place, Seat
from pegs.core.cards import UNKNOWN, Rank


class Kind(IntEnum):
    """What a decision does. The first seven play a card; the others are the decisions between turns."""

    MOVE = 0
    """One peg goes from place to place: forward, backward, out, or the joker's landing."""
    SPLIT = 1
    """Two pegs share the count, in the order played."""
    SWAP = 2
    """Two pegs of different colours change places."""
    SEND = 3
    """An opponent's peg on the track is sent to its start (the Pegoo joker)."""
    DISCARD = 4
    """The card is laid down and nothing moves."""
    FREE = 5
    """Any card is laid down and a peg comes out without its power (rules, section 8)."""
    DECLARE = 6
    """Bluffing: a card is laid face down and a rank named; the move follows (rules, section 9)."""
    ACCEPT = 7
    """Bluffing: the declaration is let pass."""
    DOUBT = 8
    """Bluffing: the declaration is doubted."""
    PENALTY = 9
    """Bluffing: the winner of the doubt names the loser's peg that goes to start."""
    EXTRA = 10
    """An extra turn is taken."""
    DECLINE = 11
    """An extra turn is declined."""
    DRAW = 12
    """A card is drawn by hand."""
    FORGET = 13
    """Play goes on without the card that could have been drawn."""
    PASS = 14
    """A player without a single card lets the turn pass."""


NOWHERE: Place = -9
"""No place: the part of a turn that is not there."""


class Step(NamedTuple):
    """One peg's way: whose peg it is, where from, where to."""

    seat: Seat
    origin: Place
    target: Place


class Turn(NamedTuple):
    """One decision. Parts that a kind does not use keep their defaults.

    For ``SWAP`` the second peg's way is the first one's reversed. ``declared`` is set in bluffing only.
    """

    kind: Kind
    card: Rank = UNKNOWN
    declared: Rank = UNKNOWN
    seat: Seat = -1
    origin: Place = NOWHERE
    target: Place = NOWHERE
    seat2: Seat = -1
    origin2: Place = NOWHERE
    target2: Place = NOWHERE

    @property
    def power(self) -> Rank:
        """The rank whose power is used: the declared one in bluffing, else the card's own."""
        return self.card if self.declared == UNKNOWN else self.declared

    @property
    def steps(self) -> tuple[Step, ...]:
        """The ways of the pegs that this turn moves of its own will (not those it bumps)."""
        if self.seat < 0:
            return ()
        first = Step(self.seat, self.origin, self.target)
        if self.seat2 < 0:
            return (first,)
        return first, Step(self.seat2, self.origin2, self.target2)

    def reversed_swap(self) -> Turn:
        """The same swap with the other peg named first."""
        return self._replace(
            seat=self.seat2,
            origin=self.origin2,
            target=self.target2,
            seat2=self.seat,
            origin2=self.origin,
            target2=self.target,
        )

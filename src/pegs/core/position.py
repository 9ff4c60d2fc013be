"""A position: everything on the table at one decision, with known and unknown hands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from pegs.core.board import Place, Seat
from pegs.core.cards import UNKNOWN, Hand, Rank

Pegs: TypeAlias = tuple[tuple[Place, ...], ...]
"""The places of every seat's pegs, in ascending order for each seat (start, ring, home)."""


class Phase(IntEnum):
    """The kind of decision the seat to act has."""

    PLAY = 0
    """Play a card and its action (in bluffing, a card and the rank to declare)."""
    DOUBT = 1
    """Bluffing: accept or doubt what ``player`` declared."""
    PENALTY = 2
    """Bluffing: choose the peg of ``loser`` that goes to start."""
    MOVE = 3
    """Bluffing: make a move of the declared rank."""
    EXTRA = 4
    """Take an extra turn, or decline."""
    DRAW = 5
    """Draw by hand, or forget to."""
    OVER = 6
    """A team has won, and no seat has a turn."""


@dataclass(frozen=True)
class Position:
    """One position. `pegs.check_position` raises an error with everything that is wrong with it.

    ``hands`` has a full ``Hand`` for each seat whose cards are known, otherwise their
    number.

    ``stuck``, ``extra``, ``owed``, and ``forfeit`` are counts for each seat (rules, sections 8 to 10):
    stuck turns, extra turns, cards that may still be drawn, and turns to sit out. The other fields are
    for the phases of bluffing and drawing by hand: ``player`` is the seat that declared, ``card`` the
    card played face down, ``declared`` the rank, ``loser`` the seat that loses a peg, ``due`` the number
    of extra turns after this turn, and ``draws`` the number of cards that may be drawn now.

    ``drawn`` is the card that the seat to act has just drawn, if the rules have stuck players discard that
    one. UNKNOWN if it drew none, if the card isn't known, and by all other rules.
    """

    pegs: Pegs
    turn: Seat
    hands: tuple[Hand | int, ...]
    stuck: tuple[int, ...]
    extra: tuple[int, ...]
    owed: tuple[int, ...]
    forfeit: tuple[int, ...]
    phase: Phase = Phase.PLAY
    player: Seat = -1
    card: Rank = UNKNOWN
    declared: Rank = UNKNOWN
    loser: Seat = -1
    due: int = 0
    draws: int = 0
    drawn: Rank = UNKNOWN

    def hand_size(self, seat: Seat) -> int:
        """The number of cards in a hand, known or not."""
        hand = self.hands[seat]
        return hand if isinstance(hand, int) else sum(hand)

"""A position: everything that stands on the table at one decision, known hands and unknown ones alike."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from pegs.core.board import Place, Seat
from pegs.core.cards import UNKNOWN, Hand, Rank

Pegs: TypeAlias = tuple[tuple[Place, ...], ...]
"""The places of every seat's pegs, each seat's in ascending order (start, ring, home)."""


class Phase(IntEnum):
    """What kind of decision the seat to act has."""

    PLAY = 0
    """A card and its action (in bluffing: a card and the rank it is declared as)."""
    DOUBT = 1
    """Bluffing: accept or doubt what ``player`` declared."""
    PENALTY = 2
    """Bluffing: choose the peg of ``loser`` that goes to start."""
    MOVE = 3
    """Bluffing: make a move of the declared rank."""
    EXTRA = 4
    """Take an extra turn, or decline."""
    DRAW = 5
    """Draw by hand, or forget it."""
    OVER = 6
    """A team has won; nobody has a turn."""


@dataclass(frozen=True)
class Position:
    """One position. ``hands`` has a full ``Hand`` where the cards are known, else their number.

    ``stuck``, ``extra``, ``owed`` and ``forfeit`` count per seat (rules, sections 8-10): stuck turns, extra
    turns, cards that may still be drawn, turns to sit out. The last fields belong to the phases of bluffing
    and of drawing by hand: who declared, the card laid face down, the rank named, who loses a peg, how many
    extra turns fall due after this turn, how many cards may be drawn now.
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

    def hand_size(self, seat: Seat) -> int:
        """How many cards a seat holds, known or not."""
        hand = self.hands[seat]
        return hand if isinstance(hand, int) else sum(hand)

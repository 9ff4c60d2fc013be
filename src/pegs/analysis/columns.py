"""What is counted: the columns of the arrays that the compiled tally fills."""

from __future__ import annotations

from enum import IntEnum


class Use(IntEnum):
    """What a card was laid down for."""

    OUT = 0
    """A peg comes out by the card's power."""
    FORWARD = 1
    BACKWARD = 2
    SPLIT = 3
    SWAP = 4
    LANDING = 5
    """A joker's landing: on another peg, or on the own in-spot (rules, 5.10 and 7)."""
    SEND = 6
    """An opponent's peg is sent to start by the card's power."""
    DISCARD = 7
    FREE = 8
    """A peg comes out free, whatever the card (rules, section 8)."""


class Column(IntEnum):
    """What is counted of every seat, and of every game."""

    TURNS = 0
    """Turns in the players' sense: a card is laid down, or there is none to lay down."""
    FORCED = 1
    """Turns with one legal way to play a card."""
    STUCK = 2
    """Turns in which no card could move anything by its power."""
    CHOICES = 3
    """Legal turns to choose from, added up."""
    PASSES = 4
    """Turns without a single card to play."""
    BUMPS = 5
    """Opponents' pegs sent to start, by landing or by a card's power."""
    BUMPED = 6
    """Own pegs sent to start by opponents."""
    BOOSTS = 7
    """Pegs of the own team sent to their in-spot."""
    SETBACKS = 8
    """Pegs of the own team sent to start, where the rules have it so."""
    JOKERS = 9
    """Jokers (in bluffing: declared jokers) that moved something."""
    WINNER = 10
    """Of a game: the team that won, or -1. Of a seat: the games it won for its team by the last turn."""


class Bluff(IntEnum):
    """What is counted where players declare (rules, section 9)."""

    DECLARED = 0
    FALSE = 1
    DOUBTED = 2
    CAUGHT = 3
    """False declarations that were doubted."""


N_USES = len(Use)
N_COLUMNS = len(Column)
N_BLUFFS = len(Bluff)

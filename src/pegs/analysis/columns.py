"""What a simulation counts: the columns of the arrays that its loop fills."""

from __future__ import annotations

from enum import IntEnum

from pegs.story.statistics import N_STATS, Stat


class Use(IntEnum):
    """What a card was played for."""

    OUT = 0
    """A peg comes out by the card's power."""
    FORWARD = 1
    BACKWARD = 2
    SPLIT = 3
    SWAP = 4
    LANDING = 5
    """A joker's landing: on another peg, or on the own in-spot (rules, 5.10 and section 7)."""
    SEND = 6
    """An opponent's peg is sent to start by the card's power."""
    DISCARD = 7
    FREE = 8
    """A peg comes out free, whatever the card (rules, section 8)."""


class Column(IntEnum):
    """What is counted for every seat and for every game: the statistics of a game, and what needs the list of
    legal turns.
    """

    TURNS = Stat.TURNS
    PASSES = Stat.PASSES
    DISCARDS = Stat.DISCARDS
    HOLES = Stat.HOLES
    BUMPS = Stat.BUMPS
    BUMPED = Stat.BUMPED
    BOOSTS = Stat.BOOSTS
    SETBACKS = Stat.SETBACKS
    JOKERS = Stat.JOKERS
    FORCED = N_STATS
    """Turns with one legal way to play a card."""
    STUCK = N_STATS + 1
    """Turns in which no card could move anything by its power."""
    CHOICES = N_STATS + 2
    """Legal turns to choose from, added up."""
    DECISIONS = N_STATS + 3
    """Decisions of every kind, declarations and doubts included."""
    WINNER = N_STATS + 4
    """Of a game: the team that won, or -1. Of a seat: the games it won for its team by the last turn."""


class Bluff(IntEnum):
    """What is counted if players declare (rules, section 9)."""

    DECLARED = 0
    FALSE = 1
    DOUBTED = 2
    CAUGHT = 3
    """False declarations that were doubted."""


N_USES = len(Use)
N_COLUMNS = len(Column)
N_BLUFFS = len(Bluff)

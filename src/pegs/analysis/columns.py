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
    """A joker's jump onto another peg or onto the peg's own in-spot (sections 5.10 and 7)."""
    SEND = 6
    """An opponent's peg is sent to start by the card's power."""
    DISCARD = 7
    FREE = 8
    """A peg comes out free, with any card (section 8)."""


class Column(IntEnum):
    """What is counted for every seat and game: `Stat`, and what depends on the list of legal turns."""

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
    """Turns with only one legal turn."""
    STUCK = N_STATS + 1
    """Turns in which no card could move anything by its power."""
    CHOICES = N_STATS + 2
    """Legal turns to choose from, summed over all turns."""
    DECISIONS = N_STATS + 3
    """Decisions of every kind, declarations and doubts included."""
    PEGS_HOME = N_STATS + 4
    """The seat's pegs that are home when the game ends."""
    WINNER = N_STATS + 5
    """Of a game: the team that won, or -1. Of a seat: the games it won for its team by the last turn."""


class Bluff(IntEnum):
    """What is counted in bluffing (section 9)."""

    DECLARED = 0
    FALSE = 1
    DOUBTED = 2
    CAUGHT = 3
    """False declarations that were doubted."""


N_USES = len(Use)
N_COLUMNS = len(Column)
N_BLUFFS = len(Bluff)

"""What the columns of a listed turn mean.

Places and seats are relative to the seat to act: it is seat 0, and the others follow clockwise. Places count
the ring from the seat's in-spot, then the home holes of seat 0, of seat 1 and so on, then each seat's start.
"""

from __future__ import annotations

from enum import IntEnum

from pegs.core.turn import MAX_STEPS

ABSENT = -1
"""In any column: the turn has no such thing."""

STEP_COLUMNS = 3
"""The columns of each step: see `ActionColumn.SEAT`, ``ORIGIN`` and ``TARGET``."""


class ActionColumn(IntEnum):
    """The columns of a row that describes one listed turn; those of a step repeat for `MAX_STEPS` steps."""

    KIND = 0
    """The kind of decision (`pegs.Kind`)."""
    CARD = 1
    """The card played (`pegs.Rank`)."""
    DECLARED = 2
    """The rank that it stands for or is declared as."""
    STEPS = 3
    """How many pegs the turn moves, not counting those it bumps."""
    HITS_TEAM = 4
    """How many pegs of the mover's team its steps land on or send away."""
    HITS_OTHERS = 5
    """How many pegs of other teams its steps land on or send away."""
    SEAT = 6
    """The first step: whose peg moves."""
    ORIGIN = 7
    """The first step: the place it leaves."""
    TARGET = 8
    """The first step: the place it goes to."""


N_ACTION_COLUMNS = int(ActionColumn.SEAT) + STEP_COLUMNS * MAX_STEPS

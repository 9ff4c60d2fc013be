"""How hard the built-in players look ahead that do."""

from __future__ import annotations

from typing import NamedTuple


class Effort(NamedTuple):
    """How hard an expert thinks about a decision.

    It compares so many ``candidates``. A try plays one of them on in one world, for so many ``decisions`` at
    least, and there are at most so many ``tries``. A candidate that can hardly raise the chance to win by
    ``gain`` isn't tried any more. Because some rules give a hand thousands of turns, no more tries follow
    once ``most_listed`` turns have been listed.
    """

    candidates: int
    decisions: int
    tries: int
    gain: float
    most_listed: int


EXPERTS = {
    "expert": Effort(6, 4, 450, 0.007, 30_000),
    "expert-slow": Effort(8, 8, 20_000, 0.002, 4_000_000),
}
"""The experts by name. With little time, playing on for one round in twice as many worlds teaches more than
playing on for two. The slow one isn't listed: it's for studies, and a table's bots share a server.
"""

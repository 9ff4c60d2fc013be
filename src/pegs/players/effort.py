"""How hard the built-in players look ahead that do."""

from __future__ import annotations

from typing import NamedTuple


class Effort(NamedTuple):
    """How hard an expert thinks about a decision.

    It compares at most ``candidates`` turns. A try plays one of them on in one world, for at least
    ``decisions`` decisions, and a decision gets about ``tries`` tries at most. A candidate that can hardly
    raise the chance to win by ``gain`` is dropped. Some rules give a hand thousands of turns, so there are no
    more tries once ``most_listed`` turns have been listed.
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

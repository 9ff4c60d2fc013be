"""How hard the built-in experts think."""

from __future__ import annotations

from typing import NamedTuple


class Effort(NamedTuple):
    """How hard an expert thinks about a decision.

    It compares at most ``candidates`` turns. A try is a rollout of one of them in one world, for at least
    ``decisions`` decisions. A decision gets about ``tries`` tries at most, and none once ``most_listed``
    turns have been listed, because some rules give a hand thousands of turns. A candidate that can hardly
    raise the chance of winning by ``gain`` is dropped.
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
"""The experts by name. With little time, rollouts of one round in twice as many worlds tell more than
rollouts of two rounds. The slow expert is for studies. It isn't listed, because the bots of many tables share
a server.
"""

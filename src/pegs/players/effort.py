"""How hard the built-in players look ahead that do."""

from __future__ import annotations

from typing import NamedTuple


class Effort(NamedTuple):
    """How hard an expert looks: how many turns it compares in a decision (``candidates``), for how many
    ``decisions`` each is played on, its ``tries`` (one candidate in one world), the ``gain`` in the chance to
    win that makes further tries worthwhile, and the most turns that it lists for a decision: by some rules, a
    hand has thousands of turns.
    """

    candidates: int
    decisions: int
    tries: int
    gain: float
    most_listed: int


EXPERTS = {
    "expert": Effort(6, 4, 450, 0.007, 30_000),
    "expert-slow": Effort(8, 8, 60_000, 0.001, 8_000_000),
}
"""The players by name. An expert with little time learns more from twice as many worlds than from playing
candidates on for twice as long. The slow one isn't listed: it's for studies, and a table's bots share a
server.
"""

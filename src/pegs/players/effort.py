"""How hard the built-in players look ahead that do."""

from __future__ import annotations

from typing import NamedTuple


class Effort(NamedTuple):
    """How hard an expert looks: its ``tries`` in a decision (one candidate in one world), the ``gain``, as a
    chance to win, for which a turn is worth more of them, and the most turns that it lists for a decision:
    by some rules, a hand has thousands of turns.
    """

    tries: int
    gain: float
    most_listed: int


EXPERTS = {"expert": Effort(300, 0.003, 20_000), "expert-slow": Effort(10_000, 0.0005, 800_000)}
"""The players by name. The slow one isn't listed: it's for studies, and a table's bots share a server."""

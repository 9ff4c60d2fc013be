"""How hard the built-in players look ahead that do."""

from __future__ import annotations

from typing import NamedTuple


class Effort(NamedTuple):
    """How hard an expert looks: how many turns it compares in a decision (``candidates``), its ``tries`` (one
    candidate in one world), the ``gain`` in the chance to win that makes further tries worthwhile, and the
    most turns that it lists for a decision: by some rules, a hand has thousands of turns.
    """

    candidates: int
    tries: int
    gain: float
    most_listed: int


EXPERTS = {"expert": Effort(5, 300, 0.01, 20_000), "expert-slow": Effort(8, 20_000, 0.002, 4_000_000)}
"""The players by name. The slow one isn't listed: it's for studies, and a table's bots share a server."""

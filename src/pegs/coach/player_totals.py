"""What players' choices cost in a game, over all their games."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pegs.coach.grading import Total, player_review
from pegs.protocol.review import PlayerReview


class PlayerTotals:
    """Collects the totals of many games by the players' names."""

    def __init__(self) -> None:
        self._totals: dict[str, list[Total]] = {}

    def add(self, names: Sequence[str], totals: Sequence[Total]) -> None:
        """Add a game's totals, in order of seats. Seats without a name don't count."""
        for name, total in zip(names, totals, strict=True):
            if name:
                self._totals.setdefault(name, []).append(total)

    def players(self) -> list[tuple[str, int, PlayerReview]]:
        """Every player's name, number of games, and review of their mean game, the best player first.

        The seat is always 0.
        """
        rows = [
            (name, len(totals), player_review(0, _mean(totals), len(totals)))
            for name, totals in self._totals.items()
        ]
        return sorted(rows, key=lambda row: (row[2].loss, row[0]))


def _mean(totals: Sequence[Total]) -> Total:
    """The mean of games. Its variance is that of the measurements, or that between games if that's larger."""
    games = len(totals)
    mean = math.fsum(each.small for each in totals) / games
    measured = math.fsum(each.variance for each in totals)
    between = math.fsum((each.small - mean) ** 2 for each in totals) * games / max(games - 1, 1)
    return Total(sum(each.decisions for each in totals), mean, max(measured, between) / games**2)

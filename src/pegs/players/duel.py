"""Two compiled policies against each other on the same deals, with the sides swapped: luck of the deal counts
for both alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from pegs.engine.kernel.layout import new_games, new_scratch
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.tables import compile_rules
from pegs.players.hint_terms import new_minds
from pegs.players.policies import POLICIES, games
from pegs.rules.resolve import resolve
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules

_Z = 1.96
MAX_TURNS = 5000
"""A game over this many turns is left unfinished and counts half."""


@dataclass(frozen=True)
class Duel:
    """What came of it: ``scores`` has for each deal the share (0, 1/4 ... 1) of its two games that the first
    policy won.
    """

    scores: tuple[float, ...]
    turns: int

    @property
    def share(self) -> float:
        """The share of all games that the first policy won."""
        return sum(self.scores) / len(self.scores)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share, from the spread over the paired deals (and never narrower than
        Wilson's for the games).
        """
        n = len(self.scores)
        mean = self.share
        spread = sqrt(sum((score - mean) ** 2 for score in self.scores) / max(n - 1, 1) / n)
        low, high = wilson(mean, 2 * n)
        return max(0.0, min(mean - _Z * spread, low)), min(1.0, max(mean + _Z * spread, high))


def wilson(share: float, number: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of so many independent games."""
    z2 = _Z * _Z
    middle = (share + z2 / (2 * number)) / (1 + z2 / number)
    half = _Z * sqrt(share * (1 - share) / number + z2 / (4 * number * number)) / (1 + z2 / number)
    return middle - half, middle + half


def duel(
    rules: Rules | RuleSet | str,
    first: str,
    second: str,
    deals: int,
    *,
    seed: int | str = 0,
    players: int = 4,
    teams: int = 2,
    weights: tuple[Sequence[int], Sequence[int]] | None = None,
) -> Duel:
    """Let team 0 play one policy and all other teams another, then the other way round, on as many deals.

    ``weights`` are those that each of the two gives the hints, if not the usual ones.
    """
    switches = resolve(rules).rules
    tables = compile_rules(switches, players, teams)
    game, view, scratch = new_games(1)[0], new_games(1)[0], new_scratch()
    streams = np.array(
        [[*stream(seed, "duel", i, "deck"), *stream(seed, "duel", i, "players")] for i in range(deals)]
    )
    scores = np.zeros(deals)
    turns = 0
    for swapped in (False, True):
        minds = new_minds(switches, players)
        policies = np.zeros(players, np.int64)
        for seat in range(players):
            is_first = (seat % teams == 0) != swapped
            policies[seat] = POLICIES[first if is_first else second]
            if weights is not None:
                minds[seat].weights[:] = weights[0 if is_first else 1]
        results = np.full((deals, 2), -1, np.int64)
        turns += games(tables, game, view, scratch, policies, minds, streams, MAX_TURNS, results)
        winners = results[:, 0]
        won = (winners > 0) if swapped else (winners == 0)
        scores += np.where(winners < 0, 0.25, 0.5 * won)
    return Duel(tuple(scores.tolist()), turns)

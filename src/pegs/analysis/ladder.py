"""Players on a ladder: everyone against everyone on paired deals, and a rating for each.

Ratings are Elo's: with 100 points more, a player is expected to win 64% of the games, with 400 points more
91% (the model of Bradley and Terry, by maximum likelihood). A draw is added to every pair of players, so that
a player who has won every game has a rating, too.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import msgspec
import numpy as np

from pegs import players as registry
from pegs.analysis.comparison import PlayerMatch
from pegs.analysis.intervals import Interval
from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.rules.ruleset import RuleSet

ANCHOR, ANCHOR_RATING = "hints", 1000.0
"""The player with a fixed rating; on a ladder without it, the mean rating is fixed."""
_POINTS = 400 / np.log(10)
_MAX_ROUNDS, _CLOSE = 5000, 0.01
"""Ratings are improved in rounds: this many at most, or until none changes by more points than this."""
_RESAMPLES = 400
_OUTCOMES = (-2, -1, 0, 1, 2)
_PADDING = np.array([0.5, 0, 0.5, 0, 0.5])
"""What is added to the outcomes of pairs for the intervals, so that a few pairs that all end alike don't look
certain (as in `pegs.analysis.comparison.lead_of_pairs`).
"""
_CERTAIN = 95


class Rung(msgspec.Struct, frozen=True):
    """A player on the ladder: its rating, and its share of the games against each other player."""

    player: str
    rating: Interval
    shares: dict[str, float]


class LadderResult(msgspec.Struct, frozen=True):
    """The ladder from the top, and what was played."""

    rules: tuple[str, ...]
    players: int
    teams: int
    seed: str
    games: int
    unfinished: int
    rungs: tuple[Rung, ...]


class Ladder:
    """Matches between every two players by every rule set."""

    def __init__(
        self,
        names: Sequence[str],
        rulesets: Sequence[RuleSet],
        players: int,
        teams: int | None,
        seed: str,
        max_turns: int,
    ) -> None:
        """Raises UsageError if a player is unknown or named twice, there's only one, or they can't be seated;
        DealError if the packs have too few cards.
        """
        self.names = [registry.find(name) for name in names]
        if len(set(self.names)) != len(self.names) or len(self.names) < 2:
            raise UsageError(translate("ladder-names"))
        self.rulesets, self._seating, self._seed = rulesets, (players, teams), seed
        self._matches = [
            (pair, PlayerMatch(*names, each, players, teams or each.usual_teams(players), seed, max_turns))
            for each in rulesets
            for pair, names in zip(
                combinations(range(len(self.names)), 2), combinations(self.names, 2), strict=True
            )
        ]

    @property
    def matches(self) -> int:
        """The number of matches."""
        return len(self._matches)

    def play(
        self, pairs: int, stop: threading.Event, threads: int | None = None, ray: str | None = None
    ) -> Iterator[int]:
        """Play a number of pairs of games in each match; yield the number of games played so far.

        ``stop``, ``threads``, ``ray`` and errors: as for `pegs.analysis.simulation.play`.
        """
        before = 0
        for _, match in self._matches:
            for done in match.play(pairs, stop, threads, ray):
                yield before + done
            before += 2 * match.trials
            if stop.is_set():
                return

    def result(self) -> LadderResult:
        """The ladder as it stands. Raises UsageError if two players haven't met yet."""
        outcomes = self._outcomes()
        if not all(sum(each.values()) for each in outcomes.values()):
            raise UsageError(translate("ladder-too-short"))
        number = len(self.names)
        won = _won(number, {pair: _row(each) for pair, each in outcomes.items()})
        ratings = self._anchored(_ratings(won))
        low, high = self._interval(outcomes)
        shares = won / np.maximum(won + won.T, 1)
        rungs = [
            Rung(
                name,
                Interval(float(ratings[i]), float(min(low[i], ratings[i])), float(max(high[i], ratings[i]))),
                {other: float(shares[i, j]) for j, other in enumerate(self.names) if i != j},
            )
            for i, name in enumerate(self.names)
        ]
        players, teams = self._seating
        return LadderResult(
            rules=tuple(each.title for each in self.rulesets),
            players=players,
            teams=teams or self.rulesets[0].usual_teams(players),
            seed=self._seed,
            games=sum(2 * match.trials for _, match in self._matches),
            unfinished=sum(match.unfinished for _, match in self._matches),
            rungs=tuple(sorted(rungs, key=lambda rung: -rung.rating.value)),
        )

    def _outcomes(self) -> dict[tuple[int, int], Counter[int]]:
        """The outcomes of pairs of games (`PlayerMatch.outcomes`) by the numbers of both players."""
        outcomes: dict[tuple[int, int], Counter[int]] = {}
        for pair, match in self._matches:
            outcomes.setdefault(pair, Counter()).update(match.outcomes)
        return outcomes

    def _interval(self, outcomes: dict[tuple[int, int], Counter[int]]) -> Any:
        """The ends of every rating's interval, by bootstrap: what other deals could have shown."""
        rng, samples = np.random.default_rng(0), []
        rows = {pair: _row(each) for pair, each in outcomes.items()}
        padded = {pair: row + _PADDING for pair, row in rows.items()}
        for _ in range(_RESAMPLES):
            again = {pair: rng.multinomial(rows[pair].sum(), row / row.sum()) for pair, row in padded.items()}
            samples.append(self._anchored(_ratings(_won(len(self.names), again))))
        rest = (100 - _CERTAIN) / 2
        return np.percentile(samples, [rest, 100 - rest], axis=0)

    def _anchored(self, ratings: Any) -> Any:
        anchor = ratings[self.names.index(ANCHOR)] if ANCHOR in self.names else ratings.mean()
        return ratings - anchor + ANCHOR_RATING


def _row(outcomes: Counter[int]) -> Any:
    return np.array([outcomes[outcome] for outcome in _OUTCOMES])


def _won(number: int, rows: dict[tuple[int, int], Any]) -> Any:
    """Games won by each player against each other one; an unfinished game is half a win for both."""
    won = np.zeros((number, number))
    for (i, j), row in rows.items():
        lead = float(row @ np.array(_OUTCOMES)) / 2
        won[i, j] += row.sum() + lead
        won[j, i] += row.sum() - lead
    return won


def _ratings(won: Any) -> Any:
    """Ratings by maximum likelihood (Hunter 2004), with a draw added to every pair of players."""
    number = len(won)
    games = won + won.T + (1 - np.eye(number))
    total = won.sum(axis=1) + (number - 1) / 2
    ratings = np.zeros(number)
    for _ in range(_MAX_ROUNDS):
        before, strength = ratings, np.exp(ratings / _POINTS)
        ratings = _POINTS * np.log(total / (games / (strength[:, None] + strength)).sum(axis=1))
        ratings -= ratings.mean()
        if np.abs(ratings - before).max() < _CLOSE:
            break
    return ratings

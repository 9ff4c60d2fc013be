"""What a house rule does to the game: six measures under the rules and under their base, and the differences.

The measures:

``minutes``    The length of a game, by how long a turn takes.
``turns``      The turns of a game, all players together.
``edge``       The share of games won by the team that goes first. Without an edge it's one in ``teams``.
``luck``       The part of the result that strength doesn't explain. A team of Strong bots plays against
               Medium; it's the share of games that Strong doesn't win, divided by the share that it wouldn't
               win if strength were worth nothing: with two teams, twice the share of games that it loses.
               100% is pure luck; 0%, if Strong always wins.
``stuck``      The share of turns in which no card could move anything by its power, of all turns with a card.
``comebacks``  The share of games won by a team that was behind at half time: when half of the game's turns
               had been played, another team had fewer holes left to move.

All but ``luck`` come from games between Strong bots; of these, ``edge`` and ``comebacks`` count the finished
ones. Intervals are at 95%: normal for means and ratios (delta method), Wilson's for shares of games, and for
``luck`` that of the pairs of games on one deal. The interval of a difference takes into account that both
rule sets were played with the same seeds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import numpy as np

from pegs.analysis.comparison import lead_of_pairs
from pegs.analysis.intervals import Interval, difference, normal, wilson
from pegs.analysis.rule_games import MATCHES, Count

TURN_SECONDS = 9.0
"""How long people take for a turn."""
MINUTE = 60.0


class EffectMeasure(msgspec.Struct, frozen=True):
    """One measure of some rules, of their base, and the difference: the rules' minus the base's."""

    name: str
    rules: Interval
    base: Interval
    difference: Interval

    @property
    def is_settled(self) -> bool:
        """Whether the interval of the difference excludes 0."""
        return not self.difference.low <= 0 <= self.difference.high


class RuleEffect(msgspec.Struct, frozen=True):
    """What some rules do, compared with their base, from the same number of deals under both.

    ``unfinished`` are the games of all `pegs.analysis.rule_games` that reached the limit of turns, under the
    rules and under the base.
    """

    rules: str
    base: str
    players: int
    teams: int
    turn_seconds: float
    games: int
    unfinished: int
    unfinished_base: int
    measures: tuple[EffectMeasure, ...]

    def measure(self, name: str) -> EffectMeasure:
        """A measure by its name."""
        return next(each for each in self.measures if each.name == name)


class _Estimate(NamedTuple):
    """A measure under one rule set, and how much each deal pulls it up or down."""

    interval: Interval
    pulls: Any


def rule_effect(
    rules: str,
    base: str,
    players: int,
    teams: int,
    rows: Any,
    base_rows: Any,
    turn_seconds: float = TURN_SECONDS,
) -> RuleEffect:
    """The effect, from rows of `Count` for the same deals under the rules and under their base.

    ``rules`` and ``base`` are titles. If one has more rows than the other, its last ones aren't used. Both
    must have some.
    """
    games = min(len(rows), len(base_rows))
    rows, base_rows = rows[:games], base_rows[:games]
    own, others = (dict(_estimates(each, teams, turn_seconds)) for each in (rows, base_rows))
    return RuleEffect(
        rules=rules,
        base=base,
        players=players,
        teams=teams,
        turn_seconds=turn_seconds,
        games=games,
        unfinished=int(rows[:, Count.UNFINISHED].sum()),
        unfinished_base=int(base_rows[:, Count.UNFINISHED].sum()),
        measures=tuple(_measure(name, own[name], others[name]) for name in own),
    )


def _measure(name: str, rules: _Estimate, base: _Estimate) -> EffectMeasure:
    correlation = _correlation(rules.pulls, base.pulls)
    return EffectMeasure(
        name, rules.interval, base.interval, difference(base.interval, rules.interval, correlation)
    )


def _correlation(a: Any, b: Any) -> float:
    """The correlation of two arrays with mean 0; 0 if one of them doesn't vary."""
    spread = float(np.sqrt((a @ a) * (b @ b)))
    return float(a @ b) / spread if spread > 0 else 0.0


def _estimates(rows: Any, teams: int, turn_seconds: float) -> Iterator[tuple[str, _Estimate]]:
    columns = {count: rows[:, count].astype(float) for count in Count}
    every = np.ones(len(rows))
    turns = _ratio(columns[Count.TURNS], every)
    yield "minutes", _scaled(turns, turn_seconds / MINUTE)
    yield "turns", turns
    yield "edge", _share(columns[Count.FIRST_WON], columns[Count.FINISHED])
    yield "luck", _luck(columns[Count.STRONG_POINTS], teams)
    yield "stuck", _ratio(columns[Count.STUCK], columns[Count.CARDS])
    yield "comebacks", _share(columns[Count.COMEBACK], columns[Count.FINISHED])


def _ratio(above: Any, below: Any) -> _Estimate:
    """The ratio of two sums over deals, with a normal interval."""
    if not below.sum():
        return _Estimate(Interval(0.0, 0.0, 0.0), np.zeros(len(above)))
    value = float(above.sum() / below.sum())
    pulls = (above - value * below) / below.mean()
    variance = float(pulls @ pulls) / max(len(pulls) - 1, 1)
    interval = normal(value, variance, len(pulls))
    return _Estimate(Interval(value, max(interval.low, 0.0), interval.high), pulls)


def _scaled(estimate: _Estimate, factor: float) -> _Estimate:
    return _Estimate(Interval(*(factor * each for each in estimate.interval)), estimate.pulls)


def _share(hits: Any, games: Any) -> _Estimate:
    """A share of games, with Wilson's interval."""
    return _Estimate(wilson(int(hits.sum()), int(games.sum())), _ratio(hits, games).pulls)


def _luck(points: Any, teams: int) -> _Estimate:
    """The share of luck, from the half-points of a Strong team in the games of each deal."""
    # A deal counts as the games won minus those lost, as for two players on the same deal.
    outcomes = Counter((points - MATCHES).astype(int).tolist())
    lead, _ = lead_of_pairs(outcomes)
    full = teams / (teams - 1)
    low, value, high = (full * (1 - each) / 2 for each in (lead.high, lead.value, lead.low))
    return _Estimate(Interval(value, low, high), points.mean() - points)

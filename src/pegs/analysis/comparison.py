"""Two players, or two rule sets, on the same deals."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any

import msgspec
import numpy as np

from pegs.analysis.chunks import Span
from pegs.analysis.columns import Column
from pegs.analysis.executors import executor
from pegs.analysis.intervals import Interval, Z, trials_to_settle
from pegs.analysis.lineup import lineup
from pegs.analysis.sample_moments import SampleMoments
from pegs.analysis.setup import GameSetup, holds_up_threads
from pegs.analysis.workers import WorkerMemory
from pegs.core.copying import CopiesWhole
from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.rules.ruleset import RuleSet


class PlayerComparison(msgspec.Struct, frozen=True):
    """How player A does against player B.

    ``share`` is A's share of all games played; an unfinished game counts as half a win for each. ``lead`` is
    A's share minus B's. ``to_settle`` is the number of games that would settle a lead of this size (at 95%);
    None if the lead is 0. ``both``, ``split`` and ``none`` count the deals of which A won both games, one, or
    none. ``in_python``: the games were played in Python, because a player isn't compiled.
    """

    a: str
    b: str
    rules: str
    players: int
    teams: int
    seed: str
    games: int
    unfinished: int
    share: Interval
    lead: Interval
    both: int
    split: int
    none: int
    to_settle: int | None
    in_python: bool

    @property
    def settled(self) -> bool:
        """Whether the interval of the lead excludes 0."""
        return not self.lead.low <= 0 <= self.lead.high


class Measure(msgspec.Struct, frozen=True):
    """One quantity under both rule sets, and the difference, B's minus A's.

    ``to_settle`` is the number of games, under both sets together, that would settle it; None if it's 0.
    """

    name: str
    a: Interval
    b: Interval
    difference: Interval
    to_settle: int | None

    @property
    def settled(self) -> bool:
        """Whether the interval of the difference excludes 0."""
        return not self.difference.low <= 0 <= self.difference.high


class RulesComparison(msgspec.Struct, frozen=True):
    """How the game changes from rule set A to rule set B, with the same players and seeds."""

    a: str
    b: str
    players: int
    teams: int
    seats: tuple[str, ...]
    seed: str
    games: int
    unfinished_a: int
    unfinished_b: int
    in_python: bool
    measures: tuple[Measure, ...]


class PlayerMatch(CopiesWhole):
    """Pairs of games between two players: pair i is one deal played twice, with the sides swapped."""

    def __init__(
        self, a: str, b: str, ruleset: RuleSet, players: int, teams: int, seed: str, max_turns: int
    ) -> None:
        """Raises UsageError if a player is unknown, the seating is impossible or the number of teams is odd;
        DealError if the packs have too few cards.
        """
        self._setup = GameSetup(ruleset, players, teams, seed, max_turns)
        if teams % 2:
            raise UsageError(translate("compare-odd-teams", teams=teams))
        board = ruleset.rules.board(players, teams)
        self._sides = lineup((a, b), board), lineup((b, a), board)
        self.names = self._sides[0]
        self.a, self.b = self._sides[0][0], self._sides[1][0]
        self.ruleset, self.seed = ruleset, seed
        self.trials = 0
        self.outcomes: Counter[int] = Counter()
        """Pairs, by the games that A won minus those that B won: -2 to 2."""
        self.unfinished = 0

    def play(
        self, pairs: int, stop: threading.Event, threads: int | None = None, ray: str | None = None
    ) -> Iterator[int]:
        """Play a number of pairs, and yield the number of games played so far after every chunk.

        ``stop``, ``threads``, ``ray`` and errors: as for `pegs.analysis.simulation.play`.
        """
        games = executor(self._play, holds_up_threads(self.names), threads, ray)
        for _, points in games.run([(0, pairs)], stop):
            self.trials += len(points)
            self.outcomes.update(points[:, 0].tolist())
            self.unfinished += int(points[:, 1].sum())
            yield 2 * self.trials

    def _play(self, memory: WorkerMemory, span: Span) -> Any:
        """A row per pair: games that A won minus games that B won, and unfinished games."""
        points = np.zeros((span[1] - span[0], 2), np.int64)
        for parity, names in enumerate(self._sides):
            winners = self._setup.play(memory, span, names).results[:, Column.WINNER]
            points[:, 0] += np.where(winners < 0, 0, np.where(winners % 2 == parity, 1, -1))
            points[:, 1] += winners < 0
        return points

    def result(self) -> PlayerComparison:
        """The comparison as it stands; at least one pair must have been played."""
        lead, settle = lead_of_pairs(self.outcomes)
        return PlayerComparison(
            a=self.a,
            b=self.b,
            rules=self.ruleset.title,
            players=self._setup.players,
            teams=self._setup.teams,
            seed=self.seed,
            games=2 * self.trials,
            unfinished=self.unfinished,
            share=Interval(*((1 + each) / 2 for each in lead)),
            lead=lead,
            both=self.outcomes[2],
            split=self.outcomes[-1] + self.outcomes[0] + self.outcomes[1],
            none=self.outcomes[-2],
            to_settle=None if settle is None else 2 * settle,
            in_python=holds_up_threads(self.names),
        )


def lead_of_pairs(outcomes: Counter[int]) -> tuple[Interval, int | None]:
    """A's share of the games minus B's, from paired outcomes, and the number of pairs that would settle it.

    For the interval, half a pair is added to each of the outcomes won, shared and lost (Agresti and Min
    2005), so that a few pairs that all end alike don't look certain.
    """
    pairs = sum(outcomes.values())
    value = sum(outcome * times for outcome, times in outcomes.items()) / (2 * pairs)
    padded = {outcome: outcomes[outcome] + (0 if outcome % 2 else 0.5) for outcome in range(-2, 3)}
    total = pairs + 1.5
    mean = sum(outcome / 2 * times for outcome, times in padded.items()) / total
    variance = sum(times * (outcome / 2 - mean) ** 2 for outcome, times in padded.items()) / total
    reach = Z * sqrt(variance / total)
    low, high = max(mean - reach, -1.0), min(mean + reach, 1.0)
    return Interval(value, min(low, value), max(high, value)), trials_to_settle(value, variance)


_OWN = (
    Column.TURNS,
    Column.FORCED,
    Column.STUCK,
    Column.PASSES,
    Column.CHOICES,
    Column.BUMPS,
    Column.BOOSTS,
    Column.JOKERS,
)
_FIRST_WON = len(_OWN)
_SIZE = len(_OWN) + 1
Quantity = Callable[[Any], float]


def _mean(column: Column) -> Quantity:
    return lambda means: float(means[_OWN.index(column)])


def _per_card(column: Column) -> Quantity:
    turns, passes, place = _OWN.index(Column.TURNS), _OWN.index(Column.PASSES), _OWN.index(column)
    return lambda means: float(means[place] / max(means[turns] - means[passes], 1e-9))


class RulesMatch(CopiesWhole):
    """The same players and seeds under two rule sets; if both use the same pack, game i is dealt the same
    cards.
    """

    def __init__(
        self,
        a: RuleSet,
        b: RuleSet,
        players: int,
        teams: int,
        names: Sequence[str],
        seed: str,
        max_turns: int,
    ) -> None:
        """Raises UsageError if a player is unknown or the seating is impossible, DealError if the packs have
        too few cards.
        """
        self.sets = (a, b)
        self._setups = tuple(GameSetup(each, players, teams, seed, max_turns) for each in self.sets)
        self.names = lineup(names, a.rules.board(players, teams))
        self.players, self.teams, self.seed = players, teams, seed
        self.moments = SampleMoments(2 * _SIZE)
        self.unfinished = [0, 0]

    @property
    def trials(self) -> int:
        """The number of games played under each rule set."""
        return self.moments.trials

    def play(
        self, pairs: int, stop: threading.Event, threads: int | None = None, ray: str | None = None
    ) -> Iterator[int]:
        """Play a number of games under each rule set, and yield the number of games played so far after every
        chunk.

        ``stop``, ``threads``, ``ray`` and errors: as for `pegs.analysis.simulation.play`.
        """
        games = executor(self._play, holds_up_threads(self.names), threads, ray)
        for _, (rows, unfinished) in games.run([(0, pairs)], stop):
            self.moments.add(rows)
            self.unfinished = [had + more for had, more in zip(self.unfinished, unfinished, strict=True)]
            yield 2 * self.moments.trials

    def _play(self, memory: WorkerMemory, span: Span) -> tuple[Any, list[int]]:
        rows, unfinished = [], []
        first_team = (np.arange(*span) + 1) % self.players % self.teams
        for setup in self._setups:
            results = setup.play(memory, span, self.names).results
            winners = results[:, Column.WINNER]
            rows.append(np.column_stack([results[:, list(_OWN)], winners == first_team]))
            unfinished.append(int((winners < 0).sum()))
        return np.hstack(rows).astype(np.int64), unfinished

    def result(self) -> RulesComparison:
        """The comparison as it stands; at least one game must have been played under each rule set."""
        fair = 1 / self.teams
        quantities: dict[str, Quantity] = {
            "turns": _mean(Column.TURNS),
            "forced": _per_card(Column.FORCED),
            "choices": _per_card(Column.CHOICES),
            "stuck": _per_card(Column.STUCK),
            "bumps": _mean(Column.BUMPS),
            "boosts": _mean(Column.BOOSTS),
            "jokers": _mean(Column.JOKERS),
            "advantage": lambda means: float(means[_FIRST_WON]) - fair,
        }
        return RulesComparison(
            a=self.sets[0].title,
            b=self.sets[1].title,
            players=self.players,
            teams=self.teams,
            seats=self.names,
            seed=self.seed,
            games=2 * self.moments.trials,
            unfinished_a=self.unfinished[0],
            unfinished_b=self.unfinished[1],
            in_python=holds_up_threads(self.names),
            measures=tuple(self._measure(name, quantity) for name, quantity in quantities.items()),
        )

    def _measure(self, name: str, quantity: Quantity) -> Measure:
        def difference(means: Any) -> float:
            return quantity(means[_SIZE:]) - quantity(means[:_SIZE])

        settle = self.moments.trials_to_settle(difference)
        return Measure(
            name=name,
            a=self.moments.estimate(lambda means: quantity(means[:_SIZE])),
            b=self.moments.estimate(lambda means: quantity(means[_SIZE:])),
            difference=self.moments.estimate(difference),
            to_settle=None if settle is None else 2 * settle,
        )

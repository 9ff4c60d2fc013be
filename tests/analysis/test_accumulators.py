"""Statistics of one's own in `pegs.simulate`."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

import pegs
from pegs.analysis.accumulators import AccumulatorMaker, AccumulatorTotals
from pegs.analysis.simulated_games import SimulatedGames
from pegs.core.errors import UsageError
from pegs.core.turn import Kind

LINEUP, LIMIT = "greedy,random", 60


class Counts:
    """Counts decisions and kinds of turns, and what it is asked to do."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.kinds: Counter[Kind] = Counter()
        self.games: list[int] = []
        self.jokers: list[int] = []

    def before(self, game: pegs.Game, number: int) -> None:
        assert not game.plies
        self.calls["before"] += 1
        self.games = [number]

    def step(self, game: pegs.Game, turn: pegs.Turn) -> None:
        assert turn in game.legal_turns()
        assert len(game.plies) == self.kinds.total()
        self.kinds[turn.kind] += 1

    def after(self, game: pegs.Game) -> None:
        assert len(game.plies) == self.kinds.total()
        self.calls["after"] += 1
        self.jokers = [sum(ply.turn.power == pegs.Rank.JOKER for ply in game.plies)]

    def merge(self, other: Counts) -> None:
        self.calls += other.calls
        self.kinds += other.kinds
        self.games += other.games
        self.jokers += other.jokers


class Mean:
    """Adds floats, so the sum depends on the order of adding."""

    def __init__(self, scale: float) -> None:
        self.total, self.scale = 0.0, scale

    def before(self, *_: object) -> None:
        self.total = 0.0

    def step(self, *_: object) -> None:
        self.total += self.scale / 3

    def after(self, game: pegs.Game) -> None:
        self.total /= len(game.plies)

    def merge(self, other: Mean) -> None:
        self.total = self.total * 1.1 + other.total


def simulate(threads: int = 1, games: int = 12) -> SimulatedGames:
    makers: list[AccumulatorMaker] = [Counts, partial(Mean, 0.7)]
    return pegs.simulate(
        "arizona", seats=LINEUP, games=games, seed=7, max_turns=LIMIT, threads=threads, accumulators=makers
    )


def test_an_accumulator_sees_every_decision_of_every_game() -> None:
    games = simulate()
    counts = games.accumulators[0]
    assert isinstance(counts, Counts)
    assert counts.calls == {"before": 12, "after": 12}
    assert counts.games == games["game"].tolist()
    assert counts.kinds.total() == games["decisions"].sum()
    assert counts.kinds[Kind.DISCARD] == games["discards"].sum()
    assert len(counts.jokers) == 12


def test_watched_games_are_the_same_games() -> None:
    watched = simulate()
    alone = pegs.simulate("arizona", seats=LINEUP, games=12, seed=7, max_turns=LIMIT)
    assert alone.accumulators == ()
    assert list(watched) == list(alone)
    for name, column in alone.items():
        assert watched[name].tolist() == column.tolist(), name


def test_the_number_of_threads_changes_nothing() -> None:
    one, three = simulate(1).accumulators, simulate(3).accumulators
    assert [vars(each) for each in one] == [vars(each) for each in three]


def test_games_are_merged_in_order() -> None:
    def seen(number: int) -> Counts:
        counts = Counts()
        counts.games = [number]
        return counts

    totals = AccumulatorTotals([Counts])
    (total,) = totals.totals
    assert isinstance(total, Counts)
    totals.add((2, 4), [[seen(2)], [seen(3)]])
    assert total.games == []
    totals.add((0, 1), [[seen(0)]])
    assert total.games == [0]
    totals.add((1, 2), [[seen(1)]])
    assert total.games == [0, 1, 2, 3]


@pytest.mark.parametrize("maker", [Counts(), int, "Counts"])
def test_what_makes_no_accumulator_is_refused(maker: object) -> None:
    with pytest.raises(UsageError, match="isn’t a class or function that makes an accumulator"):
        pegs.simulate("basic", games=1, accumulators=[maker])  # type: ignore[list-item]


def test_its_errors_are_raised_as_they_are() -> None:
    class Failing(Counts):
        def step(self, *_: object) -> None:
            raise ZeroDivisionError("too bad")

    with pytest.raises(ZeroDivisionError, match="too bad"):
        pegs.simulate("basic", games=1, accumulators=[Failing])

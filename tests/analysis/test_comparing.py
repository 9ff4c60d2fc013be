"""Comparisons on the same deals: what they find, and that nothing but the deals decides it."""

from __future__ import annotations

import threading
from collections import Counter

import numpy as np
import pytest

from pegs.analysis.comparison import PlayerMatch, RulesMatch, lead_of_pairs
from pegs.analysis.sample_moments import SampleMoments
from pegs.core.errors import UsageError
from pegs.rules.loader import as_ruleset


def match(a: str, b: str, pairs: int, threads: int = 2, players: int = 4, teams: int = 2) -> PlayerMatch:
    played = PlayerMatch(a, b, as_ruleset("arizona"), players, teams, "pairs", 400)
    for _ in played.play(pairs, threading.Event(), threads):
        pass
    return played


def test_the_better_player_is_found() -> None:
    found = match("greedy", "random", 40).result()
    assert found.games == 80
    assert found.both + found.split + found.none == 40
    assert found.share.value > 0.8
    assert found.settled
    assert found.to_settle is not None
    assert found.to_settle < 80


def test_every_second_team_is_a_players_side() -> None:
    assert match("greedy", "random", 20, teams=4).result().share.value > 0.8


def test_a_player_does_not_lead_itself() -> None:
    # The same deal with sides changed is the same game where both play alike.
    found = match("greedy", "greedy", 20).result()
    assert (found.both, found.none, found.lead.value, found.to_settle) == (0, 0, 0.0, None)
    assert not found.settled


def test_the_number_of_threads_changes_nothing() -> None:
    assert match("greedy", "random", 20, 1).result() == match("greedy", "random", 20, 3).result()


@pytest.mark.parametrize(("players", "teams"), [(2, 2), (6, 2), (8, 4), (4, 4)])
def test_any_even_number_of_teams(players: int, teams: int) -> None:
    assert match("greedy", "random", 2, players=players, teams=teams).result().games == 4


def test_an_odd_number_of_teams_is_refused() -> None:
    with pytest.raises(UsageError, match="share 3 teams evenly"):
        match("greedy", "random", 1, players=6, teams=3)


def test_few_pairs_are_not_certain() -> None:
    lead, _ = lead_of_pairs(Counter({2: 3}))
    assert lead.value == 1.0
    assert lead.low < 0.9
    even, settle = lead_of_pairs(Counter({2: 5, -2: 5}))
    assert even.low == -even.high
    assert settle is None


def test_rule_sets() -> None:
    sets = as_ruleset("arizona"), as_ruleset("kilpatrick")
    found = []
    for threads in (1, 3):
        played = RulesMatch(*sets, 4, 2, ("greedy",), "rules", 1000)
        for _ in played.play(40, threading.Event(), threads):
            pass
        found.append(played.result())
    assert found[0] == found[1]
    measures = {each.name: each for each in found[0].measures}
    assert measures["turns"].a.low < measures["turns"].a.value < measures["turns"].a.high
    assert measures["forced"].difference.value > 0, "three cards leave less to choose from than five"
    assert measures["forced"].settled
    assert measures["choices"].difference.value < 0


def test_a_rule_set_does_not_differ_from_itself() -> None:
    played = RulesMatch(as_ruleset("basic"), as_ruleset("basic"), 4, 2, ("greedy",), "same", 1000)
    for _ in played.play(5, threading.Event(), 1):
        pass
    for each in played.result().measures:
        assert each.difference == (0.0, 0.0, 0.0)
        assert each.to_settle is None


def test_moments_as_computed_directly() -> None:
    rows = np.array([[3, 10], [5, 12], [4, 8], [8, 20]], np.int64)
    moments = SampleMoments(2)
    moments.add(rows[:3])
    moments.add(rows[3:])
    difference = rows[:, 1] - rows[:, 0]
    found = moments.estimate(lambda means: float(means[1] - means[0]))
    assert found.value == difference.mean()
    reach = 1.959963984540054 * difference.std(ddof=1) / 2
    assert found.high - found.value == pytest.approx(reach, rel=1e-6)

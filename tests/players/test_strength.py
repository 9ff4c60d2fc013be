"""How strong the compiled players are, in few games; bench/players.py measures it with many."""

from __future__ import annotations

import pytest

from pegs.players.duel import duel, wilson
from pegs.rules.ruleset import NAMES

DEALS = 40


@pytest.mark.parametrize("rules", ["basic", "arizona"])
@pytest.mark.parametrize(("other", "bar"), [("random", 0.95), ("greedy", 0.60)])
def test_hints_is_the_stronger_player(rules: str, other: str, bar: float) -> None:
    assert duel(rules, "hints", other, DEALS, seed="strength").share >= bar


@pytest.mark.parametrize("rules", NAMES)
def test_hints_beats_greedy_and_greedy_beats_random_by_all_rules(rules: str) -> None:
    assert duel(rules, "hints", "greedy", 12, seed="all rules").share > 0.5
    assert duel(rules, "greedy", "random", 6, seed="all rules").share > 0.5


@pytest.mark.parametrize(
    ("players", "teams"), [(2, 2), (3, 3), (5, 5), (6, 2), (6, 3), (8, 4), (10, 2), (10, 5)]
)
def test_games_end_for_any_seating(players: int, teams: int) -> None:
    result = duel("basic", "hints", "greedy", 2, seed="seats", players=players, teams=teams)
    assert result.turns < 4 * 5000
    assert 0.25 not in result.scores


def test_the_same_seed_gives_the_same_games() -> None:
    once, again = (duel("guide", "hints", "hints", 5, seed=3) for _ in range(2))
    assert once == again
    assert duel("guide", "hints", "hints", 5, seed=4) != once


def test_a_player_against_itself_is_even() -> None:
    """With the sides swapped every deal is played twice alike, and each side wins it once."""
    assert duel("basic", "greedy", "greedy", 10, seed=1).share == 0.5


def test_the_interval_holds_the_share() -> None:
    result = duel("basic", "hints", "greedy", 10, seed=1)
    low, high = result.interval
    assert 0 <= low <= result.share <= high <= 1
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)


@pytest.mark.parametrize("rules", NAMES)
def test_games_among_hints_alone_end(rules: str) -> None:
    result = duel(rules, "hints", "hints", 3, seed="alone")
    assert result.turns < 6 * 1500

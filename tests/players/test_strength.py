"""How strong the compiled players are, in few games; bench/players.py measures it with many."""

from __future__ import annotations

import threading

import pytest

from pegs.analysis.comparison import PlayerComparison, PlayerMatch
from pegs.rules import load
from pegs.rules.ruleset import NAMES

DEALS = 40
MAX_TURNS = 1500


def match(
    rules: str,
    a: str,
    b: str,
    deals: int,
    seed: str = "strength",
    seating: tuple[int, int] = (4, 2),
    max_turns: int = MAX_TURNS,
) -> PlayerComparison:
    """Each deal played twice, with the sides swapped."""
    pairs = PlayerMatch(a, b, load(rules), *seating, seed, max_turns)
    for _ in pairs.play(deals, threading.Event()):
        pass
    return pairs.result()


@pytest.mark.parametrize("rules", ["basic", "arizona"])
@pytest.mark.parametrize(("other", "bar"), [("random", 0.95), ("greedy", 0.60)])
def test_hints_is_the_stronger_player(rules: str, other: str, bar: float) -> None:
    assert match(rules, "hints", other, DEALS).share.value >= bar


@pytest.mark.parametrize("rules", NAMES)
def test_hints_beats_greedy_and_greedy_beats_random_by_all_rules(rules: str) -> None:
    assert match(rules, "hints", "greedy", 12, seed="all rules").share.value > 0.5
    assert match(rules, "greedy", "random", 6, seed="all rules").share.value > 0.5


@pytest.mark.parametrize("seating", [(2, 2), (6, 2), (8, 4), (10, 2)])
def test_games_end_for_any_seating(seating: tuple[int, int]) -> None:
    result = match("basic", "hints", "greedy", 2, seed="seats", seating=seating, max_turns=5000)
    assert result.unfinished == 0


def test_the_same_seed_gives_the_same_games() -> None:
    once, again = (match("guide", "hints", "hints-tens", 20, seed="3") for _ in range(2))
    assert once == again
    others = [match("guide", "hints", "hints-tens", 20, seed=str(seed)) for seed in range(4, 10)]
    assert any(other.lead != once.lead for other in others)


def test_a_player_against_itself_is_even() -> None:
    """With the sides swapped every deal is played twice alike, and each side wins it once."""
    assert match("basic", "greedy", "greedy", 10).share.value == 0.5


@pytest.mark.parametrize("rules", NAMES)
def test_games_among_hints_alone_end(rules: str) -> None:
    assert match(rules, "hints", "hints", 3, seed="alone").unfinished == 0

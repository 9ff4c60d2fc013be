"""How strong the compiled players are, in few games; bench/players.py measures it with many."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from pegs.analysis.comparison import PlayerComparison, PlayerMatch
from pegs.core.cards import NINE, SEVEN
from pegs.rules import load
from pegs.rules.ruleset import NAMES, RuleSet
from pegs.rules.switches import (
    DrawPiles,
    ForgottenDraw,
    InSpotTaken,
    Rules,
    SplitOrder,
    SplitWith,
    StuckCounts,
    everywhere,
)
from tests.soak import KINDS, sweep

BASIC = load("basic").rules
DEALS = 40
MAX_TURNS = 1500


def match(
    rules: str | RuleSet,
    a: str,
    b: str,
    deals: int,
    seed: str = "strength",
    seating: tuple[int, int] = (4, 2),
    max_turns: int = MAX_TURNS,
) -> PlayerComparison:
    """Each deal played twice, with the sides swapped."""
    ruleset = load(rules) if isinstance(rules, str) else rules
    pairs = PlayerMatch(a, b, ruleset, *seating, seed, max_turns)
    for _ in pairs.play(deals, threading.Event()):
        pass
    return pairs.result()


@pytest.mark.parametrize("rules", ["basic", "arizona"])
@pytest.mark.parametrize(("other", "bar"), [("random", 0.95), ("greedy", 0.60)])
def test_hints_is_the_stronger_player(rules: str, other: str, bar: float) -> None:
    assert match(rules, "hints", other, DEALS).share.value >= bar


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_hints_beats_greedy_and_greedy_beats_random_by_all_rules(rules: str) -> None:
    assert match(rules, "hints", "greedy", 12, seed="all rules").share.value > 0.5
    assert match(rules, "greedy", "random", 6, seed="all rules").share.value > 0.5


HOUSE_RULES: dict[str, Rules] = {
    "three pegs": BASIC.with_card(SEVEN, split_pegs=3),
    "forward first": load("guide").rules.with_card(NINE, split_order=SplitOrder.FORWARD_FIRST),
    "two colors": BASIC.with_card(SEVEN, split_with=SplitWith.ANY, split_colors=True),
    "whole team": BASIC.with_card(SEVEN, split_with=SplitWith.WHOLE_TEAM),
    "taken in-spot": replace(BASIC, in_spot_taken=InSpotTaken.START),
    "passing in home": replace(BASIC, pass_in_home=True),
    "discards": replace(BASIC, stuck_limit=3, stuck_counts=StuckCounts.DISCARDS),
    "own decks": replace(BASIC, draw_piles=DrawPiles.OWN, decks=everywhere(1)),
    "draw two": replace(BASIC, draw_by_hand=True, forgotten_draw=ForgottenDraw.DRAW_TWO),
}


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_hints_plays_house_rules_well(name: str) -> None:
    rules = RuleSet("", "", HOUSE_RULES[name])
    assert match(rules, "hints", "greedy", 12, seed="house").share.value > 0.5
    assert match(rules, "greedy", "random", 6, seed="house").share.value > 0.5


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


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_games_among_hints_alone_end(rules: str) -> None:
    assert match(rules, "hints", "hints", 3, seed="alone").unfinished == 0

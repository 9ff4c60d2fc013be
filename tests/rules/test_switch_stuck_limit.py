"""The switch ``stuck_limit``: the stuck turn in a row on which a peg comes out free."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.rules.helpers import at, game_at, legal, play, rules_of, why


@pytest.mark.parametrize("limit", [2, 3, 5, 9])
def test_a_peg_comes_out_on_that_turn(limit: int) -> None:
    rules = replace(rules_of("basic"), stuck_limit=limit)
    last = at("5s/5s/5s/5s", "2", stuck=f"{limit - 1},0,0,0")
    assert list(legal(rules, last)) == ["2 free As-A8"]
    before = at("5s/5s/5s/5s", "2", stuck=f"{limit - 2},0,0,0")
    assert list(legal(rules, before)) == ["2 discard"]


def test_one_brings_a_peg_out_on_the_first_stuck_turn() -> None:
    rules = replace(rules_of("basic"), stuck_limit=1)
    assert list(legal(rules, at("5s/5s/5s/5s", "2"))) == ["2 free As-A8"]


def test_zero_never() -> None:
    position = at("5s/5s/5s/5s", "2")
    assert list(legal("basic", position)) == ["2 discard"]
    assert why("basic", position, "2 free As-A8") == "nothing-free"


def test_the_count_starts_again_after_coming_out() -> None:
    rules = replace(rules_of("basic"), stuck_limit=5)
    game = game_at(rules, "5s/5s/5s/5s A 2/3/4/5 stuck=4,0,0,0")
    play(game, "2 free As-A8")
    assert game.position.stuck == (0, 0, 0, 0)


def test_a_discard_beside_a_playable_joker_is_not_stuck() -> None:
    rules = replace(rules_of("basic"), stuck_limit=3)
    game = game_at(rules, "5s/4s,B1/5s/5s A 2*/3/4/5 stuck=1,0,0,0")
    play(game, "2 discard")
    assert game.position.stuck == (0, 0, 0, 0)


def test_an_ace_with_nothing_to_do_is_stuck() -> None:
    rules = replace(rules_of("basic"), stuck_limit=3)
    stuck = game_at(rules, "5s/5s/3s,A8,C3/5s A A2/3/4/5 stuck=1,0,0,0")
    play(stuck, "A discard")
    assert stuck.position.stuck == (2, 0, 0, 0)

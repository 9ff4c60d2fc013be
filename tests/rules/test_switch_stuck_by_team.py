"""The switch ``stuck_by_team``: whether partners' stuck turns count together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.rules.switches import Draw, StuckCounts
from tests.rules.helpers import at, game_at, legal, play, reason, rules_of

BASIC = replace(rules_of("basic"), stuck_limit=3)
TOGETHER = replace(BASIC, stuck_by_team=True)


def test_off_each_counts_alone() -> None:
    game = game_at(BASIC, "5s/5s/5s/5s A 2/3/4/5 stuck=1,0,1,0")
    play(game, "2 discard")
    assert game.position.stuck == (2, 0, 1, 0)


@pytest.mark.parametrize(("before", "after"), [("0,0,0,0", (1, 0, 1, 0)), ("1,2,1,2", (2, 2, 2, 2))])
def test_on_a_stuck_turn_counts_for_the_whole_team(before: str, after: tuple[int, ...]) -> None:
    game = game_at(TOGETHER, f"5s/5s/5s/5s A 2/3/4/5 stuck={before}")
    play(game, "2 discard")
    assert game.position.stuck == after


def test_on_a_turn_that_is_not_stuck_starts_the_count_over_for_all() -> None:
    game = game_at(TOGETHER, "4s,A8/5s/5s/5s A 2/3/4/5 stuck=2,1,2,1")
    play(game, "2 A8-A10")
    assert game.position.stuck == (0, 1, 0, 1)


def test_on_coming_out_free_starts_the_count_over_for_all() -> None:
    game = game_at(TOGETHER, "5s/5s/5s/5s C 2/3/4/5 stuck=2,0,2,0")
    play(game, "4 free Cs-C8")
    assert game.position.stuck == (0, 0, 0, 0)


def test_on_whoever_has_the_turn_comes_out() -> None:
    for turn in "AC":
        position = at("5s/5s/5s/5s", "2", turn=turn, stuck="2,0,2,0")
        assert list(legal(TOGETHER, position)) == [f"2 free {turn}s-{turn}8"]


def test_on_the_count_stays_if_no_peg_can_come_out() -> None:
    game = game_at(TOGETHER, "5s/5s/3s,A8,C3/5s A 2/3/4/5 stuck=2,0,2,0")
    play(game, "2 discard")
    assert game.position.stuck == (2, 0, 2, 0)


def test_on_a_pass_counts_for_the_whole_team() -> None:
    game = game_at(replace(TOGETHER, draw=Draw.AFTER), "5s/5s/5s/5s A ?0/3/4/5 stuck=1,0,1,0")
    play(game, "pass")
    assert game.position.stuck == (2, 0, 2, 0)


def test_on_with_discards_counted_only_a_move_starts_over() -> None:
    rules = replace(TOGETHER, stuck_counts=StuckCounts.DISCARDS)
    game = game_at(rules, "5s/4s,B1/5s/5s A 2*/3/4/5 stuck=1,0,1,0")
    play(game, "2 discard")
    assert game.position.stuck == (2, 0, 2, 0)


def test_on_three_pairs_have_three_counts() -> None:
    game = game_at(TOGETHER, "5s/5s/5s/5s/5s/5s A 2/3/4/5/6/2 stuck=1,0,2,1,0,2", 6, 3)
    play(game, "2 discard")
    assert game.position.stuck == (2, 0, 2, 2, 0, 2)


@pytest.mark.parametrize(
    ("counts", "early", "late"),
    [
        (
            StuckCounts.STUCK,
            "A peg comes out free only after 2 stuck turns in a row. Your team has had 1.",
            "That makes 3 stuck turns in a row for your team, so you have to bring a peg out free.",
        ),
        (
            StuckCounts.DISCARDS,
            "A peg comes out free only after 2 discards in a row. Your team has had 1.",
            "This would be your team’s discard 3 in a row, so you have to bring a peg out free instead.",
        ),
    ],
)
def test_on_the_sentences_speak_of_the_team(counts: StuckCounts, early: str, late: str) -> None:
    rules = replace(TOGETHER, stuck_counts=counts)
    first = reason(rules, at("5s/5s/5s/5s", "2", stuck="1,0,1,0"), "2 free As-A8")
    second = reason(rules, at("5s/5s/5s/5s", "2", stuck="2,0,2,0"), "2 discard")
    assert first is not None
    assert second is not None
    assert (first.sentence, second.sentence) == (early, late)

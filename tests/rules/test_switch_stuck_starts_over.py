"""The switch ``stuck_starts_over``: whether a count of stuck turns that frees no peg starts over."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.errors import RulesError
from pegs.core.operations import CountedStuck
from pegs.rules import check
from pegs.rules.switches import Draw, FreeOut, StuckCounts
from pegs.story.narrator import lines_of
from tests.rules.helpers import at, game_at, legal, play, rules_of

STAYS = replace(rules_of("north-carolina"), draw=Draw.AFTER)
OVER = replace(STAYS, stuck_starts_over=True)
BLOCKED = "4s,A8/5s/5s/5s A 8/?1/?1/?1 stuck=2,0,0,0"
"""An 8 can move A's peg, so this isn't a stuck turn."""
NO_WAY_OUT = "B12,h2,h3,h4,h5/5s/4s,C3/5s A 9/?1/?1/?1 stuck=2,0,0,0"
"""A has no peg in start, nine ahead is a partner's peg on its own in-spot, and no other peg can share it."""


def test_off_the_count_stays() -> None:
    game = game_at(STAYS, NO_WAY_OUT)
    play(game, "9 discard")
    assert game.position.stuck[0] == 2


def test_on_the_count_starts_over_if_no_peg_can_come_out() -> None:
    game = game_at(OVER, NO_WAY_OUT)
    play(game, "9 discard")
    assert game.position.stuck[0] == 0
    (counted,) = (each for each in game.plies[-1].operations if isinstance(each, CountedStuck))
    assert counted.count == 0


def test_on_turns_before_the_last_count_as_always() -> None:
    game = game_at(OVER, NO_WAY_OUT.replace("stuck=2", "stuck=1"))
    play(game, "9 discard")
    assert game.position.stuck[0] == 2


def test_on_a_peg_that_comes_out_starts_the_count_over_as_always() -> None:
    game = game_at(OVER, at("5s/5s/5s/5s", "4", stuck="2,0,0,0"))
    play(game, "4 free As-A8")
    assert game.position.stuck[0] == 0


def test_on_a_turn_that_is_not_stuck_starts_the_count_over_as_always() -> None:
    for rules in (STAYS, OVER):
        game = game_at(rules, BLOCKED)
        play(game, "8 A8-A0")
        assert game.position.stuck[0] == 0


def test_on_staying_in_by_choice_starts_the_count_over() -> None:
    rules = replace(OVER, free_out=FreeOut.MAY)
    position = at("5s/5s/5s/5s", "4", stuck="2,0,0,0")
    assert set(legal(rules, position)) == {"4 discard", "4 free As-A8"}
    game = game_at(rules, position)
    play(game, "4 discard")
    assert game.position.stuck[0] == 0


def test_on_a_pass_with_an_empty_hand_starts_the_count_over() -> None:
    game = game_at(OVER, at("5s/5s/5s/5s", "?0", stuck="2,0,0,0"))
    play(game, "pass")
    assert game.position.stuck[0] == 0


def test_on_the_team_starts_over_together() -> None:
    game = game_at(replace(OVER, stuck_by_team=True), NO_WAY_OUT.replace("2,0,0,0", "2,0,2,0"))
    play(game, "9 discard")
    assert game.position.stuck == (0, 0, 0, 0)


def test_on_where_discards_count_a_discard_that_frees_no_peg_starts_over() -> None:
    rules = replace(OVER, stuck_counts=StuckCounts.DISCARDS, free_out=FreeOut.MAY)
    game = game_at(rules, at("5s/5s/5s/5s", "4", stuck="2,0,0,0"))
    play(game, "4 discard")
    assert game.position.stuck[0] == 0


def test_on_with_a_limit_of_one_nothing_is_counted() -> None:
    game = game_at(replace(OVER, stuck_limit=1), NO_WAY_OUT.replace(" stuck=2,0,0,0", ""))
    play(game, "9 discard")
    assert game.position.stuck[0] == 0


def test_it_needs_a_count() -> None:
    with pytest.raises(RulesError, match="no count can start over"):
        check(replace(rules_of("basic"), stuck_starts_over=True))


def test_the_story_says_that_the_count_starts_over() -> None:
    game = game_at(OVER, NO_WAY_OUT)
    play(game, "9 discard")
    lines = lines_of(OVER, game.board, 0, game.plies[-1].operations)
    assert "stuck-again" in [part.verb for line in lines for part in line.parts]

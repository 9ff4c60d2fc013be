"""The switch ``pass_in_home``: whether a peg passes others of its color inside home."""

from __future__ import annotations

from dataclasses import replace

from pegs.core.cards import FOUR
from pegs.rules.switches import SplitWith
from tests.rules.helpers import at, by_card, legal, rules_of, why

PASSING = replace(rules_of("basic"), pass_in_home=True)


def test_off_the_first_peg_in_blocks_the_way() -> None:
    position = at("3s,A2,h2/5s/5s/5s", "4")
    assert why("basic", position, "4 A2-Ah3") == "own-color-passed"


def test_on_a_peg_enters_home_past_another() -> None:
    assert by_card("4", PASSING, at("3s,A2,h2/5s/5s/5s", "4"))["A2-Ah3"] == "3s,h2,h3/5s/5s/5s"


def test_on_a_peg_passes_another_inside_home() -> None:
    assert by_card("3", PASSING, at("2s,h1,h2,h3/5s/5s/5s", "3")) == {
        "Ah1-Ah4": "2s,h2,h3,h4/5s/5s/5s",
        "Ah2-Ah5": "2s,h1,h3,h5/5s/5s/5s",
    }


def test_on_a_peg_never_lands_on_its_own_color() -> None:
    assert why(PASSING, at("3s,A2,h3/5s/5s/5s", "4"), "4 A2-Ah3") == "own-color-landed"


def test_on_the_track_nothing_changes() -> None:
    assert why(PASSING, at("3s,A8,A10/5s/5s/5s", "4"), "4 A8-A12") == "own-color-passed"
    assert why(PASSING, at("3s,A1,A2/5s/5s/5s", "4"), "4 A1-Ah2") == "own-color-passed"


def test_on_the_end_of_home_is_still_the_end() -> None:
    assert set(legal(PASSING, at("4s,h3/5s/5s/5s", "4"))) == {"4 discard"}


def test_on_a_split_passes_in_both_parts_and_each_board_is_listed_once() -> None:
    rules = PASSING.with_card(FOUR, forward=(), split=4)
    boards = by_card("4", rules, at("3s,h1,h2/5s/5s/5s", "4"))
    assert sorted(boards.values()) == ["3s,h2,h5/5s/5s/5s", "3s,h3,h4/5s/5s/5s"]


def test_on_a_helper_passes_too() -> None:
    rules = PASSING.with_card(FOUR, split=4, split_with=SplitWith.TEAM)
    position = at("h1,h2,h3,h4,h5/5s/3s,C2,h1/5s", "4")
    assert by_card("4", rules, position)["C2-Ch3"] == "h1,h2,h3,h4,h5/5s/3s,h1,h3/5s"

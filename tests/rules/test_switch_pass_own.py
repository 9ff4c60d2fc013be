"""The switch ``pass_own``: whether a peg passes others of its color on the track."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.cards import FIVE, NINE, SEVEN
from pegs.rules import Rules
from pegs.rules.switches import SplitWays
from tests.rules.helpers import at, by_card, ground, rules_of, why

BASIC = rules_of("basic")
PASSING = replace(BASIC, pass_own=True)
HOME = "h1,h2,h3,h4,h5"


def test_off_a_peg_of_its_own_is_in_the_way() -> None:
    position = at("3s,A8,A10/5s/5s/5s", "4")
    assert set(by_card("4", BASIC, position)) == {"A10-A14"}
    assert why(BASIC, position, "4 A8-A12") == "own-color-passed"


def test_on_a_peg_passes_forward() -> None:
    position = at("3s,A8,A10/5s/5s/5s", "4")
    assert by_card("4", PASSING, position) == {
        "A8-A12": "3s,A10,A12/5s/5s/5s",
        "A10-A14": "3s,A8,A14/5s/5s/5s",
    }
    assert ground(PASSING, position, "4 A8-A12") == "may-pass-own"


def test_on_a_peg_passes_backward() -> None:
    assert set(by_card("8", PASSING, at("3s,A8,A12/5s/5s/5s", "8"))) == {"A8-A0", "A12-A4"}


def test_on_a_peg_passes_on_its_way_home() -> None:
    """The other one is on the in-spot."""
    position = at("3s,A1,A3/5s/5s/5s", "4")
    assert set(by_card("4", PASSING, position)) == {"A1-A5", "A1-Ah2", "A3-A7", "A3-Ah4"}


def test_on_inside_home_the_other_switch_decides() -> None:
    position = at("3s,A2,h1/5s/5s/5s", "4")
    assert set(by_card("4", PASSING, position)) == {"A2-A6", "Ah1-Ah5"}
    assert why(PASSING, position, "4 A2-Ah3") == "own-color-passed"
    both = replace(PASSING, pass_in_home=True)
    assert set(by_card("4", both, position)) == {"A2-A6", "A2-Ah3", "Ah1-Ah5"}


def test_on_with_passing_in_home_off_the_track_nothing_changes() -> None:
    in_home = replace(BASIC, pass_in_home=True)
    assert why(in_home, at("3s,A1,A3/5s/5s/5s", "4"), "4 A1-Ah2") == "own-color-passed"


def test_on_a_peg_still_does_not_land_on_its_own_color() -> None:
    assert why(PASSING, at("3s,A8,A12/5s/5s/5s", "4"), "4 A8-A12") == "own-color-landed"


def test_on_a_helper_passes_too() -> None:
    position = at(f"{HOME}/5s/3s,C8,C10/5s", "4")
    assert set(by_card("4", PASSING, position)) == {"C8-C12", "C10-C14"}


# --- splits


def test_on_a_split_lists_each_board_once() -> None:
    """3 and 2 leave the same board as 4 and 1, and 2 and 3 the same as a 5 by one peg."""
    rules = PASSING.with_card(FIVE, split=5)
    position = at("3s,A10,A12/5s/5s/5s", "5")
    assert by_card("5", rules, position) == {
        "A10-A15": "3s,A12,A15/5s/5s/5s",
        "A12-A17": "3s,A10,A17/5s/5s/5s",
        "A10-A11,A12-A16": "3s,A11,A16/5s/5s/5s",
        "A10-A13,A12-A14": "3s,A13,A14/5s/5s/5s",
    }
    for steps in ("A10-A14,A12-A13", "A12-A13,A10-A14", "A12-A15,A10-A12"):
        assert why(rules, position, f"5 {steps}") is None
    assert why(rules, position, "5 A10-A12,A12-A15") == "own-color-landed"


def test_on_a_part_passes_backward() -> None:
    """Without the switch, the peg behind has to move first."""
    nine = {"forward": (), "split": 9, "split_ways": SplitWays.OPPOSITE}
    position = at("3s,A10,A12/5s/5s/5s", "9")
    assert why(BASIC.with_card(NINE, **nine), position, "9 A12-A8,A10-A15") == "own-color-passed"
    assert why(PASSING.with_card(NINE, **nine), position, "9 A12-A8,A10-A15") is None


@pytest.mark.parametrize(("rules", "rule"), [(BASIC, "own-color-passed"), (PASSING, None)])
def test_on_a_long_split_passes_in_every_part(rules: Rules, rule: str | None) -> None:
    position = at("2s,A10,A11,A14/5s/5s/5s", "7")
    assert why(rules.with_card(SEVEN, split_pegs=3), position, "7 A10-A13,A11-A12,A14-A17") == rule


def test_on_pegs_of_opponents_pass_each_other_too() -> None:
    ten = rules_of("north-carolina")
    position = at("4s,A14/3s,B8,B10/5s/5s", "T")
    assert why(ten, position, "T A14-B0,B8-B14") == "own-color-passed"
    assert why(replace(ten, pass_own=True), position, "T A14-B0,B8-B14") is None

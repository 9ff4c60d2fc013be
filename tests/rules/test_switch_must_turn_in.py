"""The switch ``must_turn_in``: whether a peg goes home if its count takes it there, or may go on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.cards import FIVE, SEVEN, SIX
from pegs.rules.switches import SplitWith
from tests.rules.helpers import at, by_card, ground, legal, reason, rules_of, why

BASIC = rules_of("basic")
TURNING_IN = replace(BASIC, must_turn_in=True)
TEN = replace(rules_of("north-carolina"), must_turn_in=True)
HOME = "h1,h2,h3,h4,h5"


def test_off_both_ways_are_open() -> None:
    assert set(by_card("4", BASIC, at("4s,A2/5s/5s/5s", "4"))) == {"A2-A6", "A2-Ah3"}


@pytest.mark.parametrize(
    ("pegs", "card", "turns"),
    [
        ("4s,A2", "4", {"A2-Ah3"}),
        # From the in-spot itself, and up to it.
        ("4s,A3", "4", {"A3-Ah4"}),
        ("4s,A1", "2", {"A1-A3"}),
        # A count that ends past the last hole at home.
        ("4s,A2", "7", {"A2-A9"}),
        # A peg of its own in the way: passed, landed on, or on the in-spot.
        ("3s,A2,h2", "4", {"A2-A6"}),
        ("3s,A2,h3", "4", {"A2-A6"}),
        ("3s,A2,A3", "4", {"A3-Ah4"}),
        # Backward, a peg never goes home.
        ("4s,A5", "8", {"A5-D15"}),
    ],
)
def test_on_a_peg_that_can_go_home_does(pegs: str, card: str, turns: set[str]) -> None:
    assert set(by_card(card, TURNING_IN, at(f"{pegs}/5s/5s/5s", card))) == turns


def test_on_the_reason_is_that_it_can() -> None:
    found = reason(TURNING_IN, at("4s,A2/5s/5s/5s", "4"), "4 A2-A6")
    assert found is not None
    assert found.rule == "can-turn-in"
    assert found.sentence == "With 4, the peg on A2 can turn into its home, so it has to."
    assert why(TURNING_IN, at("3s,A2,A3/5s/5s/5s", "4"), "4 A2-A6") == "own-color-passed"


def test_on_what_a_peg_may_pass_decides_whether_it_can() -> None:
    behind = at("3s,A2,h2/5s/5s/5s", "4")
    assert set(by_card("4", replace(TURNING_IN, pass_in_home=True), behind)) == {"A2-Ah3"}
    before = at("3s,A2,A3/5s/5s/5s", "4")
    assert set(by_card("4", replace(TURNING_IN, pass_own=True), before)) == {"A2-Ah3", "A3-Ah4"}


def test_on_going_past_rests_on_it() -> None:
    assert ground(TURNING_IN, at("4s,A2/5s/5s/5s", "7"), "7 A2-A9") == "may-go-past"


def test_on_a_peg_that_has_to_go_home_makes_its_card_a_duty() -> None:
    assert why(TURNING_IN, at("4s,A2/5s/5s/5s", "4"), "4 discard") == "must-play-hand"


def test_on_a_jump_is_no_count() -> None:
    """The joker takes A2 where a 4 couldn't."""
    assert set(by_card("*", TURNING_IN, at("4s,A2/4s,A6/5s/5s", "*"))) == {"A2-A6", "As-A6", "discard"}


def test_on_a_helper_turns_in_too() -> None:
    position = at(f"{HOME}/5s/4s,C2/5s", "4")
    assert set(legal(TURNING_IN, position)) == {"4 C2-Ch3"}
    assert why(TURNING_IN, position, "4 C2-C6") == "can-turn-in"


def test_on_with_the_whole_team_every_peg_turns_in() -> None:
    rules = replace(rules_of("arizona"), must_turn_in=True)
    assert set(legal(rules, at("5s/5s/4s,C2/5s", "4"))) == {"4 C2-Ch3"}


# --- splits


def test_on_every_part_turns_in() -> None:
    position = at("3s,A1,A10/5s/5s/5s", "7")
    assert set(by_card("7", TURNING_IN, position)) == {
        "A1-Ah5",
        "A10-A17",
        "A1-A2,A10-A16",
        "A1-A3,A10-A15",
        "A1-Ah1,A10-A14",
        "A1-Ah2,A10-A13",
        "A1-Ah3,A10-A12",
        "A1-Ah4,A10-A11",
    }
    first, second = (
        reason(TURNING_IN, position, f"7 {steps}") for steps in ("A1-A5,A10-A13", "A10-A13,A1-A5")
    )
    assert first is not None
    assert second is not None
    assert first.sentence == "First peg: With 4, the peg on A1 can turn into its home, so it has to."
    assert (second.rule, second.part) == ("can-turn-in", 2)


def test_on_the_board_before_the_part_decides() -> None:
    """While a peg is on h1, the other goes past; once it has moved on, the other turns in."""
    rules = TURNING_IN.with_card(FIVE, split=5)
    position = at("3s,A2,h1/5s/5s/5s", "5")
    assert set(by_card("5", rules, position)) == {
        "A2-A7",
        "A2-A3,Ah1-Ah5",
        "A2-A4,Ah1-Ah4",
        "A2-A5,Ah1-Ah3",
        "A2-A6,Ah1-Ah2",
        "Ah1-Ah4,A2-Ah1",
        "Ah1-Ah3,A2-Ah2",
    }
    assert why(rules, position, "5 A2-A4,Ah1-Ah4") is None
    assert why(rules, position, "5 Ah1-Ah4,A2-A4") == "can-turn-in"


def test_on_a_boosted_peg_turns_in() -> None:
    rules = TURNING_IN.with_card(SEVEN, split_with=SplitWith.TEAM)
    position = at("4s,A8/5s/4s,A11/5s", "7")
    assert why(rules, position, "7 A8-A11,C3-Ch4") is None
    assert why(rules, position, "7 A8-A11,C3-C7") == "can-turn-in"


@pytest.mark.parametrize(
    ("steps", "rule"),
    [
        ("Ah1-Ah4,A2-Ah1,A10-A11", None),
        ("A2-A4,Ah1-Ah4,A10-A11", None),
        ("Ah1-Ah4,A2-A4,A10-A11", "can-turn-in"),
        ("A10-A11,Ah1-Ah4,A2-A4", "can-turn-in"),
    ],
)
def test_on_every_part_of_a_long_split_turns_in(steps: str, rule: str | None) -> None:
    rules = TURNING_IN.with_card(SIX, forward=(), split=6, split_pegs=3)
    assert why(rules, at("2s,A2,A10,h1/5s/5s/5s", "6"), f"6 {steps}") == rule


def test_on_an_opponents_peg_never_turns_in() -> None:
    assert why(TEN, at("4s,A14/4s,B1/5s/5s", "T"), "T A14-B2,B1-B5") is None


def test_on_a_teammates_peg_does() -> None:
    position = at("4s,A14/5s/4s,C1/5s", "T")
    assert why(TEN, position, "T A14-B2,C1-C5") == "can-turn-in"
    assert why(TEN, position, "T A14-B2,C1-Ch2") is None

"""The powers ``split``, ``split_ways``, and ``split_with``."""

from __future__ import annotations

import pytest

from pegs.core.cards import FIVE, NINE, SEVEN
from pegs.rules.switches import SplitWays, SplitWith
from tests.rules.helpers import at, by_card, idle, legal, rules_of, why

BASIC = rules_of("basic")
TWO_OUT = at("3s,A10,C10/5s/5s/5s", "5")


def test_any_card_can_be_split() -> None:
    fives = by_card("5", BASIC.with_card(FIVE, split=5), TWO_OUT)
    assert set(fives) == {"A10-A15", "C10-C15", *(f"A10-A{10 + k},C10-C{15 - k}" for k in range(1, 5))}


def test_the_count_split_may_differ_from_the_count_moved() -> None:
    fives = by_card("5", BASIC.with_card(FIVE, split=3), TWO_OUT)
    assert set(fives) == {"A10-A15", "C10-C15", "A10-A11,C10-C12", "A10-A12,C10-C11"}


def test_a_nine_that_must_be_split() -> None:
    rules = BASIC.with_card(NINE, forward=(), split=9, split_ways=SplitWays.OPPOSITE)
    assert why(rules, at("4s,A10/5s/5s/5s", "9"), "9 A10-B1") == "must-be-split"
    assert idle(rules, at("4s,A10/5s/5s/5s", "9")) == {"9": "split-needs-two"}


@pytest.mark.parametrize(
    ("ways", "expected"),
    [
        (SplitWays.FORWARD, {"A10-A12,C10-C13"}),
        (SplitWays.OPPOSITE, {"A10-A12,C10-C7", "A10-A8,C10-C13"}),
        (SplitWays.ANY, {"A10-A12,C10-C13", "A10-A12,C10-C7", "A10-A8,C10-C13", "A10-A8,C10-C7"}),
    ],
)
def test_split_ways(ways: SplitWays, expected: set[str]) -> None:
    rules = BASIC.with_card(FIVE, split=5, split_ways=ways)
    shared = {"A10-A12,C10-C13", "A10-A12,C10-C7", "A10-A8,C10-C13", "A10-A8,C10-C7"}
    assert shared & set(by_card("5", rules, TWO_OUT)) == expected


WITH = at("3s,A10,B10/4s,A14/4s,C10/4s,C14", "5")


@pytest.mark.parametrize(
    ("whose", "turn", "rule"),
    [
        (SplitWith.OWN, "5 A10-A12,B10-B13", None),
        (SplitWith.OWN, "5 A10-A12,C10-C13", "split-own-only"),
        (SplitWith.TEAM, "5 A10-A12,C10-C13", None),
        (SplitWith.TEAM, "5 C10-C12,A10-A13", "split-own-first"),
        (SplitWith.TEAM, "5 A10-A12,A14-A17", "opponents-peg"),
        (SplitWith.ANY, "5 C10-C12,A10-A13", None),
        (SplitWith.ANY, "5 A14-A16,C14-C17", None),
    ],
)
def test_split_with(whose: SplitWith, turn: str, rule: str | None) -> None:
    assert why(BASIC.with_card(FIVE, split=5, split_with=whose), WITH, turn) == rule


def test_split_with_any_works_even_with_every_peg_in_start() -> None:
    rules = BASIC.with_card(FIVE, split=5, split_with=SplitWith.ANY)
    assert "5 A14-A16,C14-C17" in legal(rules, at("5s/4s,A14/5s/4s,C14", "5"))


def test_the_last_peg_home_and_a_partners_peg_can_share_a_seven() -> None:
    """The second part of a seven may be a partner's peg."""
    rules = BASIC.with_card(SEVEN, split_with=SplitWith.TEAM)
    position = at("A2,h2,h3,h4,h5/5s/4s,C8/5s", "7")
    assert "A2-Ah1,C8-C13" in by_card("7", rules, position)


# --- 5.8, for every split


def test_the_second_part_starts_from_the_board_after_the_first() -> None:
    sevens = by_card("7", "guide", at("4s,A8/5s/4s,A11/5s", "7"))
    assert sevens["A8-A11,C3-Ch4"] == "4s,A11/5s/4s,h4/5s"
    assert why("guide", at("4s,A8/5s/4s,A11/5s", "7"), "7 A8-A11,A11-A15") == "split-two-pegs"


def test_a_chain_that_moves_the_first_peg_on_gives_it_no_second_part() -> None:
    """A lands on C3, E goes to its in-spot, C from there to C3, and A from C3 to its own in-spot."""
    rules = BASIC.with_card(SEVEN, split_with=SplitWith.TEAM)
    position = at("4s,B17/5s/4s,E3/5s/4s,C3/5s", "7")
    assert "B17-C3,C3-Ch3" in by_card("7", rules, position, 6)
    assert why(rules, position, "7 B17-C3,A3-Ah3", 6) == "split-two-pegs"


def test_without_a_second_part_the_split_is_illegal_as_a_whole() -> None:
    position = at("3s,A2,h5/5s/5s/5s", "7")
    assert list(by_card("7", BASIC, position)) == ["A2-A9"]


def test_each_part_is_at_least_one_hole() -> None:
    assert why(BASIC, at("3s,A10,B10/5s/5s/5s", "7"), "7 A10-A17,B10-B10") is not None


def test_the_order_of_the_parts_matters() -> None:
    """A peg can't pass another of its color, so the one in front has to move first."""
    position = at("3s,A10,A12/5s/5s/5s", "7")
    assert why(BASIC, position, "7 A10-A14,A12-A15") == "own-color-passed"
    assert why(BASIC, position, "7 A12-A15,A10-A14") is None

"""The power ``split_helps``: whether the split that brings the last peg home also helps a partner."""

from __future__ import annotations

from dataclasses import replace

from pegs.core.cards import NINE, SEVEN
from pegs.rules.switches import SplitWith
from tests.rules.helpers import at, by_card, reason, rules_of, why

BASIC = replace(rules_of("basic"), finishing_split_helps=True)
ONLY_A_SEVEN = BASIC.with_card(NINE, split=9, split_helps=False)
HOME = "h1,h2,h3,h4,h5"
LAST_HOME = at("A2,h2,h3,h4,h5/5s/4s,C8/5s/4s,E8/5s", "79")


def test_on_both_cards_help() -> None:
    both = BASIC.with_card(NINE, split=9)
    assert why(both, LAST_HOME, "7 A2-Ah1,C8-C13", 6) is None
    assert why(both, LAST_HOME, "9 A2-Ah1,C8-C15", 6) is None


def test_off_that_card_does_not() -> None:
    assert set(by_card("7", ONLY_A_SEVEN, LAST_HOME, 6)) == {"A2-A9", "A2-Ah1,C8-C13"}
    assert set(by_card("9", ONLY_A_SEVEN, LAST_HOME, 6)) == {"A2-A11"}
    found = reason(ONLY_A_SEVEN, LAST_HOME, "9 A2-Ah1,C8-C15", 6)
    assert found is not None
    assert found.rule == "helps-with-others"
    assert found.sentence == (
        "Second peg: Only a 7 can bring a last peg in and help a partner in the same turn, "
        "so you can’t use Player C’s peg in this split."
    )


def test_off_a_partner_who_would_not_be_helped_is_no_part_of_it_anyway() -> None:
    assert why(ONLY_A_SEVEN, LAST_HOME, "7 A2-Ah1,E8-E13", 6) == "finishing-split-whose"
    assert why(ONLY_A_SEVEN, LAST_HOME, "9 A2-Ah1,E8-E15", 6) == "split-own-only"


def test_off_a_helper_who_brings_a_partners_last_peg_home() -> None:
    position = at(f"{HOME}/5s/C2,h2,h3,h4,h5/5s/4s,E8/5s", "79")
    assert why(ONLY_A_SEVEN, position, "7 C2-Ch1,E8-E13", 6) is None
    assert why(ONLY_A_SEVEN, position, "9 C2-Ch1,E8-E15", 6) == "helps-with-others"


def test_off_own_pegs_still_share() -> None:
    position = at("3s,A10,C10/5s/5s/5s", "9")
    assert why(ONLY_A_SEVEN, position, "9 A10-A14,C10-C15") is None


def test_off_in_a_long_split() -> None:
    rules = BASIC.with_card(SEVEN, split_pegs=3, split_helps=False).with_card(NINE, split=9)
    position = at("A2,A3,h3,h4,h5/5s/4s,C8/5s", "7")
    found = reason(rules, position, "7 A3-Ah2,A2-Ah1,C8-C11")
    assert found is not None
    assert found.sentence.startswith("Third peg: Only a 9 can bring a last peg in")
    assert why(rules.with_card(SEVEN, split_helps=True), position, "7 A3-Ah2,A2-Ah1,C8-C11") is None


def test_off_a_split_that_any_of_the_team_can_share_stays_so() -> None:
    rules = ONLY_A_SEVEN.with_card(NINE, split_with=SplitWith.TEAM)
    assert why(rules, LAST_HOME, "9 A2-Ah1,C8-C15", 6) is None

"""The switch ``pass_in_spot``: whether a peg may go forward past its own in-spot."""

from __future__ import annotations

from dataclasses import replace

from tests.rules.helpers import at, by_card, legal, reason, rules_of, why

TURNING_IN = replace(rules_of("north-carolina"), pass_in_spot=False)


def test_on_both_ways_are_open() -> None:
    assert set(by_card("4", "basic", at("4s,A2/5s/5s/5s", "4"))) == {"A2-A6", "A2-Ah3"}


def test_off_only_home() -> None:
    assert set(by_card("4", TURNING_IN, at("4s,A2/5s/5s/5s", "4"))) == {"A2-Ah3"}


def test_off_an_own_peg_in_home_is_in_the_way() -> None:
    position = at("h2,h3,h4,h5,A2/5s/5s/5s", "4")
    assert legal(TURNING_IN, position) == {"4 discard": "A2,h2,h3,h4,h5/5s/5s/5s"}


def test_off_opponents_pegs_moved_by_a_ten() -> None:
    """An opponent's peg stays on the track, and may not pass its in-spot either."""
    position = at("4s,A14/4s,B1/5s/5s", "T")
    assert why(TURNING_IN, position, "T A14-B2,B1-B5") == "must-turn-in"
    assert why(TURNING_IN, position, "T A14-B4,B1-B3") is None


def test_off_is_a_house_rule_of_north_carolina() -> None:
    found = reason(replace(rules_of("paddle"), pass_in_spot=False), at("4s,A2/5s/5s/5s", "4"), "4 A2-A6")
    assert found is not None
    assert found.rule == "must-turn-in"

"""The switch ``in_spot_taken``: what landing on a teammate does while its own color is on its in-spot."""

from __future__ import annotations

from dataclasses import replace

from pegs.rules.switches import BumpPartner, InSpotTaken
from tests.rules.helpers import at, by_card, reason, rules_of, why

TO_START = replace(rules_of("basic"), in_spot_taken=InSpotTaken.START)
TAKEN = at("4s,A8/5s/3s,A12,C3/5s", "4")
"""C's in-spot holds a peg of C's, and A can land on another one."""


def test_forbidden_by_default() -> None:
    assert why("basic", TAKEN, "4 A8-A12") == "in-spot-taken"


def test_the_house_rule_is_cited() -> None:
    house = replace(rules_of("guide"), in_spot_taken=InSpotTaken.START, bump_partner=BumpPartner.IN_SPOT)
    found = reason(house, at("3s,A8,A12/5s/5s/5s", "4"), "4 A8-A12")
    assert found is not None
    assert found.rule == "own-color-landed"


def test_start_the_teammates_peg_goes_to_start() -> None:
    assert by_card("4", TO_START, TAKEN) == {"A8-A12": "4s,A12/5s/4s,C3/5s"}


def test_start_a_peg_on_its_own_in_spot_goes_to_start_too() -> None:
    position = at("4s,B17/5s/4s,C3/5s", "4")
    assert why("basic", position, "4 B17-C3") == "partner-on-in-spot"
    assert by_card("4", TO_START, position) == {"B17-C3": "4s,C3/5s/5s/5s"}


def test_start_an_empty_in_spot_is_still_where_a_teammate_goes() -> None:
    assert by_card("4", TO_START, at("4s,A8/5s/4s,A12/5s", "4")) == {"A8-A12": "4s,A12/5s/4s,C3/5s"}


def test_start_another_color_on_the_in_spot_is_still_a_chain() -> None:
    position = at("4s,A8/4s,C3/4s,A12/5s", "4")
    assert by_card("4", TO_START, position) == {"A8-A12": "4s,A12/5s/4s,C3/5s"}
    assert why(replace(TO_START, bump_chain=False), position, "4 A8-A12") == "no-chain"


def test_start_a_boosted_peg_whose_in_spot_is_taken_goes_to_start_in_a_chain() -> None:
    """A lands on C, C goes to its in-spot and lands on E, and E's in-spot already holds one of E's."""
    position = at("4s,A8/5s/4s,A12/5s/3s,C3,E3/5s", "4")
    assert why("basic", position, "4 A8-A12", 6) == "in-spot-taken"
    assert by_card("4", TO_START, position, 6) == {"A8-A12": "4s,A12/5s/4s,C3/5s/4s,E3/5s"}


def test_start_a_player_never_lands_on_a_peg_of_the_moving_color() -> None:
    assert why(TO_START, at("3s,A8,A12/5s/5s/5s", "4"), "4 A8-A12") == "own-color-landed"

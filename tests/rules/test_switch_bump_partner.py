"""The switch ``bump_partner``: what happens to a teammate's peg that is landed on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.rules import Rules
from pegs.rules.switches import BumpPartner
from tests.rules.helpers import at, by_card, legal, reason, rules_of, why

START = replace(rules_of("basic"), bump_partner=BumpPartner.START)
FORBIDDEN = replace(rules_of("basic"), bump_partner=BumpPartner.FORBIDDEN)
ON_PARTNER = at("4s,A8/5s/4s,A12/5s", "4")


def test_in_spot_as_all_sources_have_it() -> None:
    assert by_card("4", "basic", ON_PARTNER) == {"A8-A12": "4s,A12/5s/4s,C3/5s"}


def test_start_treats_a_partner_as_an_opponent() -> None:
    assert by_card("4", START, ON_PARTNER) == {"A8-A12": "4s,A12/5s/5s/5s"}


def test_start_whoever_stands_on_the_partners_in_spot() -> None:
    assert by_card("4", START, at("4s,A8/5s/3s,A12,C3/5s", "4")) == {"A8-A12": "4s,A12/5s/4s,C3/5s"}


def test_start_a_partner_on_its_in_spot_too() -> None:
    assert by_card("4", START, at("4s,B17/5s/4s,C3/5s", "4")) == {"B17-C3": "4s,C3/5s/5s/5s"}


@pytest.mark.parametrize("rules", [START, FORBIDDEN])
def test_an_opponent_goes_to_start_as_ever(rules: Rules) -> None:
    assert by_card("4", rules, at("4s,A8/4s,A12/5s/5s", "4")) == {"A8-A12": "4s,A12/5s/5s/5s"}


def test_forbidden() -> None:
    assert legal(FORBIDDEN, ON_PARTNER) == {"4 discard": "4s,A8/5s/4s,A12/5s"}
    found = reason(FORBIDDEN, ON_PARTNER, "4 A8-A12")
    assert found is not None
    assert found.rule == "partner-protected"
    assert found.source == "House rule: landing on a peg of the same team"


def test_forbidden_coming_out_and_with_a_joker() -> None:
    position = at("5s/5s/4s,A8/5s", "K*")
    assert set(legal(FORBIDDEN, position)) == {"K discard", "* discard"}
    assert why(FORBIDDEN, position, "* As-A8") == "partner-protected"


def test_forbidden_passing_a_partner_is_not() -> None:
    assert "A8-A13" in by_card("5", FORBIDDEN, at("4s,A8/5s/4s,A12/5s", "5"))

"""The powers ``out_steps`` and ``corner_to_corner``: an ace that goes on, or from corner to corner."""

from __future__ import annotations

from dataclasses import replace

from pegs.core.cards import ACE
from pegs.rules.switches import LandOnOwn
from tests.rules.helpers import at, legal, rules_of, why

GOES_ON = rules_of("basic").with_card(ACE, out_steps=1)
CORNERS = rules_of("basic").with_card(ACE, corner_to_corner=True)


def test_off_a_peg_comes_out_onto_its_out_spot() -> None:
    assert set(legal("basic", at("5s/5s/5s/5s", "A"))) == {"A As-A8"}


def test_on_a_peg_comes_out_and_goes_on() -> None:
    position = at("5s/5s/5s/5s", "A")
    assert set(legal(GOES_ON, position)) == {"A As-A9"}
    assert why(GOES_ON, position, "A As-A8") == "out-goes-on"


def test_only_the_peg_where_it_ends_is_bumped() -> None:
    assert legal(GOES_ON, at("5s/4s,A8/5s/5s", "A"))["A As-A9"] == "4s,A9/4s,A8/5s/5s"
    assert legal(GOES_ON, at("5s/4s,A9/5s/5s", "A"))["A As-A9"] == "4s,A9/5s/5s/5s"


def test_it_cannot_pass_its_own_peg_on_the_out_spot() -> None:
    position = at("4s,A8/5s/5s/5s", "A")
    assert set(legal(GOES_ON, position)) == {"A A8-A9"}
    assert why(GOES_ON, position, "A As-A9") == "own-color-passed"
    assert "A As-A9" in legal(replace(GOES_ON, pass_own=True), position)


def test_it_cannot_land_on_its_own_peg_unless_the_rules_let_it() -> None:
    position = at("4s,A9/5s/5s/5s", "A")
    assert set(legal(GOES_ON, position)) == {"A A9-A10"}
    assert "A As-A9" in legal(replace(GOES_ON, land_on_own=LandOnOwn.START), position)


def test_coming_out_free_ends_on_the_out_spot() -> None:
    rules = replace(rules_of("basic"), stuck_limit=3).with_card(ACE, out_steps=1)
    assert "2 free As-A8" in legal(rules, at("5s/5s/5s/5s", "2", stuck="2,0,0,0"))


def test_off_no_card_goes_from_corner_to_corner() -> None:
    position = at("4s,B0/5s/5s/5s", "A")
    assert set(legal("basic", position)) == {"A As-A8", "A B0-B1"}


def test_on_a_peg_on_a_corner_goes_to_the_next() -> None:
    """Joker Pursuit, Ace: one hole, out of start, or from corner to corner."""
    assert set(legal(CORNERS, at("4s,B0/5s/5s/5s", "A"))) == {"A As-A8", "A B0-B1", "A B0-C0"}


def test_it_goes_over_pegs_of_its_own_color_but_not_onto_one() -> None:
    """Joker Pursuit: even if this skips over one's own pegs."""
    assert "A B0-C0" in legal(CORNERS, at("3s,B0,B5/5s/5s/5s", "A"))
    blocked = at("3s,B0,C0/5s/5s/5s", "A")
    assert "A B0-C0" not in legal(CORNERS, blocked)
    assert why(CORNERS, blocked, "A B0-C0") == "own-color-landed"


def test_it_bumps_what_it_lands_on() -> None:
    assert legal(CORNERS, at("4s,B0/4s,C0/5s/5s", "A"))["A B0-C0"] == "4s,C0/5s/5s/5s"


def test_a_peg_between_corners_does_not() -> None:
    position = at("4s,B1/5s/5s/5s", "A")
    assert set(legal(CORNERS, position)) == {"A As-A8", "A B1-B2"}
    assert why(CORNERS, position, "A B1-C0") == "wrong-count"


def test_it_cannot_pass_its_in_spot_if_no_peg_may() -> None:
    rules = replace(CORNERS, pass_in_spot=False)
    position = at("4s,A0/5s/5s/5s", "A")
    assert "A A0-B0" in legal(CORNERS, position)
    assert "A A0-B0" not in legal(rules, position)
    assert why(rules, position, "A A0-B0") == "corner-past-in-spot"

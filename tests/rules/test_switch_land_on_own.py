"""The switch ``land_on_own``: what happens to a peg on the track that another of its color lands on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.cards import FOUR, JOKER, SEVEN
from pegs.rules.switches import From, InSpotTaken, LandOnOwn
from tests.rules.helpers import at, by_card, ground, legal, reason, rules_of, why

BASIC = rules_of("basic")
LANDING = replace(BASIC, land_on_own=LandOnOwn.START)
HOME = "h1,h2,h3,h4,h5"


def test_forbidden_it_stays_where_it_is() -> None:
    position = at("3s,A8,A12/5s/5s/5s", "4")
    assert set(by_card("4", BASIC, position)) == {"A12-A16"}
    assert why(BASIC, position, "4 A8-A12") == "own-color-landed"


def test_start_it_goes_to_start() -> None:
    position = at("3s,A8,A12/5s/5s/5s", "4")
    assert by_card("4", LANDING, position) == {
        "A8-A12": "4s,A12/5s/5s/5s",
        "A12-A16": "3s,A8,A16/5s/5s/5s",
    }
    assert ground(LANDING, position, "4 A8-A12") == "may-land-on-own"


def test_start_backward_too() -> None:
    assert by_card("8", LANDING, at("3s,A8,A16/5s/5s/5s", "8")) == {
        "A8-A0": "3s,A0,A16/5s/5s/5s",
        "A16-A8": "4s,A8/5s/5s/5s",
    }


def test_start_landing_is_not_passing() -> None:
    position = at("3s,A8,A12/5s/5s/5s", "5")
    assert why(LANDING, position, "5 A8-A13") == "own-color-passed"
    both = replace(LANDING, pass_own=True)
    assert by_card("4", both, at("2s,A8,A10,A12/5s/5s/5s", "4"))["A8-A12"] == "3s,A10,A12/5s/5s/5s"


def test_start_never_in_home() -> None:
    assert why(LANDING, at("3s,A2,h3/5s/5s/5s", "4"), "4 A2-Ah3") == "own-color-landed"
    assert why(LANDING, at("3s,h1,h3/5s/5s/5s", "2"), "2 Ah1-Ah3") == "own-color-landed"


def test_start_coming_out() -> None:
    """The two pegs trade places, so the board looks the same."""
    position = at("4s,A8/5s/5s/5s", "K")
    assert set(by_card("K", BASIC, position)) == {"A8-B0"}
    assert by_card("K", LANDING, position) == {"A8-B0": "4s,B0/5s/5s/5s", "As-A8": "4s,A8/5s/5s/5s"}


def test_start_coming_out_free() -> None:
    position = at("4s,A8/5s/5s/5s", "2K", stuck="2,0,0,0")
    assert why(replace(BASIC, stuck_limit=3), position, "2 free As-A8") == "own-color-landed"
    assert legal(replace(LANDING, stuck_limit=3), position)["2 free As-A8"] == "4s,A8/5s/5s/5s"


def test_start_to_the_in_spot() -> None:
    joker = {"jump_from": (), "in_spot_from": (From.START, From.TRACK)}
    position = at("3s,A3,A10/5s/5s/5s", "*")
    assert set(by_card("*", BASIC.with_card(JOKER, **joker), position)) == {"discard"}
    assert by_card("*", LANDING.with_card(JOKER, **joker), position) == {
        "As-A3": "3s,A3,A10/5s/5s/5s",
        "A10-A3": "4s,A3/5s/5s/5s",
        "discard": "3s,A3,A10/5s/5s/5s",
    }


def test_start_a_jump_still_needs_another_color() -> None:
    position = at("3s,A8,A12/4s,B1/5s/5s", "*")
    assert set(by_card("*", LANDING, position)) == {"As-B1", "A8-B1", "A12-B1", "discard"}
    found = reason(LANDING, position, "* A8-A12")
    assert found is not None
    assert (
        found.sentence
        == "A joker has to land on a peg of another color, and the one on A12 is the same color."
    )
    assert why(BASIC, position, "* A8-A12") == "own-color-landed"


def test_start_a_swap_still_needs_another_color() -> None:
    rules = replace(rules_of("north-carolina"), land_on_own=LandOnOwn.START)
    assert why(rules, at("3s,A8,A12/5s/5s/5s", "2"), "2 A8~A12") == "swap-own-color"


@pytest.mark.parametrize("taken", InSpotTaken)
def test_start_a_boost_onto_its_own_color_follows_its_own_switch(taken: InSpotTaken) -> None:
    rules = replace(LANDING, in_spot_taken=taken, stuck_limit=3)
    position = at("4s,A8/5s/3s,A13,C3/5s", "5")
    landed = by_card("5", rules, position).get("A8-A13")
    assert landed == ("4s,A13/5s/4s,C3/5s" if taken is InSpotTaken.START else None)


def test_start_a_helper_lands_too() -> None:
    position = at(f"{HOME}/5s/3s,C8,C12/5s", "4")
    assert by_card("4", LANDING, position)["C8-C12"] == f"{HOME}/5s/4s,C12/5s"


# --- splits


def test_start_a_part_lands_on_a_peg_that_moved_or_will_not() -> None:
    """A peg that was sent to its start can't make the other part."""
    rules = LANDING.with_card(FOUR, split=4)
    position = at("3s,A10,A12/5s/5s/5s", "4")
    assert by_card("4", rules, position) == {
        "A12-A16": "3s,A10,A16/5s/5s/5s",
        "A10-A11,A12-A15": "3s,A11,A15/5s/5s/5s",
        "A12-A14,A10-A12": "3s,A12,A14/5s/5s/5s",
        "A12-A13,A10-A13": "4s,A13/5s/5s/5s",
    }
    assert why(rules, position, "4 A10-A12,A12-A14") == "split-two-pegs"


def test_start_another_peg_can_make_the_other_part() -> None:
    rules = LANDING.with_card(FOUR, split=4)
    position = at("2s,A10,A12,B10/5s/5s/5s", "4")
    assert by_card("4", rules, position)["A10-A12,B10-B12"] == "3s,A12,B12/5s/5s/5s"


def test_start_a_long_split() -> None:
    rules = LANDING.with_card(SEVEN, split_pegs=3)
    position = at("2s,A10,A12,B10/5s/5s/5s", "7")
    assert by_card("7", rules, position)["A12-A13,A10-A13,B10-B13"] == "3s,A13,B13/5s/5s/5s"
    assert why(rules, position, "7 A10-A12,B10-B12,A12-A15") == "split-two-pegs"


def test_start_pegs_of_opponents_too() -> None:
    ten = rules_of("north-carolina")
    position = at("4s,A14/3s,B8,B12/5s/5s", "T")
    assert why(ten, position, "T A14-B2,B8-B12") == "own-color-landed"
    landing = replace(ten, land_on_own=LandOnOwn.START)
    assert by_card("T", landing, position)["A14-B2,B8-B12"] == "4s,B2/4s,B12/5s/5s"

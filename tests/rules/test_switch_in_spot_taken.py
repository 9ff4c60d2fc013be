"""The switch ``in_spot_taken``: what landing on a teammate does while its own color is on its in-spot."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.cards import NINE, TEN
from pegs.core.operations import Moved, SentToInSpot, Travel
from pegs.rules import Rules
from pegs.rules.switches import BumpPartner, Help, InSpotTaken, LandOnOwn, Movers, SplitWays, SplitWith
from tests.rules.helpers import at, by_card, game_at, pegs_of, play, reason, rules_of, why

TO_START = replace(rules_of("basic"), in_spot_taken=InSpotTaken.START)
MOVE_UP = replace(rules_of("basic"), in_spot_taken=InSpotTaken.MOVE_UP)
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


# --- the peg that lands moves up


ON_ITS_IN_SPOT = at("4s,B17/5s/4s,C3/5s", "4")
"""A can land on C's peg, which is on C's in-spot."""


def test_move_up_a_peg_on_its_own_in_spot_stays_and_the_other_moves_up() -> None:
    assert by_card("4", MOVE_UP, ON_ITS_IN_SPOT) == {"B17-C3": "4s,A3/5s/4s,C3/5s"}


def test_move_up_another_peg_of_that_color_still_cannot_be_landed_on() -> None:
    assert why(MOVE_UP, TAKEN, "4 A8-A12") == "in-spot-taken"


def test_move_up_a_peg_elsewhere_is_boosted_as_usual() -> None:
    assert by_card("4", MOVE_UP, at("4s,A8/5s/4s,A12/5s", "4")) == {"A8-A12": "4s,A12/5s/4s,C3/5s"}
    assert by_card("4", MOVE_UP, at("4s,A8/4s,C3/4s,A12/5s", "4")) == {"A8-A12": "4s,A12/5s/4s,C3/5s"}


def test_move_up_needs_room_on_its_own_in_spot() -> None:
    position = at("3s,A3,B17/5s/4s,C3/5s", "4")
    assert why(MOVE_UP, position, "4 B17-C3") == "in-spot-taken"
    found = reason(MOVE_UP, position, "4 B17-C3")
    assert found is not None
    assert found.sentence == (
        "You’d boost your own peg from C3 to its in-spot, but you already have a peg there."
    )


@pytest.mark.parametrize(
    ("there", "after"),
    [
        ("4s,A3/4s,C3/5s", "4s,A3/5s/4s,C3/5s"),  # an opponent's peg on A3 is bumped
        ("5s/3s,A3,C3/5s", ""),  # C's other peg would go to C3, which is taken
    ],
)
def test_move_up_bumps_what_is_on_its_own_in_spot(there: str, after: str) -> None:
    position = at(f"4s,B17/{there}", "4")
    assert by_card("4", MOVE_UP, position).get("B17-C3", "") == after
    short = replace(MOVE_UP, bump_chain=False)
    assert why(short, position, "4 B17-C3") == "no-chain"


def test_move_up_boosts_a_third_partner_from_its_own_in_spot() -> None:
    position = at("4s,B17/5s/4s,C3/5s/4s,A3/5s", "4")
    assert by_card("4", MOVE_UP, position, 6) == {"B17-C3": "4s,A3/5s/4s,C3/5s/4s,E3/5s"}


def test_move_up_a_joker_too_even_back_to_where_it_began() -> None:
    assert by_card("*", MOVE_UP, at("5s/5s/4s,C3/5s", "*"))["As-C3"] == "4s,A3/5s/4s,C3/5s"
    assert by_card("*", MOVE_UP, at("4s,A3/5s/4s,C3/5s", "*"))["A3-C3"] == "4s,A3/5s/4s,C3/5s"


def test_move_up_only_once_in_a_split() -> None:
    """After the first part a peg is on A3, and none can follow it there."""
    position = at("2s,A8,C0,B17/5s/4s,C3/5s", "7")
    assert by_card("7", MOVE_UP, position)["A8-A12,C0-C3"] == "2s,A3,A12,B17/5s/4s,C3/5s"
    assert why(MOVE_UP, position, "7 C0-C3,B17-C3") == "in-spot-taken"


def test_move_up_from_a_peg_that_the_first_part_took_to_its_in_spot() -> None:
    team = replace(MOVE_UP, move=Movers.TEAM, help=Help.NONE).with_card(NINE, forward=(), split=9)
    game = game_at(team, at("4s,B14/5s/4s,C1/5s", "9"))
    play(game, "9 C1-C3,B14-C3")
    assert pegs_of(game) == "4s,A3/5s/4s,C3/5s"


def test_move_up_the_peg_that_went_on_has_made_its_part() -> None:
    back = MOVE_UP.with_card(NINE, forward=(), split=9, split_ways=SplitWays.OPPOSITE)
    turns = by_card("9", back, at("4s,B17/5s/4s,C3/5s", "9"))
    assert not any("B17-C3" in turn for turn in turns)


def test_move_up_an_opponents_peg_cannot_land_there() -> None:
    anyone = MOVE_UP.with_card(TEN, forward=(), split=10, split_ways=SplitWays.ANY, split_with=SplitWith.ANY)
    position = at("4s,A10/4s,B17/4s,C3/5s", "T")
    assert why(anyone, position, "T A10-A16,B17-C3") == "partner-on-in-spot"


def test_move_up_lands_on_no_own_peg_there() -> None:
    landing = replace(MOVE_UP, land_on_own=LandOnOwn.START)
    assert by_card("4", landing, at("3s,D17,A3/5s/5s/5s", "4"))["D17-A3"] == "4s,A3/5s/5s/5s"
    assert why(landing, at("3s,A3,B17/5s/4s,C3/5s", "4"), "4 B17-C3") == "in-spot-taken"


@pytest.mark.parametrize("effect", [BumpPartner.START, BumpPartner.FORBIDDEN])
def test_move_up_matters_only_if_partners_are_boosted(effect: BumpPartner) -> None:
    def turns(rules: Rules) -> dict[str, str]:
        return by_card("4", replace(rules, bump_partner=effect), ON_ITS_IN_SPOT)

    assert turns(MOVE_UP) == turns(rules_of("basic"))


def test_move_up_has_two_steps_in_the_history() -> None:
    game = game_at(MOVE_UP, ON_ITS_IN_SPOT)
    play(game, "4 B17-C3")
    moved = Moved(0, 35, 39, Travel.FORWARD, (36, 37, 38, 39))
    first = game.history.index(moved)
    assert game.history[first + 1] == SentToInSpot(0, 39, 3)

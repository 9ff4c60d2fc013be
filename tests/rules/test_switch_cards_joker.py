"""The powers of a joker: ``jump_from`` and its details, ``in_spot_from`` and ``send_to_start``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.cards import FIVE, JOKER
from pegs.rules import Rules
from pegs.rules.switches import From, Help, JumpOnto, Movers
from tests.rules.helpers import at, by_card, idle, reason, rules_of, why

BASIC = rules_of("basic")
POSITION = at("3s,A10,h2/4s,B1/5s/5s", "*")


def joker(**powers: object) -> Rules:
    return BASIC.with_card(JOKER, **({"jump_from": ()} | powers))


def moves(rules: Rules, position: str = POSITION) -> set[str]:
    return set(by_card("*", rules, position)) - {"discard"}


@pytest.mark.parametrize(
    ("areas", "turns"),
    [
        ((), set()),
        ((From.START,), {"As-B1"}),
        ((From.TRACK,), {"A10-B1"}),
        ((From.HOME,), {"Ah2-B1"}),
        ((From.START, From.TRACK, From.HOME), {"As-B1", "A10-B1", "Ah2-B1"}),
    ],
)
def test_jump_from(areas: tuple[From, ...], turns: set[str]) -> None:
    assert moves(joker(jump_from=areas)) == turns


@pytest.mark.parametrize(
    ("areas", "turns"),
    [
        ((), set()),
        ((From.START,), {"As-A3"}),
        ((From.TRACK,), {"A10-A3"}),
        ((From.HOME,), {"Ah2-A3"}),
        ((From.START, From.TRACK, From.HOME), {"As-A3", "A10-A3", "Ah2-A3"}),
    ],
)
def test_in_spot_from(areas: tuple[From, ...], turns: set[str]) -> None:
    assert moves(joker(in_spot_from=areas)) == turns


def test_jump_start_first() -> None:
    rules = joker(jump_from=(From.START, From.TRACK, From.HOME), jump_start_first=True)
    assert moves(rules) == {"As-B1"}
    assert moves(rules, at("h1,h2,h3,h4,A10/4s,B1/5s/5s", "*")) == {
        "A10-B1",
        "Ah1-B1",
        "Ah2-B1",
        "Ah3-B1",
        "Ah4-B1",
    }


def test_jump_start_first_applies_to_each_partner_helped() -> None:
    """Only the chosen partner's start counts."""
    rules = Rules(
        **(vars(joker(jump_from=(From.START, From.TRACK), jump_start_first=True)) | {"help": Help.CHOICE})
    )
    position = "h1,h2,h3,h4,h5/4s,B1/C9,h2,h3,h4,h5/5s/4s,E9/5s A */?0/?0/?0/?0/?0"
    assert set(by_card("*", rules, position, 6)) - {"discard"} == {"C9-B1", "C9-E9", "Es-B1", "Es-C9"}


def test_send_to_start() -> None:
    assert moves(joker(send_to_start=True)) == {"B1-Bs"}
    assert moves(joker(send_to_start=True), at("5s/3s,B1,h1/4s,C9/4s,A3", "*")) == {"A3-Ds", "B1-Bs"}


def test_one_card_can_jump_or_send() -> None:
    assert moves(joker(jump_from=(From.TRACK,), send_to_start=True)) == {"A10-B1", "B1-Bs"}


def test_a_jump_to_the_in_spot_is_the_same_turn_as_the_pegoo_power() -> None:
    """Both powers bump the peg of another color there."""
    rules = joker(jump_from=(From.START,), in_spot_from=(From.START,))
    assert moves(rules, at("5s/4s,A3/5s/5s", "*")) == {"As-A3"}


def test_any_card_can_jump() -> None:
    rules = BASIC.with_card(FIVE, jump_from=(From.START,))
    assert set(by_card("5", rules, at("4s,A10/4s,B1/5s/5s", "5"))) == {"A10-A15", "As-B1"}


def test_a_jump_follows_the_rules_of_landing() -> None:
    rules = joker(jump_from=(From.START,))
    assert why(rules, at("5s/5s/4s,C3/5s", "*"), "* As-C3") == "partner-on-in-spot"
    assert why(rules, at("5s/5s/3s,C3,C9/5s", "*"), "* As-C9") == "in-spot-taken"


# --- whose pegs a jump lands on


ALL_AROUND = at("4s,A10/4s,B1/4s,C9/5s", "*")
HOME = "h1,h2,h3,h4,h5"


@pytest.mark.parametrize(
    ("onto", "turns"),
    [
        (JumpOnto.ANY, {"As-B1", "A10-B1", "As-C9", "A10-C9"}),
        (JumpOnto.PARTNERS, {"As-C9", "A10-C9"}),
        (JumpOnto.OPPONENTS, {"As-B1", "A10-B1"}),
    ],
)
def test_jump_onto(onto: JumpOnto, turns: set[str]) -> None:
    assert moves(joker(jump_from=(From.START, From.TRACK), jump_onto=onto), ALL_AROUND) == turns


@pytest.mark.parametrize(
    ("onto", "turn", "sentence"),
    [
        (
            JumpOnto.PARTNERS,
            "* A10-B1",
            "A joker has to land on a partner’s peg, and Player B is an opponent.",
        ),
        (
            JumpOnto.OPPONENTS,
            "* A10-C9",
            "A joker has to land on an opponent’s peg, and Player C is your partner.",
        ),
        (
            JumpOnto.PARTNERS,
            "* A10-A11",
            "A joker has to land on a partner’s peg, and there’s no peg on A11.",
        ),
        (
            JumpOnto.OPPONENTS,
            "* A10-A11",
            "A joker has to land on an opponent’s peg, and there’s no peg on A11.",
        ),
        (
            JumpOnto.ANY,
            "* A10-A11",
            "A joker has to land on another player’s peg, and there’s no peg on A11.",
        ),
    ],
)
def test_jump_onto_in_words(onto: JumpOnto, turn: str, sentence: str) -> None:
    found = reason(joker(jump_from=(From.TRACK,), jump_onto=onto), ALL_AROUND, turn)
    assert found is not None
    assert found.sentence == sentence


def test_jump_onto_partners_boosts_and_onto_opponents_bumps() -> None:
    partners = joker(jump_from=(From.TRACK,), jump_onto=JumpOnto.PARTNERS)
    opponents = joker(jump_from=(From.TRACK,), jump_onto=JumpOnto.OPPONENTS)
    assert by_card("*", partners, ALL_AROUND)["A10-C9"] == "4s,C9/4s,B1/4s,C3/5s"
    assert by_card("*", opponents, ALL_AROUND)["A10-B1"] == "4s,B1/5s/4s,C9/5s"


@pytest.mark.parametrize(
    ("onto", "pegs"),
    [(JumpOnto.PARTNERS, "4s,A10/4s,B1/5s/5s"), (JumpOnto.OPPONENTS, "4s,A10/5s/4s,C9/5s")],
)
def test_without_such_a_peg_a_jump_has_nothing_to_land_on(onto: JumpOnto, pegs: str) -> None:
    rules = joker(jump_from=(From.START, From.TRACK), jump_onto=onto)
    assert idle(rules, at(pegs, "*")) == {"*": "joker-nothing-to-land-on"}


def test_jump_onto_partners_never_onto_its_own_color() -> None:
    rules = joker(jump_from=(From.TRACK,), jump_onto=JumpOnto.PARTNERS)
    assert why(rules, at("3s,A10,A12/5s/4s,C9/5s", "*"), "* A10-A12") == "own-color-landed"


@pytest.mark.parametrize(
    ("onto", "turns"),
    [(JumpOnto.PARTNERS, {"A10-C9", "C9-A10"}), (JumpOnto.OPPONENTS, {"A10-B1", "C9-B1"})],
)
def test_jump_onto_with_the_whole_team(onto: JumpOnto, turns: set[str]) -> None:
    """The player's own pegs are a teammate's to those of the partner."""
    rules = replace(joker(jump_from=(From.TRACK,), jump_onto=onto), move=Movers.TEAM, help=Help.NONE)
    assert moves(rules, ALL_AROUND) == turns


def test_jump_onto_own_pegs_with_the_whole_team() -> None:
    jumping = joker(jump_from=(From.TRACK,), jump_onto=JumpOnto.OPPONENTS)
    found = reason(replace(jumping, move=Movers.TEAM, help=Help.NONE), ALL_AROUND, "* C9-A10")
    assert found is not None
    assert found.sentence == "A joker has to land on an opponent’s peg, and that one is yours."


@pytest.mark.parametrize(
    ("onto", "turns"),
    [(JumpOnto.PARTNERS, {"C9-E9", "Cs-E9"}), (JumpOnto.OPPONENTS, {"C9-B1", "Cs-B1"})],
)
def test_jump_onto_for_a_helper(onto: JumpOnto, turns: set[str]) -> None:
    rules = joker(jump_from=(From.START, From.TRACK), jump_onto=onto)
    found = by_card("*", rules, at(f"{HOME}/4s,B1/4s,C9/5s/4s,E9/5s", "*"), 6)
    assert set(found) - {"discard"} == turns


def test_one_card_jumps_onto_partners_and_sends_opponents() -> None:
    rules = joker(jump_from=(From.START, From.TRACK), jump_onto=JumpOnto.PARTNERS, send_to_start=True)
    assert moves(rules, ALL_AROUND) == {"As-C9", "A10-C9", "B1-Bs"}


def test_jump_start_first_holds_even_if_only_partners_can_be_landed_on() -> None:
    rules = joker(jump_from=(From.START, From.TRACK), jump_onto=JumpOnto.PARTNERS, jump_start_first=True)
    assert moves(rules, ALL_AROUND) == {"As-C9"}
    assert why(rules, ALL_AROUND, "* A10-C9") == "joker-start-first"


def test_any_card_can_jump_onto_opponents_only() -> None:
    rules = BASIC.with_card(FIVE, jump_from=(From.START,), jump_onto=JumpOnto.OPPONENTS)
    assert set(by_card("5", rules, ALL_AROUND.replace("*", "5"))) == {"A10-A15", "As-B1"}


# --- only ahead, and not past the in-spot


def ahead(*areas: From, **powers: object) -> Rules:
    return joker(jump_from=areas or (From.START, From.TRACK), jump_ahead=True, **powers)


AROUND_THE_IN_SPOT = "/3s,A4,B8/4s,A3/4s,A9"
"""Others' pegs on A3 (the in-spot), A4, A9 and B8."""


@pytest.mark.parametrize(
    ("pegs", "turns"),
    [
        # From A10, A9 is all the way around, and A4 is beyond the in-spot.
        ("4s,A10", {"A10-A3", "A10-B8"}),
        # A peg between its in-spot and its out spot has the whole way ahead of it.
        ("4s,A5", {"A5-A3", "A5-A9", "A5-B8"}),
        # One that backed up behind its in-spot has little left, and one on its in-spot nothing.
        ("4s,A1", {"A1-A3"}),
        ("4s,D17", {"D17-A3"}),
    ],
)
def test_jump_ahead_goes_no_farther_than_the_in_spot(pegs: str, turns: set[str]) -> None:
    assert moves(ahead(From.TRACK), at(pegs + AROUND_THE_IN_SPOT, "*")) == turns
    everywhere = {f"{pegs[3:]}-{hole}" for hole in ("A3", "A4", "A9", "B8")}
    assert moves(joker(jump_from=(From.TRACK,)), at(pegs + AROUND_THE_IN_SPOT, "*")) == everywhere


def test_jump_ahead_a_peg_on_its_in_spot_has_nothing_ahead() -> None:
    position = at("4s,A3/3s,A4,B8/5s/4s,A9", "*")
    assert moves(ahead(From.TRACK), position) == set()
    assert idle(ahead(From.TRACK), position) == {"*": "joker-not-ahead"}


def test_jump_ahead_from_start_begins_at_the_out_spot() -> None:
    assert moves(ahead(From.START), at("5s/3s,A4,B8/4s,A3/4s,A9", "*")) == {"As-A3", "As-A9", "As-B8"}
    assert moves(ahead(From.START), at("5s/3s,A7,A8/5s/5s", "*")) == {"As-A8"}


def test_jump_ahead_with_the_in_spot_behind_the_out_spot() -> None:
    """The way of a peg in start is as short as that of one that came out."""
    rules = replace(ahead(), in_spot=12, out_spot=8)
    assert moves(rules, at("4s,A8/3s,A10,B8/4s,A13/5s", "*")) == {"A8-A10", "As-A10"}


def test_jump_ahead_on_the_smallest_board() -> None:
    rules = replace(ahead(), side_length=6, in_spot=1, out_spot=4)
    position = "4s,A5/3s,A4,B5 A */?5"
    assert set(by_card("*", rules, position, 2)) - {"discard"} == {"A5-B5", "As-A4", "As-B5"}


def test_jump_ahead_after_an_eight_past_the_in_spot() -> None:
    """The way to a peg just ahead of the out spot leads all around, then past the in-spot."""
    rules, position = ahead(From.TRACK), at("4s,A0/4s,A9/5s/5s", "*")
    assert moves(rules, position) == set()
    assert why(rules, position, "* A0-A9") == "joker-not-ahead"


@pytest.mark.parametrize(
    ("turn", "rule"),
    [
        ("* A10-A11", "joker-onto-empty-hole"),
        ("* A10-A5", "own-color-landed"),
        ("* A10-A4", "joker-not-ahead"),
        ("* A10-h1", "joker-into-home"),
    ],
)
def test_jump_ahead_is_refused_only_where_it_would_land(turn: str, rule: str) -> None:
    assert why(ahead(From.TRACK), at("3s,A10,A5/4s,A4/4s,C9/5s", "*"), turn) == rule


def test_jump_ahead_onto_partners_only() -> None:
    rules = ahead(jump_onto=JumpOnto.PARTNERS)
    assert moves(rules, at("4s,A10/4s,B1/3s,C9,A5/5s", "*")) == {"As-C9", "A10-C9"}


def test_jump_start_first_holds_even_if_no_peg_is_ahead_of_start() -> None:
    rules, position = ahead(jump_start_first=True), at("4s,A5/4s,A6/5s/5s", "*")
    assert moves(rules, position) == set()
    assert why(rules, position, "* A5-A6") == "joker-start-first"
    assert why(rules, position, "* As-A6") == "joker-not-ahead"


def test_jump_ahead_with_the_whole_team_goes_by_each_pegs_own_in_spot() -> None:
    rules = replace(ahead(From.TRACK), move=Movers.TEAM, help=Help.NONE)
    assert moves(rules, at("4s,A10/4s,C4/4s,C2/5s", "*")) == {"A10-C4", "A10-C2"}


def test_jump_ahead_for_a_helper() -> None:
    """Partner C's peg goes by C's in-spot."""
    rules = ahead()
    assert moves(rules, at(f"{HOME}/3s,C4,A1/4s,C9/5s", "*")) == {"C9-A1", "Cs-A1"}


def test_a_jump_ahead_still_follows_the_rules_of_landing() -> None:
    """The partner's peg would be boosted onto its own."""
    assert why(ahead(), at("4s,A10/5s/3s,C3,C9/5s", "*"), "* A10-C9") == "in-spot-taken"
    assert why(ahead(), at("4s,A10/5s/3s,C3,A5/5s", "*"), "* A10-A5") == "joker-not-ahead"


def test_jump_ahead_in_words() -> None:
    found = reason(ahead(From.TRACK), at("4s,A10/4s,A4/5s/5s", "*"), "* A10-A4")
    assert found is not None
    assert found.sentence == (
        "A joker only jumps ahead, and to get to A4 this peg would go past its own in-spot."
    )

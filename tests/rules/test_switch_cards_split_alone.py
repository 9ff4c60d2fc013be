"""The power ``split_alone``: if no other peg on the track could share a split, one goes the whole count."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.cards import NINE
from pegs.rules import Rules
from pegs.rules.switches import Help, SplitWays, SplitWith
from tests.rules.helpers import at, by_card, ground, idle, legal, reason, rules_of, why

BASIC = rules_of("basic")
NINES = {"forward": (), "split": 9}
ONE_OUT = at("4s,A10/5s/5s/5s", "9")
HOME = "h1,h2,h3,h4,h5"


def alone(rules: Rules = BASIC, **powers: object) -> Rules:
    return rules.with_card(NINE, **({**NINES, "split_alone": True} | powers))


def test_off_the_card_has_to_be_split() -> None:
    assert set(by_card("9", BASIC.with_card(NINE, **NINES), ONE_OUT)) == {"discard"}
    assert why(BASIC.with_card(NINE, **NINES), ONE_OUT, "9 A10-B1") == "must-be-split"


@pytest.mark.parametrize("ways", SplitWays)
def test_on_the_only_peg_goes_the_whole_count(ways: SplitWays) -> None:
    rules = alone(split_ways=ways)
    assert legal(rules, ONE_OUT) == {"9 A10-B1": "4s,B1/5s/5s/5s"}
    assert ground(rules, ONE_OUT, "9 A10-B1") == "may-go-alone"


@pytest.mark.parametrize("turn", ["9 A10-A14", "9 A10-A1", "9 A10-B2"])
def test_on_it_goes_forward_and_the_whole_count(turn: str) -> None:
    found = reason(alone(split_ways=SplitWays.OPPOSITE), ONE_OUT, turn)
    assert found is not None
    assert found.rule == "alone-whole-count"
    assert found.sentence == "By itself, this peg can only go the whole 9 forward."


def test_on_two_pegs_on_the_track_have_to_share() -> None:
    rules = alone()
    position = at("3s,A10,C10/5s/5s/5s", "9")
    assert set(by_card("9", rules, position)) == {
        f"A10-{hole(10 + n)},C10-{hole(55 - n)}" for n in range(1, 9)
    }
    found = reason(rules, position, "9 A10-B1")
    assert found is not None
    assert found.sentence == "A 9 has to be split, because another peg on the track could share it."
    assert why(rules, position, "9 A10-A14") == "must-be-split"


def hole(number: int) -> str:
    """A hole of the track by its number from A0."""
    return f"{'ABCD'[number // 18]}{number % 18}"


def test_on_pegs_in_home_do_not_count_but_can_share() -> None:
    assert set(by_card("9", alone(), at("3s,A10,h1/5s/5s/5s", "9"))) == {
        "A10-B1",
        "A10-B0,Ah1-Ah2",
        "A10-A17,Ah1-Ah3",
        "A10-A16,Ah1-Ah4",
        "A10-A15,Ah1-Ah5",
    }


def test_on_a_peg_in_home_never_goes_alone() -> None:
    rules = alone(split=3)
    assert set(by_card("9", rules, at("4s,h1/5s/5s/5s", "9"))) == {"discard"}
    assert why(rules, at("3s,A10,h1/5s/5s/5s", "9"), "9 Ah1-Ah4") == "must-be-split"


def test_on_it_goes_home_or_past_as_with_any_count() -> None:
    position = at("4s,D16/5s/5s/5s", "9")
    assert set(by_card("9", alone(), position)) == {"D16-A7", "D16-Ah4"}
    assert set(by_card("9", alone(replace(BASIC, must_turn_in=True)), position)) == {"D16-Ah4"}
    turning_in = alone(replace(BASIC, pass_in_spot=False))
    assert set(by_card("9", turning_in, position)) == {"D16-Ah4"}
    assert why(turning_in, at("4s,D16/5s/5s/5s", "9"), "9 D16-A7") == "must-turn-in"
    assert idle(turning_in, at("4s,A3/5s/5s/5s", "9")) == {"9": "no-room-at-home"}


def test_on_other_counts_of_the_card_stay() -> None:
    rules = alone(forward=(4,), backward=(9,))
    assert set(by_card("9", rules, ONE_OUT)) == {"A10-A14", "A10-A1", "A10-B1"}
    found = reason(rules, ONE_OUT, "9 A10-A12")
    assert found is not None
    assert (
        found.sentence == "A 9 moves 4 or 9 forward, or 9 back, and that doesn’t get a peg from A10 to A12."
    )
    assert why(rules, at("3s,A10,C10/5s/5s/5s", "9"), "9 A10-B1") == "split-not-alone"


@pytest.mark.parametrize(
    ("pegs", "whose", "rule"),
    [
        ("4s,A10/4s,B10/4s,C10/5s", SplitWith.OWN, None),
        ("4s,A10/4s,B10/4s,C10/5s", SplitWith.TEAM, "split-not-alone"),
        ("4s,A10/4s,B10/4s,C10/5s", SplitWith.WHOLE_TEAM, "split-not-alone"),
        ("4s,A10/4s,B10/4s,C10/5s", SplitWith.ANY, "split-not-alone"),
        ("4s,A10/4s,B10/4s,h1/5s", SplitWith.TEAM, None),
        ("4s,A10/4s,B10/4s,h1/5s", SplitWith.WHOLE_TEAM, None),
        ("4s,A10/4s,B10/4s,h1/5s", SplitWith.ANY, "split-not-alone"),
        ("4s,A10/4s,h1/5s/5s", SplitWith.ANY, None),
    ],
)
def test_on_only_pegs_that_could_share_count(pegs: str, whose: SplitWith, rule: str | None) -> None:
    assert why(alone(split_with=whose), at(pegs, "9"), "9 A10-B1") == rule


@pytest.mark.parametrize("whose", [SplitWith.TEAM, SplitWith.WHOLE_TEAM, SplitWith.ANY])
def test_on_a_partners_peg_does_not_go_alone(whose: SplitWith) -> None:
    position = at("5s/5s/4s,C10/5s", "9")
    assert why(alone(split_with=whose), position, "9 C10-D1") == "only-in-split"
    assert set(by_card("9", alone(split_with=whose), position)) == {"discard"}


def test_on_an_opponents_peg_does_not_go_alone() -> None:
    position = at("4s,h1/4s,B10/5s/5s", "9")
    assert why(alone(split_with=SplitWith.ANY), position, "9 B10-C1") == "only-in-split"


def test_on_with_the_whole_team_any_peg_goes_alone() -> None:
    """The club that plays this moves any peg of the team."""
    rules = alone(rules_of("arizona"), split_ways=SplitWays.OPPOSITE)
    assert set(legal(rules, at("5s/5s/4s,C10/5s", "9"))) == {"9 C10-D1"}
    assert why(rules, at("4s,A10/5s/4s,C10/5s", "9"), "9 C10-D1") == "split-not-alone"


def test_on_a_helper_moves_a_partners_peg_alone() -> None:
    position = at(f"{HOME}/4s,B10/4s,C10/5s", "9")
    assert set(legal(alone(), position)) == {"9 C10-D1"}
    assert why(alone(split_with=SplitWith.ANY), position, "9 C10-D1") == "split-not-alone"


def test_on_a_helper_with_a_choice_counts_the_pegs_of_the_partner_chosen() -> None:
    """Pegs of two partners can't share a card, unless the rules say so."""
    position = at(f"{HOME}/5s/4s,C8/5s/3s,E8,F8/5s", "9")
    choosing = alone(replace(BASIC, help=Help.CHOICE))
    assert why(choosing, position, "9 C8-C17", 6) is None
    assert why(choosing, position, "9 E8-E17", 6) == "split-not-alone"
    sharing = replace(choosing, helper_shares_split=True)
    assert why(sharing, position, "9 C8-C17", 6) == "split-not-alone"
    assert why(sharing, at(f"{HOME}/5s/4s,C8/5s/5s/5s", "9"), "9 C8-C17", 6) is None


@pytest.mark.parametrize("most", [2, 3])
def test_on_however_many_pegs_may_share(most: int) -> None:
    rules = alone(split_pegs=most)
    assert set(by_card("9", rules, ONE_OUT)) == {"A10-B1"}
    assert why(rules, at("3s,A10,C10/5s/5s/5s", "9"), "9 A10-B1") == "split-not-alone"


def test_on_a_peg_that_can_go_alone_has_to_move() -> None:
    assert why(alone(), ONE_OUT, "9 discard") == "must-play-hand"

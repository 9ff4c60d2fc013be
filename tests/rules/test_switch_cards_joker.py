"""The powers ``jump_from``, ``jump_start_first``, ``in_spot_from`` and ``send_to_start``."""

from __future__ import annotations

import pytest

from pegs.core.cards import FIVE, JOKER
from pegs.rules import Rules
from pegs.rules.switches import From, Help
from tests.rules.helpers import at, by_card, rules_of, why

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

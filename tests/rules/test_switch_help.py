"""The switch ``help``: which partner a player helps once their own pegs are all home."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.cards import SEVEN, TWO
from pegs.rules import Rules
from pegs.rules.switches import Help, SplitWith, Swap
from tests.rules.helpers import at, by_card, idle, legal, rules_of, why

HOME = "h1,h2,h3,h4,h5"
TWO_TO_HELP = at(f"{HOME}/5s/4s,C8/5s/4s,E8/5s", "4")


def helping(how: Help) -> Rules:
    return replace(rules_of("basic"), help=how)


def test_left_helps_the_next_clockwise() -> None:
    assert list(legal(helping(Help.LEFT), TWO_TO_HELP, 6)) == ["4 C8-C12"]


def test_left_skips_partners_who_are_home() -> None:
    position = at(f"4s,A8/5s/{HOME}/5s/{HOME}/5s", "4", turn="C")
    assert list(legal(helping(Help.LEFT), position, 6)) == ["4 A8-A12"]


def test_choice_helps_any_one() -> None:
    assert list(legal(helping(Help.CHOICE), TWO_TO_HELP, 6)) == ["4 C8-C12", "4 E8-E12"]


def test_choice_splits_between_two_of_the_same_partner() -> None:
    position = at(f"{HOME}/5s/3s,C8,D8/5s/3s,E8,F8/5s", "7")
    sevens = by_card("7", helping(Help.CHOICE), position, 6)
    assert {"C8-C9,D8-D14", "E8-E9,F8-F14"} <= set(sevens)
    assert why(helping(Help.CHOICE), position, "7 C8-C9,E8-E14", 6) == "split-own-only"


def test_choice_a_card_is_dead_only_if_it_moves_for_no_partner() -> None:
    position = at(f"{HOME}/5s/4s,h5/5s/4s,E8/5s", "4")
    assert list(legal(helping(Help.CHOICE), position, 6)) == ["4 E8-E12"]


def test_none_has_nothing_of_its_own_to_move() -> None:
    position = at(f"{HOME}/5s/4s,C8/5s", "4")
    assert list(legal(helping(Help.NONE), position)) == ["4 discard"]
    assert why(helping(Help.NONE), position, "4 C8-C12") == "no-helping"
    assert idle(helping(Help.NONE), position) == {"4": "no-helping"}


@pytest.mark.parametrize("how", list(Help))
def test_before_that_only_the_own(how: Help) -> None:
    assert list(legal(helping(how), at("h2,h3,h4,h5,A8/5s/4s,C8/5s", "4"))) == ["4 A8-A12"]


def test_a_helper_swaps_and_splits_as_the_helped_partner() -> None:
    rules = replace(rules_of("basic"), help=Help.LEFT).with_card(TWO, swap=Swap.OWN)
    position = at(f"{HOME}/4s,B8/4s,C8/5s", "2")
    assert set(by_card("2", rules, position)) == {"C8-C10", "C8~B8"}
    team = rules.with_card(SEVEN, split_with=SplitWith.TEAM)
    assert why(team, at(f"{HOME}/5s/3s,C8,D8/5s", "7"), "7 C8-C9,D8-D14") is None

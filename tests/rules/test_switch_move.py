"""The switch ``move``: whose pegs a player moves."""

from __future__ import annotations

from dataclasses import replace

from pegs.core.cards import SEVEN, TWO
from pegs.rules.switches import Help, Movers, SplitWith, Swap
from tests.rules.helpers import at, by_card, legal, rules_of, why

TEAM = replace(rules_of("paddle"), move=Movers.TEAM, help=Help.NONE)


def test_team_moves_any_peg_of_the_team() -> None:
    assert list(legal(TEAM, at("4s,A8/4s,B8/4s,C8/5s", "4"))) == ["4 A8-A12", "4 C8-C12"]


def test_team_splits_between_any_two_of_the_team() -> None:
    sevens = by_card("7", TEAM, at("4s,A8/5s/3s,C8,D8/5s", "7"))
    assert {"A8-A9,C8-C14", "C8-C9,D8-D14"} <= set(sevens)


def test_team_swaps_any_peg_of_the_team_with_another() -> None:
    twos = by_card("2", TEAM, at("4s,A8/4s,B8/4s,C8/4s,D8", "2"))
    assert {text for text in twos if "~" in text} == {"A8~B8", "A8~C8", "A8~D8", "C8~B8", "C8~D8"}


def test_team_never_an_opponents() -> None:
    assert why(TEAM, at("4s,A8/4s,B8/4s,C8/5s", "4"), "4 B8-B12") == "not-on-team"


def test_team_lets_a_stuck_player_bring_out_any() -> None:
    rules = replace(TEAM, stuck_limit=3)
    assert list(legal(rules, at("5s/5s/5s/5s", "4", stuck="2,0,0,0"))) == ["4 free As-A8", "4 free Cs-C8"]


def test_own_and_the_second_of_a_split_a_partners() -> None:
    rules = rules_of("paddle").with_card(SEVEN, split_with=SplitWith.TEAM)
    assert "A8-A9,C8-C14" in by_card("7", rules, at("4s,A8/5s/4s,C8/5s", "7"))


def test_own_swaps_one_of_the_own() -> None:
    rules = rules_of("basic").with_card(TWO, swap=Swap.OWN)
    assert set(by_card("2", rules, at("4s,A8/4s,B8/4s,C8/5s", "2"))) == {"A8-A10", "A8~B8", "A8~C8"}

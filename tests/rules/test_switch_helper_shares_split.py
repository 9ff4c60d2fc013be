"""The switch ``helper_shares_split``: whether a helper may split a card between two partners."""

from __future__ import annotations

from dataclasses import replace

from pegs.core.cards import NINE, SEVEN
from pegs.rules.switches import Help, SplitWays, SplitWith
from tests.rules.helpers import at, by_card, ground, legal, rules_of, why

ALONE = replace(rules_of("basic"), help=Help.CHOICE)
SHARING = replace(ALONE, helper_shares_split=True)
HOME = "h1,h2,h3,h4,h5"
TWO_TO_HELP = at(f"{HOME}/5s/4s,C8/5s/4s,E8/5s", "7")
SPLITS = {f"C8-C{8 + share},E8-E{15 - share}" for share in range(1, 7)}


def test_off_all_parts_are_one_partners() -> None:
    assert set(by_card("7", ALONE, TWO_TO_HELP, 6)) == {"C8-C15", "E8-E15"}
    assert why(ALONE, TWO_TO_HELP, "7 C8-C10,E8-E13", 6) == "split-own-only"


def test_on_two_partners_share() -> None:
    assert set(by_card("7", SHARING, TWO_TO_HELP, 6)) == {"C8-C15", "E8-E15", *SPLITS}
    for steps in ("C8-C10,E8-E13", "E8-E13,C8-C10"):
        assert why(SHARING, TWO_TO_HELP, f"7 {steps}", 6) is None
        assert ground(SHARING, TWO_TO_HELP, f"7 {steps}", 6) == "may-share-help"


def test_on_two_pegs_of_one_partner_share_too() -> None:
    position = at(f"{HOME}/5s/3s,C8,D8/5s/4s,E8/5s", "7")
    assert why(SHARING, position, "7 C8-C9,D8-D14", 6) is None
    assert ground(SHARING, position, "7 C8-C9,D8-D14", 6) == "may-help"


def test_on_before_all_own_pegs_are_home_only_those_share() -> None:
    position = at("A8,h2,h3,h4,h5/5s/4s,C8/5s/4s,E8/5s", "7")
    assert set(by_card("7", SHARING, position, 6)) == {"A8-A15"}
    assert why(SHARING, position, "7 A8-A10,C8-C13", 6) == "split-own-only"


def test_on_only_partners_who_still_need_help() -> None:
    """With a sixth hole at home, pegs of those who are home could move as well."""
    rules = replace(SHARING, home_length=6)
    position = at(f"{HOME}/5s/4s,C8/5s/4s,E8/5s/{HOME}/5s", "7")
    assert why(rules, position, "7 C8-C14,E8-E9", 8) is None
    assert why(rules, position, "7 C8-C14,Gh5-Gh6", 8) == "partner-all-home"
    assert why(rules, position, "7 C8-C14,Ah5-Ah6", 8) == "own-all-home"
    assert set(by_card("7", rules, position, 8)) == {"C8-C15", "E8-E15", *SPLITS}


def test_on_one_partner_comes_home_and_another_goes_on() -> None:
    position = at(f"{HOME}/5s/C2,h2,h3,h4,h5/5s/4s,E8/5s", "7")
    assert why(ALONE, position, "7 C2-Ch1,E8-E13", 6) == "helps-next-turn"
    assert why(SHARING, position, "7 C2-Ch1,E8-E13", 6) is None


def test_on_a_partner_boosted_by_the_first_part_makes_the_second() -> None:
    position = at(f"{HOME}/5s/4s,C8/5s/4s,C10/5s", "7")
    assert why(ALONE, position, "7 C8-C10,E3-Eh5", 6) == "split-own-only"
    assert by_card("7", SHARING, position, 6)["C8-C10,E3-Eh5"] == f"{HOME}/5s/4s,C10/5s/4s,h5/5s"


def test_on_one_forward_and_one_back() -> None:
    nine = {"forward": (), "split": 9, "split_ways": SplitWays.OPPOSITE}
    position = at(f"{HOME}/5s/4s,C8/5s/4s,E8/5s", "9")
    assert why(ALONE.with_card(NINE, **nine), position, "9 C8-C12,E8-E3", 6) == "split-own-only"
    assert why(SHARING.with_card(NINE, **nine), position, "9 C8-C12,E8-E3", 6) is None
    assert why(SHARING.with_card(NINE, **nine), position, "9 C8-C12,E8-E13", 6) == "split-both-ways"


def test_on_three_partners_share_a_long_split() -> None:
    position = at(f"{HOME}/5s/4s,C8/5s/4s,E8/5s/3s,G8,H8/5s", "7")
    rules = SHARING.with_card(SEVEN, split_pegs=3)
    assert why(rules, position, "7 C8-C9,E8-E10,G8-G12", 8) is None
    assert why(rules, position, "7 G8-G9,C8-C10,H8-H12", 8) is None
    assert why(ALONE.with_card(SEVEN, split_pegs=3), position, "7 G8-G9,C8-C10,H8-H12", 8) == "split-own-only"


def test_nothing_changes_if_later_parts_are_any_of_the_team() -> None:
    alone, sharing = (rules.with_card(SEVEN, split_with=SplitWith.TEAM) for rules in (ALONE, SHARING))
    assert legal(sharing, TWO_TO_HELP, 6) == legal(alone, TWO_TO_HELP, 6)
    assert set(by_card("7", sharing, TWO_TO_HELP, 6)) == {"C8-C15", "E8-E15", *SPLITS}

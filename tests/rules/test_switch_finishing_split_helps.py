"""The switch ``finishing_split_helps``: a split that brings the last peg home may finish with a partner's."""

from __future__ import annotations

from dataclasses import replace

from pegs.rules.switches import Help
from tests.rules.helpers import at, by_card, reason, rules_of, why

LAST_HOME = at("A2,h2,h3,h4,h5/5s/4s,C8/5s/4s,E8/5s", "7")
HELPING = replace(rules_of("basic"), finishing_split_helps=True)


def test_off_both_parts_move_the_players_own_pegs() -> None:
    assert why("basic", LAST_HOME, "7 A2-Ah1,C8-C13", 6) == "helps-next-turn"


def test_on_the_second_part_moves_the_partner_helped_next() -> None:
    assert "A2-Ah1,C8-C13" in by_card("7", HELPING, LAST_HOME, 6)


def test_on_with_choice_the_second_part_moves_any_partner() -> None:
    rules = replace(HELPING, help=Help.CHOICE)
    assert {"A2-Ah1,C8-C13", "A2-Ah1,E8-E13"} <= set(by_card("7", rules, LAST_HOME, 6))


def test_on_the_second_part_may_still_move_the_players_peg() -> None:
    position = at("A2,h1,h2,h3,h4/5s/4s,C8/5s", "7")
    assert why(HELPING, position, "7 A2-A8,Ah4-Ah5") is None
    assert why(HELPING, at("A2,h1,h3,h4,h5/5s/4s,C8/5s", "7"), "7 A2-A8,Ah1-Ah2") is None


def test_on_the_players_own_peg_can_take_the_rest_only_with_a_hole_to_spare() -> None:
    spare = replace(HELPING, home_length=6)
    position = at("D16,h2,h4,h5,h6/5s/4s,C8/5s", "7")
    assert why(spare, position, "7 D16-Ah1,Ah2-Ah3", 4) is None
    assert why(spare, position, "7 D16-Ah1,C8-C9", 4) is None
    full = by_card("7", HELPING, at("D16,h2,h3,h4,h5/5s/4s,C8/5s", "7"), 4)
    assert [turn for turn in full if "D16-Ah1" in turn] == ["D16-Ah1,C8-C9"]


def test_on_only_if_the_first_part_brings_the_last_peg_home() -> None:
    position = at("2s,A2,h4,h5/5s/4s,C8/5s", "7")
    assert why(HELPING, position, "7 A2-Ah1,C8-C13") == "split-own-only"


def test_on_liftbridge_limits_whom_it_helps() -> None:
    rules = replace(rules_of("liftbridge"), finishing_split_helps=True)
    found = reason(rules, LAST_HOME, "7 A2-Ah1,E8-E13", 6)
    assert found is not None
    assert found.rule == "finishing-split-whose"

"""The switch ``free_out_with_card``: coming out free while some card can move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.cards import FIVE
from tests.rules.helpers import at, legal, rules_of, why

WITH = replace(rules_of("basic"), stuck_limit=3, free_out_with_card=True)
WITHOUT = replace(WITH, free_out_with_card=False)


@pytest.mark.parametrize("card", "AJQK*")
def test_on_a_card_that_brings_a_peg_out_allows_it(card: str) -> None:
    position = at("4s,A14/5s/5s/5s", f"2{card}", stuck="2,0,0,0")
    assert {"2 A14-A16", "2 free As-A8"} <= set(legal(WITH, position))


def test_on_it_needs_a_card_that_brings_a_peg_out() -> None:
    position = at("4s,A14/5s/5s/5s", "2", stuck="2,0,0,0")
    assert list(legal(WITH, position)) == ["2 A14-A16"]
    assert why(WITH, position, "2 free As-A8") == "free-needs-card"


def test_on_house_rules_decide_which_cards_bring_a_peg_out() -> None:
    rules = WITH.with_card(FIVE, out=True)
    assert "2 free As-A8" in legal(rules, at("4s,A14/5s/5s/5s", "25", stuck="2,0,0,0"))


def test_off_a_player_who_can_move_does_not_come_out_free() -> None:
    position = at("4s,A14/5s/5s/5s", "2K", stuck="2,0,0,0")
    assert why(WITHOUT, position, "2 free As-A8") == "free-only-stuck"
    assert "2 free As-A8" not in legal(WITHOUT, position)


def test_off_a_stuck_player_still_comes_out_free() -> None:
    assert list(legal(WITHOUT, at("5s/5s/5s/5s", "2", stuck="2,0,0,0"))) == ["2 free As-A8"]


def test_on_only_after_enough_stuck_turns() -> None:
    position = at("4s,A14/5s/5s/5s", "2K", stuck="1,0,0,0")
    assert why(WITH, position, "2 free As-A8") == "free-too-early"

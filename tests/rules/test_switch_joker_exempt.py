"""The switch ``joker_exempt``: whether a joker never has to be played."""

from __future__ import annotations

from dataclasses import replace

from pegs.core.cards import FIVE, JOKER
from tests.rules.helpers import at, legal, rules_of, why

FORCED = replace(rules_of("basic"), joker_exempt=False)
ONLY_A_JOKER = at("5s/4s,B1/5s/5s", "5*")


def test_on_a_playable_joker_need_not_be_played() -> None:
    assert set(legal("basic", ONLY_A_JOKER)) == {"* As-B1", "* discard", "5 discard"}


def test_off_a_playable_joker_must_be_played() -> None:
    assert set(legal(FORCED, ONLY_A_JOKER)) == {"* As-B1"}
    assert why(FORCED, ONLY_A_JOKER, "5 discard") == "must-play-joker"


def test_on_only_the_joker_is_exempt_not_its_power() -> None:
    """A five with the joker's power must be played."""
    rules = rules_of("basic").with_card(FIVE, jump_from=rules_of("basic").cards[JOKER].jump_from)
    assert set(legal(rules, at("5s/4s,B1/5s/5s", "5"))) == {"5 As-B1"}


def test_on_a_player_with_a_playable_joker_can_come_out_free() -> None:
    """Nothing could move only if the jokers couldn't either."""
    rules = replace(rules_of("basic"), stuck_limit=3)
    turns = legal(rules, at("5s/4s,B1/5s/5s", "5*", stuck="2,0,0,0"))
    assert set(turns) == {"* As-B1", "* discard", "* free As-A8", "5 discard", "5 free As-A8"}

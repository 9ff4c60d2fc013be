"""The switch ``must_play``: what must move if it can, some card of the hand or just the card played."""

from __future__ import annotations

from dataclasses import replace

from pegs.rules.switches import MustPlay
from tests.rules.helpers import at, legal, rules_of, why

HAND = replace(rules_of("basic"), must_play=MustPlay.HAND, joker_exempt=False)
CARD = replace(HAND, must_play=MustPlay.CARD)
ONE_DEAD = at("4s,h4/5s/5s/5s", "A3")
NONE_MOVES = at("5s/5s/5s/5s", "34")


def test_hand_a_card_that_moves_is_played() -> None:
    assert set(legal(HAND, ONE_DEAD)) == {"A Ah4-Ah5", "A As-A8"}
    assert why(HAND, ONE_DEAD, "3 discard") == "must-play-hand"


def test_card_a_dead_card_may_be_thrown() -> None:
    assert set(legal(CARD, ONE_DEAD)) == {"A Ah4-Ah5", "A As-A8", "3 discard"}
    assert why(CARD, ONE_DEAD, "A discard") == "must-play-card"


def test_both_discard_if_nothing_moves() -> None:
    assert set(legal(HAND, NONE_MOVES)) == set(legal(CARD, NONE_MOVES)) == {"3 discard", "4 discard"}


def test_card_a_stuck_player_must_come_out_all_the_same() -> None:
    rules = replace(CARD, stuck_limit=3)
    assert set(legal(rules, at("5s/5s/5s/5s", "3", stuck="2,0,0,0"))) == {"3 free As-A8"}


def test_card_a_dead_card_may_be_thrown_on_the_last_stuck_turn() -> None:
    rules = replace(CARD, stuck_limit=3)
    turns = legal(rules, at("4s,h4/5s/5s/5s", "A3", stuck="2,0,0,0"))
    assert set(turns) == {"A Ah4-Ah5", "A As-A8", "3 discard", "3 free As-A8"}

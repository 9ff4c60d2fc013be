"""The switch ``must_play``: what must move if it can: a card of the hand, the card played, or nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.rules import Rules
from pegs.rules.switches import FreeOut, MustPlay, StuckCounts
from tests.rules.helpers import at, game_at, ground, legal, play, rules_of, why

HAND = replace(rules_of("basic"), must_play=MustPlay.HAND, joker_exempt=False)
CARD = replace(HAND, must_play=MustPlay.CARD)
NOTHING = replace(HAND, must_play=MustPlay.NOTHING)
COUNTED = replace(NOTHING, stuck_limit=3, free_out_with_card=False)
ONE_DEAD = at("4s,h4/5s/5s/5s", "A3")
NONE_MOVES = at("5s/5s/5s/5s", "34")


def test_hand_a_card_that_moves_is_played() -> None:
    assert set(legal(HAND, ONE_DEAD)) == {"A Ah4-Ah5", "A As-A8"}
    assert why(HAND, ONE_DEAD, "3 discard") == "must-play-hand"


def test_card_a_dead_card_may_be_thrown() -> None:
    assert set(legal(CARD, ONE_DEAD)) == {"A Ah4-Ah5", "A As-A8", "3 discard"}
    assert why(CARD, ONE_DEAD, "A discard") == "must-play-card"


@pytest.mark.parametrize("rules", [HAND, CARD, NOTHING])
def test_all_discard_if_nothing_moves(rules: Rules) -> None:
    assert set(legal(rules, NONE_MOVES)) == {"3 discard", "4 discard"}


def test_card_a_stuck_player_must_come_out_all_the_same() -> None:
    rules = replace(CARD, stuck_limit=3)
    assert set(legal(rules, at("5s/5s/5s/5s", "3", stuck="2,0,0,0"))) == {"3 free As-A8"}


def test_card_a_dead_card_may_be_thrown_on_the_last_stuck_turn() -> None:
    rules = replace(CARD, stuck_limit=3)
    turns = legal(rules, at("4s,h4/5s/5s/5s", "A3", stuck="2,0,0,0"))
    assert set(turns) == {"A Ah4-Ah5", "A As-A8", "3 discard", "3 free As-A8"}


def test_nothing_any_card_may_be_thrown() -> None:
    assert set(legal(NOTHING, ONE_DEAD)) == {"A Ah4-Ah5", "A As-A8", "A discard", "3 discard"}
    assert ground(NOTHING, ONE_DEAD, "A discard") == "may-discard-card"


def test_nothing_a_joker_may_be_thrown_too() -> None:
    position = at("5s/4s,B1/5s/5s", "5*")
    assert set(legal(NOTHING, position)) == {"* As-B1", "* discard", "5 discard"}


def test_nothing_a_helper_may_throw_a_card_too() -> None:
    position = at("h1,h2,h3,h4,h5/5s/4s,C8/5s", "4")
    assert set(legal(NOTHING, position)) == {"4 C8-C12", "4 discard"}


def test_nothing_a_discard_instead_of_a_move_is_not_stuck() -> None:
    game = game_at(COUNTED, "4s,A9/5s/5s/5s A 2/3/4/5 stuck=1,0,0,0")
    play(game, "2 discard")
    assert game.position.stuck == (0, 0, 0, 0)


def test_nothing_who_could_move_does_not_come_out_free() -> None:
    last = at("4s,A9/5s/5s/5s", "2", stuck="2,0,0,0")
    assert set(legal(COUNTED, last)) == {"2 A9-A11", "2 discard"}
    assert why(COUNTED, last, "2 free As-A8") == "free-only-stuck"


def test_nothing_who_could_move_may_come_out_with_a_card_that_brings_pegs_out() -> None:
    rules = replace(COUNTED, free_out_with_card=True)
    last = at("4s,A9/5s/5s/5s", "2K", stuck="2,0,0,0")
    discards = {"2 discard", "K discard"}
    assert set(legal(rules, last)) == {"2 A9-A11", "2 free As-A8", "K A9-B1", "K As-A8", *discards}
    assert why(rules, at("4s,A9/5s/5s/5s", "2", stuck="2,0,0,0"), "2 free As-A8") == "free-needs-card"


def test_nothing_a_stuck_player_must_come_out_all_the_same() -> None:
    last = at("5s/5s/5s/5s", "34", stuck="2,0,0,0")
    assert set(legal(COUNTED, last)) == {"3 free As-A8", "4 free As-A8"}
    assert why(COUNTED, last, "3 discard") == "must-come-out"


def test_nothing_a_discard_instead_of_a_move_counts_if_all_discards_do() -> None:
    rules = replace(COUNTED, stuck_counts=StuckCounts.DISCARDS)
    game = game_at(rules, "4s,A9/5s/5s/5s A 2/3/4/5 stuck=1,0,0,0")
    play(game, "2 discard")
    assert game.position.stuck == (2, 0, 0, 0)
    last = at("4s,A9/5s/5s/5s", "2", stuck="2,0,0,0")
    assert set(legal(rules, last)) == {"2 A9-A11", "2 free As-A8"}
    assert why(rules, last, "2 discard") == "must-come-out"
    optional = replace(rules, free_out=FreeOut.MAY)
    assert set(legal(optional, last)) == {"2 A9-A11", "2 discard", "2 free As-A8"}

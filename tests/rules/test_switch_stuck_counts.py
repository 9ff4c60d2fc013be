"""The switch ``stuck_counts``: whether only turns without a move count as stuck, or every discard."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.rules.switches import Draw, FreeOut, MustPlay, StuckCounts
from tests.rules.helpers import at, game_at, legal, play, reason, rules_of, why

DISCARDS = replace(
    rules_of("basic"), stuck_limit=3, stuck_counts=StuckCounts.DISCARDS, free_out_with_card=False
)
JOKER_CAN_MOVE = "5s/4s,B1/5s/5s"
"""A joker lands on B1; nothing else moves."""


def test_a_discard_counts_though_a_joker_could_move() -> None:
    game = game_at(DISCARDS, f"{JOKER_CAN_MOVE} A 2*/3/4/5 stuck=1,0,0,0")
    play(game, "2 discard")
    assert game.position.stuck == (2, 0, 0, 0)


def test_a_move_starts_the_count_over() -> None:
    game = game_at(DISCARDS, f"{JOKER_CAN_MOVE} A 2*/3/4/5 stuck=2,0,0,0")
    play(game, "* As-B1")
    assert game.position.stuck == (0, 0, 0, 0)


def test_a_pass_with_an_empty_hand_counts() -> None:
    game = game_at(replace(DISCARDS, draw=Draw.AFTER), "5s/5s/5s/5s A ?0/3/4/5 stuck=1,0,0,0")
    play(game, "pass")
    assert game.position.stuck == (2, 0, 0, 0)


def test_on_that_turn_a_discard_brings_a_peg_out_and_a_joker_may_be_played() -> None:
    last = at(JOKER_CAN_MOVE, "2*", stuck="2,0,0,0")
    assert set(legal(DISCARDS, last)) == {"* As-B1", "* free As-A8", "2 free As-A8"}
    assert why(DISCARDS, last, "2 discard") == "must-come-out"


def test_optional_a_discard_stays_possible() -> None:
    rules = replace(DISCARDS, free_out=FreeOut.MAY)
    last = at(JOKER_CAN_MOVE, "2", stuck="2,0,0,0")
    assert set(legal(rules, last)) == {"2 discard", "2 free As-A8"}


def test_who_has_to_move_cannot_come_out_free() -> None:
    last = at("4s,A8/5s/5s/5s", "23", stuck="2,0,0,0")
    assert set(legal(DISCARDS, last)) == {"2 A8-A10", "3 A8-A11"}
    assert why(DISCARDS, last, "2 free As-A8") == "free-only-stuck"


def test_with_a_card_that_brings_pegs_out_who_has_to_move_may_come_out_free() -> None:
    rules = replace(DISCARDS, free_out_with_card=True)
    last = at("4s,A9/5s/5s/5s", "2K", stuck="2,0,0,0")
    assert {"2 free As-A8", "2 A9-A11", "K As-A8"} <= set(legal(rules, last))


def test_a_dead_card_chosen_from_the_hand_comes_out_and_a_live_one_moves() -> None:
    """With must_play = card, only the card that could be discarded can be laid down for a free out."""
    rules = replace(DISCARDS, must_play=MustPlay.CARD, joker_exempt=False)
    last = at("4s,h4/5s/5s/5s", "15".replace("1", "A"), stuck="2,0,0,0")
    assert set(legal(rules, last)) == {"A As-A8", "A Ah4-Ah5", "5 free As-A8"}
    assert why(rules, last, "A free As-A8") == "free-only-stuck"


@pytest.mark.parametrize(("count", "rule"), [(0, "free-too-early"), (1, "free-too-early"), (2, None)])
def test_not_before_that_turn(count: int, rule: str | None) -> None:
    position = at("5s/5s/5s/5s", "2", stuck=f"{count},0,0,0")
    assert why(DISCARDS, position, "2 free As-A8") == rule


def test_the_sentences_speak_of_discards() -> None:
    early = reason(DISCARDS, at("5s/5s/5s/5s", "2", stuck="1,0,0,0"), "2 free As-A8")
    late = reason(DISCARDS, at("5s/5s/5s/5s", "2", stuck="2,0,0,0"), "2 discard")
    assert early is not None
    assert late is not None
    assert early.sentence == "A peg comes out free only after 2 discards in a row. You’ve had 1."
    assert late.sentence == "This would be discard 3 in a row, so you have to bring a peg out free instead."

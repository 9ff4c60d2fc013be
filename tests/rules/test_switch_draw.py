"""The switches ``draw``, ``draw_by_hand``, ``forgotten_draw``: when cards are drawn, and forgotten draws."""

from __future__ import annotations

from dataclasses import replace

from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.rules.switches import Draw, ForgottenDraw, MustPlay
from tests.rules.asking import game_at, play, rules_of, why

BEFORE = replace(rules_of("basic"), must_play=MustPlay.CARD, joker_exempt=False)
"""With these, any card that can't move may be discarded, whatever is drawn."""
AFTER = replace(BEFORE, draw=Draw.AFTER)


def test_before_the_first_player_holds_one_more() -> None:
    assert Game.deal(BEFORE, seed=1, dealer=3).position.hand_size(0) == 6


def test_after_all_hands_are_equal() -> None:
    assert Game.deal(AFTER, seed=1, dealer=3).position.hand_size(0) == 5


def test_by_hand_after_the_move_a_card_is_drawn_or_forgotten() -> None:
    game = game_at(replace(AFTER, draw_by_hand=True), "5s/5s A 2345/2345", 2)
    play(game, "2 discard")
    assert (game.turn, game.phase, game.position.draws) == (0, Phase.DRAW, 1)
    play(game, "draw")
    assert (game.turn, game.phase, game.position.hand_size(0)) == (1, Phase.PLAY, 4)


def test_by_hand_nothing_is_played_before_the_draw_is_settled() -> None:
    rules = replace(AFTER, draw_by_hand=True)
    assert why(rules, "5s/5s A 234/2345 phase=draw draws=1", "3 discard", 2) == "phase-draw"
    assert why(rules, "5s/5s A 234/2345", "draw", 2) == "phase-play"


def test_by_hand_before_the_move_forgetting_means_playing_without_the_card() -> None:
    rules = replace(BEFORE, draw_by_hand=True)
    game = game_at(rules, "5s/5s A 234/2345 phase=draw draws=1", 2)
    play(game, "forget")
    assert (game.turn, game.phase, game.position.hand_size(0)) == (0, Phase.PLAY, 3)
    play(game, "2 discard")
    assert game.position.owed == (1, 0)


def test_by_hand_before_the_move_the_next_turn_opens_with_two_draws() -> None:
    rules = replace(BEFORE, draw_by_hand=True)
    game = game_at(rules, "5s/5s A 234/2345 phase=draw draws=1", 2)
    play(game, "forget", "2 discard", "draw", "2 discard")
    assert (game.turn, game.phase, game.position.draws) == (0, Phase.DRAW, 2)


def test_by_hand_never_three_draws() -> None:
    rules = replace(BEFORE, draw_by_hand=True)
    game = game_at(rules, "5s/5s A 234/2345 phase=draw draws=1", 2)
    play(game, "forget", "2 discard", "draw", "2 discard", "forget", "3 discard", "draw", "3 discard")
    assert (game.turn, game.phase, game.position.draws) == (0, Phase.DRAW, 2)


def test_by_hand_one_of_two_draws_forgotten_owes_nothing() -> None:
    """Drawing one of the two gives up the extra card (rules, 10.2)."""
    rules = replace(AFTER, draw_by_hand=True)
    game = game_at(rules, "5s/5s A 234/2345 phase=draw draws=2 owed=1,0", 2)
    play(game, "draw", "forget")
    assert game.position.owed == (0, 0)


def test_forfeit_the_card_is_drawn_and_the_next_turn_is_sat_out() -> None:
    rules = replace(AFTER, draw_by_hand=True, forgotten_draw=ForgottenDraw.FORFEIT)
    game = game_at(rules, "5s/5s/5s/5s A 234/2345/2345/2345")
    play(game, "2 discard", "forget")
    assert (game.position.hand_size(0), game.position.forfeit) == (3, (1, 0, 0, 0))
    play(game, "2 discard", "draw", "2 discard", "draw", "2 discard", "draw")
    assert (game.turn, game.position.forfeit) == (1, (0, 0, 0, 0))

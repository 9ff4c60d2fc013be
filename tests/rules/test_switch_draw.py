"""The switches ``draw``, ``draw_by_hand``, ``forgotten_draw``: when cards are drawn, and forgotten draws."""

from __future__ import annotations

from dataclasses import replace

from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.rules.switches import Draw, ForgottenDraw, MustPlay
from tests.rules.helpers import game_at, play, rules_of, why

BEFORE = replace(rules_of("basic"), must_play=MustPlay.CARD, joker_exempt=False)
"""Any card that can't move may be discarded, so the tests don't depend on the card drawn."""
AFTER = replace(BEFORE, draw=Draw.AFTER)


def test_drawing_before_the_move_the_first_player_starts_with_an_extra_card() -> None:
    assert Game.deal(BEFORE, seed=1, dealer=3).position.hand_size(0) == 6


def test_drawing_after_the_move_all_hands_start_equal() -> None:
    assert Game.deal(AFTER, seed=1, dealer=3).position.hand_size(0) == 5


def test_by_hand_the_turn_ends_with_a_draw() -> None:
    game = game_at(replace(AFTER, draw_by_hand=True), "5s/5s A 2345/2345", 2)
    play(game, "2 discard")
    assert (game.turn, game.phase, game.position.draws) == (0, Phase.DRAW, 1)
    play(game, "draw")
    assert (game.turn, game.phase, game.position.hand_size(0)) == (1, Phase.PLAY, 4)


def test_by_hand_no_card_may_be_played_while_a_draw_is_due() -> None:
    rules = replace(AFTER, draw_by_hand=True)
    assert why(rules, "5s/5s A 234/2345 phase=draw draws=1", "3 discard", 2) == "phase-draw"
    assert why(rules, "5s/5s A 234/2345", "draw", 2) == "phase-play"


def test_by_hand_a_player_who_forgets_to_draw_plays_with_fewer_cards() -> None:
    rules = replace(BEFORE, draw_by_hand=True)
    game = game_at(rules, "5s/5s A 234/2345 phase=draw draws=1", 2)
    play(game, "forget")
    assert (game.turn, game.phase, game.position.hand_size(0)) == (0, Phase.PLAY, 3)
    play(game, "2 discard")
    assert game.position.owed == (1, 0)


def test_by_hand_a_forgotten_draw_is_made_up_next_turn() -> None:
    rules = replace(BEFORE, draw_by_hand=True)
    game = game_at(rules, "5s/5s A 234/2345 phase=draw draws=1", 2)
    play(game, "forget", "2 discard", "draw", "2 discard")
    assert (game.turn, game.phase, game.position.draws) == (0, Phase.DRAW, 2)


def test_by_hand_at_most_two_draws_are_due() -> None:
    rules = replace(BEFORE, draw_by_hand=True)
    game = game_at(rules, "5s/5s A 234/2345 phase=draw draws=1", 2)
    play(game, "forget", "2 discard", "draw", "2 discard", "forget", "3 discard", "draw", "3 discard")
    assert (game.turn, game.phase, game.position.draws) == (0, Phase.DRAW, 2)


def test_by_hand_taking_only_one_of_two_draws_leaves_none_owed() -> None:
    """Drawing one of the two gives up the extra card (rules, 10.2)."""
    rules = replace(AFTER, draw_by_hand=True)
    game = game_at(rules, "5s/5s A 234/2345 phase=draw draws=2 owed=1,0", 2)
    play(game, "draw", "forget")
    assert game.position.owed == (0, 0)


def test_forfeit_a_forgotten_draw_costs_the_next_turn() -> None:
    rules = replace(AFTER, draw_by_hand=True, forgotten_draw=ForgottenDraw.FORFEIT)
    game = game_at(rules, "5s/5s/5s/5s A 234/2345/2345/2345")
    play(game, "2 discard", "forget")
    assert (game.position.hand_size(0), game.position.forfeit) == (3, (1, 0, 0, 0))
    play(game, "2 discard", "draw", "2 discard", "draw", "2 discard", "draw")
    assert (game.turn, game.position.forfeit) == (1, (0, 0, 0, 0))

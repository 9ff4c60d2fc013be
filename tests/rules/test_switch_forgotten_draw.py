"""The switch ``forgotten_draw`` = ``draw-two``: two cards after the next play, and none before it."""

from __future__ import annotations

from dataclasses import replace

from pegs.core.position import Phase
from pegs.notation import position_text, read_position
from pegs.rules.switches import Draw, ForgottenDraw, MustPlay
from tests.rules.helpers import game_at, play, rules_of

BEFORE = replace(
    rules_of("basic"),
    must_play=MustPlay.CARD,
    joker_exempt=False,
    draw_by_hand=True,
    forgotten_draw=ForgottenDraw.DRAW_TWO,
)
"""Any card that can't move may be discarded, so the tests don't depend on the card drawn."""
AFTER = replace(BEFORE, draw=Draw.AFTER)
FIRST = "5s/5s A 234/2345 phase=draw draws=1"


def test_drawing_first_the_next_turn_begins_without_a_draw_and_ends_with_two() -> None:
    game = game_at(BEFORE, FIRST, 2)
    play(game, "forget")
    assert (game.phase, game.position.owed) == (Phase.PLAY, (2, 0))
    play(game, "2 discard")
    assert (game.turn, game.position.owed) == (1, (1, 0)), "this play isn't the next one yet"
    play(game, "draw", "2 discard")
    assert (game.turn, game.phase, game.position.hand_size(0)) == (0, Phase.PLAY, 2)
    play(game, "3 discard")
    assert (game.turn, game.phase, game.position.draws) == (0, Phase.DRAW, 2)
    play(game, "draw", "draw")
    assert (game.turn, game.position.hand_size(0), game.position.owed) == (1, 3, (0, 0))


def test_drawing_first_once_made_up_turns_begin_with_a_draw_again() -> None:
    game = game_at(BEFORE, FIRST, 2)
    play(game, "forget", "2 discard", "draw", "2 discard", "3 discard", "draw", "draw", "draw", "3 discard")
    assert (game.turn, game.phase, game.position.draws) == (0, Phase.DRAW, 1)


def test_drawing_first_forgetting_the_two_leaves_them_owed() -> None:
    game = game_at(BEFORE, FIRST, 2)
    play(game, "forget", "2 discard", "draw", "2 discard", "3 discard", "forget")
    assert (game.turn, game.position.owed) == (1, (1, 0))
    play(game, "draw", "3 discard")
    assert (game.turn, game.phase) == (0, Phase.PLAY)


def test_drawing_first_one_of_the_two_is_enough() -> None:
    game = game_at(BEFORE, FIRST, 2)
    play(game, "forget", "2 discard", "draw", "2 discard", "3 discard", "draw", "forget")
    assert (game.turn, game.position.owed) == (1, (0, 0))


def test_drawing_after_the_move_two_cards_follow_the_next_play() -> None:
    game = game_at(AFTER, "5s/5s A 234/2345", 2)
    play(game, "2 discard", "forget", "2 discard", "draw")
    assert (game.turn, game.phase, game.position.hand_size(0)) == (0, Phase.PLAY, 2)
    play(game, "3 discard")
    assert (game.phase, game.position.draws) == (Phase.DRAW, 2)


def test_a_position_keeps_what_is_owed() -> None:
    game = game_at(BEFORE, FIRST, 2)
    for turn in ("forget", "2 discard", "draw", "2 discard", "3 discard"):
        play(game, turn)
        text = position_text(game.board, game.position)
        assert read_position(BEFORE, 2, 2, text) == game.position

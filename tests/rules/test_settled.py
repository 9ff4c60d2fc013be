"""What docs/rules.md decides because no source says: paragraphs 8.1, 9.6, 10.1 and 10.2."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.cards import JOKER, RANKS
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.notation import cards_text, read_position, turn_text
from pegs.rules.switches import Draw, MustPlay, Rules
from tests.rules.helpers import game_at, legal, play, rules_of

BY_HAND = replace(
    rules_of("basic"), draw=Draw.AFTER, draw_by_hand=True, must_play=MustPlay.CARD, joker_exempt=False
)
DRAWN_FIRST = replace(BY_HAND, draw=Draw.BEFORE)


def texts(game: Game) -> set[str]:
    return {turn_text(game.board, turn) for turn in game.legal_turns()}


# --- 8.1: passing with an empty hand


@pytest.mark.parametrize(("name", "last"), [("north-carolina", 2), ("pegoo", 2), ("alaska", 3)])
def test_8_1_a_pass_with_an_empty_hand_counts_as_stuck(name: str, last: int) -> None:
    game = game_at(name, "5s/5s/5s/5s A ?0/2/2/2")
    assert texts(game) == {"pass"}
    play(game, "pass")
    assert game.position.stuck == (1, 0, 0, 0)
    again = game_at(name, f"5s/5s/5s/5s A ?0/2/2/2 stuck={last},0,0,0")
    play(again, "pass")
    assert again.position.stuck == (last, 0, 0, 0)


@pytest.mark.parametrize("name", ["north-carolina", "pegoo", "alaska"])
def test_8_1_no_peg_comes_out_free_without_a_card(name: str) -> None:
    last = rules_of(name).stuck_limit - 1
    assert list(legal(name, f"5s/5s/5s/5s A ?0/2/2/2 stuck={last},0,0,0")) == ["pass"]


def test_8_1_a_pass_counts_even_with_pegs_on_the_track() -> None:
    game = game_at("north-carolina", "4s,A8/5s/5s/5s A ?0/2/2/2")
    play(game, "pass")
    assert game.position.stuck == (1, 0, 0, 0)


# --- 9.6: declining an extra turn


def test_9_6_declining_gives_up_every_extra_turn_that_is_due() -> None:
    game = game_at("bluffing", "5s/5s/5s/5s A ?5/?5/?5/?5 extra=3,0,0,0 phase=extra")
    assert texts(game) == {"extra", "decline"}
    play(game, "decline")
    assert (game.turn, game.phase, game.position.extra) == (1, Phase.PLAY, (0, 0, 0, 0))


def test_9_6_an_extra_turn_earned_this_very_turn_is_kept() -> None:
    game = game_at("bluffing", "5s/5s/5s/5s A ?5/?5/?5/?5 extra=3,0,0,0 phase=extra due=2")
    play(game, "decline")
    assert (game.turn, game.position.extra) == (1, (1, 0, 0, 0))


def test_9_6_taking_one_uses_up_one() -> None:
    game = game_at("bluffing", "5s/5s/5s/5s A ?5/?5/?5/?5 extra=3,0,0,0 phase=extra")
    play(game, "extra")
    assert (game.turn, game.phase, game.position.extra) == (0, Phase.PLAY, (2, 0, 0, 0))


# --- 10.1: how long an owed card lasts


def owing(rules: Rules = BY_HAND) -> Game:
    """A game with two open draws: the one of this turn, and an owed one."""
    return game_at(rules, "5s/5s A 234/2345 phase=draw draws=2 owed=1,0", 2)


def almost_all_held(rules: Rules, sizes: list[int], fields: str) -> Game:
    """Ten players with hands of these sizes, one deck without jokers, and the rest in the draw pile."""
    rules = replace(rules, decks=(1,) * 9, jokers=(0,) * 9)
    cards = [rank for rank in RANKS[:JOKER] for _ in range(4)]
    hands = [cards_text(cards[sum(sizes[:seat]) : sum(sizes[: seat + 1])]) or "?0" for seat in range(10)]
    text = f"{'/'.join(['5s'] * 10)} {fields.format('/'.join(hands))}"
    position = read_position(rules, 10, 10, text)
    return Game.from_position(rules, position, 10, 10, piles=[cards[sum(sizes) :]])


@pytest.mark.parametrize("rules", [BY_HAND, DRAWN_FIRST], ids=["after", "before"])
def test_10_1_drawing_both_settles_it(rules: Rules) -> None:
    game = owing(rules)
    play(game, "draw", "draw")
    assert (game.position.owed, game.position.hand_size(0)) == ((0, 0), 5)


def test_10_1_drawing_neither_still_owes_one() -> None:
    game = owing()
    play(game, "forget")
    assert game.position.owed == (1, 0)


def test_10_1_if_the_cards_run_out_after_the_first_nothing_is_owed() -> None:
    game = almost_all_held(
        BY_HAND, [4, 6, 6, 5, 5, 5, 5, 5, 5, 5], f"A {{}} phase=draw draws=2 owed=1{',0' * 9}"
    )
    assert game.pile_size == 1
    play(game, "draw")
    assert (game.turn, game.position.owed) == (1, (0,) * 10)


def test_10_1_without_any_card_to_draw_the_owed_card_waits() -> None:
    game = almost_all_held(DRAWN_FIRST, [6, 6, 6, 6, 6, 6, 6, 5, 5, 0], f"J {{}} owed=1{',0' * 9}")
    play(game, "pass")
    assert (game.turn, game.phase, game.position.owed) == (0, Phase.PLAY, (1,) + (0,) * 9)


# --- 10.2: drawing one of two


@pytest.mark.parametrize("rules", [BY_HAND, DRAWN_FIRST], ids=["after", "before"])
def test_10_2_drawing_one_of_two_owes_nothing_more(rules: Rules) -> None:
    game = owing(rules)
    play(game, "draw", "forget")
    assert game.position.owed == (0, 0)

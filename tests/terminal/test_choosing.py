"""Narrowing the legal turns by card, peg and landing, without a terminal."""

from __future__ import annotations

import random

import pytest

from pegs.core.cards import SEVEN, TEN
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.notation import read_position, turn_text
from pegs.rules.loader import load, named
from pegs.rules.switches import Swap
from pegs.terminal.choosing import DISCARD, Choice, Chooser, Stage, ways_of


def game_at(rules: str, text: str) -> Game:
    return Game.from_position(rules, read_position(load(rules).rules, 4, 2, text))


def chooser_of(game: Game) -> Chooser:
    swap_any = any(row.swap is Swap.ANY for row in game.rules.cards)
    return Chooser(tuple(ways_of(game.legal_turns(), game.position.pegs, swap_any=swap_any)))


def ask(chooser: Chooser) -> Choice:
    choice = chooser.choice()
    assert isinstance(choice, Choice)
    return choice


SPLIT = "3s,A8,A14/5s/5s/5s A 7T/?5/?5/?5"


def test_a_card_is_always_asked_for() -> None:
    choice = ask(chooser_of(game_at("arizona", SPLIT)))
    assert choice.stage is Stage.CARD
    assert [option.key for option in choice.options] == [SEVEN, TEN]


def test_either_peg_of_a_split_can_be_named_first() -> None:
    chooser = chooser_of(game_at("arizona", SPLIT))
    chooser.pick(Stage.CARD, SEVEN)
    pegs = ask(chooser)
    assert pegs.stage is Stage.PEG
    assert {option.key for option in pegs.options} == {(0, 8), (0, 14)}
    chooser.pick(Stage.PEG, (0, 14))
    landings = ask(chooser)
    assert landings.stage is Stage.LANDING
    assert {option.key[1] for option in landings.options if isinstance(option.key, tuple)} == set(
        range(15, 22)
    )


def test_what_is_left_of_a_split_goes_to_the_only_other_peg() -> None:
    game = game_at("arizona", SPLIT)
    chooser = chooser_of(game)
    chooser.pick(Stage.CARD, SEVEN)
    chooser.pick(Stage.PEG, (0, 14))
    landing = next(option for option in ask(chooser).options if option.ways[0].first[2] == 17)  # type: ignore[index]
    chooser.pick(Stage.LANDING, landing.key)
    turn = chooser.choice()
    assert isinstance(turn, Turn)
    assert turn_text(game.board, turn) == "7 A14-A17,A8-A12"


def test_back_returns_to_the_last_question() -> None:
    chooser = chooser_of(game_at("arizona", SPLIT))
    chooser.pick(Stage.CARD, SEVEN)
    before = ask(chooser)
    chooser.pick(Stage.PEG, (0, 14))
    assert chooser.back()
    assert ask(chooser) == before
    assert chooser.back()
    assert ask(chooser).stage is Stage.CARD
    assert not chooser.back()


def test_a_card_that_only_can_be_thrown_away_asks_nothing_more() -> None:
    game = game_at("guide", "5s/5s/5s/5s A 2345*/?5/?5/?5")
    chooser = chooser_of(game)
    chooser.pick(Stage.CARD, 1)
    turn = chooser.choice()
    assert isinstance(turn, Turn)
    assert turn_text(game.board, turn) == "2 discard"
    assert chooser.picked(Stage.PEG) == DISCARD


@pytest.mark.parametrize("rules", named())
def test_every_legal_turn_can_be_reached_and_nothing_else(rules: str) -> None:
    game = Game.deal(rules, seed="choosing")
    chance = random.Random(1)
    for _ in range(60):
        turns = game.legal_turns()
        for wanted in chance.sample(turns, min(len(turns), 5)):
            assert _reach(game, wanted) in turns
        if game.is_over:
            break
        game.play(chance.choice(turns))


def _reach(game: Game, wanted: Turn) -> Turn:
    """Answer every question so that the wanted turn stays open."""
    chooser = chooser_of(game)
    chooser.face_up = game.phase.name not in ("MOVE", "PENALTY")
    while True:
        choice = chooser.choice()
        if isinstance(choice, Turn):
            assert choice == wanted
            return choice
        key = next(
            option.key
            for option in choice.options
            for way in option.ways
            if way.turn == wanted and way.in_order
        )
        chooser.pick(choice.stage, key)

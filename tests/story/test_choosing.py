"""Narrowing the legal turns by card, peg and landing, without a screen."""

from __future__ import annotations

import json
import random

import pytest

from pegs.core.cards import SEVEN, TEN
from pegs.core.position import Phase
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.notation import read_position, turn_text
from pegs.rules.loader import load, named
from pegs.story.choosing import DISCARD, Chooser, OpenQuestion, Question, Slot, ordered_turns
from tests.soak import KINDS, sweep
from tests.story.make_choosing import FILE, content

CARD, PEG, LANDING = Slot(Question.CARD), Slot(Question.PEG), Slot(Question.LANDING)


def game_at(rules: str, text: str) -> Game:
    return Game.from_position(rules, read_position(load(rules).rules, 4, 2, text))


def chooser_of(game: Game) -> Chooser:
    asks_card = game.phase not in (Phase.MOVE, Phase.PENALTY)
    return Chooser(ordered_turns(game.orders()), asks_card=asks_card)


def ask(chooser: Chooser) -> OpenQuestion:
    asked = chooser.ask()
    assert isinstance(asked, OpenQuestion)
    return asked


SPLIT = "3s,A8,A14/5s/5s/5s A 7T/?5/?5/?5"


def test_a_card_is_always_asked_for() -> None:
    asked = ask(chooser_of(game_at("arizona", SPLIT)))
    assert asked.slot == CARD
    assert [answer.key for answer in asked.answers] == [SEVEN, TEN]


def test_either_peg_of_a_split_can_be_named_first() -> None:
    chooser = chooser_of(game_at("arizona", SPLIT))
    chooser.pick(CARD, SEVEN)
    pegs = ask(chooser)
    assert pegs.slot == PEG
    assert {answer.key for answer in pegs.answers} == {(0, 8), (0, 14)}
    chooser.pick(PEG, (0, 14))
    landings = ask(chooser)
    assert landings.slot == LANDING
    assert {answer.turns[0].steps[0].step.target for answer in landings.answers} == set(range(15, 22))


def test_the_rest_of_a_split_goes_to_the_only_other_peg() -> None:
    game = game_at("arizona", SPLIT)
    chooser = chooser_of(game)
    chooser.pick(CARD, SEVEN)
    chooser.pick(PEG, (0, 14))
    landing = next(each for each in ask(chooser).answers if each.turns[0].steps[0].step.target == 17)
    chooser.pick(LANDING, landing.key)
    turn = chooser.ask()
    assert isinstance(turn, Turn)
    assert turn_text(game.board, turn) == "7 A14-A17,A8-A12"


def test_back_returns_to_the_last_question() -> None:
    chooser = chooser_of(game_at("arizona", SPLIT))
    chooser.pick(CARD, SEVEN)
    before = ask(chooser)
    chooser.pick(PEG, (0, 14))
    assert chooser.back()
    assert ask(chooser) == before
    assert chooser.back()
    assert ask(chooser).slot == CARD
    assert not chooser.back()


def test_a_card_that_can_only_be_discarded_needs_no_second_question() -> None:
    game = game_at("guide", "5s/5s/5s/5s A 2345*/?5/?5/?5")
    chooser = chooser_of(game)
    chooser.pick(CARD, 1)
    turn = chooser.ask()
    assert isinstance(turn, Turn)
    assert turn_text(game.board, turn) == "2 discard"
    assert chooser.picked(PEG) == DISCARD


@pytest.mark.parametrize("rules", sweep(named(), KINDS))
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
    while True:
        asked = chooser.ask()
        if isinstance(asked, Turn):
            assert asked == wanted
            return asked
        key = next(answer.key for answer in asked.answers for each in answer.turns if each.turn == wanted)
        chooser.pick(asked.slot, key)


def test_the_questions_that_the_browser_is_tested_with_are_todays() -> None:
    cases = json.loads(FILE.read_text("utf-8"))
    assert cases == json.loads(json.dumps(content())), "run `python -m tests.story.make_choosing`"
    kinds = {option[0] for case in cases for option in case["options"]}
    assert kinds >= {"move", "split", "swap", "discard", "declare", "doubt"}
    assert {asked["stage"] for case in cases for asked in case["asked"]} >= {
        "word",
        "card",
        "declared",
        "peg:1",
    }

"""Hints at the table: the turn, at most three reasons for it, and the next best turn."""

from __future__ import annotations

from random import Random

import pytest

from pegs import i18n as words
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.players.explain import MAX_SHOWN, explain, main_reasons, second_best
from pegs.players.hint_terms import HINT_TERMS
from pegs.protocol.messages import Answer
from pegs.rules import load
from pegs.table.hints import hint
from pegs.view import view_of
from tests.positions import random_position


def games(rules: str, number: int) -> list[Game]:
    ruleset, chance = load(rules), Random(rules)
    board = ruleset.rules.board(4, 2)
    positions = [random_position(chance, ruleset.rules, board) for _ in range(number)]
    return [Game.from_position(ruleset, position, 4, 2) for position in positions]


def answer_at(position: str, rules: str = "basic") -> Answer:
    game = Game.from_position(load(rules), position)
    return hint(game, view_of(game, game.turn), "1")


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("rules", ["basic", "north-carolina", "pegoo"])
def test_reasons_in_short_are_true_of_the_position(rules: str, language: str) -> None:
    with words.in_language(language):
        for game in games(rules, 15):
            view = view_of(game, game.turn)
            answer = hint(game, view, "1")
            assert answer.turn is not None
            weights = {each.sentence: each.weight for each in answer.reasons}
            for reason in answer.main_reasons:
                assert reason.lead
                assert "{" not in f"{reason.lead} {reason.rest}"
                assert reason.term == "nothing" or (reason.weight or 0) > 0
                assert reason.term == "nothing" or weights[reason.sentence] == reason.weight
            order = [reason.weight or 0 for reason in answer.main_reasons]
            assert order == sorted(order, reverse=True)
            assert 1 <= len(order) <= MAX_SHOWN


def test_every_term_that_can_speak_for_a_turn_has_a_short_reason() -> None:
    named = {place: place for place in ("home", "start", "in_spot", "out_spot")}
    for term in HINT_TERMS:
        if term.name not in ("spite", "smallest", "bluff"):
            assert words.translate(f"reason-{term.name}", count=2, **named)


@pytest.mark.parametrize("rules", ["basic", "arizona", "guide"])
def test_the_second_best_turn_is_legal_and_plays_another_card(rules: str) -> None:
    found = 0
    for game in games(rules, 30):
        view = view_of(game, game.turn)
        answer = hint(game, view, "1")
        if answer.second is None:
            continue
        found += 1
        assert game.is_legal(game.parse(answer.second.option.turn))
        assert answer.option is not None
        assert answer.second.option.card != answer.option.card
        indexes = {index for order in answer.second.option.orders for index in order}
        assert all(0 <= index < len(answer.second.landings) for index in indexes)
    assert found > 10


def test_there_is_no_second_best_if_only_one_card_can_be_played() -> None:
    answer = answer_at("4s,A8/5s/5s/5s A 55/?5/?5/?5")
    assert answer.second is None


def test_a_turn_with_nothing_for_it_costs_the_least() -> None:
    assert [reason.term for reason in main_reasons([])] == ["nothing"]


def test_a_bump_comes_first() -> None:
    answer = answer_at("4s,B15/5s/5s/3s,A1,C1 A 4*/?5/?5/?5")
    game = Game.from_position(load("basic"), "4s,B15/5s/5s/3s,A1,C1 A 4*/?5/?5/?5")
    view = view_of(game, 0)
    assert game.phase is Phase.PLAY
    assert answer.turn == "4 B15-C1"
    reasons = explain(view, game.parse(answer.turn))
    assert [each.term for each in main_reasons(reasons)] == [each.term for each in answer.main_reasons]
    assert "bump" in {each.term for each in answer.main_reasons}
    assert second_best(view, game.parse(answer.turn)) is not None

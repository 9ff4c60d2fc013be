"""Easy plays like a beginner: nothing that makes a family ask why, and nothing that looks ahead."""

from __future__ import annotations

import pytest

from pegs import players as registry
from pegs.core.position import Phase
from pegs.core.turn import Kind
from pegs.engine.game import Game
from pegs.rules.ruleset import NAMES
from pegs.view import view_of
from tests.players.test_players import chosen, position_view
from tests.players.test_strength import match
from tests.soak import KINDS, sweep


@pytest.mark.nojit
@pytest.mark.bounds
@pytest.mark.parametrize(
    ("rules", "position", "turn"),
    [
        # An ace brings a peg out, though a seven takes one farther.
        ("basic", "2s,B2,h4,h5/5s/5s/5s A 7A/?5/?5/?5", "A As-A8"),
        # A king brings a peg out, though another could walk ten.
        ("basic", "4s,B4/5s/5s/5s A K/?5/?5/?5", "K As-A8"),
        # Home is tidied: the way in is free again.
        ("basic", "B4,h1,h2,h3,h4/5s/5s/5s A A/?5/?5/?5", "A Ah4-Ah5"),
        # A peg goes all the way in, though another could walk farther.
        ("basic", "2s,A3,C4,h5/5s/5s/5s A 4T/?5/?5/?5", "4 A3-Ah4"),
        # An opponent's peg at its door is bumped, though a six walks farther.
        ("basic", "4s,A17/4s,B3/5s/5s A 46/?5/?5/?5", "4 A17-B3"),
        # The ten goes, not the king, if they do the same.
        ("basic", "A17,h2,h3,h4,h5/5s/5s/5s A KT/?5/?5/?5", "T A17-B9"),
        # The plain card is thrown away, not the joker, the eight, the seven or the three.
        ("arizona", "5s/5s/5s/5s A 3578/?5/?5/?5", "5 discard"),
    ],
)
def test_choices_of_a_beginner(rules: str, position: str, turn: str) -> None:
    assert chosen("easy", position_view(rules, position)) == turn


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_hints_beats_easy_by_all_rules(rules: str) -> None:
    assert match(rules, "hints", "easy", 20, seed="easy").share.value > 0.55


@pytest.mark.parametrize("rules", sweep((name for name in NAMES if name != "bluffing"), KINDS))
def test_easy_beats_greedy(rules: str) -> None:
    """Not by bluffing: greedy never lies, so each of a beginner's doubts costs something."""
    assert match(rules, "easy", "greedy", 12, seed="easy").share.value > 0.5


def test_easy_doubts_now_and_then_whatever_is_said() -> None:
    """Otherwise people could say what they like."""
    answers = []
    for seed in range(300):
        game = Game.deal("bluffing", seed=seed)
        game.play(game.legal_turns()[0])
        view = view_of(game, game.turn)
        if view.phase is Phase.DOUBT:
            answers.append(registry.make("easy", seed).choose(view).kind is Kind.DOUBT)
    assert len(answers) > 150
    assert 0 < sum(answers) < len(answers) / 10


def test_easy_lies_now_and_then() -> None:
    """Otherwise nobody would have to doubt it."""
    lies = 0
    for seed in range(300):
        game = Game.deal("bluffing", seed=seed)
        turn = registry.make("easy", seed).choose(view_of(game, game.turn))
        lies += turn.kind is Kind.DECLARE and turn.declared is not turn.card
    assert 0 < lies < 30

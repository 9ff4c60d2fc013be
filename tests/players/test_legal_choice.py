"""A player may write a split in any order in which it can be played."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from pegs.analysis.python_games import PythonGame
from pegs.core.cards import UNKNOWN
from pegs.core.operations import Operation
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.game import Game
from pegs.players import legal_choice
from pegs.view import SeatView, view_of


@pytest.mark.parametrize("most", [12, pytest.param(10_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("rules", ["basic", "arizona"])
def test_a_reversed_split_is_the_same_turn_if_it_can_be_played_in_that_order(rules: str, most: int) -> None:
    chance = random.Random(11)
    game = Game.deal(rules, 4, 2, seed=11)
    found = {True: 0, False: 0}
    for _ in range(300):
        view = view_of(game, game.turn)
        for turn in chance.sample(view.legal_turns, min(most, len(view.legal_turns))):
            assert legal_choice(view, turn) is turn
            if len(turn.steps) > 1 and turn.reversed() not in view.legal_turns:
                reversed_is_legal = game.is_legal(turn.reversed())
                found[reversed_is_legal] += 1
                assert legal_choice(view, turn.reversed()) == (turn if reversed_is_legal else None)
        game.play(chance.choice(view.legal_turns))
        if game.is_over:
            break
    assert found[True]


class Reversing:
    """Plays the first split it can, last step first."""

    name = "reversing"
    splits = 0

    def restart(self, seed: int | str) -> None:
        pass

    def observe(self, operations: Sequence[Operation]) -> None:
        pass

    def choose(self, view: SeatView) -> Turn:
        for turn in view.legal_turns:
            if len(turn.steps) > 1 and legal_choice(view, turn.reversed()) == turn:
                Reversing.splits += turn.reversed() != turn
                return turn.reversed()
        return view.legal_turns[0]


def test_whole_games_go_on_with_reversed_splits() -> None:
    game = Game.deal("arizona", 4, 2, seed=5)
    PythonGame(game, 0, [Reversing() for _ in range(4)], ["reversing"] * 4).play("5", 300)
    assert Reversing.splits


@pytest.mark.parametrize(
    "turn",
    [
        None,
        "7 A1-A5,A2-A4",
        (),
        Turn(Kind.SPLIT, UNKNOWN, UNKNOWN, (Step(0, 1, 2), Step(0, 3, 4))),
        Turn(Kind.SPLIT, "x", None, (None, 5)),  # type: ignore[arg-type]
    ],
)
def test_anything_else_is_not_legal(turn: object) -> None:
    game = Game.deal("arizona", 4, 2, seed=1)
    assert legal_choice(view_of(game, game.turn), turn) is None

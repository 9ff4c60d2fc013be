"""Positions with all their legal turns, per rule set: the engine must agree on each, board for board."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.notation import pegs_text, read_position, turn_text
from pegs.rules import load, named

CASES = Path(__file__).parent.parent / "data" / "cases"


def pegs_after(game: Game, turn: Turn) -> str:
    """The pegs after a turn; in bluffing after the declared move."""
    if turn.declared >= 0 and turn.kind is not Kind.DECLARE:
        moving = game.copy()
        moving.play(Turn(Kind.DECLARE, turn.card, turn.declared))
        while moving.phase.name == "DOUBT":
            moving.play(Turn(Kind.ACCEPT))
        game = moving
    return pegs_text(game.board, game.after(turn))


def test_every_named_set_has_cases() -> None:
    assert {file.stem for file in CASES.glob("*.jsonl")} == set(named())


@pytest.mark.parametrize("name", named())
def test_legal_turns_and_their_boards(name: str) -> None:
    rules = load(name)
    for line in (CASES / f"{name}.jsonl").read_text("utf-8").splitlines():
        case = json.loads(line)
        players, teams = case["players"], case["teams"]
        position = read_position(rules.rules, players, teams, case["position"])
        game = Game.from_position(rules, position, players, teams)
        turns = {turn_text(game.board, turn): turn for turn in game.compound_turns()}
        expected = {each["turn"]: each["after"] for each in case["turns"]}
        assert turns.keys() == expected.keys(), case["position"]
        assert name == "bluffing" or list(turns) == list(expected), case["position"]
        after = {text: pegs_after(game, turn) for text, turn in turns.items()}
        assert after == expected, case["position"]

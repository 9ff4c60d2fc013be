"""The shortcut for splits lists the same turns as making each first part on the board."""

from __future__ import annotations

from random import Random

import pytest

from pegs.core.position import Phase
from pegs.engine import kernel_state
from pegs.engine.game import Game
from pegs.notation import position_text
from pegs.rules import Rules, load, named
from tests.positions import random_position

SEATINGS = [(2, 2), (4, 2), (6, 2), (8, 4)]
POSITIONS = 60


def both_ways(rules: Rules, players: int, teams: int, seed: int) -> None:
    board = rules.board(players, teams)
    position = random_position(Random(seed), rules, board, Phase.PLAY)
    scratch = kernel_state.memory.scratch
    short = Game.from_position(rules, position, players, teams).legal_turns()
    scratch.no_shortcut[0] = 1
    try:
        long = Game.from_position(rules, position, players, teams).legal_turns()
    finally:
        scratch.no_shortcut[0] = 0
    assert short == long, position_text(board, position)


@pytest.mark.parametrize(("players", "teams"), SEATINGS)
@pytest.mark.parametrize("name", [name for name in named() if name != "bluffing"])
def test_both_ways_list_the_same(name: str, players: int, teams: int) -> None:
    for seed in range(POSITIONS):
        both_ways(load(name).rules, players, teams, seed)

"""Turns as parts: every turn has its own, and few numbers are enough for any table."""

from __future__ import annotations

import numpy as np
import pytest

from pegs.core.board import MAX_SIDE_LENGTH
from pegs.core.errors import UsageError
from pegs.rules import Rules, load, named
from pegs.rules.switches import MAX_HOME, MAX_PLAYERS, MIN_PLAYERS
from pegs.study import PartActions, VectorGame
from tests.soak import KINDS, sweep

MAX = 300


@pytest.mark.parametrize("rules", sweep(named(), KINDS))
@pytest.mark.parametrize(("players", "teams"), [(2, 2), (4, 2), (8, 2)])
def test_every_turn_can_be_chosen_part_by_part(rules: str, players: int, teams: int) -> None:
    games = VectorGame(rules, 4, players, teams, seed=1)
    parts, chance = PartActions(games.board), np.random.default_rng(1)
    for _ in range(12):
        for _ in range(10):
            games.step(chance.integers(games.counts))
        for number in range(4):
            rows = games.rows[games.row_of(number)]
            whole = parts.parts_of(rows)
            assert len(np.unique(whole, axis=0)) == len(whole)
            assert (whole < parts.size).all()
            wanted = int(chance.integers(len(rows)))
            chosen: list[int] = []
            while (found := parts.find(rows, chosen)) is None:
                legal = parts.mask(rows, chosen)
                assert legal[whole[wanted, len(chosen)]]
                chosen.append(int(whole[wanted, len(chosen)]))
            assert found == wanted


def test_the_mask_leads_nowhere_else() -> None:
    games = VectorGame("arizona", 1, seed=3)
    parts = PartActions(games.board)
    rows = games.rows[games.row_of(0)]
    for part in range(parts.size):
        if parts.mask(rows, [])[part]:
            parts.find(rows, [part])
        else:
            with pytest.raises(UsageError, match="No legal turn"):
                parts.find(rows, [part])


def test_every_table_needs_few_actions() -> None:
    largest = Rules(side_length=MAX_SIDE_LENGTH, home_length=MAX_HOME)
    for rules in (largest, *(load(name).rules for name in named())):
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            assert PartActions(rules.board(players, players)).size < MAX

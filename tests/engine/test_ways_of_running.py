"""Runs with the JIT off, or with bounds checks, really are that."""

from __future__ import annotations

import os

import numpy as np
import pytest

from pegs.analysis.columns import N_COLUMNS
from pegs.analysis.loop import play_games
from pegs.engine.kernel import compiler as jit
from pegs.engine.kernel.layout import new_games, new_scratches
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.tables import compile_rules
from pegs.players.policies import RANDOM
from pegs.players.workspace import new_workspaces
from pegs.rules import load


def play_two_games_with_room_for(results: int) -> None:
    streams = np.array([[stream(0, game, purpose) for purpose in range(5)] for game in range(2)], np.int64)
    rules = load("basic").rules
    unused = np.zeros((1, 1, 1), np.int64)
    play_games(
        compile_rules(rules, 4, 2),
        new_games(1),
        new_games(1),
        new_scratches(1),
        np.full(4, RANDOM, np.int64),
        new_workspaces(rules, 4),
        streams,
        np.zeros(2, np.int64),
        5,
        False,
        unused,
        unused[0],
        unused[0],
        unused[0, 0],
        np.zeros((results, N_COLUMNS), np.int64),
    )


@pytest.mark.nojit
def test_the_jit_is_off_if_it_was_switched_off() -> None:
    assert (os.environ.get("NUMBA_DISABLE_JIT") == "1") == jit.JIT_IS_OFF


@pytest.mark.bounds
def test_bounds_checks_notice_reading_past_the_end() -> None:
    play_two_games_with_room_for(2)
    if os.environ.get("NUMBA_BOUNDSCHECK") == "1":
        with pytest.raises(IndexError):
            play_two_games_with_room_for(1)

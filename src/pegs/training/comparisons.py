"""Decisions of the net that were looked at closely: the candidates, and how likely each is to win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from pegs.analysis.workers import WorkerMemory
from pegs.engine.kernel.addresses import call
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import new_games
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.tables import compile_rules
from pegs.players.lookahead import as_words
from pegs.players.net_layout import N_FEATURES
from pegs.players.search import MAX_CANDIDATES, SEARCH
from pegs.players.workspace import new_workspaces
from pegs.training.played_games import MAX_TURNS
from pegs.training.searched_play import play_and_search
from pegs.training.seatings import Seating

CANDIDATES = 8
WORLDS = 8
"""Few: differences are small beside the luck in a world, but more decisions teach more than more worlds."""
DECISIONS = 4
"""Decisions before the net values a board in a world, up to the seat's own next one."""
_ROOM = 40
"""The most decisions of a game that are looked at."""


@dataclass(frozen=True)
class Comparisons:
    """Decisions to learn from. A decision has a row of `CANDIDATES`; those that it lacks repeat its first.

    ``inputs`` are the net's (half precision), ``chances`` the candidates' chances to win.
    """

    inputs: Any
    chances: Any


def all_of(comparisons: Sequence[Comparisons]) -> Comparisons:
    """All of them in a row."""
    return Comparisons(
        np.concatenate([each.inputs for each in comparisons]),
        np.concatenate([each.chances for each in comparisons]),
    )


def play_comparisons(
    memory: WorkerMemory,
    seating: Seating,
    nets: Any,
    seed: str,
    games: range,
    *,
    explore: int = 10,
    keep: int = 100,
) -> Comparisons:
    """Play the games with these numbers by a net (an array of one), and compare the net's favorites in
    ``keep`` of 1000 decisions.

    Each game depends on nothing but the seed and its number. ``explore`` turns in 1000 are random.
    """
    return all_of([_one_game(memory, seating, nets, seed, game, explore, keep) for game in games])


def _one_game(
    memory: WorkerMemory, seating: Seating, nets: Any, seed: str, game: int, explore: int, keep: int
) -> Comparisons:
    rules, players, teams = seating
    worlds = new_games(3)
    numbers = np.zeros(_ROOM, np.int64)
    chances = np.zeros((_ROOM, WORLDS, MAX_CANDIDATES), np.float32)
    inputs = np.zeros((_ROOM, MAX_CANDIDATES, N_FEATURES), np.float32)
    found = call(
        play_and_search,
        compile_rules(rules, players, teams),
        memory.game,
        memory.view,
        as_words(memory.view),
        worlds,
        as_words(worlds),
        memory.scratch,
        new_workspaces(rules, players, ("hints",) * (2 + players)),
        nets,
        np.array([[stream(seed, game, part) for part in range(1 + players)]], np.int64),
        np.array([game % players], np.int64),
        1,
        MAX_TURNS * max(players, 4) // 4,
        explore,
        keep,
        Fields(np.zeros(1, SEARCH)).memory,
        CANDIDATES,
        DECISIONS,
        WORLDS,
        _ROOM,
        numbers,
        chances,
        inputs,
    )
    is_missing = np.arange(CANDIDATES) >= numbers[:found, None]
    means, rows = chances[:found].mean(axis=1)[:, :CANDIDATES], inputs[:found, :CANDIDATES]
    means = np.where(is_missing, means[:, :1], means)
    rows = np.where(is_missing[:, :, None], rows[:, :1], rows)
    return Comparisons(rows.astype(np.float16), means)

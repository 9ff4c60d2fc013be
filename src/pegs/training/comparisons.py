"""Compared decisions: the net's favorite turns, each with its chance of winning as estimated by rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from pegs.analysis.workers import WorkerMemory
from pegs.engine.kernel.addresses import call
from pegs.engine.kernel.layout import Records, new_games
from pegs.engine.kernel.memory import Block
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.tables import compile_rules
from pegs.players.net_layout import N_FEATURES
from pegs.players.search import MAX_CANDIDATES, SEARCH
from pegs.players.workspace import new_workspaces
from pegs.training.played_games import MAX_TURNS
from pegs.training.searched_play import PLAY_AND_SEARCH, play_and_search
from pegs.training.seatings import Seating

CANDIDATES = 8
WORLDS = 8
"""Sampled worlds for a decision. With so few, luck still weighs on the differences, but more decisions teach
the net more than more worlds would.
"""
DECISIONS = 4
"""The fewest decisions in a rollout; then the net values the board at the seat's own next decision."""
_ROOM = 40
"""The most decisions to compare in one game."""


@dataclass(frozen=True)
class Comparisons:
    """Compared decisions to learn from, with `CANDIDATES` each; missing candidates repeat the first.

    ``inputs`` (decisions x candidates x inputs) are the net's inputs in half precision, and ``chances``
    (decisions x candidates) the candidates' chances of winning.
    """

    inputs: Any
    chances: Any


def join_comparisons(comparisons: Sequence[Comparisons]) -> Comparisons:
    """Concatenate comparisons."""
    return Comparisons(
        np.concatenate([each.inputs for each in comparisons]),
        np.concatenate([each.chances for each in comparisons]),
    )


def play_comparisons(
    memory: WorkerMemory,
    seating: Seating,
    nets: Records,
    seed: str,
    games: range,
    *,
    explore: int = 10,
    keep: int = 100,
) -> Comparisons:
    """Let a net play the games with these numbers, and compare its favorite turns in
    ``keep`` out of every 1000 decisions.

    Each game depends only on the seed and its number. ``explore`` out of every 1000 turns are random.
    """
    return join_comparisons([_one_game(memory, seating, nets, seed, game, explore, keep) for game in games])


def _one_game(
    memory: WorkerMemory, seating: Seating, nets: Records, seed: str, game: int, explore: int, keep: int
) -> Comparisons:
    rules, players, teams = seating
    worlds = new_games(3)
    n_candidates = np.zeros(_ROOM, np.int64)
    chances = np.zeros((_ROOM, WORLDS, MAX_CANDIDATES), np.float32)
    inputs = np.zeros((_ROOM, MAX_CANDIDATES, N_FEATURES), np.float32)
    arguments = PLAY_AND_SEARCH(
        rules=compile_rules(rules, players, teams),
        game=memory.game,
        seen=memory.view,
        seen_words=memory.view.words(),
        games=worlds,
        games_words=worlds.words(),
        scratch=memory.scratch,
        workspaces=new_workspaces(rules, players, ("hints",) * (2 + players)),
        nets=nets,
        streams=np.array([[stream(seed, game, part) for part in range(1 + players)]], np.int64),
        dealers=np.array([game % players], np.int64),
        n_games=1,
        max_turns=MAX_TURNS * max(players, 4) // 4,
        explore=explore,
        keep=keep,
        search=Block(SEARCH),
        most=CANDIDATES,
        decisions=DECISIONS,
        worlds=WORLDS,
        room=_ROOM,
        numbers=n_candidates,
        chances=chances,
        inputs=inputs,
    )
    n_decisions = call(play_and_search, arguments)
    is_missing = np.arange(CANDIDATES) >= n_candidates[:n_decisions, None]
    means, rows = chances[:n_decisions].mean(axis=1)[:, :CANDIDATES], inputs[:n_decisions, :CANDIDATES]
    means = np.where(is_missing, means[:, :1], means)
    rows = np.where(is_missing[:, :, None], rows[:, :1], rows)
    return Comparisons(rows.astype(np.float16), means)

"""Duels that judge a net: paired deals, each played twice with the sides exchanged."""

from __future__ import annotations

from typing import Any

import numpy as np

from pegs.analysis.columns import N_COLUMNS, Column
from pegs.analysis.loop import play_games
from pegs.analysis.workers import WorkerMemory
from pegs.engine.kernel.addresses import call
from pegs.engine.kernel.tables import compile_rules
from pegs.players.workspace import new_workspaces
from pegs.training.played_games import MAX_TURNS, dealers_of, streams_of
from pegs.training.seatings import Seating


def duel(
    memory: WorkerMemory, seating: Seating, pair: tuple[int, int], nets: Any, seed: str, deals: range
) -> tuple[int, int]:
    """Play two policies (`pegs.players.policies`) against each other on the deals with these numbers, and
    return how many games the first has won, and how many were finished. The first has the first team, then
    all others.
    """
    won = finished = 0
    for side in (0, 1):
        winners = _winners(memory, seating, (pair[side], pair[1 - side]), nets, seed, deals)
        won += int(np.sum(winners == 0 if side == 0 else winners > 0))
        finished += int(np.sum(winners >= 0))
    return won, finished


def _winners(
    memory: WorkerMemory, seating: Seating, pair: tuple[int, int], nets: Any, seed: str, deals: range
) -> Any:
    rules, players, teams = seating
    policies = [pair[min(seat % teams, 1)] for seat in range(players)]
    results = np.zeros((len(deals), N_COLUMNS), np.int64)
    call(
        play_games,
        compile_rules(rules, players, teams),
        memory.game,
        memory.view,
        memory.scratch,
        np.array(policies, np.int64),
        new_workspaces(rules, players),
        nets,
        len(nets),
        streams_of(seed, players, deals),
        dealers_of(players, deals),
        len(deals),
        MAX_TURNS,
        False,
        *[0] * 4,
        results,
    )
    return results[:, Column.WINNER]

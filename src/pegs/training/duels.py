"""Duels that judge a net: paired deals, each played twice with the sides exchanged."""

from __future__ import annotations

from typing import Any

import numpy as np

from pegs.analysis.columns import N_COLUMNS, Column
from pegs.analysis.loop import play_games
from pegs.analysis.workers import WorkerMemory
from pegs.engine.kernel.addresses import call
from pegs.training.played_games import MAX_TURNS, to_kernel
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
    policies = [pair[min(seat % seating.teams, 1)] for seat in range(seating.players)]
    results = np.zeros((len(deals), N_COLUMNS), np.int64)
    call(
        play_games,
        *to_kernel(memory, seating, policies, nets, seed, deals),
        MAX_TURNS,
        False,
        *[0] * 4,
        results,
    )
    return results[:, Column.WINNER]

"""Duels that judge a net: paired deals, each played twice with the sides swapped."""

from __future__ import annotations

from typing import Any

import numpy as np

from pegs.analysis.columns import N_COLUMNS, Column
from pegs.analysis.loop import NOT_COUNTING, PLAY_GAMES, play_games
from pegs.analysis.workers import WorkerMemory
from pegs.engine.kernel.addresses import call
from pegs.engine.kernel.layout import Records
from pegs.training.played_games import MAX_TURNS, kernel_arguments
from pegs.training.seatings import Seating


def duel(
    memory: WorkerMemory, seating: Seating, pair: tuple[int, int], nets: Records, seed: str, deals: range
) -> tuple[int, int]:
    """Play two policies (`pegs.players.policies`) against each other on the deals with these numbers.

    The first policy plays the first team, and then all other teams. Returns the number of games that it won,
    and the number of finished games.
    """
    won = finished = 0
    for side in (0, 1):
        winners = _winners(memory, seating, (pair[side], pair[1 - side]), nets, seed, deals)
        won += int(np.sum(winners == 0 if side == 0 else winners > 0))
        finished += int(np.sum(winners >= 0))
    return won, finished


def _winners(
    memory: WorkerMemory, seating: Seating, pair: tuple[int, int], nets: Records, seed: str, deals: range
) -> Any:
    policies = [pair[min(seat % seating.teams, 1)] for seat in range(seating.players)]
    results = np.zeros((len(deals), N_COLUMNS), np.int64)
    arguments = PLAY_GAMES(
        **kernel_arguments(memory, seating, policies, nets, seed, deals),
        max_turns=MAX_TURNS,
        results=results,
        **NOT_COUNTING,
    )
    call(play_games, arguments)
    return results[:, Column.WINNER]

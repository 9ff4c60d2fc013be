"""Games played for training, and what they teach: the net's inputs, and how likely a win was in hindsight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from pegs.analysis.workers import WorkerMemory
from pegs.engine.kernel.addresses import call
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.tables import compile_rules
from pegs.players.net_layout import N_FEATURES
from pegs.players.workspace import new_workspaces
from pegs.training.seatings import Seating
from pegs.training.self_play import DECISION, play_for_training

MAX_TURNS = 3000
"""Decisions after which a game of beginners is given up."""


@dataclass(frozen=True)
class Lessons:
    """Positions to learn from: the net's inputs (one row each, half precision), and the chance to win."""

    inputs: Any
    targets: Any


def together(lessons: Sequence[Lessons]) -> Lessons:
    """All of them in a row."""
    inputs, targets = [each.inputs for each in lessons], [each.targets for each in lessons]
    return Lessons(np.concatenate(inputs), np.concatenate(targets))


def to_kernel(
    memory: WorkerMemory, seating: Seating, policies: Sequence[int], nets: Any, seed: str, games: range
) -> tuple[Any, ...]:
    """The arguments that the kernel's ways to play whole games have in common."""
    rules, players, teams = seating
    return (
        compile_rules(rules, players, teams),
        memory.game,
        memory.view,
        memory.scratch,
        np.array(policies, np.int64),
        new_workspaces(rules, players),
        nets,
        len(nets),
        np.array([[stream(seed, game, part) for part in range(1 + players)] for game in games], np.int64),
        np.array(games, np.int64) % players,
        len(games),
    )


def play_lessons(
    memory: WorkerMemory,
    seating: Seating,
    policies: Sequence[int],
    nets: Any,
    seed: str,
    games: range,
    *,
    trace: float,
    explore: int = 10,
    keep: int = 500,
    team: int | None = None,
) -> Lessons:
    """Play the games with these numbers and return what they teach.

    Each game depends on nothing but the seed and its number. ``policies`` has one number for each seat
    (`pegs.players.policies`). ``trace`` is TD's lambda, per decision of a team. ``explore`` turns in 1000 are
    random, ``keep`` decisions in 1000 are kept; with ``team``, only that team's.
    """
    max_turns = MAX_TURNS * max(seating.players, 4) // 4
    room = len(games) * max_turns  # nearly all of it stays untouched, and takes no memory
    decisions = np.zeros((room, DECISION), np.int64)
    logits, inputs = np.zeros(room, np.float32), np.zeros((room, N_FEATURES), np.float32)
    winners = np.full(len(games), -1, np.int64)
    number = call(
        play_for_training,
        *to_kernel(memory, seating, policies, nets, seed, games),
        max_turns,
        explore,
        keep,
        decisions,
        logits,
        room,
        inputs,
        room,
        winners,
    )
    decisions, logits = decisions[:number], logits[:number]
    targets = _hindsight(decisions, 1 / (1 + np.exp(-logits)), winners, trace)
    kept = (decisions[:, 3] >= 0) & (winners[decisions[:, 0]] >= 0)
    if team is not None:
        kept &= decisions[:, 1] == team
    return Lessons(inputs[decisions[kept, 3]].astype(np.float16), targets[kept])


def _hindsight(decisions: Any, chances: Any, winners: Any, trace: float) -> Any:
    """For each decision, its team's chance to win: what later decisions of the team and the result say."""
    targets = np.zeros(len(chances), np.float32)
    later: dict[int, tuple[float, float]] = {}
    game = -1
    for i in range(len(chances) - 1, -1, -1):
        if decisions[i, 0] != game:
            game, later = int(decisions[i, 0]), {}
        team = int(decisions[i, 1])
        if team in later:
            value, target = later[team]
            targets[i] = (1 - trace) * value + trace * target
        else:
            targets[i] = winners[game] == team
        later[team] = float(chances[i]), float(targets[i])
    return targets

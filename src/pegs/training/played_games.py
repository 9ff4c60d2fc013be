"""Games played for training, and their examples: the net's inputs, and in hindsight the chance of winning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from pegs.analysis.workers import WorkerMemory
from pegs.engine.kernel.addresses import call
from pegs.engine.kernel.layout import Records
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.tables import compile_rules
from pegs.players.net_layout import N_FEATURES
from pegs.players.workspace import new_workspaces
from pegs.training.seatings import Seating
from pegs.training.self_play import DECISION_COLUMNS, PLAY_FOR_TRAINING, play_for_training

MAX_TURNS = 3000
"""The most decisions in a game, since new nets may never finish one."""


@dataclass(frozen=True)
class Examples:
    """Positions to learn from: the net's inputs (one row each, half precision), and the chance of winning."""

    inputs: Any
    targets: Any


def join_examples(examples: Sequence[Examples]) -> Examples:
    """Concatenate examples."""
    inputs, targets = [each.inputs for each in examples], [each.targets for each in examples]
    return Examples(np.concatenate(inputs), np.concatenate(targets))


def kernel_arguments(
    memory: WorkerMemory, seating: Seating, policies: Sequence[int], nets: Records, seed: str, games: range
) -> dict[str, Any]:
    """The arguments that the kernel's functions for playing whole games have in common."""
    rules, players, teams = seating
    streams = [[stream(seed, game, part) for part in range(1 + players)] for game in games]
    return {
        "rules": compile_rules(rules, players, teams),
        "game": memory.game,
        "seen": memory.view,
        "scratch": memory.scratch,
        "policies": np.array(policies, np.int64),
        "workspaces": new_workspaces(rules, players),
        "nets": nets,
        "n_nets": len(nets),
        "streams": np.array(streams, np.int64),
        "dealers": np.array(games, np.int64) % players,
        "n_games": len(games),
    }


def play_examples(
    memory: WorkerMemory,
    seating: Seating,
    policies: Sequence[int],
    nets: Records,
    seed: str,
    games: range,
    *,
    trace: float,
    explore: int = 10,
    keep: int = 500,
    team: int | None = None,
) -> Examples:
    """Play the games with these numbers, and return their examples.

    Each game depends only on the seed and its number. ``policies`` has one number for each seat
    (`pegs.players.policies`). ``trace`` is the lambda of TD(lambda), per decision of a team. Out of every
    1000, ``explore`` turns are random, and ``keep`` decisions become examples; with ``team``, only those of
    that team.
    """
    max_turns = MAX_TURNS * max(seating.players, 4) // 4
    room = len(games) * max_turns  # most of it is never touched, so it takes no memory
    decisions = np.zeros((room, DECISION_COLUMNS), np.int64)
    logits, inputs = np.zeros(room, np.float32), np.zeros((room, N_FEATURES), np.float32)
    winners = np.full(len(games), -1, np.int64)
    arguments = PLAY_FOR_TRAINING(
        **kernel_arguments(memory, seating, policies, nets, seed, games),
        max_turns=max_turns,
        explore=explore,
        keep=keep,
        decisions=decisions,
        logits=logits,
        room=room,
        inputs=inputs,
        rows=room,
        winners=winners,
    )
    number = call(play_for_training, arguments)
    decisions, logits = decisions[:number], logits[:number]
    targets = _td_targets(decisions, 1 / (1 + np.exp(-logits)), winners, trace)
    kept = (decisions[:, 3] >= 0) & (winners[decisions[:, 0]] >= 0)
    if team is not None:
        kept &= decisions[:, 1] == team
    return Examples(inputs[decisions[kept, 3]].astype(np.float16), targets[kept])


def _td_targets(decisions: Any, chances: Any, winners: Any, trace: float) -> Any:
    """Each decision's TD(lambda) target: its team's chance of winning, by later decisions and the result."""
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

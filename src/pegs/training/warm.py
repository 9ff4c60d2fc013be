"""What the first start of a training run compiles."""

from __future__ import annotations

from pegs.analysis.warming import SIMULATION
from pegs.analysis.workers import WorkerMemory
from pegs.engine.warmup import CompileTask
from pegs.players.net_weights import new_nets
from pegs.players.policies import RANDOM
from pegs.rules.switches import Rules
from pegs.training.played_games import play_lessons
from pegs.training.seatings import Seating


def _compile() -> None:
    play_lessons(
        WorkerMemory(), Seating(Rules(), 4, 2), [RANDOM] * 4, new_nets(1), "warm", range(1), trace=1.0
    )


TRAINING = (*SIMULATION, CompileTask("training", 20, _compile))
"""The games that are learned from, and those that judge."""

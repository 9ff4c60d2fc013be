"""What the first start of a training run compiles."""

from __future__ import annotations

from pegs.analysis.warming import SIMULATION
from pegs.analysis.workers import WorkerMemory
from pegs.engine.warmup import CompileTask
from pegs.players.net_weights import new_nets
from pegs.players.policies import RANDOM
from pegs.rules.switches import Rules
from pegs.training.comparisons import play_comparisons
from pegs.training.played_games import play_examples
from pegs.training.seatings import Seating


def _compile() -> None:
    memory, table = WorkerMemory(), Seating(Rules(), 4, 2)
    play_examples(memory, table, [RANDOM] * 4, new_nets(1), "warm", range(1), trace=1.0)
    play_comparisons(memory, table, new_nets(1), "warm", range(1), keep=1)


TRAINING = (*SIMULATION, CompileTask("training", 20, _compile))
"""The games to learn from, and those that judge the net."""

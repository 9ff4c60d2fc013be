"""The simulation's first start: the tally, with all of the engine and the players that it calls."""

from __future__ import annotations

from pegs.analysis.setup import Field
from pegs.analysis.workers import Bench
from pegs.engine.warmup import Part
from pegs.rules.switches import Rules


def _compile() -> None:
    Field(Rules(), 4, 2, 0, 1).play(Bench(), (0, 1), ["random"] * 4)


SIMULATION = (Part("simulation", 13, _compile),)
"""What `pegs simulate` and `pegs compare` need; nothing else."""

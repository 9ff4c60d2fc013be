"""What the first start of a simulation compiles."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.analysis.setup import GameSetup, PlayedGames, needs_python
from pegs.analysis.workers import WorkerMemory
from pegs.engine.game import Game
from pegs.engine.warmup import ENGINE, CompileTask
from pegs.players import is_compiled, is_expert
from pegs.players.warm import EXPERT, PLAYERS
from pegs.rules.switches import Rules


def _setup() -> GameSetup:
    return GameSetup(Rules(), 4, 2, 0, 1)


def _compile_loop() -> None:
    _setup().play(WorkerMemory(), (0, 1), ["random"] * 4)


def _compile_counting() -> None:
    _setup().count(WorkerMemory(), Game.deal(Rules()), 0, PlayedGames.empty(1, 4), 0)


SIMULATION = (CompileTask("simulation", 13, _compile_loop),)
"""The loop, with all of the engine and of the players that it calls."""
COUNTING = (CompileTask("counting", 10, _compile_counting),)
"""Counting games that were played in Python."""


def tasks_for(names: Sequence[str]) -> tuple[CompileTask, ...]:
    """The compile tasks that a lineup needs."""
    if not needs_python(names):
        return SIMULATION
    compiled = PLAYERS if any(map(is_compiled, names)) else ()
    experts = EXPERT if any(map(is_expert, names)) else ()
    return *ENGINE, *compiled, *experts, *COUNTING

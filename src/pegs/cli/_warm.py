"""Compiles the engine before a command needs it, with progress on standard error.

Only needed without a compiled library: Numba then compiles each part on first use and caches it on disk.
"""

from __future__ import annotations

from collections.abc import Sequence

from pegs.cli._output import echo


def make_game_ready() -> None:
    """Compile what `Game` needs."""
    from pegs.engine.warmup import ENGINE, make_ready

    make_ready(ENGINE, _print)


def make_player_ready(name: str) -> None:
    """Compile what a built-in player needs."""
    from pegs.engine.warmup import ENGINE, make_ready
    from pegs.players import is_expert
    from pegs.players.warm import EXPERT, PLAYERS

    make_ready((*ENGINE, *PLAYERS, *(EXPERT if is_expert(name) else ())), _print)


def make_review_ready() -> None:
    """Compile what the coach needs."""
    from pegs.coach.warm import REVIEW
    from pegs.engine.warmup import ENGINE, make_ready
    from pegs.players.warm import PLAYERS

    make_ready((*ENGINE, *PLAYERS, *REVIEW), _print)


def make_simulation_ready(names: Sequence[str]) -> None:
    """Compile what simulations with these players need."""
    from pegs.analysis.warming import tasks_for
    from pegs.engine.warmup import make_ready

    make_ready(tasks_for(names), _print)


def make_training_ready() -> None:
    """Compile what training needs."""
    from pegs.engine.warmup import make_ready
    from pegs.training.warm import TRAINING

    make_ready(TRAINING, _print)


def _print(sentence: str) -> None:
    echo(sentence, err=True)

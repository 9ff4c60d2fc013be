"""The engine is compiled when it is first used; whoever waits is told."""

from __future__ import annotations

import typer


def make_game_ready() -> None:
    """Compile what `Game` needs, unless this run has done so or an earlier one has left it on disk."""
    from pegs.engine.warmup import ENGINE, make_ready

    make_ready(ENGINE, _tell)


def make_simulation_ready() -> None:
    """Compile what simulations need, unless an earlier run has left it on disk."""
    from pegs.analysis.warming import SIMULATION
    from pegs.engine.warmup import make_ready

    make_ready(SIMULATION, _tell)


def _tell(sentence: str) -> None:
    typer.echo(sentence, err=True)

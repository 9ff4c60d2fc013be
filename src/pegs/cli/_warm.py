"""The engine is compiled when it is first used; whoever waits is told."""

from __future__ import annotations

from functools import cache

import typer

from pegs.words import say


@cache
def make_ready() -> None:
    """Compile the engine, unless this run has done so or an earlier one has left it on disk."""
    from pegs.engine.warm import needs_warming, warm_up

    if needs_warming():
        warm_up(_tell)


def _tell(part: str, done: float) -> None:
    typer.echo(f"{say('warming-up', part=say(part))} {done:.0%}", err=True)

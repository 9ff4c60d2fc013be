"""Prints what a command has to show. Nothing else here writes to the terminal, so no control character of a
file or an argument reaches it.
"""

from __future__ import annotations

import typer

from pegs.core.printable import printable


def echo(text: str, *, err: bool = False, nl: bool = True) -> None:
    """Print text on standard output, or on standard error."""
    typer.echo(printable(text), err=err, nl=nl)  # noqa: TID251 - the one place for it

"""Prints what a command has to show. Nothing else here writes to the terminal, so no control character of a
file or an argument reaches it.
"""

from __future__ import annotations

import sys
from io import TextIOWrapper

import typer

from pegs.core.plain_letters import JSON, PLAIN, TOML, encodable
from pegs.core.printable import printable

_USUAL = ("strict", "surrogateescape", "backslashreplace")
"""How Python's own outputs treat letters that they lack, unless the environment says otherwise."""


def write_plain_letters() -> None:
    """Let standard output and standard error replace the letters that they lack, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.errors in _USUAL:
            stream.reconfigure(errors=PLAIN)


def echo(text: str, *, err: bool = False, nl: bool = True) -> None:
    """Print text on standard output, or on standard error."""
    stream = sys.stderr if err else sys.stdout
    typer.echo(printable(text), file=stream, nl=nl)  # noqa: TID251 - the one place for it


def for_output(text: str) -> str:
    """Text that Typer prints itself: it would write UTF-8 to an ASCII output."""
    return encodable(text, _encoding())


def echo_json(text: str) -> None:
    """Print JSON on standard output. Letters that it lacks are escaped, so they come back when it's read."""
    echo(_escaped(text, JSON))


def echo_toml(text: str) -> None:
    """Print a rules file on standard output. Letters that it lacks are escaped."""
    echo(_escaped(text, TOML), nl=False)


def _escaped(text: str, handler: str) -> str:
    return text.encode(_encoding(), handler).decode(_encoding())


def _encoding() -> str:
    return getattr(sys.stdout, "encoding", None) or "utf-8"

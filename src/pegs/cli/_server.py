"""Options of the commands that talk to a server: its address, and a player's color."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, get_args

import typer

from pegs.cli import _completion as complete
from pegs.cli._text import server_address
from pegs.core.errors import UsageError
from pegs.i18n import translate

if TYPE_CHECKING:
    from pegs.protocol.settings import Color

DEFAULT_SERVER = "http://localhost:8722"

ServerOption = Annotated[
    str, typer.Option("--server", metavar="URL", help="cli-seat-server", parser=server_address)
]
ColorOption = Annotated[
    str,
    typer.Option("--color", metavar="LETTER", help="cli-seat-color", autocompletion=complete.colors),
]


def check_color(color: str) -> Color:
    """The color of this letter. Raises UsageError if there is none."""
    from pegs.protocol.settings import Color

    if color.upper() not in get_args(Color):
        raise UsageError(translate("seat-no-color", color=color, colors=" ".join(get_args(Color))))
    return color.upper()  # type: ignore[return-value]

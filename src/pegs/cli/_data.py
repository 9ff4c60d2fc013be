"""Where a server's data is: options of each command that needs it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pegs.cli._text import folder
from pegs.core.errors import UsageError
from pegs.i18n import translate

DataOption = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="FOLDER",
        envvar="PEGS_DATA_DIR",
        help="cli-data",
        show_default="cli-default-data",
        parser=folder,
    ),
]
# Whoever opens the database refuses a wrong address, without showing it: it has a password.
DatabaseOption = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar=["DATABASE_URL", "PEGS_DATABASE_URL"],
        help="cli-database",
    ),
]


def refuse_postgresql(database: str, message: str) -> None:
    """Raise UsageError with this message if the data is in a PostgreSQL database, which has its own tools."""
    if database:
        raise UsageError(translate(message))

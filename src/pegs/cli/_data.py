"""Shared by the backup commands."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from pegs.cli._text import folder
from pegs.core.errors import UsageError
from pegs.i18n import translate

DataOption = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="FOLDER", help="cli-backup-data", show_default="cli-default-data", parser=folder
    ),
]


def refuse_postgresql(message: str) -> None:
    """Raise UsageError with this message if the data is in a PostgreSQL database, which has its own tools."""
    if os.environ.get("DATABASE_URL"):
        raise UsageError(translate(message))

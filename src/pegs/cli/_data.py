"""What the commands for a data folder share."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from pegs.core.errors import UsageError
from pegs.i18n import translate

DataOption = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="cli-backup-data")]


def refuse_shared(sentence: str) -> None:
    """Raises UsageError where everything is kept in a PostgreSQL database, which has tools of its own."""
    if os.environ.get("DATABASE_URL"):
        raise UsageError(translate(sentence))

"""What ``backup`` and ``restore`` have in common."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from pegs.core.errors import UsageError
from pegs.i18n import translate

DataOption = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="cli-backup-data")]


def refuse_shared(sentence: str) -> None:
    """Raise UsageError if the data is in PostgreSQL, which has its own backup tools."""
    if os.environ.get("DATABASE_URL"):
        raise UsageError(translate(sentence))

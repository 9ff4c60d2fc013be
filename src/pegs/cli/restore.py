"""``pegs restore``: replace a server's database with a backup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pegs.cli._data import DataOption, refuse_postgresql


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("restore", help="cli-restore")(restore)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-restore-file")],
    data: DataOption = None,
) -> None:
    """Restore the backup, and print where the previous database is."""
    from pegs.data_folder import data_folder
    from pegs.i18n import translate
    from pegs.server.store import sqlite_backup

    refuse_postgresql("restore-shared")
    restored = sqlite_backup.restore(file, data or data_folder())
    contents = restored.contents
    typer.echo(translate("restore-done", file=str(file), tables=contents.tables, games=contents.games))
    if restored.previous is not None:
        typer.echo(translate("restore-aside", folder=str(restored.previous)))

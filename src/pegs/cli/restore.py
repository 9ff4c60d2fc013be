"""``pegs restore``: replace a server's database with a backup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pegs.cli._data import DataOption, refuse_postgresql
from pegs.cli._output import echo


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("restore", help="cli-restore", epilog="cli-restore-examples")(restore)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-restore-file")],
    data: DataOption = None,
) -> None:
    """Restore the backup, and print where the previous database is."""
    from pegs.data_folder import data_folder
    from pegs.extras import require
    from pegs.i18n import translate

    require("server")
    from pegs.server.store import sqlite_backup

    refuse_postgresql("restore-shared")
    restored = sqlite_backup.restore(file, data or data_folder())
    contents = restored.contents
    echo(translate("restore-done", file=str(file), tables=contents.tables, games=contents.games))
    if restored.previous is not None:
        echo(translate("restore-aside", folder=str(restored.previous)))

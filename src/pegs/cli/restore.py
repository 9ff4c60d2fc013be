"""``pegs restore``: replace a server's database with a backup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pegs.cli._data import DatabaseOption, DataOption, refuse_postgresql
from pegs.cli._output import echo
from pegs.cli._settings import BY_ENVIRONMENT, ConfigOption


def register(app: typer.Typer) -> None:
    """Add the command."""
    settings = BY_ENVIRONMENT
    app.command("restore", help="cli-restore", epilog="cli-restore-examples", context_settings=settings)(
        restore
    )


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-restore-file")],
    data: DataOption = None,
    database: DatabaseOption = "",
    _config: ConfigOption = None,
) -> None:
    """Restore the backup, and print where the previous database is."""
    from pegs.data_folder import data_folder
    from pegs.extras import require
    from pegs.i18n import translate

    require("server")
    from pegs.server.store import sqlite_backup

    refuse_postgresql(database, "restore-shared")
    restored = sqlite_backup.restore(file, data or data_folder())
    contents = restored.contents
    echo(translate("restore-done", file=str(file), tables=contents.tables, games=contents.games))
    if restored.previous is not None:
        echo(translate("restore-aside", folder=str(restored.previous)))

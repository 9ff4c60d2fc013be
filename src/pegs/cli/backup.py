"""``pegs backup``: copy a server's database to a file, even while the server is running."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pegs.cli._data import DatabaseOption, DataOption, refuse_postgresql
from pegs.cli._output import echo
from pegs.cli._settings import BY_ENVIRONMENT, ConfigOption


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("backup", help="cli-backup", epilog="cli-backup-examples", context_settings=BY_ENVIRONMENT)(
        backup
    )


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-backup-file")],
    data: DataOption = None,
    database: DatabaseOption = "",
    _config: ConfigOption = None,
    replace: Annotated[bool, typer.Option("--replace", help="cli-backup-replace")] = False,
) -> None:
    """Write the file, and print how much it holds."""
    from pegs.data_folder import data_folder
    from pegs.extras import require
    from pegs.i18n import translate

    require("server")
    from pegs.server.store.sqlite_backup import back_up

    refuse_postgresql(database, "backup-shared")
    contents = back_up(data or data_folder(), file, replace)
    echo(translate("backup-done", file=str(file), tables=contents.tables, games=contents.games))

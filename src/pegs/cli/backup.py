"""``pegs backup``: everything that a server keeps, in one file, while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pegs.cli._data import DataOption, refuse_shared


def register(app: typer.Typer) -> None:
    """Adds the command."""
    app.command("backup", help="cli-backup")(backup)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-backup-file")],
    data: DataOption = None,
    replace: Annotated[bool, typer.Option("--replace", help="cli-backup-replace")] = False,
) -> None:
    """Writes the file and tells how much it holds."""
    from pegs.data_folder import data_folder
    from pegs.i18n import translate
    from pegs.server.store.sqlite_backup import back_up

    refuse_shared("backup-shared")
    held = back_up(data or data_folder(), file, replace)
    typer.echo(translate("backup-done", file=str(file), tables=held.tables, games=held.games))

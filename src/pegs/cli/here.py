"""``pegs here``: write the game as a folder of files that needs no server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pegs.cli._output import echo


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("here", help="cli-here", epilog="cli-here-examples")(here)


def here(folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-here-folder")]) -> None:
    """Write the folder, and print what a browser downloads of it."""
    from pegs.extras import require
    from pegs.i18n import translate

    require("server")
    from pegs.server.http.static_site import write_site

    weight = write_site(folder)
    echo(translate("here-written", folder=str(folder), megabytes=f"{weight / 1e6:.1f}"))

"""``pegs prune``: delete what nobody needs anymore from a server's database, even while it's running."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pegs.cli import _numbers
from pegs.cli._data import DatabaseOption, DataOption
from pegs.cli._output import echo
from pegs.cli._running import INTERRUPTED_EXIT, Words, progress
from pegs.cli._settings import BY_ENVIRONMENT, ConfigOption
from pegs.core.errors import UsageError
from pegs.i18n import translate

if TYPE_CHECKING:
    import threading

    from pegs.server.store.pruning import Pruned

WORDS = Words("prune-looking", "prune-progress", "prune-pace")


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("prune", help="cli-prune", epilog="cli-prune-examples", context_settings=BY_ENVIRONMENT)(
        prune
    )


def prune(
    older: Annotated[
        int | None,
        typer.Option("--older", metavar="DAYS", help="cli-prune-older", parser=_numbers.DAYS_UNUSED.read),
    ] = None,
    data: DataOption = None,
    database: DatabaseOption = "",
    _config: ConfigOption = None,
) -> None:
    """Delete, show the progress, and print what was deleted."""
    from pegs.analysis.workers import stop_on_interrupt
    from pegs.data_folder import data_folder
    from pegs.extras import require

    require("server")
    with stop_on_interrupt() as stop:
        total = _pruned(data or data_folder(), database, older, stop)
    echo(
        translate(
            "prune-done", tables=total.tables, games=total.games, commands=total.commands, seen=total.seen
        )
    )
    if stop.is_set():
        echo(translate("prune-stopped"), err=True)
        raise typer.Exit(INTERRUPTED_EXIT)


def _pruned(data: Path, shared: str, older: int | None, stop: threading.Event) -> Pruned:
    """What was deleted. Raises UsageError if the database can't be used."""
    import asyncio  # not at the top: every help would wait for it

    from pegs.extras import require
    from pegs.server.hosting.config import DATABASE_FILE
    from pegs.server.store.database import OlderSchemaError, check_database, sqlite_url
    from pegs.server.store.shared_database import plain_problems, shared_url

    if shared:
        require("postgres")
        url = shared_url(shared)
    else:
        file = data / DATABASE_FILE
        if not file.is_file():
            raise UsageError(translate("backup-nothing", folder=str(data)))
        check_database(file)
        url = sqlite_url(file)
    try:
        with plain_problems(url) if shared else nullcontext():
            return asyncio.run(_run(url, older, stop))
    except OlderSchemaError:
        raise UsageError(translate("prune-old-database")) from None


async def _run(url: str, older: int | None, stop: threading.Event) -> Pruned:
    from pegs.server.hosting.clock import CLOCK, DAY
    from pegs.server.store.database import opened_database
    from pegs.server.store.pruning import Pruned, Pruning

    total = Pruned()
    async with opened_database(url) as engine:
        pruning = Pruning(engine, CLOCK.now(), None if older is None else older * DAY)
        with progress(await pruning.count(), words=WORDS) as show:
            async for total in pruning.run():
                show(total.seen)
                if stop.is_set():
                    break
    return total

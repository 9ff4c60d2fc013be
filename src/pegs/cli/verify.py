"""``pegs verify``: check every turn of every recorded game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import typer

from pegs.cli._records import BAD_EXIT, file_title, open_records
from pegs.cli._warm import make_game_ready
from pegs.core.errors import RecordError, UsageError
from pegs.i18n import translate

if TYPE_CHECKING:
    from pegs.record import BadRecord, Record


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("verify", help="cli-verify")(verify)


def verify(file: str = typer.Argument(metavar="FILE", help="cli-replay-file")) -> None:
    """Print a line for each game, and a total."""
    from pegs.record import read_records

    games = good = 0
    with open_records(file) as lines:
        make_game_ready()
        for games, record in enumerate(read_records(lines), 1):
            good += _verify(games, record)
    if not games:
        raise UsageError(translate("record-none", file=file_title(file)))
    typer.echo(translate("verify-total", good=good, games=games))
    if good < games:
        raise typer.Exit(BAD_EXIT)


def _verify(number: int, record: Record | BadRecord) -> bool:
    """Check a game and print the result; returns whether it is correct."""
    from pegs.record import BadRecord
    from pegs.table.commit_reveal import check_record

    if isinstance(record, BadRecord):
        return _print_bad(number, record.start, record.line, record.reason)
    try:
        is_fair = check_record(record)
    except RecordError as error:
        return _print_bad(number, record.line, error.line, error.reason)
    plies, result = len(record.plies), record.result
    name = "verify-good-fair" if is_fair else "verify-good"
    typer.echo(translate(name, number=number, line=str(record.line), plies=plies, result=result))
    return True


def _print_bad(number: int, line: int, at: int, reason: str) -> Literal[False]:
    typer.echo(translate("verify-bad", number=number, line=str(line), at=str(at), reason=reason))
    return False

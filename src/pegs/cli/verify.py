"""``pegs verify``: check every turn of every recorded game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import typer

from pegs.cli._output import echo
from pegs.cli._records import BAD_EXIT, open_records, read_games
from pegs.cli._warm import make_game_ready
from pegs.core.errors import RecordError
from pegs.core.printable import on_one_line
from pegs.i18n import listed, translate

if TYPE_CHECKING:
    from pegs.record import BadRecord, Record


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("verify", help="cli-verify", epilog="cli-verify-examples")(verify)


def verify(file: str = typer.Argument(metavar="FILE", help="cli-replay-file")) -> None:
    """Print a line for each game, and a total."""
    games = good = 0
    with open_records(file) as lines:
        for games, record in enumerate(read_games(file, lines), 1):
            good += _verify(games, record)
    echo(translate("verify-total", good=good, games=games))
    if good < games:
        raise typer.Exit(BAD_EXIT)


def _verify(number: int, record: Record | BadRecord) -> bool:
    """Check a game and print the result; returns whether it is correct."""
    from pegs.record import BadRecord
    from pegs.story.statistics import turns_of
    from pegs.table.after.shuffle_check import check_record

    if isinstance(record, BadRecord):
        return _print_bad(number, record.start, record.line, record.reason)
    make_game_ready()
    try:
        shuffle = check_record(record)
    except RecordError as error:
        return _print_bad(number, record.line, error.line, error.reason)
    turns, result = turns_of(record.board, record.game().plies), record.result
    name = "verify-good-fair" if shuffle else "verify-good"
    echo(translate(name, number=number, line=str(record.line), turns=turns, result=result))
    if shuffle and shuffle.day:
        echo("  " + translate("verify-daily", day=shuffle.day))
    if shuffle and shuffle.on_device:
        echo("  " + translate("verify-on-device"))
    if shuffle:
        _print_people(record, "verify-contributed", shuffle.contributed)
        _print_people(record, "verify-silent", shuffle.silent)
    return True


def _print_people(record: Record, message: str, seats: tuple[int, ...]) -> None:
    names = [on_one_line(record.names[seat]) or record.board.letters[seat] for seat in seats]
    if names:
        echo("  " + translate(message, names=listed(names), count=len(names)))


def _print_bad(number: int, line: int, at: int, reason: str) -> Literal[False]:
    echo(translate("verify-bad", number=number, line=str(line), at=str(at), reason=reason))
    return False

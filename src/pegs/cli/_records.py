"""Opens files of game records for the commands that read them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import typer

from pegs.cli._output import echo
from pegs.core.bounded_reading import lines_of
from pegs.core.errors import UsageError
from pegs.i18n import system_reason, translate

if TYPE_CHECKING:
    from pegs.record import BadRecord, Record

BAD_EXIT = 1
"""The exit status if a game has an error."""
STANDARD_INPUT = "-"


def file_title(file: str) -> str:
    """The name of a file in a sentence."""
    return translate("record-standard-input") if file == STANDARD_INPUT else file


def read_games(file: str, lines: Iterable[str]) -> Iterator[Record | BadRecord]:
    """Yield every game of a file. Raises UsageError if it isn't a file of records: no game begins in it."""
    from pegs.record import BadRecord, read_records

    games = read_records(lines)
    first = list(islice(games, 1))
    if all(isinstance(game, BadRecord) and not game.has_begun for game in first):
        stray, first = first, list(islice(games, 1))
        if not first:
            raise UsageError(translate("record-none", file=file_title(file)))
        first = stray + first
    yield from first
    yield from games


@contextmanager
def open_records(file: str) -> Iterator[Iterator[str]]:
    """The lines of a file of records, or of standard input. A line is read only as far as one may be long.

    Invalid UTF-8 is replaced, so that reading it reports an error. Raises UsageError if the file can't be
    opened.
    """
    from pegs.record.reading import MAX_LINE

    most = MAX_LINE + 2  # with the line's end
    if file == STANDARD_INPUT:
        yield lines_of(typer.get_text_stream("stdin", encoding="utf-8", errors="replace"), most)
        return
    try:
        opened = Path(file).open(encoding="utf-8", errors="replace")  # noqa: SIM115 - closed below
    except OSError as error:
        raise UsageError(translate("replay-file", file=file, reason=system_reason(error))) from None
    with opened:
        yield lines_of(opened, most)


def find_record(file: str, number: int) -> Record:
    """The game with this number; the ones before it may be malformed.

    Exits with an error if it's malformed itself, and raises UsageError if the file has fewer games.
    """
    from pegs.record import BadRecord

    with open_records(file) as lines:
        for games, record in enumerate(islice(read_games(file, lines), number), 1):  # noqa: B007 - uses the last
            pass
    if games < number:
        raise UsageError(translate("replay-no-game", number=number, file=file_title(file), games=games))
    if isinstance(record, BadRecord):
        fail_at(record.line, record.reason)
    return record


def fail_at(line: int, reason: str) -> NoReturn:
    """Report an error in a line of a record, and exit."""
    echo(translate("replay-bad", line=str(line), reason=reason), err=True)
    raise typer.Exit(BAD_EXIT)

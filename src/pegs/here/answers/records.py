"""Games that come to the device as records: each gets a table of its own, with the game finished."""

from __future__ import annotations

from pegs.core.errors import RecordError
from pegs.here.ids import new_table_id, token_of
from pegs.here.local_table import LocalTable
from pegs.here.requests import Request, in_json
from pegs.here.shelf import Shelf
from pegs.here.steps import Outcome, Step, TableLines
from pegs.i18n import translate
from pegs.protocol.rest import OpenedGame, RecordText, Seated
from pegs.record import BadRecord, Record, read_records
from pegs.record.reading import FIRST
from pegs.table.after.from_record import table_of
from pegs.table.after.shuffle_check import is_shuffled_on_device
from pegs.table.command_errors import RefusedError
from pegs.table.on_device import FROM_RECORD, PREFIX

MAX_GAMES = 30
"""A device keeps no more finished games: the rest would push one another out."""
HOST = 0


def open_records(request: Request) -> Step:
    """Open all games of a file. Raises RecordError if one is wrong, and RefusedError if there are none."""
    shelf, text = request.shelf, request.read(RecordText).text
    # Of any other file, the reader would say what's wrong with its first line.
    games = read_records(text.splitlines(keepends=True)) if FIRST in text else ()
    records = [_good(each) for each in games]
    if not 0 < len(records) <= MAX_GAMES:
        raise RefusedError("not_allowed", translate("here-record-none", most=MAX_GAMES))
    opened = [_opened(shelf, record) for record in records]

    def apply() -> Outcome:
        for here, _ in opened:
            shelf.add(here)
        return Outcome(answer=in_json([_answer(here, game) for here, game in opened], 201))

    lines = [TableLines(here.id, here.lines) for here, _ in opened]
    return Step(apply, lines, over=[here.id for here, _ in opened])


def _good(record: Record | BadRecord) -> Record:
    if isinstance(record, BadRecord):
        raise RecordError(record.line, record.reason)
    return record


def _opened(shelf: Shelf, record: Record) -> tuple[LocalTable, str]:
    """A table with a record's game, and the game's id."""
    table_id = new_table_id(shelf.chance)
    prefix = PREFIX if is_shuffled_on_device(record) else FROM_RECORD
    game = prefix + shelf.chance(16).hex()
    table = table_of(record, table_id, game, shelf.clock(), shelf.chance)
    return LocalTable(table_id, table, table.state.events), game


def _answer(here: LocalTable, game: str) -> OpenedGame:
    token = token_of(here.id, here.keys.of_seat(HOST))
    return OpenedGame(game, Seated(here.id, here.id, HOST, token))

"""Tables of the device: making one, and sitting down at it."""

from __future__ import annotations

from pegs.here.commits import commit
from pegs.here.ids import new_table_id, token_of
from pegs.here.local_table import LocalTable
from pegs.here.requests import Request, in_json
from pegs.here.steps import Outcome, Step, TableLines
from pegs.protocol.commands import Start
from pegs.protocol.rest import Join, NewTable, Seated
from pegs.table import events as ev
from pegs.table.on_device import on_device
from pegs.table.table import Table
from pegs.table.viewer import Viewer


def create(request: Request) -> Step:
    """Create a table, with a seat for its host; with ``start``, its first game begins, too."""
    return make_table(request, request.read(NewTable))


def make_table(request: Request, wanted: NewTable) -> Step:
    """The step that creates a table. Raises RefusedError, and PegsError if the rules can't be played."""
    shelf = request.shelf
    table_id, now = new_table_id(shelf.chance), shelf.clock()
    table, events = Table.create(
        wanted.settings, table_id, wanted.name, wanted.color, now, shelf.chance, wanted.commitment
    )
    host = next(event.seat for event in events if isinstance(event, ev.SeatTaken))
    if wanted.start:
        command = Start(id="start", version=table.version)
        viewer = Viewer("player", host, host=True)
        begun = on_device(table.decide(viewer, command, now, shelf.chance))
        for event in begun:
            table.apply(event)
        events = [*events, *begun]
    here = LocalTable(table_id, table, events)

    def apply() -> Outcome:
        shelf.tables[table_id] = here
        seated = Seated(table_id, table_id, host, token_of(table_id, here.keys.of_seat(host)))
        return Outcome(answer=in_json(seated, 201))

    return Step(apply, [TableLines(table_id, here.lines)])


def join(request: Request) -> Step:
    """Take a seat: one more person shares the shelf."""
    here, wanted, clock = request.shelf.find(request.parts[0]), request.read(Join), request.shelf.clock
    here.require_here()
    seat, events = here.table.sit(wanted.name, wanted.color, wanted.seat, here.now(clock()))

    def seated() -> Seated:
        return Seated(here.id, here.id, seat, token_of(here.id, here.keys.of_seat(seat)))

    return commit(here, events, clock, answer=lambda: in_json(seated(), 201))

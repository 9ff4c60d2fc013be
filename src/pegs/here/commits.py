"""Steps that change a table: what to store, and what to tell its clients afterward."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from pegs.here.local_table import Client, LocalTable
from pegs.here.shelf import Shelf
from pegs.here.steps import Answer, Outcome, Step, TableLines, Told
from pegs.here.stored_lines import Note, line_of
from pegs.i18n import in_language
from pegs.protocol.messages import AnyMessage, Bye
from pegs.table.encoded_update import EncodedUpdate
from pegs.table.events import AnyEvent, GameEnded
from pegs.table.on_device import on_device

_encode = msgspec.json.Encoder().encode


def told(port: int, message: AnyMessage) -> Told:
    """A message for a port."""
    return Told(port, _encode(message).decode())


def commit(
    shelf: Shelf,
    here: LocalTable,
    events: Sequence[AnyEvent],
    *,
    notes: Sequence[Note] = (),
    then: Callable[[], Sequence[Told]] = lambda: (),
    answer: Callable[[], Answer | None] = lambda: None,
) -> Step:
    """A step that adds events and notes to a table's log.

    Once they're applied, every client gets the update, then come the messages of ``then``, and ``answer``
    answers a request. A table that everyone has left is deleted, unless it has finished games.
    """
    events = on_device(events)
    is_left = not here.finished and here.would_be_left(events)

    def apply() -> Outcome:
        before = here.version
        unseated = here.apply(events, notes)
        news = list(updates(here, before, shelf.clock())) if events else []
        news += then()
        news += [told(client.port, Bye(code="left", again=False)) for client in unseated]
        for client in unseated:
            here.leave(client.port, shelf.clock())
        if is_left:
            shelf.remove(here.id)
        return Outcome(news, answer())

    lines = [line_of(entry) for entry in (*events, *notes)]
    if is_left:
        return Step(apply, drop=[here.id])
    over = [here.id] if any(isinstance(event, GameEnded) for event in events) else []
    return Step(apply, [TableLines(here.id, lines)], over=over)


def updates(here: LocalTable, before: int, clock: float) -> list[Told]:
    """The update for every client with the events after a version."""
    update = EncodedUpdate(here.table, before, here.now(clock))
    return [Told(client.port, _text(here, update, client)) for client in here.clients.values()]


def _text(here: LocalTable, update: EncodedUpdate, client: Client) -> str:
    with in_language(client.language):
        return (update.head + update.tail(here.viewer(client.key))).decode()

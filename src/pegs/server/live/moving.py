"""Moving a table here from a device that played without a server.

The device sends the table's log and a random secret number. The table's id and the tokens of its seats
follow from that number. So if the answer is lost and the device sends everything again, it gets the same
seats at the same table, and no second one is created.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from functools import partial

from msgspec import structs

from pegs.core.board import MAX_SEATS
from pegs.i18n import translate
from pegs.protocol.rest import MoveTable, Seated
from pegs.server.hosting.clock import CLOCK
from pegs.server.live.hub import Hub
from pegs.server.live.table_repository import TableRepository
from pegs.server.store import schema
from pegs.server.store.store import Key, add_key
from pegs.server.store.tokens import hash_token, moved_table_id, moved_token, new_join_code
from pegs.server.store.transaction_writer import ConflictError, Transaction
from pegs.table.after.checked_log import checked_table
from pegs.table.answers.problems import UNREADABLE
from pegs.table.command_errors import RefusedError
from pegs.table.events import AnyEvent, GameBegan, Interrupted, MovedHere, Paused
from pegs.table.on_device import off_device
from pegs.table.stored_events import decode_event
from pegs.table.table import Table


async def move_here(hub: Hub, request: MoveTable) -> list[Seated]:
    """Store a device's table and give its people new keys, or the same ones if it's here already.

    Raises RefusedError if its log is wrong or takes too long to check, or a game of it is at another table.
    """
    await hub.startup.ready.wait()
    table_id = moved_table_id(request.move)
    while (seats := await _seats(hub, table_id, request.move)) is None:
        code, now = new_join_code(), CLOCK.now()
        check = partial(_moved, request.lines, code, now, hub.limits.moved_seconds)
        table = await hub.pools.moving.run(check)
        try:
            await _store(hub, table_id, request.move, table, now)
        except ConflictError:  # the same request came twice, or another table has this code
            await _refuse_twice(hub, table_id, table)
    return seats


async def _seats(hub: Hub, table_id: str, move: str) -> list[Seated] | None:
    """The seats of a table as far as their keys are still valid; None if it isn't here yet."""
    stored = await hub.store.table(table_id)
    if stored is None:
        return None
    tokens = [moved_token(move, seat) for seat in range(MAX_SEATS)]
    seats = await hub.store.seats_of(table_id, tokens)
    return [Seated(table_id, stored.code, seat, token) for token, seat in seats.items()]


def _moved(lines: Sequence[str], code: str, now: float, seconds: float) -> Table:
    """The table of a device's log. Raises RefusedError if it's wrong or takes too long to check."""
    end = time.thread_time() + seconds

    def keep_on() -> None:
        if time.thread_time() > end:
            raise RefusedError("too_much", translate("here-log-long"))

    try:
        events = [decode_event(line.encode()) for line in lines]
    except UNREADABLE:
        raise RefusedError("not_allowed", translate("here-log-wrong")) from None
    table = _in_the_past(checked_table(off_device(events, code), keep_on), now)
    since = table.state.entries[-1].event.at
    for event in (MovedHere(at=now, seed=secrets.token_hex(32)), *table.interrupted([(since, now)], now)):
        table.apply(event)
    _wait_for_everyone(table, now)
    return table


def _wait_for_everyone(table: Table, now: float) -> None:
    """Pause a game between several people: otherwise a bot would play before they have opened their links."""
    state = table.state
    is_shared = sum(each.person for each in state.seats) > 1
    if state.stage == "playing" and is_shared and state.host is not None:
        table.apply(Paused(at=now, seat=state.host))


def _in_the_past(table: Table, now: float) -> Table:
    """The table, with all its times earlier if the device's clock is ahead."""
    events = table.state.events
    ahead = events[-1].at - now
    return Table.from_events(_earlier(event, ahead) for event in events) if ahead > 0 else table


def _earlier(event: AnyEvent, seconds: float) -> AnyEvent:
    if isinstance(event, Interrupted):
        event = structs.replace(event, since=event.since - seconds, until=event.until - seconds)
    return structs.replace(event, at=event.at - seconds)


async def _store(hub: Hub, table_id: str, move: str, table: Table, now: float) -> None:
    """Store a table with a key for each of its people. Raises ConflictError and WriteError."""
    state = table.state
    events = state.events
    repository = TableRepository(hub.store, hub.peers, table_id, events)
    transaction = Transaction().insert(schema.tables, id=table_id, code=state.code, made=now, wake=0.0)
    for seat, each in enumerate(state.seats):
        if each.person:
            token = moved_token(move, seat)
            add_key(transaction, Key(hash_token(token), table_id, "player", seat, each.host, None), now)
    repository.insert_events(transaction, 0, events)
    await hub.create(table, repository, transaction)


async def _refuse_twice(hub: Hub, table_id: str, table: Table) -> None:
    """Raise RefusedError if one of a table's games is here already, at another table."""
    for event in table.state.events:
        if isinstance(event, GameBegan):
            place = await hub.store.game(event.game)
            if place is not None and place[0] != table_id:
                raise RefusedError("not_allowed", translate("here-log-twice"))

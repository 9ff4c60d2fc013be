"""How people get to a table and leave it: creating, joining, watching, changing devices, being removed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from msgspec import structs

from pegs.i18n import translate
from pegs.protocol.commands import Start
from pegs.protocol.rest import (
    Join,
    MovingSeat,
    MyTable,
    NewScreen,
    NewTable,
    Passage,
    Seated,
    TableSummary,
)
from pegs.protocol.settings import Settings
from pegs.server.hosting.clock import CLOCK
from pegs.server.live.actor import Actor
from pegs.server.live.hub import Hub
from pegs.server.live.live_table import LiveTable
from pegs.server.live.table_repository import TableRepository
from pegs.server.store import schema
from pegs.server.store.store import (
    NEWCOMER,
    Key,
    Store,
    add_key,
    add_passage,
    close_key,
    close_seat,
    delete_old_watchers,
    use_passage,
)
from pegs.server.store.tokens import (
    hash_token,
    new_join_code,
    new_passage_code,
    new_table_id,
    new_token,
    read_code,
)
from pegs.server.store.transaction_writer import ConflictError, Transaction
from pegs.table import seat_requests, unshared
from pegs.table.answers.summary import summary_of
from pegs.table.command_errors import NoKeyError, NoTableError, RefusedError
from pegs.table.events import AnyEvent, SeatTaken, TableShared
from pegs.table.table import Table
from pegs.table.viewer import Viewer
from pegs.table.waiting_turn import waiting_turn

WATCHERS_KEPT = 200
"""Watchers and screens of a table that can come back. Then the oldest that aren't connected are deleted."""


@dataclass(frozen=True, slots=True)
class _NewKey:
    """A key with its token, which isn't stored."""

    key: Key
    token: str


def _new_key(table_id: str, role: str, seat: int | None, host: bool) -> _NewKey:
    token = new_token()
    return _NewKey(Key(hash_token(token), table_id, role, seat, host, None), token)


Create: TypeAlias = Callable[[str, float], tuple[Table, list[AnyEvent]]]
"""Creates a table with this join code at this time."""


AddRows: TypeAlias = Callable[[Transaction, str], None]
"""Adds what is stored together with a new table, by the table's id."""


async def create_table(hub: Hub, request: NewTable, also: AddRows | None = None) -> Seated:
    """Create a table and seat its host.

    Raises RefusedError, PegsError if the rules can't be played, and BusyError if too many are being read.
    """
    if request.settings.lesson:
        await hub.startup.ready.wait()  # the engine checks every position

    def create(code: str, now: float) -> tuple[Table, list[AnyEvent]]:
        settings, name, color = _settings(request, also), request.name, request.color
        own = (settings, code, name, color, now, secrets.token_bytes, request.commitment)
        return Table.create(*own, keep=request.keep)

    actor, seated = await _add_table(hub, create, "player", also)
    if request.start and seated.seat is not None:
        hub.post_when_ready(actor, partial(_start, actor.live, seated.seat))
    return seated


async def open_screen(hub: Hub, request: NewScreen, also: AddRows | None = None) -> Seated:
    """Create a table that no person sits at yet, and give its key to the TV that asked for it.

    Raises what `create_table` does.
    """

    def create(code: str, now: float) -> tuple[Table, list[AnyEvent]]:
        return Table.open(_settings(request, also), code, now, secrets.token_bytes)

    _, seated = await _add_table(hub, create, "screen", also)
    return seated


def _settings(request: NewTable | NewScreen, also: AddRows | None) -> Settings:
    """The settings of a new table. At a club's tables, no coach helps: the games count."""
    return request.settings if also is None else structs.replace(request.settings, coach=False)


async def _add_table(hub: Hub, create: Create, role: str, also: AddRows | None) -> tuple[Actor, Seated]:
    """Store a new table, load it, and make the first key to it."""
    while True:
        now = CLOCK.now()
        table_id, code = new_table_id(), new_join_code()
        table, events = await hub.pools.rules.run(create, code, now)
        host = _host_seat(events)
        repository = TableRepository(hub.store, hub.peers, table_id, events)
        new = _new_key(table_id, role, host, host=host is not None)
        transaction = Transaction().insert(schema.tables, id=table_id, code=code, made=now, wake=0.0)
        add_key(transaction, new.key, now)
        repository.add_events(transaction, 0, events)
        if also is not None:
            also(transaction, table_id)
        try:
            actor = await hub.create(table, repository, transaction)
        except ConflictError:  # another table has this code
            continue
        return actor, Seated(table_id, code, host, new.token)


def _host_seat(events: Sequence[AnyEvent]) -> int | None:
    """The host's seat; None at a table that a TV opened."""
    hosts = (event.seat for event in events if isinstance(event, SeatTaken) and event.host)
    return next(hosts, None)


async def _start(live: LiveTable, host: int) -> None:
    viewer = Viewer(role="player", seat=host, host=True)
    start = Start(id="start", version=live.table.version)
    await live.commit(live.table.decide(viewer, start, live.now(), secrets.token_bytes))


async def find_table(hub: Hub, code: str) -> str:
    """The id of the table with a join code. Raises NoTableError."""
    table_id = await hub.store.table_with_code(read_code(code))

    async def is_closed(actor: Actor) -> bool:
        return unshared.is_closed(actor.live.table.state)

    if table_id is None or await hub.run(table_id, is_closed):
        raise NoTableError(translate("server-no-table"))
    return table_id


async def join(hub: Hub, table_id: str, request: Join) -> Seated:
    """Take a seat. Raises RefusedError if it, or every seat, is taken, or too many people come and go."""

    async def sit(actor: Actor) -> Seated:
        live = actor.live
        actor.rate_limits.count_arrival()
        now = live.now()
        seat, events = live.table.sit(request.name, request.color, request.seat, now)
        new = _new_key(table_id, "player", seat, host=False)
        await live.commit(events, add_key(Transaction(), new.key, now))
        return Seated(table_id, live.table.state.code, seat, new.token)

    return await hub.run(table_id, sit)


async def ask_for_seat(hub: Hub, table_id: str, request: Join) -> Seated:
    """Ask to take over a bot's seat. The token opens nothing until the host agrees.

    Raises RefusedError if no bot sits there, or too many people ask.
    """

    async def ask(actor: Actor) -> Seated:
        live = actor.live
        actor.rate_limits.count_arrival()
        new, now = _new_key(table_id, NEWCOMER, None, host=False), live.now()
        events = seat_requests.ask(
            live.table.state, request.seat, request.name, request.color, new.key.hash, now
        )
        await live.commit(events, add_key(Transaction(), new.key, now))
        return Seated(table_id, live.table.state.code, None, new.token)

    return await hub.run(table_id, ask)


async def withdraw_request(hub: Hub, token: str) -> None:
    """No longer ask for a bot's seat. Raises NoKeyError."""
    key = await _valid_key(hub.store, token)

    async def withdraw(actor: Actor) -> None:
        live = actor.live
        await live.commit(seat_requests.withdraw(live.table.state, key.hash, live.now()))

    await hub.run(key.table, withdraw)


async def watch(hub: Hub, table_id: str, role: str, token: str | None = None) -> Seated:
    """Become a watcher or the table's TV screen. Raises RefusedError if the table doesn't allow it.

    A player's token opens a screen even if watchers aren't allowed.
    """
    key = await hub.store.key(token) if token else None
    is_players = key is not None and key.table == table_id and key.closed is None and key.role == "player"

    async def add(actor: Actor) -> Seated:
        live = actor.live
        is_invited = role == "screen" and is_players
        if not (live.table.state.settings.watchers or is_invited):
            raise RefusedError("not_allowed", translate("server-no-watchers"))
        if sum(session.key.seat is None for session in live.sessions) >= hub.limits.watchers:
            raise RefusedError("too_much", translate("server-many-watchers"))
        new = _new_key(table_id, role, None, host=False)
        connected = {session.key.hash for session in live.sessions}
        transaction = delete_old_watchers(Transaction(), table_id, connected, WATCHERS_KEPT)
        await live.commit((), add_key(transaction, new.key, CLOCK.now()))
        return Seated(table_id, live.table.state.code if is_invited else "", None, new.token)

    return await hub.run(table_id, add)


async def summarize(hub: Hub, table_id: str, key: Key | None = None) -> TableSummary:
    """What anyone with a table's join code may know, or the holder of a key to it."""

    async def summary(actor: Actor) -> TableSummary:
        live = actor.live
        if key is None and not live.table.state.is_kept:  # someone has the link or the code
            await live.commit([TableShared(at=live.now())])
        return _summary(actor, table_id, key)

    return await hub.run(table_id, summary)


def _summary(actor: Actor, table_id: str, key: Key | None) -> TableSummary:
    live = actor.live
    if key is None:
        return summary_of(live.table, table_id, live.now())
    return summary_of(
        live.table,
        table_id,
        live.now(),
        code=live.table.state.code if key.role == "player" else "",
        seat=key.seat,
        finished=live.repository.finished.listed(live.table) if key.role != NEWCOMER else (),
    )


async def my_tables(hub: Hub, tokens: tuple[str, ...]) -> list[MyTable]:
    """The table of each token. Each is looked up once, however often its token is there."""
    tables = {token: await _my_table(hub, token) for token in dict.fromkeys(tokens)}
    return [tables[token] for token in tokens]


async def _my_table(hub: Hub, token: str) -> MyTable:
    key = await hub.store.key(token)
    if key is None or key.closed is not None:
        return MyTable(None)

    async def answer(actor: Actor) -> MyTable:
        return MyTable(_summary(actor, key.table, key), waiting_turn(actor.live.table, key.seat))

    return await hub.run(key.table, answer)


async def _valid_key(store: Store, token: str) -> Key:
    key = await store.key(token)
    if key is None or key.closed is not None:
        raise NoKeyError(translate("server-unknown-token"))
    return key


async def seat_key(hub: Hub, token: str) -> Key:
    """The valid key of a seat. Raises NoKeyError."""
    key = await _valid_key(hub.store, token)
    if key.role != "player":
        raise NoKeyError(translate("server-unknown-token"))
    return key


async def create_passage(hub: Hub, token: str) -> Passage:
    """Create a code that moves this seat to another device; an earlier one is no longer valid.

    Raises NoKeyError.
    """
    key = await _valid_key(hub.store, token)
    if key.role == NEWCOMER:  # there is no seat to move yet
        raise NoKeyError(translate("server-unknown-token"))
    now = CLOCK.now()
    code, until = new_passage_code(), now + hub.limits.passage
    await hub.store.commit(add_passage(Transaction(), code, key.hash, now, until))
    return Passage(code, until)


async def check_passage(hub: Hub, code: str) -> MovingSeat:
    """The seat that a code moves to another device, without using the code. Raises NoKeyError."""
    key = await hub.store.passage(read_code(code), CLOCK.now())
    if key is None or key.closed is not None:
        raise NoKeyError(translate("server-no-passage"))
    table = await summarize(hub, key.table)
    if key.seat is None:
        return MovingSeat(table.name)
    seat = table.seats[key.seat]
    return MovingSeat(table.name, seat.name, seat.color)


async def claim(hub: Hub, code: str) -> Seated:
    """Move a seat to this device; the previous device is disconnected. Raises NoKeyError."""
    code = read_code(code)
    old = await hub.store.passage(code, CLOCK.now())
    if old is None:
        raise NoKeyError(translate("server-no-passage"))

    async def move(actor: Actor) -> Seated:
        live = actor.live
        # Read again in the mailbox: another device may have claimed it, or the seats may have rotated.
        key = await hub.store.passage(code, CLOCK.now())
        if key is None or key.closed is not None:
            raise NoKeyError(translate("server-no-passage"))
        new = _new_key(key.table, key.role, key.seat, key.host)
        transaction = use_passage(close_key(Transaction(), key.hash, "moved"), code)
        live.repository.notify_key_change(transaction)
        await live.commit((), add_key(transaction, new.key, CLOCK.now()))
        await live.close_invalid_sessions()
        return Seated(key.table, live.table.state.code, key.seat, new.token)

    return await hub.run(old.table, move)


async def remove_player(hub: Hub, token: str, seat: int) -> None:
    """Invalidate the keys to a seat, on behalf of the host, who can then give the seat to a bot.

    Raises NoKeyError if the token isn't the host's, and RefusedError for the host's own seat.
    """
    host = await _valid_key(hub.store, token)

    async def revoke(actor: Actor) -> None:
        live = actor.live
        # The table knows who the host is now; the key may be older.
        if host.seat is None or not live.table.state.seats[host.seat].host:
            raise NoKeyError(translate("server-host-only"))
        if host.seat == seat:
            raise RefusedError("not_allowed", translate("server-own-seat"))
        transaction = close_seat(Transaction(), host.table, seat, "revoked")
        live.repository.notify_key_change(transaction)
        await live.commit((), transaction)
        await live.close_invalid_sessions()

    await hub.run(host.table, revoke)

"""How people get to a table and leave it: creating, joining, watching, changing devices, being removed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from pegs.core.errors import PegsError
from pegs.i18n import translate
from pegs.server.hosting.clock import CLOCK
from pegs.server.live.actor import Actor
from pegs.server.live.hub import Hub, NoTableError
from pegs.server.live.live_table import LiveTable
from pegs.server.live.table_repository import TableRepository
from pegs.server.store import schema
from pegs.server.store.store import Key, Store, add_key, close_key, close_seat, use_passage
from pegs.server.store.tokens import (
    hash_token,
    new_join_code,
    new_passage_code,
    new_table_id,
    new_token,
    read_code,
)
from pegs.server.store.transaction_writer import ConflictError, Transaction
from pegs.table.command_errors import RefusedError
from pegs.table.events import AnyEvent, SeatTaken
from pegs.table.protocol.commands import Start
from pegs.table.protocol.rest import Join, MyTable, NewTable, Passage, Seated, TableSummary
from pegs.table.table import Table
from pegs.table.viewer import Viewer

ANYONE = Viewer(role="watcher")


class NoKeyError(PegsError):
    """A token or code is unknown, no longer valid, or doesn't allow this."""


@dataclass(frozen=True, slots=True)
class _NewKey:
    """A key with its token, which isn't stored."""

    key: Key
    token: str


def _new_key(table_id: str, role: str, seat: int | None, host: bool) -> _NewKey:
    token = new_token()
    return _NewKey(Key(hash_token(token), table_id, role, seat, host, None), token)


async def create_table(hub: Hub, request: NewTable) -> Seated:
    """Create a table and seat its host. Raises RefusedError, or PegsError if the rules can't be played."""
    while True:
        now = CLOCK.now()
        table_id, code = new_table_id(), new_join_code()
        table, events = Table.create(
            request.settings, code, request.name, request.color, now, secrets.token_bytes
        )
        repository = TableRepository(hub.store, hub.peers, table_id, request.settings.players, events)
        new = _new_key(table_id, "player", _host_seat(events), host=True)
        transaction = Transaction().insert(schema.tables, id=table_id, code=code, made=now, wake=0.0)
        add_key(transaction, new.key, now)
        repository.add_events(transaction, 0, events)
        try:
            await hub.store.commit(transaction)
        except ConflictError:  # another table has this code
            continue
        await hub.peers.claim((table_id,))
        actor = hub.add(table, repository)
        if request.start:
            hub.post_when_ready(actor, partial(_start, actor.live, _host_seat(events)))
        return Seated(table_id, code, new.key.seat, new.token)


def _host_seat(events: Sequence[AnyEvent]) -> int:
    return next(event.seat for event in events if isinstance(event, SeatTaken) and event.host)


async def _start(live: LiveTable, host: int) -> None:
    viewer = Viewer(role="player", seat=host, host=True)
    start = Start(id="start", version=live.table.version)
    await live.commit(live.table.decide(viewer, start, live.now(), secrets.token_bytes))


async def find_table(hub: Hub, code: str) -> str:
    """The id of the table with a join code. Raises NoTableError."""
    table_id = await hub.store.table_with_code(read_code(code))
    if table_id is None:
        raise NoTableError(translate("server-no-table"))
    return table_id


async def join(hub: Hub, table_id: str, request: Join) -> Seated:
    """Take a seat. Raises RefusedError if it, or every seat, is taken."""

    async def sit(actor: Actor) -> Seated:
        live = actor.live
        now = live.now()
        seat, events = live.table.sit(request.name, request.color, request.seat, now)
        new = _new_key(table_id, "player", seat, host=False)
        await live.commit(events, add_key(Transaction(), new.key, now))
        return Seated(table_id, live.table.state.code, seat, new.token)

    return await hub.run(table_id, sit)


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
        await live.commit((), add_key(Transaction(), new.key, CLOCK.now()))
        return Seated(table_id, live.table.state.code if is_invited else "", None, new.token)

    return await hub.run(table_id, add)


async def summarize(hub: Hub, table_id: str, key: Key | None = None) -> TableSummary:
    """What anyone with a table's join code may know, or the holder of a key to it."""

    async def summary(actor: Actor) -> TableSummary:
        live = actor.live
        view = live.table.view(ANYONE, live.now())
        return TableSummary(
            table=table_id,
            code=live.table.state.code if key is None or key.role == "player" else "",
            stage=view.stage,
            rules_title=live.table.rules_card().title,
            players=view.settings.players,
            teams=view.settings.teams,
            seats=view.seats,
            turn=view.game.turn if view.game is not None else None,
            watchers_allowed=view.settings.watchers,
            seat=key.seat if key is not None else None,
            games=tuple(live.repository.finished) if key is not None else (),
        )

    return await hub.run(table_id, summary)


async def my_tables(hub: Hub, tokens: tuple[str, ...]) -> list[MyTable]:
    """The table of each token."""
    keys = [await hub.store.key(token) for token in tokens]
    return [
        MyTable(await summarize(hub, key.table, key) if key is not None and key.closed is None else None)
        for key in keys
    ]


async def _valid_key(store: Store, token: str) -> Key:
    key = await store.key(token)
    if key is None or key.closed is not None:
        raise NoKeyError(translate("server-unknown-token"))
    return key


async def create_passage(hub: Hub, token: str) -> Passage:
    """Create a code that moves this seat to another device. Raises NoKeyError."""
    key = await _valid_key(hub.store, token)
    code, until = new_passage_code(), CLOCK.now() + hub.limits.passage
    transaction = Transaction().insert(
        schema.passages, hash=hash_token(code), key=key.hash, until=until, used=False
    )
    await hub.store.commit(transaction)
    return Passage(code, until)


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

"""How people come to a table: making one, joining, watching, moving to another device, being turned out."""

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
from pegs.server.live.table_repository import Bookkeeping
from pegs.server.store import schema
from pegs.server.store.store import Key, Store, add_key, close_key, close_seat, use_passage
from pegs.server.store.tokens import (
    hashed,
    new_join_code,
    new_passage_code,
    new_table_id,
    new_token,
    read_code,
)
from pegs.server.store.writer import Change, ClashError
from pegs.table.command_errors import RefusedError
from pegs.table.events import AnyEvent, SeatTaken
from pegs.table.protocol.commands import Start
from pegs.table.protocol.rest import Join, MyTable, NewTable, Passage, Seated, TableSummary
from pegs.table.table import Table
from pegs.table.viewer import Viewer

ANYONE = Viewer(role="watcher")


class NoKeyError(PegsError):
    """A token that opens nothing, or not this."""


@dataclass(frozen=True, slots=True)
class _NewKey:
    """A key and, this once, its token."""

    key: Key
    token: str


def _new_key(table_id: str, role: str, seat: int | None, host: bool) -> _NewKey:
    token = new_token()
    return _NewKey(Key(hashed(token), table_id, role, seat, host, None), token)


async def make_table(hub: Hub, wish: NewTable) -> Seated:
    """A new table; its maker sits down. Raises RefusedError, or PegsError for rules that cannot be played."""
    while True:
        now = CLOCK.now()
        table_id, code = new_table_id(), new_join_code()
        table, events = Table.create(wish.settings, code, wish.name, wish.color, now, secrets.token_bytes)
        books = Bookkeeping(hub.store, hub.peers, table_id, wish.settings.players, events)
        new = _new_key(table_id, "player", _host_seat(events), host=True)
        change = Change().add(schema.tables, id=table_id, code=code, made=now, wake=0.0)
        add_key(change, new.key, now)
        books.record(change, 0, events)
        try:
            await hub.store.keep(change)
        except ClashError:
            # Another table has this code.
            continue
        await hub.peers.claim((table_id,))
        actor = hub.welcome(table, books)
        if wish.start:
            hub.soon(actor, partial(_start, actor, _host_seat(events)))
        return Seated(table_id, code, new.key.seat, new.token)


def _host_seat(events: Sequence[AnyEvent]) -> int:
    return next(event.seat for event in events if isinstance(event, SeatTaken) and event.host)


async def _start(actor: Actor, host: int) -> None:
    who = Viewer(role="player", seat=host, host=True)
    start = Start(id="start", version=actor.table.version)
    await actor.happen(actor.table.decide(who, start, actor.now(), secrets.token_bytes))


async def table_with(hub: Hub, code: str) -> str:
    """The table of a join code. Raises NoTableError."""
    table_id = await hub.store.table_with_code(read_code(code))
    if table_id is None:
        raise NoTableError(translate("server-no-table"))
    return table_id


async def join(hub: Hub, table_id: str, wish: Join) -> Seated:
    """Take a seat. Raises RefusedError where there is none."""

    async def sit(actor: Actor) -> Seated:
        now = actor.now()
        seat, events = actor.table.sit(wish.name, wish.color, wish.seat, now)
        new = _new_key(table_id, "player", seat, host=False)
        await actor.happen(events, add_key(Change(), new.key, now))
        return Seated(table_id, actor.table.state.code, seat, new.token)

    return await hub.ask(table_id, sit)


async def look_on(hub: Hub, table_id: str, role: str, token: str | None = None) -> Seated:
    """Watch, or be the television. Raises RefusedError where the table allows no watchers.

    A television may also be opened with the token of a player.
    """
    key = await hub.store.key(token) if token else None
    is_players = key is not None and key.table == table_id and key.closed is None and key.role == "player"

    async def sit(actor: Actor) -> Seated:
        invited = role == "screen" and is_players
        if not (actor.table.state.settings.watchers or invited):
            raise RefusedError("not_allowed", translate("server-no-watchers"))
        if sum(session.key.seat is None for session in actor.sessions) >= hub.limits.watchers:
            raise RefusedError("too_much", translate("server-many-watchers"))
        new = _new_key(table_id, role, None, host=False)
        await actor.happen((), add_key(Change(), new.key, CLOCK.now()))
        return Seated(table_id, actor.table.state.code if invited else "", None, new.token)

    return await hub.ask(table_id, sit)


async def summary(hub: Hub, table_id: str, key: Key | None = None) -> TableSummary:
    """What may be known of a table by who has its code, or a key to it."""

    async def tell(actor: Actor) -> TableSummary:
        view = actor.table.view(ANYONE, actor.now())
        return TableSummary(
            table=table_id,
            code=actor.table.state.code if key is None or key.role == "player" else "",
            stage=view.stage,
            rules_title=actor.table.rules_card().title,
            players=view.settings.players,
            teams=view.settings.teams,
            seats=view.seats,
            turn=view.game.turn if view.game is not None else None,
            watchers_allowed=view.settings.watchers,
            seat=key.seat if key is not None else None,
            games=tuple(actor.books.finished) if key is not None else (),
        )

    return await hub.ask(table_id, tell)


async def mine(hub: Hub, tokens: tuple[str, ...]) -> list[MyTable]:
    """The table of each token."""
    keys = [await hub.store.key(token) for token in tokens]
    return [
        MyTable(await summary(hub, key.table, key) if key is not None and key.closed is None else None)
        for key in keys
    ]


async def _open_key(store: Store, token: str) -> Key:
    key = await store.key(token)
    if key is None or key.closed is not None:
        raise NoKeyError(translate("server-unknown-token"))
    return key


async def make_passage(hub: Hub, token: str) -> Passage:
    """A code that takes this seat to another device. Raises NoKeyError."""
    key = await _open_key(hub.store, token)
    code, until = new_passage_code(), CLOCK.now() + hub.limits.passage
    change = Change().add(schema.passages, hash=hashed(code), key=key.hash, until=until, used=False)
    await hub.store.keep(change)
    return Passage(code, until)


async def claim(hub: Hub, code: str) -> Seated:
    """Take a seat over: the device that had it is told so, and has it no longer. Raises NoKeyError."""
    code = read_code(code)
    old = await hub.store.passage(code, CLOCK.now())
    if old is None:
        raise NoKeyError(translate("server-no-passage"))

    async def move(actor: Actor) -> Seated:
        # Asked again in the table's turn: two devices may claim at once, and everybody may have moved on.
        key = await hub.store.passage(code, CLOCK.now())
        if key is None or key.closed is not None:
            raise NoKeyError(translate("server-no-passage"))
        new = _new_key(key.table, key.role, key.seat, key.host)
        change = use_passage(close_key(Change(), key.hash, "moved"), code)
        actor.books.ring_for_keys(change)
        await actor.happen((), add_key(change, new.key, CLOCK.now()))
        await actor.part_with_closed()
        return Seated(key.table, actor.table.state.code, key.seat, new.token)

    return await hub.ask(old.table, move)


async def turn_out(hub: Hub, token: str, seat: int) -> None:
    """The host takes a seat's keys away: who sits there is gone, and the host may give the seat to a bot.

    Raises NoKeyError for who is not the host, and RefusedError for the host's own seat.
    """
    host = await _open_key(hub.store, token)

    async def revoke(actor: Actor) -> None:
        # Who is the host stands at the table: it may have passed on to another.
        if host.seat is None or not actor.table.state.seats[host.seat].host:
            raise NoKeyError(translate("server-host-only"))
        if host.seat == seat:
            raise RefusedError("not_allowed", translate("server-own-seat"))
        change = close_seat(Change(), host.table, seat, "revoked")
        actor.books.ring_for_keys(change)
        await actor.happen((), change)
        await actor.part_with_closed()

    await hub.ask(host.table, revoke)

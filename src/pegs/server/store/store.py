"""What the server reads from its database, and the writes it makes there."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from pegs.i18n import translate
from pegs.server.hosting import metrics
from pegs.server.store import schema
from pegs.server.store.engine_commits import EngineCommits
from pegs.server.store.sqlite_commits import SqliteCommits
from pegs.server.store.tokens import are_equal, hash_token
from pegs.server.store.transaction_writer import OUTAGES, Commits, ReadError, Transaction, TransactionWriter

log = logging.getLogger(__name__)
WhyClosed = Literal["moved", "left", "revoked"]
"""Why a key ended: its seat moved to another device, its person left, or the host removed them."""
REMEMBERED_COMMANDS = 500
"""How many of a table's last commands are loaded with it."""

NEWCOMER = "newcomer"
"""The role of a key whose person asks for a bot's seat; it opens nothing yet."""


@dataclass(frozen=True, slots=True)
class Key:
    """What a token gives access to. ``hash`` identifies it without revealing it."""

    hash: str
    table: str
    role: str
    seat: int | None
    host: bool
    closed: WhyClosed | None
    """Why the key is no longer valid; None while it is."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as stored: its join code, when it must be in memory (see `schema.tables`), its events in order
    (JSON), and versions by client and command id.
    """

    code: str
    wake: float | None
    events: tuple[str, ...]
    commands: dict[tuple[str, str], int]


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that is notified of a seat's turns, by the hash of the seat's token."""

    key: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


class Store:
    """The server's database. Every read raises ReadError if the database doesn't answer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = TransactionWriter(commits_of(engine))

    async def commit(self, transaction: Transaction) -> None:
        """Return once a transaction is on the disk. Raises ConflictError or WriteError."""
        await self._writer.commit(transaction)

    async def close(self) -> None:
        """Commit what is still queued, and close all connections."""
        await self._writer.close()
        await self._engine.dispose()

    @property
    def accepts_writes(self) -> bool:
        """Whether the last commit succeeded."""
        return self._writer.is_healthy

    async def probe(self) -> None:
        """Try an empty write. Raises WriteError if that fails."""
        no_rows = sa.update(schema.tables).where(schema.tables.c.id == "").values(wake=None)
        await self.commit(Transaction().execute(no_rows))

    @metrics.count_database_errors
    async def rows(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        """The rows of a query. Raises ReadError."""
        try:
            async with self._engine.connect() as connection:
                rows: Sequence[sa.Row[Any]] = (await connection.execute(query)).all()
                return rows
        except OUTAGES as error:
            log.error("the database doesn't answer: %s", error)
            raise ReadError(translate("server-cannot-read")) from error

    async def table(self, table_id: str) -> StoredTable | None:
        """Everything about one table."""
        tables, commands = schema.tables.c, schema.commands.c
        rows = await self.rows(sa.select(tables.code, tables.wake).where(tables.id == table_id))
        if not rows:
            return None
        bodies = await self.events_after(table_id, 0)
        last = await self.rows(
            sa.select(commands.client, commands.command, commands.version)
            .where(commands.table_id == table_id)
            .order_by(commands.version.desc())
            .limit(REMEMBERED_COMMANDS)
        )
        return StoredTable(
            rows[0].code,
            rows[0].wake,
            bodies,
            {(row.client, row.command): row.version for row in last},
        )

    async def events_after(self, table_id: str, version: int) -> tuple[str, ...]:
        """A table's events after a version, as JSON."""
        events = schema.events.c
        rows = await self.rows(
            sa.select(events.body)
            .where(events.table_id == table_id, events.version > version)
            .order_by(events.version)
        )
        return tuple(row.body for row in rows)

    async def version(self, table_id: str) -> int:
        """The number of events in a table's log."""
        events = schema.events.c
        rows = await self.rows(sa.select(sa.func.max(events.version)).where(events.table_id == table_id))
        return rows[0][0] or 0

    async def closed(self, key_hashes: Sequence[str]) -> dict[str, WhyClosed]:
        """The keys that are no longer valid among some, and why."""
        keys = schema.keys.c
        rows = await self.rows(
            sa.select(keys.hash, keys.closed).where(keys.hash.in_(key_hashes), keys.closed.is_not(None))
        )
        return {row.hash: row.closed for row in rows}

    async def command(self, table_id: str, client: str, command: str) -> int | None:
        """The version that a command led to; None if it wasn't carried out."""
        commands = schema.commands.c
        rows = await self.rows(
            sa.select(commands.version).where(
                commands.table_id == table_id, commands.client == client, commands.command == command
            )
        )
        return rows[0].version if rows else None

    async def table_with_code(self, code: str) -> str | None:
        """The id of the table with this join code."""
        rows = await self.rows(sa.select(schema.tables.c.id).where(schema.tables.c.code == code))
        return rows[0].id if rows else None

    async def key(self, token: str) -> Key | None:
        """The key of a token, valid or not."""
        wanted = hash_token(token)
        rows = await self.rows(sa.select(schema.keys).where(schema.keys.c.hash == wanted))
        return _key(rows[0]) if rows and are_equal(rows[0].hash, wanted) else None

    async def seats_of(self, table_id: str, tokens: Sequence[str]) -> dict[str, int]:
        """The seats at a table that some tokens open now."""
        keys = schema.keys.c
        hashes = {hash_token(token): token for token in tokens}
        rows = await self.rows(
            sa.select(keys.hash, keys.seat).where(
                keys.hash.in_(hashes),
                keys.table_id == table_id,
                keys.seat.is_not(None),
                keys.closed.is_(None),
            )
        )
        return {hashes[row.hash]: row.seat for row in rows}

    async def key_by_hash(self, key_hash: str) -> Key | None:
        """The key with this hash."""
        rows = await self.rows(sa.select(schema.keys).where(schema.keys.c.hash == key_hash))
        return _key(rows[0]) if rows else None

    async def passage(self, code: str, now: float) -> Key | None:
        """The key that a passage code transfers to another device; None if the code isn't valid now."""
        passages = schema.passages.c
        rows = await self.rows(
            sa.select(passages.key).where(
                passages.hash == hash_token(code), passages.until > now, passages.used.is_(False)
            )
        )
        return await self.key_by_hash(rows[0].key) if rows else None

    async def game(self, game: str) -> tuple[str, int] | None:
        """The table and number of a game by its id."""
        if "\0" in game:  # PostgreSQL has no such text
            return None
        rows = await self.rows(sa.select(schema.games).where(schema.games.c.id == game))
        return (rows[0].table_id, rows[0].number) if rows else None

    async def secret(self, name: str) -> str | None:
        """One of the server's own secrets."""
        secrets = schema.server_secrets.c
        rows = await self.rows(sa.select(secrets.value).where(secrets.name == name))
        return rows[0].value if rows else None

    async def subscriptions(self, table_id: str, seat: int) -> tuple[Subscription, ...]:
        """The browsers that are notified of a seat's turns."""
        keys = schema.keys.c
        rows = await self.rows(
            sa.select(schema.subscriptions)
            .join(schema.keys)
            .where(keys.table_id == table_id, keys.seat == seat, keys.closed.is_(None))
            .where(schema.subscriptions.c.refused.is_(None))
        )
        return tuple(Subscription(row.key, row.endpoint, row.p256dh, row.auth, row.language) for row in rows)

    async def push_refusal(self, key_hash: str, endpoint: str) -> int | None:
        """The status with which a push service refused to notify a browser; None if it didn't."""
        query = sa.select(schema.subscriptions.c.refused).filter_by(key=key_hash, hash=hash_token(endpoint))
        rows = await self.rows(query)
        return rows[0].refused if rows else None

    async def due_tables(self, now: float, among: sa.ColumnElement[bool] | None = None) -> tuple[str, ...]:
        """The tables that must be in memory by now, of those that satisfy a condition."""
        tables = schema.tables.c
        due = tables.wake <= now if among is None else sa.and_(tables.wake <= now, among)
        rows = await self.rows(sa.select(tables.id).where(due).order_by(tables.wake))
        return tuple(row.id for row in rows)


def commits_of(engine: AsyncEngine) -> Commits:
    """The way in which transactions are committed to an engine's database."""
    return SqliteCommits(engine) if engine.dialect.name == "sqlite" else EngineCommits(engine)


def _key(row: sa.Row[Any]) -> Key:
    return Key(row.hash, row.table_id, row.role, row.seat, row.host, row.closed)


def set_wake(
    transaction: Transaction, table_id: str, wake: float | None, used: float | None = None
) -> Transaction:
    """Set when the table must be in memory again, and when it was last used."""
    tables = schema.tables
    values = {"wake": wake} if used is None else {"wake": wake, "used": used}
    return transaction.execute(sa.update(tables).where(tables.c.id == table_id).values(**values))


def add_key(transaction: Transaction, key: Key, now: float) -> Transaction:
    """Insert a new key."""
    return transaction.insert(
        schema.keys,
        hash=key.hash,
        table_id=key.table,
        role=key.role,
        seat=key.seat,
        host=key.host,
        made=now,
        closed=None,
    )


def close_key(transaction: Transaction, key_hash: str, reason: WhyClosed) -> Transaction:
    """Make a key invalid."""
    keys = schema.keys
    transaction.execute(sa.delete(schema.subscriptions).filter_by(key=key_hash))
    return transaction.execute(sa.update(keys).where(keys.c.hash == key_hash).values(closed=reason))


def close_seat(transaction: Transaction, table_id: str, seat: int, reason: WhyClosed) -> Transaction:
    """Make all keys to a seat invalid."""
    keys = schema.keys
    valid = (keys.c.table_id == table_id, keys.c.seat == seat, keys.c.closed.is_(None))
    subscribed = schema.subscriptions.c.key.in_(sa.select(keys.c.hash).where(*valid))
    transaction.execute(sa.delete(schema.subscriptions).where(subscribed))
    return transaction.execute(sa.update(keys).where(*valid).values(closed=reason))


def answer_newcomer(transaction: Transaction, key_hash: str, seat: int | None) -> Transaction:
    """Make the key of a person who asked for a seat the key of that seat; delete it if there is none."""
    keys = schema.keys
    theirs = (keys.c.hash == key_hash, keys.c.role == NEWCOMER)
    if seat is None:
        return transaction.execute(sa.delete(keys).where(*theirs))
    return transaction.execute(sa.update(keys).where(*theirs).values(role="player", seat=seat))


def rotate_seats(transaction: Transaction, table_id: str, players: int, by: int) -> Transaction:
    """Move every player's key on by this many seats."""
    keys = schema.keys
    seated = (keys.c.table_id == table_id, keys.c.seat.is_not(None))
    return transaction.execute(sa.update(keys).where(*seated).values(seat=(keys.c.seat + by) % players))


def add_subscription(
    transaction: Transaction, subscription: Subscription, now: float, most: int
) -> Transaction:
    """Insert a subscription, or renew it; delete the oldest of its key beyond a number."""
    table, key = schema.subscriptions, subscription.key
    delete_subscription(transaction, key, subscription.endpoint)
    row = {"hash": hash_token(subscription.endpoint), "made": now, **asdict(subscription)}
    transaction.execute(sa.insert(table).values(**row))
    newest = sa.select(table.c.hash).filter_by(key=key).order_by(table.c.made.desc()).limit(most).subquery()
    old = (table.c.key == key, table.c.hash.not_in(sa.select(newest.c.hash)))
    return transaction.execute(sa.delete(table).where(*old))


def delete_subscription(transaction: Transaction, key_hash: str, endpoint: str) -> Transaction:
    """Delete a subscription, if there is one."""
    one = sa.delete(schema.subscriptions).filter_by(key=key_hash, hash=hash_token(endpoint))
    return transaction.execute(one)


def refuse_subscription(transaction: Transaction, key_hash: str, endpoint: str, status: int) -> Transaction:
    """Record that a push service refuses to notify a browser."""
    table = schema.subscriptions
    one = sa.update(table).filter_by(key=key_hash, hash=hash_token(endpoint))
    return transaction.execute(one.values(refused=status))


def swap_seats(transaction: Transaction, table_id: str, one: int, other: int) -> Transaction:
    """Swap the keys of two seats."""
    keys = schema.keys
    both = (keys.c.table_id == table_id, keys.c.seat.in_((one, other)))
    # The sum of both, less the one, is the other.
    return transaction.execute(sa.update(keys).where(*both).values(seat=one + other - keys.c.seat))


def use_passage(transaction: Transaction, code: str) -> Transaction:
    """Mark a passage code as used."""
    passages = schema.passages
    return transaction.execute(
        sa.update(passages).where(passages.c.hash == hash_token(code)).values(used=True)
    )


def add_passage(transaction: Transaction, code: str, key_hash: str, now: float, until: float) -> Transaction:
    """Insert a passage code; delete earlier ones of its key, and all that have expired."""
    passages = schema.passages
    transaction.insert(passages, hash=hash_token(code), key=key_hash, until=until, used=False)
    earlier = (passages.c.key == key_hash) & (passages.c.until < until)
    return transaction.execute(sa.delete(passages).where(earlier | (passages.c.until <= now)))


def delete_old_watchers(
    transaction: Transaction, table_id: str, connected: Collection[str], most: int
) -> Transaction:
    """Delete the oldest keys of a table's watchers and screens beyond a number, but not those connected."""
    keys, passages = schema.keys.c, schema.passages.c
    watching = (keys.table_id == table_id, keys.seat.is_(None), keys.role != NEWCOMER)
    newest = sa.select(keys.hash).where(*watching).order_by(keys.made.desc()).limit(most).subquery()
    old = (*watching, keys.hash.not_in(sa.select(newest.c.hash)), keys.hash.not_in(connected))
    hashes = sa.select(keys.hash).where(*old)
    transaction.execute(sa.delete(schema.passages).where(passages.key.in_(hashes)))
    return transaction.execute(sa.delete(schema.keys).where(*old))

"""One of several processes on a PostgreSQL database: it owns the tables whose advisory locks it holds.

It holds them in one session, on which it also listens for notifications. PostgreSQL frees them as soon as the
session ends: at once if the process dies, and after `IDLE` seconds if it's paused or cut off, because it asks
for the time every second. The time is the database's, so that a machine's wrong clock changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Iterable
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from pegs.i18n import translate
from pegs.server.cluster.peers import Events
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.pulse import STANDSTILL
from pegs.server.store import schema
from pegs.server.store.outages import record
from pegs.server.store.transaction_writer import OUTAGES, ReadError, Transaction, WriteError

log = logging.getLogger(__name__)
T = TypeVar("T")
CHANNEL = "pegs_tables"
BEAT = 1.0
"""Seconds between two questions for the time, by which the database knows that this process runs."""
IDLE = 5.0
"""Seconds without a question after which the database ends the session."""
TIMEOUT = 2.0
"""Seconds in which the database must answer."""
ANSWER_WITHIN = 1.0
"""Seconds in which an owner must answer a request for a table."""
FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""What the driver raises if the session fails; the third if that happens while a question is being sent."""

_ASK, _RELEASED, _KEPT = "?", "released", "kept"
"""What a notification says about a table, if it isn't a version."""
_KEY = "hashtextextended({}, 0)"
_TIME = "SELECT extract(epoch FROM clock_timestamp())::float8 AS now, (SELECT max(at) FROM alive) AS last"
_CLAIM = f"SELECT id FROM unnest($1::text[]) AS id WHERE pg_try_advisory_lock({_KEY.format('id')})"
_RELEASE = f"SELECT pg_advisory_unlock({_KEY.format('$1::text')})"
_NOTIFY = f"SELECT pg_notify('{CHANNEL}', $1)"
_WITHOUT_OWNER = (
    _KEY.format("tables.id") + " NOT IN (SELECT classid::bigint << 32 | objid::bigint FROM pg_locks"
    " WHERE locktype = 'advisory' AND objsubid = 1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
)


class LockingProcess:
    """One of several processes on a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._session: asyncpg.Connection[Any] | None = None
        self._turn = asyncio.Lock()
        """A session answers one question at a time."""
        self._owned: set[str] = set()
        self._ended = asyncio.Event()
        """Set when the session has ended, so that another one is opened at once."""
        self._until = 0.0
        """Until then the database can't have ended the session because it heard nothing."""
        self._answers: dict[str, asyncio.Future[bool]] = {}
        self._events: Events | None = None
        self._task: asyncio.Task[None] | None = None

    # --- the session

    @classmethod
    async def join(cls, engine: AsyncEngine) -> LockingProcess:
        """Open the session of a new process. Raises what the database raises."""
        process = cls(engine)
        await process._open()
        return process

    async def _open(self) -> None:
        session = await asyncpg.connect(self._address, timeout=TIMEOUT, command_timeout=TIMEOUT)
        try:
            await session.execute(f"SET idle_session_timeout = {round(1000 * IDLE)}")
            await session.add_listener(CHANNEL, self._receive)
            sent, times = CLOCK.now(), await session.fetchrow(_TIME)
            # Tables that are loaded from now on must know of a time in which nobody could act.
            await self._use_time(times)
        except BaseException:
            session.terminate()
            raise
        session.add_termination_listener(self._on_end)
        self._session, self._until = session, sent + IDLE

    def _on_end(self, session: object) -> None:
        """A session has ended, and with it the ownership of all tables."""
        if session is self._session:
            self._session = None
            self._owned.clear()
            self._ended.set()

    def listen(self, events: Events) -> None:
        """Start listening, and ask for the time from now on."""
        self._events = events
        self._task = asyncio.create_task(self._keep_beating(), name="session of the owned tables")

    async def _keep_beating(self) -> None:
        assert self._events is not None
        is_cut_off = False
        while True:
            try:
                if self._session is None:
                    await self._open()
                    self._events.on_missed()
                else:
                    (times,) = await self._ask(_TIME)
                    await self._use_time(times)
                is_cut_off = False
            except (*FAULTS, WriteError) as error:
                log.debug("the session of the owned tables has failed: %s", error)
                if not is_cut_off and CLOCK.now() > self._until:
                    is_cut_off = True
                    log.error(translate("server-cut-off"))
                    self._events.on_cut_off()
            except Exception:
                log.exception("bug in the session of the owned tables")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._ended.wait()
            self._ended.clear()

    async def _use_time(self, times: Any) -> None:
        """Use the database's time, and the time when some process was last known to be alive."""
        now, last = times
        if self._events is None:  # nobody plays yet
            CLOCK.adopt(now)
        CLOCK.follow(now)
        if now - last >= BEAT:
            await self._record_life(last, now)

    async def _record_life(self, last: float, now: float) -> None:
        """Record that a process is alive; and since when none was, if that's news."""
        alive = schema.alive
        with contextlib.suppress(*OUTAGES):
            async with self._engine.begin() as connection:
                renew = sa.update(alive).where(alive.c.at == last).values(at=now)
                is_first = (await connection.execute(renew)).rowcount
                if is_first and now - last > STANDSTILL and last > 0:
                    for statement in record(last, now):
                        await connection.execute(statement)

    async def _ask(self, query: str, *arguments: object) -> list[asyncpg.Record]:
        """The rows that a query finds. Raises WriteError."""
        return await self._in_turn(self._ask_now(query, *arguments))

    async def _in_turn(self, work: Coroutine[Any, Any, T]) -> T:
        """Use the session when its turn comes, and to the end, even if a client doesn't wait for it."""

        async def use() -> T:
            async with self._turn:
                return await work

        return await asyncio.shield(asyncio.create_task(use()))

    async def _ask_now(self, query: str, *arguments: object) -> list[asyncpg.Record]:
        """Ask, and end a session that doesn't answer. Raises WriteError."""
        session, sent = self._session, CLOCK.now()
        if session is None:
            raise WriteError(translate("server-cannot-keep"))
        try:
            rows: list[asyncpg.Record] = await session.fetch(query, *arguments)
        except asyncpg.OutOfMemoryError as error:
            log.error(translate("server-too-many-locks", number=len(self._owned)))
            raise WriteError(translate("server-cannot-keep")) from error
        except FAULTS as error:
            # Nobody knows which locks it holds now.
            session.terminate()
            self._on_end(session)
            raise WriteError(translate("server-cannot-keep")) from error
        if session is not self._session:
            raise WriteError(translate("server-cannot-keep"))
        self._until = sent + IDLE
        return rows

    async def close(self) -> None:
        """End the session, so that others needn't wait for the tables."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        async with self._turn:
            if self._session is not None:
                with contextlib.suppress(*FAULTS):
                    await self._session.close(timeout=TIMEOUT)

    # --- owning tables

    def owns(self, table: str) -> bool:
        """Whether this process owns a table."""
        return table in self._owned and CLOCK.now() < self._until

    async def claim(self, tables: Iterable[str]) -> tuple[str, ...]:
        """Become the owner of the tables that have none. Raises WriteError."""
        wanted = [table for table in tables if table not in self._owned]
        return await self._in_turn(self._claim(wanted)) if wanted else ()

    async def _claim(self, tables: Iterable[str]) -> tuple[str, ...]:
        # A lock that is taken twice would have to be released twice.
        wanted = [table for table in tables if table not in self._owned]
        new = tuple(row["id"] for row in await self._ask_now(_CLAIM, wanted))
        self._owned |= set(new)
        return new

    async def release(self, table: str) -> None:
        """Give up the ownership of a table."""
        await self._in_turn(self._release(table))

    async def _release(self, table: str) -> None:
        if table in self._owned:
            self._owned.discard(table)
            with contextlib.suppress(WriteError):  # the locks are gone with the session
                await self._ask_now(_RELEASE, table)

    def without_owner(self) -> sa.ColumnElement[bool]:
        """The tables whose locks nobody holds."""
        return sa.literal_column(_WITHOUT_OWNER, sa.Boolean())

    # --- notifications

    def notify(self, transaction: Transaction, table: str, version: int) -> None:
        """Notify the owner when the transaction is committed, unless that's this process."""
        if not self.owns(table):
            transaction.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table}:{version}")))

    async def ask_for(self, table: str) -> bool:
        """Ask the owner to release a table; whether it has.

        Raises ReadError if it doesn't answer, and WriteError.
        """
        answer = self._answers.setdefault(table, asyncio.get_running_loop().create_future())
        try:
            await self._ask(_NOTIFY, f"{table}:{_ASK}")
            async with asyncio.timeout(ANSWER_WITHIN):
                return await asyncio.shield(answer)
        except TimeoutError as error:
            raise ReadError(translate("server-cannot-read")) from error
        finally:
            self._answers.pop(table, None)

    async def answer(self, table: str, is_released: bool) -> None:
        """Answer such a request. Raises WriteError."""
        await self._ask(_NOTIFY, f"{table}:{_RELEASED if is_released else _KEPT}")

    def stood_still(self, transaction: Transaction, since: float) -> None:
        """Do nothing: another process owns the tables by then, or the next beat records it."""

    def _receive(self, _session: object, _process: int, _channel: str, payload: object) -> None:
        table, _, word = str(payload).partition(":")
        if self._events is None:
            return
        if word == _ASK:
            self._events.on_asked(table)
        elif word.isdigit():
            self._events.on_change(table, int(word))
        elif (answer := self._answers.get(table)) is not None and not answer.done():
            answer.set_result(word == _RELEASED)

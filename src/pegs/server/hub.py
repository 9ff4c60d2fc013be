"""All tables: those in memory, and how the others are woken and put to sleep."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from pegs.errors import PegsError
from pegs.server.actor import Actor, AsleepError
from pegs.server.bookkeeping import Bookkeeping, read_events
from pegs.server.settings import LIMITS
from pegs.server.store import Store, StoredTable, set_wake
from pegs.server.thinking import Thinking
from pegs.server.warming import Warming
from pegs.server.writer import CannotKeepError, Change
from pegs.table.protocol.messages import Bye
from pegs.table.table import Table
from pegs.words import say

log = logging.getLogger(__name__)
T = TypeVar("T")
ROUND = 5.0
"""Seconds between two looks at who must wake and who may sleep."""
GOODBYES = 2.0
"""Seconds that sockets have to close when the server stops."""
SOON = 120.0
"""A table that time will call within so many seconds stays awake."""


class NoTableError(PegsError):
    """There is no table of this name."""


class ClosingError(PegsError):
    """The server is shutting down."""


class Hub:
    """Finds a table's actor, whether it is awake or not."""

    def __init__(self, store: Store, warming: Warming) -> None:
        self.store, self.warming = store, warming
        self._thinking = Thinking()
        self._actors: dict[str, Actor] = {}
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._waiting: set[asyncio.Task[None]] = set()
        self._closing = False
        self._rounds = asyncio.create_task(self._go_round(), name="hub")

    # --- finding a table

    async def ask(self, table_id: str, work: Callable[[Actor], Awaitable[T]]) -> T:
        """Have something done at a table, in its turn. Raises NoTableError and what ``work`` raises."""
        while True:
            actor = await self.actor(table_id)
            with contextlib.suppress(AsleepError):
                return await actor.do(lambda actor=actor: work(actor))  # type: ignore[misc]

    async def actor(self, table_id: str) -> Actor:
        """A table's actor; a sleeping table is woken. Raises NoTableError."""
        actor = self._actors.get(table_id)
        if actor is None:
            if self._closing:
                raise ClosingError(say("server-closing"))
            # One at a time: a table lives once.
            async with self._locks[table_id]:
                actor = self._actors.get(table_id) or await self._wake(table_id)
        return actor

    def here(self, table_id: str) -> Actor | None:
        """A table's actor where it is awake."""
        return self._actors.get(table_id)

    async def _wake(self, table_id: str) -> Actor:
        stored = await self.store.table(table_id)
        if stored is None:
            raise NoTableError
        if len(stored.events) > 1:
            await self.warming.ready.wait()
        await self.store.keep(set_wake(Change(), table_id, 0.0))
        actor = await asyncio.to_thread(self._restored, table_id, stored)
        return self.welcome(*actor)

    def _restored(self, table_id: str, stored: StoredTable) -> tuple[Table, Bookkeeping]:
        events = read_events(stored)
        table = Table.restored(events)
        players = table.state.settings.players
        return table, Bookkeeping(self.store, table_id, players, events, stored.commands)

    def welcome(self, table: Table, books: Bookkeeping) -> Actor:
        """A table comes to life."""
        actor = Actor(table, books, self.warming, self._thinking, self._lose)
        self._actors[books.table_id] = actor
        return actor

    def _lose(self, actor: Actor) -> None:
        """An actor has lost its table's log: who is there comes again, and finds the table as it is kept."""
        log.error("table %s is read from the database again", actor.books.table_id)
        self._actors.pop(actor.books.table_id, None)
        self._say_bye(actor)
        self._later(actor.stop())

    def _say_bye(self, actor: Actor) -> None:
        for session in tuple(actor.sessions):
            session.outbox.say_bye(Bye(code="shutting_down", again=True))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    def soon(self, actor: Actor, work: Callable[[], Awaitable[None]]) -> None:
        """Have something done as soon as games can be played."""

        async def wait() -> None:
            await self.warming.ready.wait()
            actor.post(work)

        self._later(wait())

    # --- sleeping and waking

    async def _go_round(self) -> None:
        while True:
            try:
                await self.warming.ready.wait()
                for table_id in await self.store.to_wake(time.time()):
                    if table_id not in self._actors:
                        await self.actor(table_id)
                for actor in tuple(self._actors.values()):
                    await self._let_sleep(actor)
            except CannotKeepError as error:
                log.error("%s", error)
            except Exception:
                log.exception("a mistake in the program, in the hub's round")
            await asyncio.sleep(ROUND)

    async def _let_sleep(self, actor: Actor) -> None:
        table_id = actor.books.table_id
        if _is_tired(actor):
            async with self._locks[table_id]:
                if _is_tired(actor):
                    await self._put_to_bed(table_id, actor)
            self._locks.pop(table_id, None)

    async def _put_to_bed(self, table_id: str, actor: Actor) -> None:
        del self._actors[table_id]
        await actor.stop()
        await self.store.keep(set_wake(Change(), table_id, actor.next_call))

    async def close(self) -> None:
        """Say goodbye to everybody, keep everything, and let the database go."""
        if self._closing:
            return
        self._closing = True
        for task in (self._rounds, *self._waiting):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._rounds
        for actor in tuple(self._actors.values()):
            self._say_bye(actor)
        await self._wait_for_goodbyes()
        for actor in tuple(self._actors.values()):
            await actor.stop()
            await self.store.keep(set_wake(Change(), actor.books.table_id, actor.next_call))
        self._thinking.close()
        await self.store.close()

    async def _wait_for_goodbyes(self) -> None:
        """Let the sockets close by themselves, for a moment."""
        end = time.monotonic() + GOODBYES
        while time.monotonic() < end and any(actor.sessions for actor in self._actors.values()):
            await asyncio.sleep(0.02)


def _is_tired(actor: Actor) -> bool:
    """Whether nobody has been there for a while, and time does not call soon."""
    now = time.time()
    call = actor.next_call
    soon = call is not None and call < now + SOON
    return actor.can_sleep and not soon and now >= actor.quiet_since + LIMITS.sleep_after

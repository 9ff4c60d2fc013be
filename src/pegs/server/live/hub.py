"""All tables: those in memory, and how the others are woken and put to sleep."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Literal, TypeVar
from weakref import WeakValueDictionary

from pegs.core.errors import PegsError
from pegs.i18n import translate
from pegs.server.cluster.peers import Peers
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.config import Limits
from pegs.server.hosting.engine_startup import Warming
from pegs.server.live.actor import Actor, AsleepError
from pegs.server.live.bot_pool import BotPool
from pegs.server.live.table_repository import Bookkeeping, read_events
from pegs.server.store.store import Store, StoredTable, set_wake
from pegs.server.store.writer import CannotKeepError, CannotReadError, Change
from pegs.table.protocol.messages import Bye
from pegs.table.table import Table

log = logging.getLogger(__name__)
T = TypeVar("T")
ROUND = 0.7
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

    def __init__(self, store: Store, peers: Peers, warming: Warming, limits: Limits) -> None:
        self.store, self.peers, self.warming, self.limits = store, peers, warming, limits
        self._bots = BotPool()
        self._actors: dict[str, Actor] = {}
        # A lock is there as long as somebody holds it or waits for it.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: set[asyncio.Task[None]] = set()
        self._closing = False
        self._rounds = asyncio.create_task(self._go_round(), name="hub")
        peers.listen(self._heard, self._missed, self._cut_off)

    # --- finding a table

    async def ask(self, table_id: str, work: Callable[[Actor], Awaitable[T]]) -> T:
        """Have something done at a table, in its turn. Raises NoTableError and what ``work`` raises."""
        while True:
            actor = await self.actor(table_id)
            with contextlib.suppress(AsleepError):
                return await actor.do(lambda actor=actor: actor.surely(lambda: work(actor)))  # type: ignore[misc]

    async def actor(self, table_id: str) -> Actor:
        """A table's actor; a sleeping table is woken. Raises NoTableError."""
        actor = self._actors.get(table_id)
        if actor is None:
            if self._closing:
                raise ClosingError(translate("server-closing"))
            # One at a time: a table lives once.
            async with self._lock(table_id):
                actor = self._actors.get(table_id) or await self._wake(table_id)
        return actor

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    def here(self, table_id: str) -> Actor | None:
        """A table's actor where it is awake."""
        return self._actors.get(table_id)

    @property
    def awake(self) -> tuple[Actor, ...]:
        """The tables in memory."""
        return tuple(self._actors.values())

    @property
    def is_closing(self) -> bool:
        """Whether no table is woken any more."""
        return self._closing

    async def _wake(self, table_id: str) -> Actor:
        stored = await self.store.table(table_id)
        if stored is None:
            raise NoTableError
        if len(stored.events) > 1:
            await self.warming.ready.wait()
        await self._note(set_wake(Change(), table_id, 0.0))
        await self.own(table_id)
        table, books = await asyncio.to_thread(self._restored, table_id, stored)
        actor = self.welcome(table, books)
        # What others did while it was read.
        actor.rung(await self.store.version(table_id))
        return actor

    async def own(self, table_id: str) -> None:
        """Become the table's owner, if it has none; where that cannot be kept now, a later round does it."""
        with contextlib.suppress(CannotKeepError):
            await self.peers.claim((table_id,))

    async def _note(self, change: Change) -> None:
        """Keep what a later round will find out anyway, if it can be kept now."""
        with contextlib.suppress(CannotKeepError):
            await self.store.keep(change)

    def _restored(self, table_id: str, stored: StoredTable) -> tuple[Table, Bookkeeping]:
        events = read_events(stored.events)
        table = Table.from_events(events)
        players = table.state.settings.players
        return table, Bookkeeping(self.store, self.peers, table_id, players, events, stored.commands)

    def welcome(self, table: Table, books: Bookkeeping) -> Actor:
        """A table comes to life."""
        actor = Actor(table, books, self.peers, self.warming, self._bots, self.limits)
        self._actors[books.table_id] = actor
        return actor

    # --- other processes

    def _heard(self, table_id: str, version: int) -> None:
        actor = self._actors.get(table_id)
        if actor is not None:
            actor.rung(version)

    def _missed(self) -> None:
        for actor in self._actors.values():
            actor.post(actor.look_around)
            actor.post(actor.hear)

    def _cut_off(self) -> None:
        """Nothing here is sure any more: everybody comes again, here or to another process."""
        actors, self._actors = self._actors, {}
        for actor in actors.values():
            self._say_bye(actor, "unavailable")
            self._later(actor.stop())

    def _say_bye(self, actor: Actor, code: Literal["shutting_down", "unavailable"]) -> None:
        for session in tuple(actor.sessions):
            session.outbox.say_bye(Bye(code=code, again=True))

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
        await self.warming.ready.wait()
        while True:
            try:
                await self._look_round()
            except (CannotKeepError, CannotReadError) as error:
                log.debug("a round was cut short: %s", error)
            except Exception:
                log.exception("a mistake in the program, in the hub's round")
            await asyncio.sleep(ROUND)

    async def _look_round(self) -> None:
        jump = CLOCK.jumped()
        if jump is not None:
            log.warning(translate("server-clock-jumped", seconds=round(jump)))
        if not self.store.is_well:
            await self.store.probe()
        self._tell_well()
        for table_id in (*await self.peers.claim(self._actors), *await self.peers.widowed()):
            if table_id in self._actors:
                self._actors[table_id].look_after()
        for table_id in await self.store.to_wake(CLOCK.now(), self.peers.is_free()):
            if table_id not in self._actors:
                await self.actor(table_id)
        for actor in tuple(self._actors.values()):
            await self._let_sleep(actor)

    def _tell_well(self) -> None:
        for actor in self._actors.values():
            if actor.is_stuck:
                actor.post(actor.well_again)

    async def _let_sleep(self, actor: Actor) -> None:
        after = self.limits.sleep_after
        if _is_tired(actor, after):
            async with self._lock(actor.books.table_id):
                if _is_tired(actor, after):
                    await self._put_to_bed(actor)

    async def _put_to_bed(self, actor: Actor) -> None:
        self._actors.pop(actor.books.table_id, None)
        await actor.stop()
        await self._note(self._last_word(actor))

    def _last_word(self, actor: Actor) -> Change:
        """What is kept of a table that leaves the memory."""
        change, table_id = Change(), actor.books.table_id
        if self.peers.owns(table_id):
            set_wake(change, table_id, actor.next_call)
            self.peers.let_go(change, table_id)
        return change

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
            self._say_bye(actor, "shutting_down")
        await self._wait_for_goodbyes()
        for actor in tuple(self._actors.values()):
            await actor.stop()
        for actor in self._actors.values():
            await self._note(self._last_word(actor))
        await self.peers.close()
        self._bots.close()
        await self.store.close()

    async def _wait_for_goodbyes(self) -> None:
        """Let the sockets close by themselves, for a moment."""
        end = time.monotonic() + GOODBYES
        while time.monotonic() < end and any(actor.sessions for actor in self._actors.values()):
            await asyncio.sleep(0.02)


def _is_tired(actor: Actor, after: float) -> bool:
    """Whether nobody has been there for so long, and time does not call soon."""
    now = CLOCK.now()
    if not actor.can_sleep or now < actor.quiet_since + after:
        return False
    call = actor.next_call
    return call is None or call >= now + SOON

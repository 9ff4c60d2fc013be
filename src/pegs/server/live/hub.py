"""All tables of this process: loads them into memory, and unloads those that nobody uses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from functools import partial
from math import inf
from typing import Any, Literal, TypeVar
from weakref import WeakValueDictionary

from pegs.core.errors import PegsError
from pegs.i18n import translate
from pegs.protocol.messages import Bye
from pegs.server.cluster.peers import Peers
from pegs.server.hosting import metrics
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.config import Limits
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.overload import BusyError
from pegs.server.hosting.pulse import Pulse
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.live.actor import Actor
from pegs.server.live.bot_pool import BotPool
from pegs.server.live.mailbox import ClosedError
from pegs.server.live.table_repository import TableRepository, read_events
from pegs.server.push.service import PushService
from pegs.server.store.outages import Span, outages_after
from pegs.server.store.store import Store, StoredTable, set_wake
from pegs.server.store.transaction_writer import ReadError, Transaction, WriteError
from pegs.table.command_errors import NoTableError
from pegs.table.table import Table

log = logging.getLogger(__name__)
T = TypeVar("T")
INTERVAL = 0.7
"""Seconds between two rounds of housekeeping."""
CLOSE_TIMEOUT = 2.0
"""Seconds that sockets have to close when the server stops."""
SETTLED = 1.0
"""Seconds after someone has come to a table for which no other process gets it."""
TAKEN_OVER_WITHIN = 7.0
"""Seconds in which a table whose process has died is loaded by another."""
RETURN = 30.0
"""Seconds after an outage in which people come back to their tables."""
UNLOAD_MARGIN = 120.0
"""A table that has a timer due within this many seconds isn't unloaded."""


class ClosingError(PegsError):
    """The server is shutting down."""


class Hub:
    """Finds each table's actor, loading the table if necessary."""

    def __init__(
        self,
        store: Store,
        peers: Peers,
        startup: EngineStartup,
        pools: WorkPools,
        push: PushService,
        limits: Limits,
        pulse: Pulse,
    ) -> None:
        self.store, self.peers, self.startup, self.pools, self.limits = store, peers, startup, pools, limits
        self._push, self._pulse = push, pulse
        self._bots = BotPool()
        self._actors: dict[str, Actor] = {}
        # A lock exists only while a task holds it or waits for it.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._arrivals: Counter[str] = Counter()
        """The clients that are entering each table."""
        self._unmarked: set[str] = set()
        """Tables that were loaded while nothing could be written, so that `pegs prune` doesn't know."""
        self._background: set[asyncio.Task[None]] = set()
        self._is_closing = False
        self._born, self._ready_at = CLOCK.now(), inf
        self._housekeeping = asyncio.create_task(self._keep_house(), name="hub")
        peers.listen(self)
        pulse.listen(self._on_standstill)
        self._start(self._keep_beating())

    # --- finding a table

    async def run(self, table_id: str, work: Callable[[Actor], Awaitable[T]]) -> T:
        """Run work in a table's mailbox, again if another process wrote first.

        Raises NoTableError, ClosingError, and what ``work`` raises.
        """
        while True:
            actor = await self.actor(table_id)
            with contextlib.suppress(ClosedError):  # unloaded just now: load it again
                return await actor.mailbox.run(partial(self._work, actor, work))

    async def _work(self, actor: Actor, work: Callable[[Actor], Awaitable[T]]) -> T:
        if not self.peers.owns(actor.table_id):
            await actor.catch_up()  # because owners don't announce their versions
        return await actor.live.retry_on_conflict(lambda: work(actor))

    async def actor(self, table_id: str) -> Actor:
        """A table's actor; the table is loaded if necessary. Raises NoTableError or ClosingError."""
        actor = self._actors.get(table_id)
        if actor is None:
            if self._is_closing:
                raise ClosingError(translate("server-closing"))
            async with self._lock(table_id):
                actor = self._actors.get(table_id)
                if actor is None:
                    try:
                        actor = await self._load(table_id)
                    except BaseException:
                        await self.peers.release(table_id)  # another process may be able to load it
                        raise
        return actor

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    def loaded(self, table_id: str) -> Actor | None:
        """A table's actor if the table is in memory."""
        return self._actors.get(table_id)

    @property
    def actors(self) -> tuple[Actor, ...]:
        """The actors of all tables in memory."""
        return tuple(self._actors.values())

    @property
    def is_closing(self) -> bool:
        """Whether the server is shutting down, so that no table is loaded any more."""
        return self._is_closing

    async def _load(self, table_id: str) -> Actor:
        stored = await self.store.table(table_id)
        if stored is None:
            raise NoTableError(translate("server-no-table"))
        if len(stored.events) > 1:
            await self.startup.ready.wait()
        await self._mark_loaded(table_id)
        await self._try_claim(table_id)
        table, repository = await self.pools.restore.run(self._restore, table_id, stored)
        if not table.state.entries:  # deleted while it was read
            raise NoTableError(translate("server-no-table"))
        outages = await outages_after(self.store, table.state.entries[-1].event.at)
        if stored.wake == 0.0 and self.peers.owns(table_id):
            outages = _until_taken_over(outages)
        if not await self.store.version(table_id):  # deleted after it was read, before it was marked
            raise NoTableError(translate("server-no-table"))
        actor = self._add(table, repository, outages)
        # Other processes may have written while the table was being restored.
        actor.on_notification(await self.store.version(table_id))
        return actor

    async def _mark_loaded(self, table_id: str) -> None:
        """Say in the database that a table is in memory, so that it isn't deleted; if that fails, later."""
        self._unmarked.add(table_id)
        with contextlib.suppress(WriteError):
            await self.store.commit(set_wake(Transaction(), table_id, 0.0, CLOCK.now()))
            self._unmarked.discard(table_id)

    async def _try_commit(self, transaction: Transaction) -> None:
        """Commit what later rounds correct anyway if it fails."""
        with contextlib.suppress(WriteError):
            await self.store.commit(transaction)

    async def _try_claim(self, table_id: str) -> None:
        """Become a table's owner if it has none; if the database fails, in a later round."""
        with contextlib.suppress(WriteError):
            await self.peers.claim((table_id,))

    def _restore(self, table_id: str, stored: StoredTable) -> tuple[Table, TableRepository]:
        events = read_events(stored.events)
        table = Table.from_events(events)
        return table, TableRepository(self.store, self.peers, table_id, events, stored.commands)

    async def create(self, table: Table, repository: TableRepository, transaction: Transaction) -> Actor:
        """Store a new table, and start its actor. Raises ConflictError and WriteError.

        A table is due as soon as it's stored. The lock keeps housekeeping from starting another actor, which
        would take the place of this one and leave its clients without news.
        """
        async with self._lock(repository.table_id):
            await self.store.commit(transaction)
            await self._try_claim(repository.table_id)
            return self._add(table, repository)

    def _add(self, table: Table, repository: TableRepository, outages: Sequence[Span] = ()) -> Actor:
        """Start the actor of a table that was just created or restored; nobody could act in the outages."""
        assert repository.table_id not in self._actors
        actor = Actor(
            table,
            repository,
            self.peers,
            self.startup,
            self._bots,
            self.pools,
            self._push,
            self.limits,
            self._pulse,
            self._until_people_are_back(outages),
        )
        self._actors[repository.table_id] = actor
        return actor

    def _until_people_are_back(self, outages: Sequence[Span]) -> list[Span]:
        """The outages; one that has just ended goes on, because people need a moment to come back.

        If this process ended it, they can't be back before the engine is ready.
        """
        return [(since, inf if self._is_fresh(until) else until) for since, until in outages]

    def _is_fresh(self, until: float) -> bool:
        could_return = max(until, self._ready_at) if until >= self._born - 1 else until
        return CLOCK.now() < could_return + RETURN

    # --- bringing a table's people together in one process

    @contextlib.contextmanager
    def arrival(self, table_id: str) -> Iterator[None]:
        """Count a client that is entering a table."""
        self._arrivals[table_id] += 1
        try:
            yield
        finally:
            self._arrivals[table_id] -= 1
            if not self._arrivals[table_id]:
                del self._arrivals[table_id]

    async def obtain(self, table_id: str, may_ask: bool) -> bool:
        """Become a table's owner, and return whether this process is it now.

        ``may_ask``: the owner may be asked to release it. Raises WriteError, and ReadError if the owner
        doesn't answer.
        """
        if await self._obtain_free(table_id):
            return True
        return may_ask and await self.peers.ask_for(table_id) and await self._obtain_free(table_id)

    async def _obtain_free(self, table_id: str) -> bool:
        if not self.peers.owns(table_id):
            async with self._lock(table_id):
                await self._claim(table_id)
        return self.peers.owns(table_id)

    async def _claim(self, *table_ids: str) -> None:
        """Become the owner of the tables that have none. Raises WriteError."""
        for table_id in await self.peers.claim(table_ids):
            if (actor := self._actors.get(table_id)) is not None:
                actor.mailbox.post(actor.catch_up)
                actor.check_presence()

    def on_asked(self, table_id: str) -> None:
        """Someone has come to another process for a table that this one may own."""
        if self.peers.owns(table_id):
            self._start(self._answer(table_id))

    async def _answer(self, table_id: str) -> None:
        with contextlib.suppress(WriteError):
            async with self._lock(table_id):
                if not self.peers.owns(table_id):
                    return
                is_released = not self._has_newcomers(table_id)
                if is_released:
                    await self._give_up(table_id)
                await self.peers.answer(table_id, is_released)

    def _has_newcomers(self, table_id: str) -> bool:
        """Whether someone has come to a table here a moment ago.

        If not, the proxy sends its people to another process by now.
        """
        actor = self._actors.get(table_id)
        sessions = actor.live.sessions if actor is not None else ()
        newest = max((session.since for session in sessions), default=-inf)
        return table_id in self._arrivals or CLOCK.now() < newest + SETTLED

    async def _give_up(self, table_id: str) -> None:
        actor = self._actors.pop(table_id, None)
        if actor is not None:
            await actor.stop()
            self._say_bye(actor, "elsewhere")
            await self._try_commit(self._set_next_wake(actor))
        await self.peers.release(table_id)
        metrics.HANDED_OVER.inc()

    # --- other processes

    def on_change(self, table_id: str, version: int) -> None:
        """Another process has written a version, or with 0 changed something else."""
        actor = self._actors.get(table_id)
        if actor is not None:
            actor.on_notification(version)

    def on_missed(self) -> None:
        """Own the tables again that no other process has taken, and read what others may have written."""
        self._start(self._claim_again())
        for actor in self._actors.values():
            actor.mailbox.post(actor.check_sessions)
            actor.mailbox.post(actor.catch_up)

    async def _claim_again(self) -> None:
        with contextlib.suppress(WriteError):  # tried again in the next round
            await self._claim(*self._actors)

    def on_cut_off(self) -> None:
        """Unload everything: another process may own the tables now."""
        self._drop(self.actors)

    def _drop(self, actors: Sequence[Actor]) -> None:
        """Unload tables that another process may own now. Clients reconnect, here or there."""
        if not actors:
            return
        for actor in actors:
            del self._actors[actor.table_id]
            self._say_bye(actor, "unavailable")
        self._start(self._abandon(actors))

    async def _abandon(self, actors: Sequence[Actor]) -> None:
        """Stop the actors, and make the tables' new owners look for what was still written here."""
        await asyncio.gather(*(actor.stop() for actor in actors))
        transaction = Transaction()
        for actor in actors:
            # A client whose hello was still in the mailbox would never hear of anything again.
            self._say_bye(actor, "unavailable")
            self.peers.notify(transaction, actor.table_id, 0)
        while True:
            with contextlib.suppress(WriteError):
                return await self.store.commit(transaction)
            await asyncio.sleep(INTERVAL)

    def _say_bye(self, actor: Actor, code: Literal["shutting_down", "unavailable", "elsewhere"]) -> None:
        for session in tuple(actor.live.sessions):
            session.outbox.say_bye(Bye(code=code, again=True))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def post_when_ready(self, actor: Actor, work: Callable[[], Awaitable[None]]) -> None:
        """Put work into a table's mailbox as soon as the engine is ready."""

        async def wait() -> None:
            await self.startup.ready.wait()
            actor.mailbox.post(work)

        self._start(wait())

    # --- housekeeping

    async def _keep_beating(self) -> None:
        while True:
            self._pulse.leave_mark()
            await asyncio.sleep(INTERVAL)

    def _on_standstill(self, since: float) -> None:
        """Nobody could act since then: the machine slept, or this process was stopped."""
        transaction = Transaction()
        self.peers.stood_still(transaction, since)
        if not transaction.is_empty:
            self._start(self._try_commit(transaction))
        for actor in self._actors.values():
            actor.interrupt(since)

    async def _keep_house(self) -> None:
        await self.startup.ready.wait()
        self._ready_at = CLOCK.now()
        while not self._is_closing:
            try:
                await self._run_round()
            except (WriteError, ReadError, BusyError) as error:
                log.debug("housekeeping stopped early: %s", error)
            except Exception:
                log.exception("bug in housekeeping")
            await asyncio.sleep(INTERVAL)

    async def _run_round(self) -> None:
        jump = CLOCK.jumped()
        if jump is not None:
            log.warning(translate("server-clock-jumped", seconds=round(jump)))
        if not self.store.accepts_writes:
            await self.store.probe()
        for table_id in self._unmarked & self._actors.keys():
            await self._mark_loaded(table_id)
        self._report_recovery()
        await self._claim(*self._actors)
        self._drop(
            [each for each in self.actors if each.live.sessions and not self.peers.owns(each.table_id)]
        )
        for table_id in await self.store.due_tables(CLOCK.now(), self.peers.without_owner()):
            if table_id not in self._actors:
                await self._wake(table_id)
        for actor in tuple(self._actors.values()):
            await self._unload_if_idle(actor)

    async def _wake(self, table_id: str) -> None:
        """Load a table that is due. One that can't be read isn't due again, so that it delays no other."""
        try:
            await self.actor(table_id)
        except (WriteError, ReadError, BusyError, ClosingError):
            raise
        except Exception:
            log.exception("bug in loading table %s", table_id)
            await self._try_commit(set_wake(Transaction(), table_id, None))

    def _report_recovery(self) -> None:
        for actor in self._actors.values():
            if actor.live.is_read_only:
                actor.mailbox.post(actor.writes_recovered)

    async def _unload_if_idle(self, actor: Actor) -> None:
        if self._is_idle(actor):
            async with self._lock(actor.table_id):
                if self._is_idle(actor):
                    await self._unload(actor)

    def _is_idle(self, actor: Actor) -> bool:
        """Whether a table is unused here, and if this process owns it, has been for a while and has no timer
        due soon.
        """
        if not actor.is_unused or actor.table_id in self._arrivals:
            return False
        if not self.peers.owns(actor.table_id):
            return True
        now, due = CLOCK.now(), actor.next_due
        has_rested = now >= actor.live.last_active + self.limits.sleep_after
        return has_rested and (due is None or due >= now + UNLOAD_MARGIN)

    async def _unload(self, actor: Actor) -> None:
        self._actors.pop(actor.table_id, None)
        await actor.stop()
        await self._try_commit(self._set_next_wake(actor))
        await self.peers.release(actor.table_id)

    def _set_next_wake(self, actor: Actor) -> Transaction:
        """Set when an unloaded table must be loaded again, if this process owns it."""
        transaction = Transaction()
        if self.peers.owns(actor.table_id):
            set_wake(transaction, actor.table_id, actor.next_due, actor.live.last_active)
        return transaction

    # --- shutdown

    async def close(self) -> None:
        """Close all sockets, finish all work, and close the database."""
        if self._is_closing:
            return
        self._is_closing = True
        for task in (self._housekeeping, *self._background):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._housekeeping
        for actor in tuple(self._actors.values()):
            self._say_bye(actor, "shutting_down")
        await self._wait_for_sockets()
        for actor in tuple(self._actors.values()):
            await actor.stop()
        for actor in self._actors.values():
            await self._try_commit(self._set_next_wake(actor))
        await self.peers.close()
        await self._push.close()
        self._bots.close()
        await self.store.close()

    async def _wait_for_sockets(self) -> None:
        """Give the sockets a moment to close by themselves."""
        end = time.monotonic() + CLOSE_TIMEOUT
        while time.monotonic() < end and any(actor.live.sessions for actor in self._actors.values()):
            await asyncio.sleep(0.02)


def _until_taken_over(outages: Sequence[Span]) -> list[Span]:
    """The outages, and the time since the process died that owned the table: it hasn't unloaded it."""
    now = CLOCK.now()
    since = now - TAKEN_OVER_WITHIN
    late = [span for span in outages if span[1] >= since]
    return [*outages[: len(outages) - len(late)], (min([since, *(began for began, _ in late)]), now)]

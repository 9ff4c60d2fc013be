"""One live table: everything that happens to it happens here, one thing after another.

What is asked of it is decided, kept in the database, and only then applied, acknowledged and told to
everybody.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, TypeVar

from pegs.core.errors import PegsError
from pegs.core.turn import Turn
from pegs.i18n import in_language, language, translate
from pegs.server.cluster.peers import Peers
from pegs.server.hosting import metrics
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.config import Limits
from pegs.server.hosting.engine_startup import Warming
from pegs.server.live.bot_pool import BotPool
from pegs.server.live.broadcast import Telling
from pegs.server.live.client_session import Session
from pegs.server.live.presence import Presence
from pegs.server.live.table_repository import Bookkeeping
from pegs.server.store.writer import CannotKeepError, CannotReadError, Change, ClashError
from pegs.table.command_errors import RefusedError
from pegs.table.events import AnyEvent
from pegs.table.protocol.commands import AnyCommand, Hint, Why
from pegs.table.protocol.messages import Bye, Done, Refused
from pegs.table.table import Table
from pegs.table.timing import BotTask

log = logging.getLogger(__name__)
T = TypeVar("T")
LONGEST_SLEEP = 60.0
"""Timers do not notice that the machine has slept: they are set again now and then."""
TRIES = 5
"""How often something is decided anew because others were faster."""
BREATH = 1.0
"""Seconds of rest after something failed that will be tried again."""
Work = Callable[[], Awaitable[None]]


class AsleepError(PegsError):
    """This actor has stopped; the hub knows the next one of the same table."""


class Actor:
    """A table in memory, the sockets that watch it, and its mailbox."""

    def __init__(
        self,
        table: Table,
        books: Bookkeeping,
        peers: Peers,
        warming: Warming,
        bots: BotPool,
        limits: Limits,
    ) -> None:
        self.table = table
        self.books = books
        self.sessions: set[Session] = set()
        self.quiet_since = CLOCK.now()
        self._watchers = 0
        """How many watch here, as far as the other processes know."""
        self._ahead = 0.0
        self._keep_up()
        self._telling = Telling(table, self.now)
        self._presence = Presence(self, peers, limits.reload_grace)
        self._peers, self._warming, self._bots = peers, warming, bots
        self._in_doubt = self.is_stuck = False
        self._mailbox: asyncio.Queue[Work | None] = asyncio.Queue()
        self._alarm: asyncio.TimerHandle | None = None
        self._thought: tuple[object, asyncio.Task[None]] | None = None
        self._stopped = False
        self._life = asyncio.create_task(self._live(), name=f"table {books.table_id}")
        self._presence.look_at_all()

    def now(self) -> float:
        """The table's time: the server's, and never earlier than what has happened already."""
        return CLOCK.now() + self._ahead

    def _keep_up(self) -> None:
        entries = self.table.state.entries
        if entries:
            self._ahead = max(self._ahead, entries[-1].event.at - CLOCK.now())

    # --- the mailbox

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done in its turn; returns or raises what it does. Raises AsleepError."""
        if self._stopped:
            raise AsleepError
        reply: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        spoken = language()

        async def answer() -> None:
            try:
                with in_language(spoken):
                    result = await work()
            except Exception as error:
                if not reply.done():
                    reply.set_exception(error)
            else:
                if not reply.done():
                    reply.set_result(result)

        self._mailbox.put_nowait(answer)
        return await reply

    def post(self, work: Work) -> None:
        """Have something done in its turn, and wait for nothing."""
        if not self._stopped:
            self._mailbox.put_nowait(work)

    async def _live(self) -> None:
        self._look_ahead()
        while True:
            work = await self._mailbox.get()
            if work is None:
                return
            try:
                await work()
            except (CannotKeepError, CannotReadError):
                await asyncio.sleep(BREATH)
            except Exception:
                log.exception("a mistake in the program, at table %s", self.books.table_id)
                await asyncio.sleep(BREATH)
            self._look_ahead()

    async def stop(self) -> None:
        """Finish what is in the mailbox, and live no longer."""
        if not self._stopped:
            self._stopped = True
            self._mailbox.put_nowait(None)
        await self._life
        self._presence.forget()
        self._cancel_plans()

    # --- what time brings

    def _look_ahead(self) -> None:
        """Think for a bot that is to move; wake up when the clock or an absent person needs it."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._stopped or not self._peers.owns(self.books.table_id):
            self._think(None)
            return
        due = self.table.due()
        if due is not None:
            # This one is set again when it rings.
            wait = min(max(0.0, due - self.now()), LONGEST_SLEEP)
            self._alarm = asyncio.get_running_loop().call_later(wait, self.post, self._tick)
        if self._warming.ready.is_set():
            self._think(self.table.bot_to_move())

    def _think(self, task: BotTask | None) -> None:
        key = task.key if task is not None else None
        if self._thought is not None and (self._thought[0] != key or self._thought[1].done()):
            self._thought[1].cancel()
            self._thought = None
        if task is not None and self._thought is None:
            self._thought = (key, asyncio.create_task(self._let_think(task)))

    async def _let_think(self, task: BotTask) -> None:
        if task.by == "clock":
            await self._until(task.not_before)
        turn = await self._bots.choose(task)
        await self._until(task.not_before)

        async def play() -> None:
            await self._bot_played(task, turn)

        self.post(play)
        # Until that is done this thought stays, so that nobody thinks it again.
        await asyncio.Event().wait()

    async def _bot_played(self, task: BotTask, turn: Turn) -> None:
        if self._thought is not None and self._thought[0] == task.key:
            self._thought[1].cancel()
            self._thought = None
        await self.surely(lambda: self.happen(self.table.bot_played(task, turn, self.now())))

    async def _tick(self) -> None:
        await self.surely(lambda: self.happen(self.table.tick(self.now())))

    async def _until(self, moment: float) -> None:
        """Wait for a time, which may be many days away."""
        while (left := moment - self.now()) > 0:
            await asyncio.sleep(min(left, LONGEST_SLEEP))

    def look_after(self) -> None:
        """This process has become the table's owner, or people have lost another process."""

        async def look() -> None:
            self._presence.look_at_all()

        self.post(look)

    def _cancel_plans(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thought is not None:
            self._thought[1].cancel()

    @property
    def can_sleep(self) -> bool:
        """Whether nobody is here."""
        return not (self.sessions or self._presence.waiting) and self._mailbox.empty()

    @property
    def next_call(self) -> float | None:
        """When time calls this table next; None: not before somebody comes."""
        task = self.table.bot_to_move()
        times = [self.table.due(), task.not_before if task is not None else None]
        return min((time - self._ahead for time in times if time is not None), default=None)

    # --- what happens

    async def happen(
        self,
        events: Sequence[AnyEvent],
        change: Change | None = None,
        command: tuple[Session, str] | None = None,
    ) -> None:
        """Keep events (and what belongs to them), then apply them and tell everybody.

        Raises CannotKeepError; then nothing has happened here, and `surely` finds out what has in the log.
        """
        change = change or Change()
        if not events:
            if change.rows or change.statements:
                await self._keep(change)
            return
        before = self.table.version
        after = before + len(events)
        self.books.record(change, before, events)
        if command is not None:
            self.books.remember(change, command[0].key.hash, command[1], after)
        await self._keep(change)
        if command is not None:
            self.books.was_done(command[0].key.hash, command[1], after)
        metrics.happened(events)
        self._follow(events)

    async def _keep(self, change: Change) -> None:
        try:
            await self.books.keep(change)
        except ClashError:
            raise
        except CannotKeepError:
            # A line that breaks during a commit leaves open whether it was made.
            self._in_doubt = True
            self._tell_if_stuck(stuck=True)
            raise
        self._tell_if_stuck(stuck=False)

    def _tell_if_stuck(self, stuck: bool) -> None:
        if stuck != self.is_stuck:
            self.is_stuck = stuck
            self._telling.notice(self.sessions, "cannot_keep" if stuck else "keeps_again")

    async def well_again(self) -> None:
        """The database keeps what it is asked to keep."""
        self._tell_if_stuck(stuck=False)

    def _follow(self, events: Sequence[AnyEvent]) -> None:
        """What is kept has happened."""
        before = self.table.version
        for event in events:
            self.table.apply(event)
        self._keep_up()
        gone = self.books.settle(events, self.sessions)
        self.quiet_since = CLOCK.now()
        self._telling.update(self.sessions, before)
        for session in gone:
            # Who gave the seat up is first told that it is done.
            bye = Bye(code="revoked", again=False)
            asyncio.get_running_loop().call_soon(session.outbox.say_bye, bye)

    async def surely(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do what decides something; where others were faster, read what they did and decide anew.

        Raises what ``work`` raises, CannotReadError, and ClashError where that is not the reason.
        """
        if self._in_doubt:
            await self.catch_up()
        for _ in range(TRIES):
            try:
                return await work()
            except ClashError:
                if not await self.catch_up():
                    raise
        return await work()

    async def catch_up(self) -> bool:
        """Read what has happened since, and whether anything has. Raises CannotReadError."""
        events = await self.books.events_after(self.table.version)
        self._in_doubt = False
        if events:
            self._follow(events)
        return bool(events)

    async def part_with_closed(self) -> None:
        """Say goodbye to the sockets whose keys open nothing any more. Raises CannotReadError."""
        closed = await self.books.closed_among(self.sessions)
        for session in tuple(self.sessions):
            if session.key.hash in closed:
                code: Literal["moved", "revoked"] = (
                    "moved" if closed[session.key.hash] == "moved" else "revoked"
                )
                session.outbox.say_bye(Bye(code=code, again=False))

    def rung(self, version: int) -> None:
        """Another process has written: events up to a version; with 0, something about keys or watchers."""
        if version == 0:
            self.post(self.look_around)
        elif version > self.table.version:
            self.post(self.hear)

    async def look_around(self) -> None:
        """Find out what other processes may have changed beside the log. Raises CannotReadError."""
        await self.part_with_closed()
        await self._count_watchers()

    async def hear(self) -> None:
        """Catch up, if there is anything."""
        await self.catch_up()

    async def command(self, session: Session, command: AnyCommand) -> None:
        """Carry out what a client says, and tell it so."""
        done = self.books.done_before(session.key.hash, command.id)
        if done is not None:
            session.tell(Done(id=command.id, version=done))
            return
        with in_language(session.language):
            try:
                if isinstance(command, Why | Hint):
                    session.tell(self.table.answer(session.who, command))
                    return
                await self.surely(lambda: self._decide(session, command))
            except RefusedError as refusal:
                # Carried out by another process, perhaps, before this one knew of it.
                version = await self._done_long_ago(session, command.id)
                self._tell_done(session, command.id, version, refused(command.id, refusal))
            except ClashError:
                version = await self._done_long_ago(session, command.id)
                self._tell_done(session, command.id, version, _cannot_keep(command.id))
            except (CannotKeepError, CannotReadError):
                session.tell(_cannot_keep(command.id))
            else:
                session.tell(Done(id=command.id, version=self.table.version))

    async def _decide(self, session: Session, command: AnyCommand) -> None:
        events = self.table.decide(session.who, command, self.now(), secrets.token_bytes)
        await self.happen(events, command=(session, command.id))

    def _tell_done(self, session: Session, command_id: str, version: int | None, otherwise: Refused) -> None:
        session.tell(otherwise if version is None else Done(id=command_id, version=version))

    async def _done_long_ago(self, session: Session, command_id: str) -> int | None:
        with contextlib.suppress(CannotReadError):
            return await self.books.done_long_ago(session.key.hash, command_id)
        return None

    # --- who is here

    async def enter(self, session: Session, command_id: str, since: int | None) -> None:
        """Somebody opens a socket: they are told everything, or what they have missed."""
        await self._presence.comes(session)
        self.sessions.add(session)
        await self._count_watchers(but=session)
        self._telling.welcome(session, command_id, since)

    async def leave(self, session: Session) -> None:
        """A socket is closed."""
        if session in self.sessions:
            self.sessions.discard(session)
            self.quiet_since = CLOCK.now()
            self._presence.goes(session)
            await self._count_watchers()

    async def _count_watchers(self, but: Session | None = None) -> None:
        """Nobody waits for how many watch: what cannot be kept or read of it now is tried the next time."""
        here, change = sum(session.key.role == "watcher" for session in self.sessions), Change()
        with contextlib.suppress(CannotKeepError, CannotReadError):
            if here != self._watchers:
                self._peers.watch_here(change, self.books.table_id, here)
                await self.happen((), change)
                self._watchers = here
            everywhere = here + await self._peers.watch_elsewhere(self.books.table_id)
            if everywhere != self.table.watchers:
                self.table.watchers = everywhere
                self._telling.update(self.sessions - {but}, self.table.version)


def refused(command_id: str, refusal: RefusedError) -> Refused:
    """A refusal as it is sent."""
    return Refused(id=command_id, code=refusal.code, sentence=str(refusal), rule=refusal.rule)


def _cannot_keep(command_id: str) -> Refused:
    return Refused(id=command_id, code="cannot_keep", sentence=translate("server-cannot-keep"))

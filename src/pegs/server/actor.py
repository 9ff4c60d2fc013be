"""One live table: everything that happens to it happens here, one thing after another.

What is asked of it is decided, kept in the database, and only then applied, acknowledged and told to
everybody.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from pegs.errors import PegsError
from pegs.server.bookkeeping import Bookkeeping
from pegs.server.presence import Presence
from pegs.server.session import Session
from pegs.server.telling import Telling
from pegs.server.thinking import Thinking
from pegs.server.warming import Warming
from pegs.server.writer import CannotKeepError, Change, ClashError
from pegs.table.events import AnyEvent
from pegs.table.protocol.commands import AnyCommand, Hint, Preview, Why
from pegs.table.protocol.messages import Bye, Done, Refused
from pegs.table.refusing import RefusedError
from pegs.table.table import Table
from pegs.table.timing import BotTask
from pegs.turn import Turn
from pegs.words import language, say, speaking

log = logging.getLogger(__name__)
T = TypeVar("T")
LONGEST_SLEEP = 86_400.0
"""No timer reaches further than some weeks."""
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
        warming: Warming,
        thinking: Thinking,
        lost: Callable[[Actor], None],
    ) -> None:
        self.table = table
        self.books = books
        self.sessions: set[Session] = set()
        self.quiet_since = time.time()
        self._telling = Telling(table)
        self._presence = Presence(self)
        self._warming, self._thinking, self._lost = warming, thinking, lost
        self._mailbox: asyncio.Queue[Work | None] = asyncio.Queue()
        self._alarm: asyncio.TimerHandle | None = None
        self._thought: tuple[object, asyncio.Task[None]] | None = None
        self._stopped = False
        self._life = asyncio.create_task(self._live(), name=f"table {books.table_id}")
        self._presence.nobody_yet()

    # --- the mailbox

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done in its turn; returns or raises what it does. Raises AsleepError."""
        if self._stopped:
            raise AsleepError
        reply: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        spoken = language()

        async def answer() -> None:
            try:
                with speaking(spoken):
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
            except CannotKeepError as error:
                log.error("table %s: %s", self.books.table_id, error)
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
        if self._stopped:
            return
        now = time.time()
        due = self.table.due()
        if due is not None:
            # This one is set again when it rings.
            wait = min(max(0.0, due - now), LONGEST_SLEEP)
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
            await _until(task.not_before)
        turn = await self._thinking.choose(task)
        await _until(task.not_before)

        async def play() -> None:
            await self._bot_played(task, turn)

        self.post(play)
        # Until that is done this thought stays, so that nobody thinks it again.
        await asyncio.Event().wait()

    async def _bot_played(self, task: BotTask, turn: Turn) -> None:
        if self._thought is not None and self._thought[0] == task.key:
            self._thought[1].cancel()
            self._thought = None
        now = time.time()
        await self.happen(self.table.bot_played(task, turn, now))

    async def _tick(self) -> None:
        await self.happen(self.table.tick(time.time()))

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
        return min((time for time in times if time is not None), default=None)

    # --- what happens

    async def happen(
        self,
        events: Sequence[AnyEvent],
        change: Change | None = None,
        command: tuple[Session, str] | None = None,
    ) -> None:
        """Keep events (and what belongs to them), then apply them and tell everybody.

        Raises CannotKeepError; then nothing has happened.
        """
        change = change or Change()
        if not events:
            if change.rows or change.statements:
                await self.books.keep(change)
            return
        before = self.table.version
        after = before + len(events)
        self.books.record(change, before, events)
        if command is not None:
            self.books.remember(change, command[0].key.hash, command[1], after)
        try:
            await self.books.keep(change)
        except ClashError:
            if command is None or await self._done_long_ago(*command) is None:
                # The log has gone on without this actor: what it believes is not the truth.
                self._lost(self)
            raise
        for event in events:
            self.table.apply(event)
        if command is not None:
            self.books.was_done(command[0].key.hash, command[1], after)
        gone = self.books.settle(events, self.sessions)
        self.quiet_since = time.time()
        self._telling.update(self.sessions, before)
        for session in gone:
            # Who gave the seat up is first told that it is done.
            bye = Bye(code="revoked", again=False)
            asyncio.get_running_loop().call_soon(session.outbox.say_bye, bye)

    async def command(self, session: Session, command: AnyCommand) -> None:
        """Carry out what a client says, and tell it so."""
        done = self.books.done_before(session.key.hash, command.id)
        if done is not None:
            session.tell(Done(id=command.id, version=done))
            return
        with speaking(session.language):
            try:
                if isinstance(command, Why | Hint | Preview):
                    session.tell(self.table.answer(session.who, command))
                    return
                events = self.table.decide(session.who, command, time.time(), secrets.token_bytes)
                await self.happen(events, command=(session, command.id))
            except RefusedError as refusal:
                session.tell(refused(command.id, refusal))
            except ClashError:
                # Either it was done long ago, or somebody else writes this table's log.
                version = await self._done_long_ago(session, command.id)
                session.tell(
                    Done(id=command.id, version=version)
                    if version is not None
                    else Refused(id=command.id, code="cannot_keep", sentence=say("server-cannot-keep"))
                )
            except CannotKeepError:
                session.tell(Refused(id=command.id, code="cannot_keep", sentence=say("server-cannot-keep")))
            else:
                session.tell(Done(id=command.id, version=self.table.version))

    async def _done_long_ago(self, session: Session, command_id: str) -> int | None:
        return await self.books.done_long_ago(session.key.hash, command_id)

    # --- who is here

    async def enter(self, session: Session, command_id: str, since: int | None) -> None:
        """Somebody opens a socket: they are told everything, or what they have missed."""
        await self._presence.comes(session)
        self.sessions.add(session)
        self._count_watchers(but=session)
        self._telling.welcome(session, command_id, since)

    async def leave(self, session: Session) -> None:
        """A socket is closed."""
        if session in self.sessions:
            self.sessions.discard(session)
            self.quiet_since = time.time()
            self._presence.goes(session)
            self._count_watchers()

    def _count_watchers(self, but: Session | None = None) -> None:
        watchers = sum(session.key.role == "watcher" for session in self.sessions)
        if watchers != self.table.watchers:
            self.table.watchers = watchers
            self._telling.update(self.sessions - {but}, self.table.version)


async def _until(moment: float) -> None:
    """Wait for a time, which may be many days away."""
    while (left := moment - time.time()) > 0:
        await asyncio.sleep(min(left, LONGEST_SLEEP))


def refused(command_id: str, refusal: RefusedError) -> Refused:
    """A refusal as it is sent."""
    return Refused(id=command_id, code=refusal.code, sentence=str(refusal), rule=refusal.rule)

"""Timed events of a table: bots move, clocks run out, stand-ins take over."""

from __future__ import annotations

import asyncio

from pegs.core.turn import Turn
from pegs.server.cluster.peers import Peers
from pegs.server.hosting.client_network import on_behalf_of
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.live.bot_pool import BotPool
from pegs.server.live.live_table import LiveTable
from pegs.server.live.mailbox import Mailbox
from pegs.table.timing import BotTask

MAX_SLEEP = 60.0
"""Timers stop while the machine is suspended, so they are set again at least this often (seconds)."""


class Scheduler:
    """Runs the timers and bots of one table, if this process owns it."""

    def __init__(
        self, live: LiveTable, mailbox: Mailbox, peers: Peers, startup: EngineStartup, bots: BotPool
    ) -> None:
        self._live, self._mailbox = live, mailbox
        self._peers, self._startup, self._bots = peers, startup, bots
        self._timer: asyncio.TimerHandle | None = None
        self._bot_task: tuple[object, asyncio.Task[None]] | None = None
        """The decision that a bot is making, by its key."""

    def update(self) -> None:
        """Set the timer and start the bot that the table needs next. Called whenever it may have changed."""
        self._cancel_timer()
        is_owner = self._peers.owns(self._live.repository.table_id)
        if self._mailbox.is_closed or not is_owner or self._live.is_interrupted:
            self._start_bot(None)
            return
        due = self._live.table.due()
        if due is not None:
            wait = min(max(0.0, due - self._live.now()), MAX_SLEEP)
            self._timer = asyncio.get_running_loop().call_later(wait, self._mailbox.post, self._tick)
        if self._startup.ready.is_set():
            self._start_bot(self._live.table.bot_to_move())

    def stop(self) -> None:
        """Cancel the timer and the bot."""
        self._cancel_timer()
        self._start_bot(None)

    @property
    def next_due(self) -> float | None:
        """When the table needs this process next, by the server's clock; None if only a visitor matters."""
        task = self._live.table.bot_to_move()
        times = [self._live.table.due(), task.not_before if task is not None else None]
        return min((self._live.to_server_time(time) for time in times if time is not None), default=None)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _tick(self) -> None:
        live = self._live
        if not live.is_interrupted:
            await live.retry_on_conflict(lambda: live.commit(live.table.tick(live.now())))

    def _start_bot(self, task: BotTask | None) -> None:
        """Start a bot's decision (None: start none), and cancel any other."""
        key = task.key if task is not None else None
        if self._bot_task is not None and (self._bot_task[0] != key or self._bot_task[1].done()):
            self._bot_task[1].cancel()
            self._bot_task = None
        if task is not None and self._bot_task is None:
            self._bot_task = (key, asyncio.create_task(self._decide(task)))

    async def _decide(self, task: BotTask) -> None:
        if task.by == "clock":
            await self._sleep_until(task.not_before)
        with on_behalf_of(self._network()):
            turn = await self._bots.choose(task)
        await self._sleep_until(task.not_before)

        async def play() -> None:
            await self._play(task, turn)

        self._mailbox.post(play)
        # Stay until the turn is played, so that the same decision isn't started again.
        await asyncio.Event().wait()

    def _network(self) -> str:
        """The network whose share the table's bots use: that of whoever has been connected longest."""
        first = min(self._live.sessions, key=lambda session: session.since, default=None)
        return first.network if first is not None else ""

    async def _play(self, task: BotTask, turn: Turn) -> None:
        if self._bot_task is not None and self._bot_task[0] == task.key:
            self._start_bot(None)
        live = self._live
        if not live.is_interrupted:
            await live.retry_on_conflict(lambda: live.commit(live.table.bot_played(task, turn, live.now())))

    async def _sleep_until(self, moment: float) -> None:
        """Sleep until a moment of the table's time, which may be days away."""
        while (seconds := moment - self._live.now()) > 0:
            await asyncio.sleep(min(seconds, MAX_SLEEP))

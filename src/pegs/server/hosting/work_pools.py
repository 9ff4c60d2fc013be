"""Threads for work that would hold up the event loop, with a pool and a bounded queue for each kind.

So a flood of one kind delays neither the others nor the event loop, and a flood from one network delays no
other network: each has its share of every queue. Python runs one thread at a time, and
the event loop waits for its turn: that's why the pools are small.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

from pegs.server.hosting import metrics
from pegs.server.hosting.client_network import client_network
from pegs.server.hosting.config import Limits
from pegs.server.hosting.fair_queue import Call, FairQueue
from pegs.server.hosting.overload import BusyError
from pegs.server.hosting.rule_effects import RuleEffects

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class _Work:
    """What a thread does, and the answer that someone waits for."""

    do: Callable[[], Any]
    answer: asyncio.Future[Any]


class WorkPool:
    """Threads for one kind of work, and the calls that wait for them. Used in one event loop only."""

    def __init__(self, name: str, threads: int, waiting: int) -> None:
        """``waiting``: how many calls can wait while all threads work."""
        self._name = name
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._queue: FairQueue[_Work] = FairQueue(threads, waiting)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function in a thread, in the caller's language, and return or raise what it does.

        It waits for its turn among those of all networks (`FairQueue`). Raises BusyError if too many calls
        wait, and this network's are the most: at once, or when another network's calls need the place.
        """
        context = copy_context()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        content = _Work(lambda: context.run(work, *args, **kwargs), answer)
        call = Call(client_network(), getattr(work, "__qualname__", ""), content)
        self._queue.add(call)
        self._start_waiting()
        excess = self._queue.drop_excess()
        if excess is not None and not excess.content.answer.done():
            metrics.BUSY_ANSWERS.labels(self._name).inc()
            excess.content.answer.set_exception(BusyError())
        try:
            return await answer
        except asyncio.CancelledError:
            self._queue.discard(call)
            raise

    def close(self) -> None:
        """Take no more calls, and drop those that wait."""
        for call in self._queue.clear():
            call.content.answer.cancel()
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _start_waiting(self) -> None:
        """Start as many calls as there are threads for."""
        while (call := self._queue.start()) is not None:
            self._start(call)

    def _start(self, call: Call[_Work]) -> None:
        loop, begun = call.content.answer.get_loop(), time.monotonic()

        def end(done: Future[Any]) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits anymore
                loop.call_soon_threadsafe(self._end, call, done, time.monotonic() - begun)

        self._executor.submit(call.content.do).add_done_callback(end)

    def _end(self, call: Call[_Work], done: Future[Any], seconds: float) -> None:
        """Answer a call, and start the next one."""
        self._queue.end(call, seconds)
        _copy_result(done, call.content.answer)
        self._start_waiting()


def _copy_result(done: Future[Any], answer: asyncio.Future[Any]) -> None:
    if answer.done():  # canceled meanwhile
        return
    if done.cancelled():
        answer.cancel()
    elif (error := done.exception()) is not None:
        answer.set_exception(error)
    else:
        answer.set_result(done.result())


class WorkPools:
    """The pools of one server. Bots have their own (`pegs.server.live.bot_pool`)."""

    def __init__(self, limits: Limits) -> None:
        self.restore = WorkPool("restore", 2, limits.waiting_tables)
        """Loads tables into memory."""
        self.rules = WorkPool("rules", 1, limits.waiting_requests)
        """Reads and describes rule sets."""
        self.questions = WorkPool("questions", 2, limits.waiting_requests)
        """Answers players' questions, and lists long lists of turns."""
        self.archive = WorkPool("archive", 1, limits.waiting_requests)
        """Replays finished games."""
        self.coach = WorkPool("coach", 1, limits.waiting_requests)
        """Judges turns."""
        self.reviews = WorkPool("reviews", 1, limits.waiting_reviews)
        """Reviews finished games: seconds each, most of the time without holding up other threads."""
        self.live_coach = WorkPool("live-coach", 1, limits.waiting_requests)
        """Judges turns that are about to be played."""
        self.moving = WorkPool("moving", 1, limits.waiting_requests)
        """Checks the logs of tables that come from devices."""
        self.pictures = WorkPool("pictures", 1, limits.waiting_requests)
        """Draws QR codes."""
        self.printing = WorkPool("printing", 2, limits.waiting_requests)
        """Typesets pages, most of the time without holding up other threads: a rule book takes seconds."""
        self.effects = RuleEffects(limits.rule_effects)
        """Plays games by house rules, to show what they do."""

    def close(self) -> None:
        """Stop all threads as soon as they have finished what they do."""
        for pool in vars(self).values():
            pool.close()

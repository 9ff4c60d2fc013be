"""Threads for work that would hold up the event loop, with a pool and a bounded queue for each kind.

So a flood of one kind delays neither the others nor the event loop. Python runs one thread at a time, and
the event loop waits for its turn: that's why the pools are small.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from threading import BoundedSemaphore
from typing import ParamSpec, TypeVar

from pegs.server.hosting import metrics
from pegs.server.hosting.config import Limits
from pegs.server.hosting.overload import BusyError
from pegs.server.hosting.rule_effects import RuleEffects

P = ParamSpec("P")
T = TypeVar("T")


class WorkPool:
    """Threads for one kind of work, and the calls that wait for them."""

    def __init__(self, name: str, threads: int, waiting: int) -> None:
        """``waiting``: how many calls can wait while all threads work."""
        self._name = name
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._places = BoundedSemaphore(threads + waiting)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function in a thread, in the caller's language, and return or raise what it does.

        Raises BusyError at once if too many calls are waiting.
        """
        if not self._places.acquire(blocking=False):
            metrics.BUSY_ANSWERS.labels(self._name).inc()
            raise BusyError
        context = copy_context()
        call = self._executor.submit(lambda: context.run(work, *args, **kwargs))
        call.add_done_callback(lambda _: self._places.release())
        return await asyncio.wrap_future(call)

    def close(self) -> None:
        """Take no more calls, and drop those that wait."""
        self._executor.shutdown(wait=False, cancel_futures=True)


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
        self.pictures = WorkPool("pictures", 1, limits.waiting_requests)
        """Draws QR codes."""
        self.printing = WorkPool("printing", 1, limits.waiting_requests)
        """Typesets pages, most of the time without holding up other threads."""
        self.effects = RuleEffects(limits.rule_effects)
        """Plays games by house rules, to show what they do."""

    def close(self) -> None:
        """Stop all threads as soon as they have finished what they do."""
        for pool in vars(self).values():
            pool.close()

"""Runs bots in threads, so that the event loop goes on while they think.

The built-in bots are compiled and release the interpreter's lock. They are quick, except experts, which
have a thread of their own, where each network has its share. A bot of your own is any Python code: it may be
slow, never return or raise anything, and the table must not suffer from it. So it runs in a daemon thread,
which no shutdown waits for. If an expert or a bot of your own takes too long or fails, the table's stand-in
decides.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TypeVar

from pegs import players
from pegs.core.repeated_warnings import RepeatedWarnings
from pegs.core.turn import Turn
from pegs.server.hosting import metrics
from pegs.server.hosting.work_pools import WorkPool
from pegs.table.handlers import STAND_IN
from pegs.table.timing import BotTask

log = logging.getLogger(__name__)
T = TypeVar("T")
MAX_THREADS = 4
_EXPERT_THREADS = 1
"""Experts take a hundred times as long as other built-in bots, so only other experts wait for them."""
_WAITING_EXPERTS = 500
"""More than can decide within their time limit."""
TIME_LIMIT = 20.0
"""Seconds for a decision of an expert or of a bot that isn't built in, including the wait for a thread."""


class BotPool:
    """The threads that the bots of all tables share."""

    def __init__(self) -> None:
        threads = max(1, min(MAX_THREADS, os.cpu_count() or 1))
        self._built_in = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._experts = WorkPool("experts", _EXPERT_THREADS, _WAITING_EXPERTS)
        self._others = asyncio.Semaphore(MAX_THREADS)
        self._warnings = RepeatedWarnings(log)

    @metrics.time_bot
    async def choose(self, task: BotTask) -> Turn:
        """The turn that a bot plays; the stand-in's if the bot fails."""
        if players.is_compiled(task.bot):
            return await self._built_in_turn(task)
        try:
            async with asyncio.timeout(TIME_LIMIT):
                if players.is_expert(task.bot):
                    return await self._experts.run(task.choose)
                turn = await self._in_daemon_thread(task.choose)
            # A plain tuple equals a turn too, so return the engine's own.
            return task.view.legal_turns[task.view.legal_turns.index(turn)]
        except TimeoutError:
            self._warn(task.bot, "took too long")
        except Exception as error:
            self._warn(task.bot, f"failed: {error!r}")
        return await self._built_in_turn(replace(task, bot=STAND_IN))

    def _warn(self, bot: str, problem: str) -> None:
        self._warnings.warn(f"{bot} {problem}", f"{STAND_IN} plays for the bot {bot}, which {problem}")

    async def _built_in_turn(self, task: BotTask) -> Turn:
        return await asyncio.get_running_loop().run_in_executor(self._built_in, task.choose)

    async def _in_daemon_thread(self, work: Callable[[], T]) -> T:
        """What ``work`` returns. Raises what it raises, and RuntimeError if it tries to exit the process.

        A thread that never returns is never used again: with ``MAX_THREADS`` of those, later calls wait
        until their time limit.
        """
        await self._others.acquire()
        loop = asyncio.get_running_loop()
        result: asyncio.Future[T] = loop.create_future()

        def settle(value: T | None, error: Exception | None) -> None:
            self._others.release()
            if result.done():
                return
            if error is None:
                result.set_result(value)  # type: ignore[arg-type]
            else:
                result.set_exception(error)

        def run() -> None:
            value: T | None = None
            error: Exception | None = None
            try:
                value = work()
            except Exception as raised:
                error = raised
            except BaseException as raised:  # a bot calls sys.exit(): that must not end the server
                error = RuntimeError(repr(raised))
            with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(settle, value, error)

        threading.Thread(target=run, name="bot", daemon=True).start()
        return await result

    def close(self) -> None:
        """Stop the threads of the built-in bots."""
        self._built_in.shutdown(wait=False, cancel_futures=True)
        self._experts.close()

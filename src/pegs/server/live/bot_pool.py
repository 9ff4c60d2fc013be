"""Bots at work: in a few threads, for what is compiled runs beside everything else."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor

from pegs.core.turn import Turn
from pegs.server.hosting import metrics
from pegs.table.timing import BotTask

MAX_THREADS = 4


class Thinking:
    """The threads of all tables' bots."""

    def __init__(self) -> None:
        threads = max(1, min(MAX_THREADS, os.cpu_count() or 1))
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    @metrics.bot
    async def choose(self, task: BotTask) -> Turn:
        """The turn that a bot plays."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, task.choose)

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown(wait=False, cancel_futures=True)

"""A queue of work for one table, so that its work runs one piece at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from pegs.core.errors import PegsError
from pegs.i18n import in_language, language
from pegs.server.hosting.client_network import client_network, on_behalf_of
from pegs.server.store.transaction_writer import ReadError, WriteError

log = logging.getLogger(__name__)
T = TypeVar("T")
RETRY_DELAY = 1.0
"""Seconds to pause after work that failed and will be tried again."""
Work = Callable[[], Awaitable[None]]


class ClosedError(PegsError):
    """This mailbox takes no more work; the hub knows the table's next actor."""


class Mailbox:
    """Runs the work that is put into it in order of arrival."""

    def __init__(self, table_id: str) -> None:
        self._table_id = table_id
        self._queue: asyncio.Queue[Work | None] = asyncio.Queue()
        self.is_closed = False

    def start(self, before_each: Callable[[], None], after_each: Callable[[], None]) -> None:
        """Start working; these are called around every piece of work, and ``after_each`` at the start."""
        self._task = asyncio.create_task(self._run(before_each, after_each), name=f"table {self._table_id}")

    @property
    def is_empty(self) -> bool:
        """Whether no work is waiting."""
        return self._queue.empty()

    async def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run work when its turn comes, for the caller's network and in its language.

        Returns or raises what the work does. Raises ClosedError if the mailbox is closed.
        """
        if self.is_closed:
            raise ClosedError
        reply: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        spoken, network = language(), client_network()

        async def answer() -> None:
            try:
                with in_language(spoken), on_behalf_of(network):
                    result = await work()
            except Exception as error:
                if not reply.done():
                    reply.set_exception(error)
            else:
                if not reply.done():
                    reply.set_result(result)

        self._queue.put_nowait(answer)
        return await reply

    def post(self, work: Work) -> None:
        """Run work when its turn comes, without waiting for it."""
        if not self.is_closed:
            self._queue.put_nowait(work)

    async def close(self) -> None:
        """Finish the work that is waiting, and take no more."""
        if not self.is_closed:
            self.is_closed = True
            self._queue.put_nowait(None)
        await self._task

    async def _run(self, before_each: Callable[[], None], after_each: Callable[[], None]) -> None:
        after_each()
        while (work := await self._queue.get()) is not None:
            try:
                before_each()
                await work()
            except (WriteError, ReadError):
                await asyncio.sleep(RETRY_DELAY)
            except Exception:
                log.exception("bug at table %s", self._table_id)
                await asyncio.sleep(RETRY_DELAY)
            after_each()

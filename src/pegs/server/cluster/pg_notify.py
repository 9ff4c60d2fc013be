"""PostgreSQL notifications between processes. Each has a table id and a version, nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import sqlalchemy as sa

log = logging.getLogger(__name__)
CHANNEL = "pegs_tables"
RECONNECT_DELAY = 0.5
"""Seconds before a broken connection is opened again."""
CHECK_INTERVAL = 1.0
"""Seconds between checks of the connection."""
TIMEOUT = 3.0
"""Seconds in which the database must answer."""


class NotifyListener:
    """Listens on its own connection, and reconnects if it breaks."""

    def __init__(self, url: sa.URL) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._task: asyncio.Task[None] | None = None

    def listen(self, on_change: Callable[[str, int], None], on_missed: Callable[[], None]) -> None:
        """Start listening; ``on_missed`` is called whenever a connection has been opened."""
        self._task = asyncio.create_task(self._run(on_change, on_missed), name="notify listener")

    async def _run(self, on_change: Callable[[str, int], None], on_missed: Callable[[], None]) -> None:
        import asyncpg  # from the extra `postgres`

        while True:
            try:
                connection = await asyncpg.connect(self._url, timeout=TIMEOUT, command_timeout=TIMEOUT)
                try:
                    await connection.add_listener(CHANNEL, _parse(on_change))
                    on_missed()
                    while True:
                        await asyncio.sleep(CHECK_INTERVAL)
                        await connection.fetchval("SELECT 1")
                finally:
                    connection.terminate()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                log.debug("lost the connection for notifications: %s", error)
            await asyncio.sleep(RECONNECT_DELAY)

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


def _parse(on_change: Callable[[str, int], None]) -> Callable[..., None]:
    def parse(_connection: object, _process: int, _channel: str, payload: object) -> None:
        table, _, version = str(payload).partition(":")
        if version.isdigit():
            on_change(table, int(version))

    return parse

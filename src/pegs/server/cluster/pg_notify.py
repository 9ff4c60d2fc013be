"""What other processes ring: PostgreSQL's NOTIFY, which carries a table and a version and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import asyncpg
import sqlalchemy as sa

log = logging.getLogger(__name__)
CHANNEL = "pegs_tables"
REST = 0.5
"""Seconds before the line is opened again."""
PULSE = 1.0
"""Seconds between two looks whether the line is there."""
PATIENCE = 3.0
"""Seconds in which the database must answer."""


class Doorbell:
    """A line of its own to the database, opened again and again where it breaks."""

    def __init__(self, url: sa.URL) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._line: asyncio.Task[None] | None = None

    def listen(self, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        """Tell every ring; and, when the line was broken, that some may have been missed."""
        self._line = asyncio.create_task(self._hold(heard, missed), name="doorbell")

    async def _hold(self, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        was_open = False
        while True:
            try:
                connection = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
                try:
                    await connection.add_listener(CHANNEL, _reader(heard))
                    if was_open:
                        missed()
                    was_open = True
                    while True:
                        await asyncio.sleep(PULSE)
                        await connection.fetchval("SELECT 1")
                finally:
                    connection.terminate()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                log.debug("the doorbell is silent: %s", error)
            await asyncio.sleep(REST)

    async def close(self) -> None:
        """Listen no longer."""
        if self._line is not None:
            self._line.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._line


def _reader(heard: Callable[[str, int], None]) -> Callable[..., None]:
    def read(_connection: object, _process: int, _channel: str, payload: object) -> None:
        table, _, version = str(payload).partition(":")
        if version.isdigit():
            heard(table, int(version))

    return read

"""A hub in this process, on a database that a test gives it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from pegs.server.cluster.peers import SingleProcess
from pegs.server.hosting.config import Limits, ServerSettings
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.pulse import Pulse
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.live.hub import Hub
from pegs.server.push.service import open_push
from pegs.server.store.database import open_database
from pegs.server.store.store import Store
from tests.server.loops import run as in_a_loop

EAGER = Limits(sleep_after=0.0, reload_grace=0.01)
"""Tables are unloaded as soon as nobody uses them."""


def with_hub(url: str, folder: Path, work: Callable[[Hub], Awaitable[None]], limits: Limits = EAGER) -> None:
    """Run work with a hub on the database at a URL."""

    async def run() -> None:
        startup = EngineStartup()
        startup.start(warm_up=False)
        pools = WorkPools(limits)
        store = Store(await open_database(url))
        push = await open_push(store, ServerSettings(folder, limits=limits))
        hub = Hub(store, SingleProcess(), startup, pools, push, limits, Pulse())
        try:
            await work(hub)
        finally:
            await hub.close()
            pools.close()

    in_a_loop(run())


async def until_unloaded(hub: Hub, table: str) -> None:
    """Until the table is unloaded, and that is committed."""
    async with asyncio.timeout(60):
        while hub.loaded(table) is not None or table in await hub.store.due_tables(0.0):
            await asyncio.sleep(0.01)

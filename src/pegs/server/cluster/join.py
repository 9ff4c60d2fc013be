"""How a process that starts joins the others of its database."""

from __future__ import annotations

import contextlib
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncEngine

from pegs.server.cluster.peers import Peers, SingleProcess
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.pulse import last_mark
from pegs.server.store.outages import record
from pegs.server.store.transaction_writer import OUTAGES


async def join_peers(engine: AsyncEngine, mark: Path) -> Peers:
    """Join the other processes of a database.

    After a time when nobody could play, record when it began: a single process leaves its ``mark`` for that.
    Raises what the database raises.
    """
    if engine.dialect.name != "sqlite":
        from pegs.server.cluster.locking_process import LockingProcess  # needs the extra `postgres`

        return await LockingProcess.join(engine)
    if (since := last_mark(mark)) is not None:
        # A server starts even if its database can't be written to for now.
        with contextlib.suppress(*OUTAGES):
            async with engine.begin() as connection:
                for statement in record(since, CLOCK.now()):
                    await connection.execute(statement)
    return SingleProcess()

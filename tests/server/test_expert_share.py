"""An address with many tables of experts doesn't make its neighbors wait for theirs."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any, cast

import pytest

from pegs.server.cluster.peers import SingleProcess
from pegs.server.hosting.client_network import client_network, on_behalf_of
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.live.bot_pool import BotPool
from pegs.server.live.client_session import ClientSession
from pegs.server.live.mailbox import Mailbox
from pegs.server.live.scheduler import Scheduler
from pegs.server.store.store import Key
from pegs.table.timing import BotTask
from tests.server.loops import run

BUSY_TABLES = 20


class SlowTask:
    """A decision of an expert, which takes until the test lets it end."""

    bot = "expert"

    def __init__(self, name: str, decided: list[str]) -> None:
        self.name, self._decided, self.is_enough = name, decided, threading.Event()

    def choose(self) -> str:
        self.is_enough.wait(60)
        self._decided.append(self.name)
        return self.name


def test_a_neighbors_expert_waits_for_two_decisions_of_a_busy_address() -> None:
    decided: list[str] = []

    async def work() -> None:
        async def decide(pool: BotPool, task: SlowTask) -> None:
            await pool.choose(cast("BotTask", task))

        pool = BotPool()
        busy = [SlowTask(f"busy {number}", decided) for number in range(BUSY_TABLES)]
        neighbors = SlowTask("neighbor's", decided)
        async with asyncio.TaskGroup() as tasks:
            for network, some in (("busy", busy), ("neighbor", [neighbors])):
                with on_behalf_of(network):
                    for task in some:
                        tasks.create_task(decide(pool, task))
                        await asyncio.sleep(0)
            for task in (*busy, neighbors):
                task.is_enough.set()
        pool.close()

    run(work())
    assert decided.index("neighbor's") <= 2
    assert len(decided) == BUSY_TABLES + 1


def session(network: str, since: float) -> ClientSession:
    key = Key("hash", "table", "player", 0, host=True, closed=None)
    return ClientSession(key, "en", cast("Any", None), since=since, network=network)


@pytest.mark.parametrize(
    ("sessions", "expected"),
    [([session("late", 2.0), session("first", 1.0)], "first"), ([], "")],
)
def test_bots_decide_for_who_came_to_the_table_first_whoever_loaded_it(
    sessions: list[ClientSession], expected: str
) -> None:
    async def work() -> str:
        network = asyncio.get_running_loop().create_future()
        task = SimpleNamespace(key=1, by="bot", not_before=0.0)
        live = SimpleNamespace(
            sessions=set(sessions),
            is_interrupted=False,
            now=lambda: 0.0,
            repository=SimpleNamespace(table_id="table"),
            table=SimpleNamespace(due=lambda: None, bot_to_move=lambda: task),
        )
        startup, bots = EngineStartup(), SimpleNamespace(choose=None)

        async def choose(_: object) -> None:
            network.set_result(client_network())
            await asyncio.Event().wait()

        bots.choose = choose
        startup.ready.set()
        mailbox = Mailbox("table")
        scheduler = Scheduler(cast("Any", live), mailbox, SingleProcess(), startup, cast("Any", bots))
        with on_behalf_of("loader"):
            scheduler.update()
        found: str = await network
        scheduler.stop()
        return found

    assert run(work()) == expected

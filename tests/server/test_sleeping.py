"""Tables that nobody looks at sleep in the database, and wake when somebody comes or time calls."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from pegs.server.cluster.peers import Alone
from pegs.server.hosting.config import Limits
from pegs.server.hosting.engine_startup import Warming
from pegs.server.live import hub as hubs
from pegs.server.live import joining as seating
from pegs.server.live.hub import ClosingError, Hub, NoTableError
from pegs.server.store.database import open_database, sqlite_url
from pegs.server.store.store import Store
from pegs.table.protocol.rest import Join, NewTable
from pegs.table.protocol.settings import Pace, SeatChoice, Settings
from pegs.table.viewer import Viewer
from tests.server.loops import run as in_a_loop

DAY = 86_400
EAGER = Limits(sleep_after=0.0, reload_grace=0.01)
PAIR = Settings(players=2, teams=2, pace=Pace(bot_seconds=0))
BOTS = msgspec.structs.replace(PAIR, seats=(SeatChoice("me"), SeatChoice("bot")))


@pytest.fixture(autouse=True)
def tired_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "ROUND", 0.02)


def with_hub(folder: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        warming = Warming()
        warming.start(wanted=False)
        hub = Hub(Store(await open_database(sqlite_url(folder / "test.sqlite3"))), Alone(), warming, EAGER)
        try:
            await work(hub)
        finally:
            await hub.close()

    in_a_loop(run())


async def until(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not happens():
            await asyncio.sleep(0.01)


async def until_asleep(hub: Hub, table: str) -> None:
    """Until it has left the memory, and that is written down."""
    async with asyncio.timeout(20):
        while hub.here(table) is not None or await hub.store.to_wake(0.0):
            await asyncio.sleep(0.01)


def wish(settings: Settings, start: bool = False) -> NewTable:
    return NewTable(settings, "Ann", "R", start)


def test_a_table_where_nobody_is_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await seating.make_table(hub, wish(PAIR))
        await seating.join(hub, made.table, Join("Ben", "B"))
        actor = await hub.actor(made.table)
        before = actor.table.view(Viewer("player", 0), 0.0)
        await until_asleep(hub, made.table)
        assert await hub.store.to_wake(time.time() + 1000 * DAY) == ()
        woken = (await hub.actor(made.table)).table.view(Viewer("player", 0), 0.0)
        assert woken == before
        assert await hub.store.to_wake(0.0) == (made.table,)

    with_hub(tmp_path, work)


def test_a_table_of_days_a_turn_is_woken_by_its_clock(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        slow = msgspec.structs.replace(BOTS, pace=Pace(seconds=3 * DAY, bot_seconds=0))
        made = await seating.make_table(hub, wish(slow, start=True))
        await until_asleep(hub, made.table)
        now = time.time()
        assert await hub.store.to_wake(now + 2.9 * DAY) == ()
        assert await hub.store.to_wake(now + 3.1 * DAY) == (made.table,)

    with_hub(tmp_path, work)


def test_a_table_that_was_awake_is_awake_after_a_restart(tmp_path: Path) -> None:
    made: list[str] = []

    async def first(hub: Hub) -> None:
        made.append((await seating.make_table(hub, wish(BOTS, start=True))).table)
        # As if the power went: what a shutdown writes down is not written.
        actor = hub.here(made[0])
        assert actor is not None
        await actor.stop()
        hub._actors.clear()

    async def second(hub: Hub) -> None:
        await until(lambda: hub.here(made[0]) is not None)

    with_hub(tmp_path, first)
    with_hub(tmp_path, second)


def test_a_hub_that_closes_wakes_nobody(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        with pytest.raises(NoTableError):
            await hub.actor("0123456789abcdef")
        await hub.close()
        with pytest.raises(ClosingError):
            await hub.actor("0123456789abcdef")

    with_hub(tmp_path, work)

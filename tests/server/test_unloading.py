"""Unused tables are unloaded, and loaded again when a person comes or a clock is due."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from pegs.protocol.rest import Join, NewTable
from pegs.protocol.settings import Pace, SeatChoice, Settings
from pegs.server.live import hub as hub_module
from pegs.server.live import joining
from pegs.server.live.hub import ClosingError, Hub
from pegs.server.store import schema
from pegs.server.store.database import sqlite_url
from pegs.server.store.store import set_wake
from pegs.server.store.transaction_writer import Transaction
from pegs.table.command_errors import NoTableError
from pegs.table.viewer import Viewer
from tests.server import hubs
from tests.server.hubs import until_unloaded

DAY = 86_400
PAIR = Settings(players=2, teams=2, pace=Pace(bot_seconds=0))
BOTS = msgspec.structs.replace(PAIR, seats=(SeatChoice("me"), SeatChoice("bot")))


@pytest.fixture(autouse=True)
def frequent_housekeeping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "INTERVAL", 0.02)


def with_hub(folder: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    hubs.with_hub(sqlite_url(folder / "test.sqlite3"), folder, work)


async def until(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not happens():
            await asyncio.sleep(0.01)


def request(settings: Settings, start: bool = False) -> NewTable:
    return NewTable(settings, "Ann", "R", start)


def test_an_unused_table_is_unloaded_and_loaded_again_unchanged(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await joining.create_table(hub, request(PAIR))
        await joining.join(hub, made.table, Join("Ben", "B"))
        actor = await hub.actor(made.table)
        before = actor.live.table.view(Viewer("player", 0), 0.0)
        await until_unloaded(hub, made.table)
        assert await hub.store.due_tables(time.time() + 1000 * DAY) == ()
        reloaded = (await hub.actor(made.table)).live.table.view(Viewer("player", 0), 0.0)
        assert reloaded == before
        assert await hub.store.due_tables(0.0) == (made.table,)

    with_hub(tmp_path, work)


def test_a_table_with_days_per_turn_is_loaded_when_its_clock_is_due(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        slow = msgspec.structs.replace(BOTS, pace=Pace(seconds=3 * DAY, bot_seconds=0))
        made = await joining.create_table(hub, request(slow, start=True))
        await until_unloaded(hub, made.table)
        now = time.time()
        assert await hub.store.due_tables(now + 2.9 * DAY) == ()
        assert await hub.store.due_tables(now + 3.1 * DAY) == (made.table,)

    with_hub(tmp_path, work)


def test_a_table_that_cannot_be_read_does_not_delay_the_others(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        broken = Transaction().insert(schema.tables, id="0", code="BROKEN", made=0.0, wake=0.0)
        broken.insert(schema.events, table_id="0", version=1, body="{}")
        made = await joining.create_table(hub, request(PAIR))
        await until_unloaded(hub, made.table)
        # The broken table is due first.
        await hub.store.commit(set_wake(broken, made.table, 1.0))
        await until(lambda: hub.loaded(made.table) is not None)
        assert "0" not in await hub.store.due_tables(time.time())

    with_hub(tmp_path, work)


def test_a_loaded_table_is_loaded_again_after_a_crash(tmp_path: Path) -> None:
    made: list[str] = []

    async def first(hub: Hub) -> None:
        made.append((await joining.create_table(hub, request(BOTS, start=True))).table)
        # As in a power cut, without what a shutdown would commit.
        actor = hub.loaded(made[0])
        assert actor is not None
        await actor.stop()
        hub._actors.clear()

    async def second(hub: Hub) -> None:
        await until(lambda: hub.loaded(made[0]) is not None)

    with_hub(tmp_path, first)
    with_hub(tmp_path, second)


def test_a_closing_hub_loads_no_table(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        with pytest.raises(NoTableError):
            await hub.actor("0123456789abcdef")
        await hub.close()
        with pytest.raises(ClosingError):
            await hub.actor("0123456789abcdef")

    with_hub(tmp_path, work)

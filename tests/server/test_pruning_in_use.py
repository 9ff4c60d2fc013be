"""Pruning while people come: what was acknowledged stays, and what is gone is said to be gone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from pegs.protocol.rest import Join, NewTable
from pegs.protocol.settings import Settings
from pegs.server.hosting.clock import DAY
from pegs.server.hosting.config import Limits
from pegs.server.live import hub as hub_module
from pegs.server.live import joining
from pegs.server.live.hub import Hub
from pegs.server.store import schema
from pegs.server.store.database import sqlite_url
from pegs.server.store.pruning import BATCH, Pruning
from pegs.server.store.shared_database import shared_url
from pegs.server.store.store import StoredTable
from pegs.server.store.transaction_writer import Transaction, WriteError
from pegs.table.command_errors import NoTableError
from tests.server.hubs import until_unloaded, with_hub
from tests.server.postgres import Postgres

PAIR = Settings(players=2, teams=2)
MONTH = 30 * DAY
MANY = BATCH + 10
"""More tables than are looked at together."""


@pytest.fixture(autouse=True)
def frequent_housekeeping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "INTERVAL", 0.02)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "test.sqlite3")
    postgres: Postgres = request.getfixturevalue("postgres")
    return shared_url(postgres.new_database())


async def unused_tables(hub: Hub, number: int) -> list[str]:
    """Tables that never dealt, and that nobody has used for a month."""
    made = [await joining.create_table(hub, NewTable(PAIR, "Ann", "R")) for _ in range(number)]
    for each in made:
        await until_unloaded(hub, each.table)
    transaction = Transaction()
    for row in await hub.store.rows(sa.select(schema.events)):
        event = msgspec.json.decode(row.body)
        body = msgspec.json.encode({**event, "at": event["at"] - MONTH}).decode()
        one = (schema.events.c.table_id == row.table_id, schema.events.c.version == row.version)
        transaction.execute(sa.update(schema.events).where(*one).values(body=body))
    for column in (schema.tables.c.made, schema.tables.c.used, schema.keys.c.made):
        transaction.execute(sa.update(column.table).values({column: time.time() - MONTH}))
    await hub.store.commit(transaction)
    return [each.table for each in made]


async def prune(hub: Hub) -> None:
    async for _ in Pruning(engine_of(hub), time.time()).run():
        pass


def engine_of(hub: Hub) -> AsyncEngine:
    return hub.store._engine


async def left(hub: Hub) -> set[str]:
    return {row.id for row in await hub.store.rows(sa.select(schema.tables.c.id))}


def test_a_table_that_is_deleted_while_it_is_loaded_is_gone(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It's read, deleted, and only then marked as loaded."""

    async def work(hub: Hub) -> None:
        (table,) = await unused_tables(hub, 1)
        read = hub.store.table

        async def read_then_prune(table_id: str) -> StoredTable | None:
            stored = await read(table_id)
            await prune(hub)
            return stored

        monkeypatch.setattr(hub.store, "table", read_then_prune)
        with pytest.raises(NoTableError):
            await joining.join(hub, table, Join("Ben", "B"))
        assert hub.loaded(table) is None
        assert await left(hub) == set()

    with_hub(url, tmp_path, work)


def test_who_got_a_seat_while_tables_are_deleted_keeps_it(url: str, tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        tables = await unused_tables(hub, MANY)

        async def come(some: Sequence[str]) -> list[str]:
            seated = []
            for table in some:
                try:
                    seated.append((await joining.join(hub, table, Join("Ben", "B"))).table)
                except NoTableError:
                    await asyncio.sleep(0)
            return seated

        # Half of the people come in the order in which tables are deleted, the others in the opposite one.
        order = sorted(tables)
        first, last, _ = await asyncio.gather(come(order[::2]), come(order[1::2][::-1]), prune(hub))
        for table in (*first, *last):
            await until_unloaded(hub, table)
        await prune(hub)
        assert await left(hub) == {*first, *last}

    with_hub(url, tmp_path, work)


def test_opening_a_tables_link_counts_as_use(url: str, tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        opened, _ = await unused_tables(hub, 2)
        await joining.summarize(hub, opened)
        await until_unloaded(hub, opened)
        await prune(hub)
        assert await left(hub) == {opened}

    with_hub(url, tmp_path, work)


def test_a_table_that_was_loaded_during_an_outage_is_marked_after_it(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        (table,) = await unused_tables(hub, 1)
        commit = hub.store.commit

        async def fail(_: Any) -> None:
            raise WriteError

        with monkeypatch.context() as patch:
            patch.setattr(hub.store, "commit", fail)
            await hub.actor(table)
        assert hub.store.commit == commit
        async with asyncio.timeout(60):
            while table not in await hub.store.due_tables(0.0):
                await asyncio.sleep(0.01)
        await prune(hub)
        assert await left(hub) == {table}

    with_hub(url, tmp_path, work, Limits(sleep_after=1.0, reload_grace=0.01))

"""Pruning: what nobody needs is deleted, and nothing that a game or a club needs, while servers go on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from pegs.analysis import workers
from pegs.cli import main
from pegs.server.hosting.clock import DAY
from pegs.server.hosting.config import DATABASE_FILE
from pegs.server.store import pruning, schema
from pegs.server.store.database import open_database, sqlite_url
from pegs.server.store.pruning import BATCH
from pegs.server.store.shared_database import shared_url
from pegs.server.store.tokens import hash_token
from tests.server.clients import NO_WAITING, serving
from tests.server.loops import in_thread
from tests.server.loops import run as in_a_loop
from tests.server.postgres import Postgres

NOW = time.time()
SIZE = BATCH + 5
"""Tables of each sort: more than are looked at together."""
GAME = {"seats": [{"who": "me"}, *[{"who": "bot", "bot": "greedy"}] * 3], "pace": NO_WAITING}
BUNDLES = {"expired": NOW - 2 * DAY, "just expired": NOW - 60, "a backup": NOW + DAY}
"""Until when bundles are kept, by name."""
COMMANDS = 700
"""More than are loaded with a table."""


def rows_of(kind: str, number: int, days: float, **more: Any) -> dict[sa.Table, list[dict[str, Any]]]:
    """A table that was used for the last time some days ago, with a row in all that belongs to one."""
    table, then = f"{kind}-{number}", NOW - days * DAY
    key = f"key {table}"
    event = {"event": "said", "seat": 0, "text": "a"}
    rows: dict[sa.Table, list[dict[str, Any]]] = {
        schema.tables: [
            {
                "id": table,
                "code": hash_token(table)[:12],
                "made": then - DAY,
                "wake": more.get("wake"),
                "used": NOW - more.get("used_days", days) * DAY,
            }
        ],
        schema.events: [
            {"table_id": table, "version": version, "body": json.dumps({**event, "at": then - (3 - version)})}
            for version in (1, 2, 3)
        ],
        schema.keys: [
            {
                "hash": key,
                "table_id": table,
                "role": "player",
                "seat": 0,
                "host": True,
                "made": then,
            }
        ],
        schema.commands: [{"table_id": table, "client": "a", "command": "b", "version": 2}],
        schema.passages: [{"hash": f"passage {table}", "key": key, "until": then, "used": True}],
        schema.subscriptions: [
            {
                "key": key,
                "hash": "h",
                "endpoint": "e",
                "p256dh": "p",
                "auth": "a",
                "language": "en",
                "made": then,
            }
        ],
    }
    if more.get("dealt"):
        game = f"game {table}"
        rows[schema.games] = [{"id": game, "table_id": table, "number": 1}]
        rows[schema.leads] = [{"game": game, "table_id": table, "seat": 0, "turn": 1, "at": then}]
        rows[schema.notes] = [
            {"game": game, "turn": 1, "seat": 0, "table_id": table, "body": "{}", "made": then}
        ]
        share = {"id": f"share {table}", "game": game, "turn": -1, "hands": False, "names": False}
        rows[schema.shares] = [{**share, "table_id": table, "made": then}]
    if more.get("club"):
        rows[schema.club_tables] = [{"table_id": table, "club_id": "club", "standing": "s", "opened": then}]
    return rows


SORTS: dict[str, dict[str, Any]] = {
    "undealt": {"days": 8},
    "undealt lately": {"days": 6},
    "undealt, link used": {"days": 8, "used_days": 6},
    "undealt, of a club": {"days": 500, "club": True},
    "undealt, in memory": {"days": 8, "wake": 0.0},
    "dealt": {"days": 200, "dealt": True},
    "dealt lately": {"days": 99, "dealt": True},
    "dealt, of a club": {"days": 500, "dealt": True, "club": True},
    "dealt, with a clock": {"days": 500, "dealt": True, "wake": NOW + DAY},
}
DEALT = {kind for kind, what in SORTS.items() if what.get("dealt")}
OF_GAMES = {table.name: table for table in (schema.games, schema.leads, schema.notes, schema.shares)}
"""What only tables with a game have."""
UNNEEDED, OLD = {"undealt"}, {"undealt", "dealt"}


async def fill(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        club = {"id": "club", "title": "t", "link": "l", "made": 0.0}
        await connection.execute(sa.insert(schema.clubs), [club])
        bundle = {"revision": 1, "sealed": "x", "saved": 0.0}
        for name, until in BUNDLES.items():
            await connection.execute(sa.insert(schema.bundles), [{**bundle, "name": name, "until": until}])
        together: dict[sa.Table, list[dict[str, Any]]] = {}
        for kind, what in SORTS.items():
            for number in range(SIZE if kind in OLD else 3):
                for table, rows in rows_of(kind, number, **what).items():
                    together.setdefault(table, []).extend(rows)
        for table in schema.metadata.sorted_tables:
            if table in together:
                await connection.execute(sa.insert(table), together[table])
        await _add_long_table(connection)


async def _add_long_table(connection: Any) -> None:
    """A table that is played at for 14 days, with a command for each event."""
    (made,) = rows_of("long", 0, days=0.0, dealt=True)[schema.tables]
    await connection.execute(sa.insert(schema.tables), [made])
    events = [
        {
            "table_id": "long-0",
            "version": version,
            "body": json.dumps({"event": "said", "at": NOW - (14 - 14 * version / COMMANDS) * DAY}),
        }
        for version in range(1, COMMANDS + 1)
    ]
    await connection.execute(sa.insert(schema.events), events)
    commands = [
        {"table_id": "long-0", "client": "a", "command": str(version), "version": version}
        for version in range(1, COMMANDS + 1)
    ]
    await connection.execute(sa.insert(schema.commands), commands)


async def kinds(engine: AsyncEngine) -> dict[str, set[str]]:
    """The sorts of tables that are left, by the database table that has rows of theirs."""
    columns: dict[str, sa.ColumnElement[str]] = {"tables": schema.tables.c.id}
    columns |= {table.name: table.c.table_id for table in (schema.events, schema.keys, *OF_GAMES.values())}
    found = {}
    async with engine.connect() as connection:
        for name, column in columns.items():
            ids = (await connection.execute(sa.select(column))).scalars()
            found[name] = {each.partition("-")[0] for each in ids if each != "long-0"}
        for table in (schema.passages, schema.subscriptions):
            keys = (await connection.execute(sa.select(table.c.key))).scalars()
            found[table.name] = {key.removeprefix("key ").partition("-")[0] for key in keys}
    return found


async def commands(engine: AsyncEngine) -> dict[str, int]:
    """The numbers of commands by table."""
    table = schema.commands.c.table_id
    async with engine.connect() as connection:
        rows = await connection.execute(sa.select(table, sa.func.count()).group_by(table))
        return {row[0]: row[1] for row in rows}


@pytest.fixture(params=["sqlite", "postgresql"])
def address(
    request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> str:
    """A database with tables of all sorts, for the command line too."""
    url = sqlite_url(tmp_path / DATABASE_FILE)
    if request.param == "postgresql":
        made = postgres.new_database()
        monkeypatch.setenv("DATABASE_URL", made)
        url = shared_url(made)
    read(url, fill)
    return url


def read(url: str, work: Any) -> Any:
    async def run() -> Any:
        engine = await open_database(url)
        try:
            return await work(engine)
        finally:
            await engine.dispose()

    return in_a_loop(run())


def prune(folder: Path, *options: str, status: int = 0) -> None:
    def call() -> Any:
        with pytest.raises(SystemExit) as end:
            main(["prune", "--data", str(folder), *options])
        return end.value.code or 0

    assert in_thread(call) == status


def test_what_nobody_needs_is_deleted_and_nothing_else(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prune(tmp_path)
    out = capsys.readouterr().out
    assert f"Deleted {SIZE} tables with 0 games" in out
    left = read(address, kinds)
    for name, found in left.items():
        assert found == (DEALT if name in OF_GAMES else SORTS.keys()) - UNNEEDED, name
    counted = read(address, commands)
    assert counted["long-0"] == pytest.approx(COMMANDS / 2, abs=2), "those of the last week"
    assert {each.partition("-")[0] for each in counted} == {"long", "undealt lately"}
    prune(tmp_path)
    assert "Deleted 0 tables with 0 games, and 0 command ids" in capsys.readouterr().out


def test_backups_and_codes_that_have_expired_are_deleted(address: str, tmp_path: Path) -> None:
    async def left(engine: AsyncEngine) -> set[str]:
        async with engine.connect() as connection:
            return set((await connection.execute(sa.select(schema.bundles.c.name))).scalars())

    assert read(address, left) == BUNDLES.keys()
    prune(tmp_path)
    assert read(address, left) == BUNDLES.keys() - {"expired"}


def test_old_tables_are_deleted_on_demand_with_their_games(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prune(tmp_path, "--older", "100")
    assert f"Deleted {2 * SIZE} tables with {SIZE} games" in capsys.readouterr().out
    for name, found in read(address, kinds).items():
        assert found == (DEALT if name in OF_GAMES else SORTS.keys()) - OLD, name


def test_it_can_be_stopped_and_goes_on_the_next_time(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def interrupted() -> Iterator[threading.Event]:
        stop = threading.Event()
        stop.set()
        yield stop

    with monkeypatch.context() as patch:
        patch.setattr(workers, "stop_on_interrupt", interrupted)
        prune(tmp_path, "--older", "100", status=130)
    said = capsys.readouterr()
    assert f"Looked at {BATCH} tables." in said.out
    assert "Run “pegs prune” again for the rest." in said.err
    prune(tmp_path, "--older", "100")
    assert read(address, kinds)["tables"] == SORTS.keys() - OLD


def test_a_table_that_is_loaded_meanwhile_stays(address: str) -> None:
    """Between the two looks at a table, a server loads it."""

    async def work(engine: AsyncEngine) -> None:
        tables, once = schema.tables, asyncio.Event()

        async def load_then_lock(connection: Any, ids: Any) -> None:
            if ids and not once.is_set():
                once.set()
                awake = sa.update(tables).where(tables.c.id == min(ids)).values(wake=0.0)
                await connection.execute(awake)
            await lock(connection, ids)

        lock, pruning._lock = pruning._lock, load_then_lock
        try:
            totals = [total async for total in pruning.Pruning(engine, NOW).run()]
        finally:
            pruning._lock = lock
        assert totals[-1].tables == SIZE - 1

    read(address, work)


def test_a_step_whose_transaction_was_ended_is_done_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL ends that of a process that gets no time in the middle of it."""
    url = shared_url(postgres.new_database())
    read(url, fill)
    count, cuts = pruning._count_games, iter(range(2))

    async def cut_off(connection: Any, ids: Any) -> int:
        if next(cuts, None) is not None:
            await connection.execute(sa.text("SELECT pg_terminate_backend(pg_backend_pid())"))
        return await count(connection, ids)

    async def work(engine: AsyncEngine) -> None:
        run = pruning.Pruning(engine, NOW)
        there = await run.count()
        totals = [total async for total in run.run()]
        assert (totals[-1].seen, totals[-1].tables) == (there, SIZE)

    monkeypatch.setattr(pruning, "_count_games", cut_off)
    read(url, work)


def test_a_running_server_plays_on_and_old_links_are_gone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path, limits="sleep_after = 0.1") as server:
        client = server.client(server.make(GAME, start=True)["token"])
        unused = server.make({})
        database = tmp_path / DATABASE_FILE
        with closing(sqlite3.connect(database, isolation_level=None, timeout=60)) as connection:
            is_loaded = f"SELECT wake FROM tables WHERE code = '{unused['code']}'"
            while connection.execute(is_loaded).fetchone() != (None,):
                server.get("/health")
            month = 30 * DAY
            connection.execute(f"UPDATE tables SET made = made - {month}, used = used - {month}")
            at = f"json_extract(body, '$.at') - {month}"
            connection.execute(f"UPDATE events SET body = json_set(body, '$.at', {at})")
        prune(tmp_path)
        assert "Deleted one table with 0 games" in capsys.readouterr().out
        assert server.get(f"/api/tables/{unused['code']}").status_code == 404
        assert server.post("/api/mine", {"tokens": [unused["token"]]}).json() == [
            {"table": None, "waiting": None, "goes": None}
        ]
        for number in range(3):
            client.wait_for_turn()
            assert client.play_hint(random.Random(number))["tell"] == "done"
        client.close()

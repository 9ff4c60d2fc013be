"""The database: its schema, its settings, and the writer that batches commits."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import AsyncEngine

from pegs.server.hosting import metrics
from pegs.server.hosting.limits import TokenBucket, TokenBuckets
from pegs.server.store import schema
from pegs.server.store.database import open_database, sqlite_url
from pegs.server.store.shared_database import shared_url
from pegs.server.store.sqlite_commits import open_connection
from pegs.server.store.store import Key, Store, add_key, commits_of
from pegs.server.store.tokens import hash_token, new_token, read_code
from pegs.server.store.transaction_writer import ConflictError, Transaction, TransactionWriter
from tests.server.loops import run as in_a_loop
from tests.server.postgres import Postgres


def with_database(folder: Path, work: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    async def run() -> None:
        engine = await open_database(sqlite_url(folder / "test.sqlite3"))
        try:
            await work(engine)
        finally:
            await engine.dispose()

    in_a_loop(run())


def commits_counted() -> float:
    return metrics.REGISTRY.get_sample_value("pegs_commit_seconds_count") or 0.0


def a_table(number: int) -> Transaction:
    return Transaction().insert(schema.tables, id=f"t{number}", code=f"C{number}", made=0.0, wake=None)


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    def differences(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def work(engine: AsyncEngine) -> None:
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_database(tmp_path, work)
    with_database(tmp_path, work)


def test_commits_survive_a_power_cut(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            async with engine.connect() as connection:
                assert (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() == value
            with closing(open_connection(str(tmp_path / "test.sqlite3"))) as writing:
                assert writing.execute(f"PRAGMA {name}").fetchone() == (value,)

    with_database(tmp_path, work)


def test_many_transactions_share_a_commit_and_a_conflict_fails_only_its_own(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        writer = TransactionWriter(commits_of(engine))
        before = commits_counted()
        await asyncio.gather(*(writer.commit(a_table(number)) for number in range(100)))
        assert commits_counted() - before == 1
        transactions = [a_table(number) for number in (100, 5, 101)]
        results = await asyncio.gather(*map(writer.commit, transactions), return_exceptions=True)
        assert commits_counted() - before == 2
        assert [type(result) for result in results] == [type(None), ConflictError, type(None)]
        async with engine.connect() as connection:
            number = (
                await connection.execute(sa.select(sa.func.count()).select_from(schema.tables))
            ).scalar()
        assert number == 102
        await writer.close()

    with_database(tmp_path, work)


def a_turn(table: int, version: int, command: str) -> Transaction:
    return (
        Transaction()
        .insert(schema.events, table_id=f"t{table}", version=version, body="{}")
        .insert(schema.commands, table_id=f"t{table}", client="ann", command=command, version=version)
    )


async def repeat_old_commands(engine: AsyncEngine) -> None:
    """Check that a batch with conflicts takes one commit, and that only the conflicts are refused."""
    writer = TransactionWriter(commits_of(engine))
    await asyncio.gather(*(writer.commit(a_table(number)) for number in range(100)))
    await asyncio.gather(*(writer.commit(a_turn(table, 1, "old")) for table in range(100)))
    before = commits_counted()
    others = [a_turn(table, 2, "new") for table in range(90)]
    repeated = [a_turn(table, 2, "old") for table in range(90, 95)]
    late = [a_turn(table, 1, "new") for table in range(95, 100)]
    batch = [*repeated, *others, *late]
    results = await asyncio.gather(*map(writer.commit, batch), return_exceptions=True)
    assert [type(result) for result in results] == [ConflictError] * 5 + [type(None)] * 90 + [
        ConflictError
    ] * 5
    assert commits_counted() - before == 1
    async with engine.connect() as connection:
        for table in (schema.events, schema.commands):
            rows = await connection.execute(sa.select(sa.func.count()).select_from(table))
            assert rows.scalar() == 190
    await writer.close()


def test_a_repeated_command_splits_no_commit_batch(tmp_path: Path) -> None:
    with_database(tmp_path, repeat_old_commands)


def test_a_repeated_command_splits_no_commit_batch_of_a_shared_database(postgres: Postgres) -> None:
    async def run() -> None:
        engine = await open_database(shared_url(postgres.new_database()))
        statements: list[str] = []
        sa.event.listen(engine.sync_engine, "before_cursor_execute", lambda *args: statements.append(args[2]))
        try:
            await repeat_old_commands(engine)
        finally:
            await engine.dispose()
        # Each is a round trip: their number doesn't depend on the batch's.
        assert len(statements) < 20

    in_a_loop(run())


def test_transactions_that_conflict_with_each_other_are_committed_in_order(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        writer = TransactionWriter(commits_of(engine))
        await asyncio.gather(*(writer.commit(a_table(number)) for number in range(3)))
        batch = [a_turn(0, 1, "a"), a_turn(1, 1, "b"), a_turn(1, 1, "c"), a_turn(2, 1, "d")]
        results = await asyncio.gather(*map(writer.commit, batch), return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 2 + [ConflictError, type(None)]
        await writer.close()

    with_database(tmp_path, work)


def test_two_processes_that_change_the_same_rows_both_succeed(postgres: Postgres) -> None:
    """In batches of opposite order, they'd wait for each other until PostgreSQL ends one."""

    def lead(game: int) -> Transaction:
        leads = schema.leads
        return Transaction().execute(sa.update(leads).where(leads.c.game == f"g{game}").values(turn=1))

    async def run() -> None:
        url = shared_url(postgres.new_database())
        engines = [await open_database(url) for _ in range(2)]
        one, other = map(commits_of, engines)
        made = a_table(0)
        for game in range(50):
            made.insert(schema.leads, game=f"g{game}", table_id="t0", seat=0, turn=0, at=0.0)
        await one.commit([made])
        batches = [lead(game) for game in range(50)], [lead(game) for game in reversed(range(50))]
        await asyncio.gather(one.commit(batches[0]), other.commit(batches[1]))
        for engine in engines:
            async with engine.connect() as connection:
                turns = (await connection.execute(sa.select(sa.func.sum(schema.leads.c.turn)))).scalar()
                assert turns == 50
            await engine.dispose()

    in_a_loop(run())


def test_a_transaction_is_committed_whole_or_not_at_all(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        store = Store(engine)
        await store.commit(a_table(1))
        twice = a_table(2)
        for _ in range(2):
            twice.insert(schema.events, table_id="t2", version=1, body="{}")
        with pytest.raises(ConflictError):
            await store.commit(twice)
        assert await store.table("t2") is None
        with pytest.raises(ConflictError):
            await store.commit(Transaction().insert(schema.events, table_id="nowhere", version=1, body="{}"))
        await store.close()

    with_database(tmp_path, work)


def test_two_writers_of_the_same_version_conflict(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        store = Store(engine)
        await store.commit(a_table(1).insert(schema.events, table_id="t1", version=1, body="mine"))
        with pytest.raises(ConflictError):
            await store.commit(Transaction().insert(schema.events, table_id="t1", version=1, body="yours"))
        stored = await store.table("t1")
        assert stored is not None
        assert stored.events == ("mine",)
        await store.close()

    with_database(tmp_path, work)


def test_only_the_hash_of_a_token_is_stored(tmp_path: Path) -> None:
    token = new_token()

    async def work(engine: AsyncEngine) -> None:
        store = Store(engine)
        key = Key(hash_token(token), "t1", "player", 2, True, None)
        await store.commit(add_key(a_table(1), key, 0.0))
        assert await store.key(token) == key
        assert await store.key(token + "x") is None
        await store.close()

    with_database(tmp_path, work)
    assert token.encode() not in b"".join(file.read_bytes() for file in tmp_path.iterdir())


def test_codes_are_read_as_people_type_them() -> None:
    assert read_code(" abc-d2 3") == "ABCD23"


def test_a_bucket_allows_a_burst_and_then_its_rate() -> None:
    now = 0.0
    bucket = TokenBucket(2.0, 5, lambda: now)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    buckets = TokenBuckets(1.0, 1, lambda: now)
    assert buckets.of("ann").take()
    assert not buckets.of("ann").take()
    assert buckets.of("ben").take()


@pytest.mark.parametrize("existing", [False, True])
def test_only_the_owner_can_read_the_database_and_its_log(tmp_path: Path, existing: bool) -> None:
    """From the moment they exist; and files of older versions, which everyone could read."""
    file, rights = tmp_path / "test.sqlite3", {}

    async def work(engine: AsyncEngine) -> None:
        await commits_of(engine).commit([a_table(1)])
        for each in tmp_path.iterdir():
            rights[each.name] = stat.S_IMODE(each.stat().st_mode)

    before = os.umask(0)
    try:
        if existing:
            file.touch(0o666)
        with_database(tmp_path, work)
    finally:
        os.umask(before)
    assert rights == dict.fromkeys(("test.sqlite3", "test.sqlite3-wal", "test.sqlite3-shm"), 0o600)

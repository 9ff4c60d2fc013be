"""A DATABASE_URL that can't be used: one line that names the fault and never the password, exit status 2."""

from __future__ import annotations

import time

import asyncpg
import pytest
import sqlalchemy as sa

from pegs.cli import main
from pegs.server.store import database, shared_database
from pegs.server.store.database import open_database
from pegs.server.store.shared_database import prepare_shared, shared_url
from tests.server.clients import free_port
from tests.server.loops import in_thread, run
from tests.server.postgres import Postgres

PASSWORD = "s3cret-w0rd"


@pytest.fixture(scope="module", autouse=True)
def roles(postgres: Postgres) -> None:
    """Roles with fewer rights."""
    access = postgres.folder / "data" / "pg_hba.conf"
    access.write_text(f"host all guarded 127.0.0.1/32 scram-sha-256\n{access.read_text()}")
    execute(postgres.address("postgres"), "CREATE ROLE guarded LOGIN PASSWORD 'right'")
    execute(postgres.address("postgres"), "CREATE ROLE reader LOGIN")
    execute(postgres.address("postgres"), "SELECT pg_reload_conf()")
    end = time.monotonic() + 60
    while _lets_in(postgres, "guarded"):  # PostgreSQL reloads its configuration in the background
        assert time.monotonic() < end
        time.sleep(0.05)


def _lets_in(postgres: Postgres, user: str) -> bool:
    """Whether a user needs no password."""
    try:
        execute(postgres.address("postgres").replace("pegs@", f"{user}@"), "SELECT 1")
    except asyncpg.InvalidPasswordError:
        return False
    return True


def execute(address: str, *statements: str) -> None:
    async def work() -> None:
        connection = await asyncpg.connect(address)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    run(work())


def refusal(address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What ``pegs serve`` prints about an address."""
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    monkeypatch.setenv("DATABASE_URL", address)
    with pytest.raises(SystemExit) as end:
        in_thread(lambda: main(["serve", "--no-browser", "--port", "0", "--host", "127.0.0.1"]))
    printed = capsys.readouterr()
    assert (end.value.code, printed.out) == (2, "")
    assert PASSWORD not in printed.err
    (line,) = printed.err.splitlines()
    return line


def test_the_server_refuses_the_user_the_database_or_the_rights(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at = f"127.0.0.1:{postgres.port}"
    name = postgres.new_database().rsplit("/", 1)[1]

    def printed(user: str, database: str, options: str = "") -> str:
        address = f"postgresql://{user}:{PASSWORD}@{at}/{database}{options}"
        return refusal(address, monkeypatch, capsys)

    refused = "The database server {} doesn’t let “{}” in. Check the user and password in DATABASE_URL."
    assert printed("guarded", name) == refused.format(at, "guarded")
    assert printed("unknown", name) == refused.format(at, "unknown")
    missing = f"The server {at} (from DATABASE_URL) has no database “absent”. Create it: "
    assert printed("pegs", "absent") == missing + 'CREATE DATABASE "absent" OWNER "pegs";'
    lacking = f"“reader” lacks rights in the database “{name}” (from DATABASE_URL). "
    assert printed("reader", name).startswith(lacking)  # may not create tables
    execute(postgres.address(name), "REVOKE CONNECT ON DATABASE " + name + " FROM PUBLIC")
    assert printed("reader", name).startswith(lacking)  # may not connect
    unusable = f"Can’t use the database (from DATABASE_URL) on {at}: "
    assert printed("pegs", name, "?color=red").startswith(unusable)
    assert printed("pegs", name, "?sslmode=require").startswith(
        f"Can’t reach the database server {at} (from DATABASE_URL): "
    )


def test_a_user_who_may_only_read_is_refused(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgres.new_database()
    in_thread(lambda: prepare_shared(shared_url(address)))
    execute(address, "GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader")
    line = refusal(address.replace("pegs@", "reader@"), monkeypatch, capsys)
    assert line.startswith("“reader” lacks rights in the database “")
    execute(address, "UPDATE alembic_version SET version_num = 'f00'")
    newer = refusal(address, monkeypatch, capsys)
    assert newer.endswith("was written by a newer version of this program. Update the program.")


def test_the_statements_of_the_refusal_give_all_rights(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgres.new_database()
    in_thread(lambda: prepare_shared(shared_url(address)))
    execute(address, 'CREATE ROLE "O\'Neil ""x""" LOGIN')
    theirs = address.replace("pegs@", "O'Neil%20%22x%22@")
    line = refusal(theirs, monkeypatch, capsys)
    execute(address, "ALTER DATABASE" + line.partition(": ALTER DATABASE")[2])
    in_thread(lambda: prepare_shared(shared_url(theirs)))


def test_a_mistake_in_a_migration_is_no_problem_of_the_database(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: str) -> None:
        raise TypeError("ours")

    monkeypatch.setattr(shared_database, "open_database", fail)
    with pytest.raises(TypeError, match="ours"):
        in_thread(lambda: prepare_shared(shared_url(postgres.new_database())))


def test_the_owner_of_a_database_has_all_rights(postgres: Postgres) -> None:
    """The statements of docs/server.md."""
    execute(
        postgres.address("postgres"),
        "CREATE ROLE keeper LOGIN PASSWORD 'secret'",
        "CREATE DATABASE kept OWNER keeper ENCODING 'UTF8' TEMPLATE template0",
    )
    kept = shared_url(f"postgres://keeper:secret@127.0.0.1:{postgres.port}/kept?sslmode=disable")
    in_thread(lambda: prepare_shared(kept))


def test_commits_wait_for_the_disk_whatever_the_role_is_set_to(postgres: Postgres) -> None:
    address = postgres.new_database()
    name = address.rsplit("/", 1)[1]

    async def used() -> str:
        engine = await open_database(shared_url(address))
        try:
            async with engine.connect() as connection:
                return str((await connection.execute(sa.text("SHOW synchronous_commit"))).scalar())
        finally:
            await engine.dispose()

    for value, expected in (("off", "on"), ("local", "local"), ("remote_apply", "remote_apply")):
        execute(address, f"ALTER DATABASE {name} SET synchronous_commit = {value}")
        in_thread(lambda: prepare_shared(shared_url(address)))
        assert run(used()) == expected


def test_a_database_that_confirms_too_early_is_refused(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgres.new_database()
    execute(address, f"ALTER DATABASE {address.rsplit('/', 1)[1]} SET synchronous_commit = off")
    # As behind a pooler that gives every transaction another connection.
    monkeypatch.setattr(database, "_POSTGRES_SETTINGS", ())
    line = refusal(address, monkeypatch, capsys)
    assert "synchronous_commit is off, and turning it on has no effect" in line


def test_a_server_that_a_power_cut_can_damage_is_reported_with_the_remedy(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    address = postgres.new_database()

    def warnings() -> list[str]:
        caplog.clear()
        in_thread(lambda: prepare_shared(shared_url(address)))
        return [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]

    (warning,) = warnings()  # the tests' server runs without fsync
    assert warning == (
        f"A power failure could lose or damage games: the database server 127.0.0.1:{postgres.port} runs"
        " without fsync. Run this as its administrator: ALTER SYSTEM SET fsync = on; SELECT pg_reload_conf();"
    )
    remedy = warning.partition("administrator: ")[2].rstrip(";").split("; ")
    try:
        execute(address, *remedy)
        wait_for_setting(address, "fsync", "on")
        assert warnings() == []
    finally:
        execute(address, "ALTER SYSTEM RESET fsync", "SELECT pg_reload_conf()")
        wait_for_setting(address, "fsync", "off")


def wait_for_setting(address: str, name: str, value: str) -> None:
    """Wait until new sessions have a setting: PostgreSQL reloads its configuration in the background."""

    async def current() -> object:
        connection = await asyncpg.connect(address)
        try:
            return await connection.fetchval(f"SHOW {name}")
        finally:
            await connection.close()

    end = time.monotonic() + 60
    while run(current()) != value:
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("mysql://pegs:{}@host/pegs", "DATABASE_URL isn’t a PostgreSQL database."),
        ("pegs", "DATABASE_URL isn’t a PostgreSQL database."),
        ("postgresql://pegs:{}@host:many/pegs", "DATABASE_URL isn’t a PostgreSQL database."),
        ("postgresql://pegs:{}\udcff@host/pegs", "DATABASE_URL isn’t a PostgreSQL database."),
        (
            "postgresql://pegs:{}@no-such-host.invalid/pegs",
            "Can’t reach the database server no-such-host",
        ),
        ("postgresql://pegs:{}@127.0.0.1:free/pegs", "Can’t reach the database server 127.0.0.1:"),
    ],
)
def test_an_address_without_a_server_is_refused(
    address: str, message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written = address.format(PASSWORD).replace("free", str(free_port()))
    assert refusal(written, monkeypatch, capsys).startswith(message)

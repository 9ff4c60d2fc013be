"""A full disk, a read-only, locked or unreachable database, and a clock that jumps.

The table notifies its players, refuses what it can't save, and continues when it can.
"""

from __future__ import annotations

import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from pegs.server.hosting.config import DATABASE_FILE
from pegs.server.store import schema
from pegs.server.store.database import open_database
from pegs.server.store.shared_database import shared_url
from tests.server.clients import NO_WAITING, Client, ServerProcess, serving
from tests.server.handicaps import CLOCK_FILE, follow_clock_file, hurry, obey_permissions
from tests.server.loops import run as in_a_loop
from tests.server.postgres import Postgres, TcpProxy
from tests.server.test_metrics import numbers

PAIR = {"players": 2, "teams": 2, "pace": NO_WAITING}
BOTS = {"seats": [{"who": "me"}, *[{"who": "bot", "bot": "greedy"}] * 3]}


class Pair:
    """Two people in a game."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        made = server.make(PAIR)
        self.tokens = [made["token"], server.join(made["code"])["token"]]
        self.code = made["code"]
        self.people = [server.client(token) for token in self.tokens]
        ann = self.people[0]
        ann.receive_until(lambda view: view["seats"][1]["here"])
        assert ann.do("start", version=ann.version)["tell"] == "done"

    @property
    def mover(self) -> Client:
        """The player whose turn it is, once both have the same view."""
        newest = max(client.version for client in self.people)
        for client in self.people:
            client.receive_until(lambda view: view["stage"] == "playing" and view["version"] >= newest)
        return next(client for client in self.people if client.to_move)

    def play(self) -> dict[str, Any]:
        mover = self.mover
        return mover.do_with_retries("play", version=mover.version, turn=mover.game["options"][0]["turn"])

    def reconnect(self) -> None:
        for client in self.people:
            client.close()
        self.people = [connect_when_available(self.server, token) for token in self.tokens]

    def expect_refusals(self) -> None:
        """Check that nothing is accepted, and that both are notified."""
        mover = self.mover
        version = mover.version
        assert self.play()["code"] == "cannot_keep"
        assert mover.version == version
        other = next(client for client in self.people if client is not mover)
        assert other.receive_one("notice")["code"] == "cannot_keep"
        assert self.server.post(f"/api/tables/{self.code}/watch").status_code == 503

    def expect_recovery(self) -> None:
        """Check that commands are accepted again, and that both are notified."""
        for client in self.people:
            assert client.receive_one("notice")["code"] == "keeps_again"
        before = self.mover.version
        for _ in range(4):
            assert self.play()["tell"] == "done"
        assert self.mover.version == before + 4
        assert self.server.post(f"/api/tables/{self.code}/watch").status_code == 201


def connect_when_available(server: ServerProcess, token: str) -> Client:
    """Connect a client, retrying while the server is unavailable."""
    end = time.monotonic() + 60
    while True:
        client = server.client(token)
        if client.welcome["tell"] == "welcome":
            return client
        assert client.welcome == {"tell": "bye", "code": "unavailable", "again": True}
        client.close()
        assert time.monotonic() < end
        time.sleep(0.2)


def test_a_full_disk(tmp_path: Path) -> None:
    with serving(tmp_path, before=hurry) as server:
        pair = Pair(server)
        assert pair.play()["tell"] == "done"
        with full_disk(server.process.pid):
            pair.expect_refusals()
        pair.expect_recovery()


@contextmanager
def full_disk(process: int) -> Iterator[None]:
    """Keep a process from making any file longer."""
    soft, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (soft, hard))


def test_a_read_only_database(tmp_path: Path) -> None:
    file = tmp_path / DATABASE_FILE
    with serving(tmp_path) as server:
        pair = Pair(server)
        server.stop()
        file.chmod(0o444)
        server.before = obey_permissions
        server.start()
        pair.reconnect()
        mover = pair.mover
        assert pair.play()["code"] == "cannot_keep"
        assert server.post(f"/api/tables/{pair.code}/watch").status_code == 503
        for each in tmp_path.glob(f"{DATABASE_FILE}*"):
            each.chmod(0o644)
        mover.receive_code("keeps_again")
        assert pair.play()["tell"] == "done"


def test_a_database_locked_by_another_program(tmp_path: Path) -> None:
    with serving(tmp_path, before=hurry) as server:
        pair = Pair(server)
        with closing(sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            pair.expect_refusals()
            assert server.get("/ready").status_code == 503
            new = {"settings": {}, "name": "Ann", "color": "R"}
            assert server.post("/api/tables", new).status_code == 503
            other.execute("ROLLBACK")
        pair.expect_recovery()
        wait_until_ready(server)
        assert numbers(server)["pegs_database_errors_total{}"] >= 1


def wait_until_ready(server: ServerProcess) -> None:
    end = time.monotonic() + 60
    while server.get("/ready").status_code != 200:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_an_unreachable_database(tmp_path: Path, postgres: Postgres) -> None:
    proxy = TcpProxy(postgres.port)
    address = postgres.new_database(proxy.port)
    with closing(proxy), serving(tmp_path, before=hurry, DATABASE_URL=address) as server:
        pair = Pair(server)
        assert pair.play()["tell"] == "done"
        version = pair.mover.version
        proxy.cut()
        for client in pair.people:
            assert client.receive_one("bye") == {"tell": "bye", "code": "unavailable", "again": True}
        assert server.client(pair.tokens[0]).welcome["code"] == "unavailable"
        proxy.restore()
        pair.reconnect()
        # Nothing acknowledged is lost. On a slow machine, people count as away meanwhile and come back.
        assert pair.mover.version >= version
        for _ in range(4):
            assert pair.play()["tell"] == "done"


def test_a_process_cut_off_in_a_transaction_does_not_block_the_others(postgres: Postgres) -> None:
    proxy = TcpProxy(postgres.port)
    direct = postgres.new_database()
    through_proxy = postgres.address(direct.rpartition("/")[2], proxy.port)
    insert = sa.insert(schema.tables).values(id="t", code="C", made=0.0)

    async def work() -> None:
        cut_off, other = (
            await open_database(shared_url(through_proxy)),
            await open_database(shared_url(direct)),
        )
        connection = await cut_off.connect()
        await connection.execute(insert)
        limit = sa.text("SHOW idle_in_transaction_session_timeout")
        assert await connection.scalar(limit) == "3s"
        await connection.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 300"))
        proxy.cut()
        # It waits for the other transaction, which has the same key, until the database aborts that one.
        async with other.begin() as transaction:
            await transaction.execute(insert)
        proxy.restore()
        await connection.invalidate()
        for engine in (cut_off, other):
            await engine.dispose()

    with closing(proxy):
        in_a_loop(work())


def test_a_clock_that_jumps(tmp_path: Path) -> None:
    ahead = tmp_path / "ahead"
    move_clock(ahead, 0)
    minute = {**BOTS, "pace": {"seconds": 60, "bot_seconds": 0.1, "absent_seconds": 60}}
    environment = {CLOCK_FILE: str(ahead)}
    with serving(tmp_path / "data", before=follow_clock_file, **environment) as server:
        made = server.make(minute, start=True)
        client = server.client(made["token"])
        for jump in (3600, -7200, 0):
            client.wait_for_turn()
            before = times_logged(server, "clock was moved")
            move_clock(ahead, jump)
            wait_for_log(server, "clock was moved", before + 1)
            # No turn times out, and no bot waits for hours.
            assert client.do("ping")["tell"] == "pong"
            turn = client.game["options"][0]["turn"]
            assert client.do("play", version=client.version, turn=turn)["tell"] == "done"
        client.wait_for_turn()
        by = {each["by"] for each in client.events if each["what"] == "turn" and each["seat"] == 0}
        assert by == {"person"}
        # After a restart, time continues from the last event, even if the clock is behind.
        move_clock(ahead, -90000)
        server.stop()
        server.start()
        client = server.client(made["token"])
        client.wait_for_turn()
        left = client.view["deadline"] - client.view["now"]
        assert 0 < left <= 60


def move_clock(file: Path, seconds: int) -> None:
    """Set a server's clock ahead at once: it must never read half a number."""
    new = file.with_suffix(".new")
    new.write_text(str(seconds))
    new.replace(file)


def times_logged(server: ServerProcess, words: str) -> int:
    return server.log.read_text().count(words)


def wait_for_log(server: ServerProcess, words: str, times: int) -> None:
    """Wait until these words are in the server's log this many times."""
    end = time.monotonic() + 120
    while times_logged(server, words) < times:
        assert time.monotonic() < end, words
        time.sleep(0.05)

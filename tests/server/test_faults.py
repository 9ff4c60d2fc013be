"""A full disk, a database that may not be written, one that is locked or away, a clock that jumps: each time
the table says so, accepts nothing it cannot keep, and goes on when it can.
"""

from __future__ import annotations

import ctypes
import os
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from pegs.server.hosting.config import DATABASE_FILE
from tests.server.clients import NO_WAITING, Client, ServerProcess, serving
from tests.server.postgres import Line, Postgres

PAIR = {"players": 2, "teams": 2, "pace": NO_WAITING}
BOTS = {"seats": [{"who": "me"}, *[{"who": "bot", "bot": "greedy"}] * 3]}
DROP_FROM_BOUNDING_SET, OVERRIDE_PERMISSIONS = 24, 1
"""Of Linux' `prctl` and its capabilities."""


class Pair:
    """Two people at a table, and the play of whoever's turn it is."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        made = server.make(PAIR)
        self.tokens = [made["token"], server.join(made["code"])["token"]]
        self.code = made["code"]
        self.people = [server.client(token) for token in self.tokens]
        ann = self.people[0]
        ann.hear_until(lambda view: view["seats"][1]["here"])
        assert ann.do("start", version=ann.version)["tell"] == "done"

    @property
    def mover(self) -> Client:
        """Who is to move, when both know the same."""
        newest = max(client.version for client in self.people)
        for client in self.people:
            client.hear_until(lambda view: view["stage"] == "playing" and view["version"] >= newest)
        return next(client for client in self.people if client.to_move)

    def play(self) -> dict[str, Any]:
        mover = self.mover
        return mover.do_patiently("play", version=mover.version, turn=mover.game["options"][0]["turn"])

    def come_again(self) -> None:
        for client in self.people:
            client.close()
        self.people = [come(self.server, token) for token in self.tokens]

    def must_wait(self) -> None:
        """Nothing is accepted, and both are told."""
        mover = self.mover
        version = mover.version
        assert self.play()["code"] == "cannot_keep"
        assert mover.version == version
        other = next(client for client in self.people if client is not mover)
        assert other.hear_one("notice")["code"] == "cannot_keep"
        assert self.server.post(f"/api/tables/{self.code}/watch").status_code == 503

    def goes_on(self) -> None:
        """Everything is accepted again, and both are told."""
        for client in self.people:
            assert client.hear_one("notice")["code"] == "keeps_again"
        before = self.mover.version
        for _ in range(4):
            assert self.play()["tell"] == "done"
        assert self.mover.version == before + 4
        assert self.server.post(f"/api/tables/{self.code}/watch").status_code == 201


def come(server: ServerProcess, token: str) -> Client:
    """A client, as soon as the server lets it in."""
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
    with serving(tmp_path) as server:
        pair = Pair(server)
        assert pair.play()["tell"] == "done"
        with full_disk(server.process.pid):
            pair.must_wait()
        pair.goes_on()


@contextmanager
def full_disk(process: int) -> Iterator[None]:
    """No file of a process grows any more."""
    soft, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (soft, hard))


def obey_permissions() -> None:
    """Even root may not write then what is not to be written."""
    if os.getuid() == 0:
        library = ctypes.CDLL(None, use_errno=True)
        assert library.prctl(DROP_FROM_BOUNDING_SET, OVERRIDE_PERMISSIONS, 0, 0, 0) == 0


def test_a_database_that_may_not_be_written(tmp_path: Path) -> None:
    file = tmp_path / DATABASE_FILE
    with serving(tmp_path, before=obey_permissions) as server:
        pair = Pair(server)
        server.stop()
        file.chmod(0o444)
        server.start()
        pair.come_again()
        mover = pair.mover
        assert pair.play()["code"] == "cannot_keep"
        assert server.post(f"/api/tables/{pair.code}/watch").status_code == 503
        for each in tmp_path.glob(f"{DATABASE_FILE}*"):
            each.chmod(0o644)
        mover.hear_until_told("keeps_again")
        assert pair.play()["tell"] == "done"


def test_a_database_that_another_program_holds(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        pair = Pair(server)
        with closing(sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            pair.must_wait()
            other.execute("ROLLBACK")
        pair.goes_on()


def test_a_database_that_goes_away(tmp_path: Path, postgres: Postgres) -> None:
    line = Line(postgres.port)
    address = postgres.new_database(line.port)
    with closing(line), serving(tmp_path, DATABASE_URL=address) as server:
        pair = Pair(server)
        assert pair.play()["tell"] == "done"
        version = pair.mover.version
        line.cut()
        for client in pair.people:
            assert client.hear_one("bye") == {"tell": "bye", "code": "unavailable", "again": True}
        assert server.client(pair.tokens[0]).welcome["code"] == "unavailable"
        line.mend()
        pair.come_again()
        assert pair.mover.version == version
        for _ in range(4):
            assert pair.play()["tell"] == "done"


CLOCK = """
import time
from pathlib import Path

_true, _file = time.time, Path(__file__).with_name("ahead")
time.time = lambda: _true() + float(_file.read_text())
"""
"""What Python reads when it starts: the machine's clock is ahead by what a file says."""


def test_a_clock_that_jumps(tmp_path: Path) -> None:
    clock = tmp_path / "clock"
    clock.mkdir()
    (clock / "sitecustomize.py").write_text(CLOCK)
    ahead = clock / "ahead"
    ahead.write_text("0")
    minute = {**BOTS, "pace": {"seconds": 60, "bot_seconds": 0.1, "absent_seconds": 60}}
    with serving(tmp_path / "data", PYTHONPATH=str(clock)) as server:
        made = server.make(minute, start=True)
        client = server.client(made["token"])
        for jump in (3600, -7200, 0):
            client.wait_for_turn()
            before = times_logged(server, "clock was moved")
            ahead.write_text(str(jump))
            wait_for_log(server, "clock was moved", before + 1)
            # Nobody's time is up, and no bot waits for hours.
            assert client.do("ping")["tell"] == "pong"
            turn = client.game["options"][0]["turn"]
            assert client.do("play", version=client.version, turn=turn)["tell"] == "done"
        client.wait_for_turn()
        by = {each["by"] for each in client.happened if each["what"] == "turn" and each["seat"] == 0}
        assert by == {"person"}
        # After a restart the time goes on from what has happened, however early the clock says it is.
        ahead.write_text("-90000")
        server.stop()
        server.start()
        client = server.client(made["token"])
        client.wait_for_turn()
        left = client.view["deadline"] - client.view["now"]
        assert 0 < left <= 60


def times_logged(server: ServerProcess, words: str) -> int:
    return server.log.read_text().count(words)


def wait_for_log(server: ServerProcess, words: str, times: int) -> None:
    """Wait until these words are in the server's log this many times."""
    end = time.monotonic() + 120
    while times_logged(server, words) < times:
        assert time.monotonic() < end, words
        time.sleep(0.05)

"""No one is charged for time in which nobody could act: a stopped, killed or sleeping server."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from pegs.server.store.sqlite_backup import back_up, restore
from tests.server.clients import Client, ServerProcess, serving
from tests.server.handicaps import CLOCK_FILE, follow_clock_file, hurry, sleep_by_clock_file
from tests.server.postgres import Postgres
from tests.server.test_faults import full_disk, move_clock

HOUR = 3600
DAY = 24 * HOUR
QUICK = {"seconds": 60, "bot_seconds": 0.1, "absent_seconds": 60}
SLOW = {"seconds": DAY, "bot_seconds": 0.1}


class Waiting:
    """A server whose clock a test moves, and a game at it that waits for a person."""

    def __init__(self, server: ServerProcess, clock: Path, pace: dict[str, Any]) -> None:
        self.server, self.clock = server, clock
        made = server.make({"players": 2, "teams": 2, "pace": pace})
        self.tokens = [made["token"], server.join(made["code"])["token"]]
        self.people = [server.client(token) for token in self.tokens]
        self.people[0].receive_until(lambda view: view["seats"][1]["here"])
        assert self.people[0].do("start", version=self.people[0].version)["tell"] == "done"
        self.seconds, self.before = pace["seconds"], self.left(self.people[0])

    def left(self, client: Client) -> float:
        """The seconds that are left for the decision."""
        client.receive_until(lambda view: view["deadline"] is not None)
        return float(client.view["deadline"] - client.view["now"])

    def come_back(self) -> None:
        """Both people connect to the table again."""
        for client in self.people:
            client.close()
        self.people = [self.server.client(token) for token in self.tokens]
        for client in self.people:
            client.receive_until(lambda view: all(seat["here"] for seat in view["seats"]))

    def expect_nothing_lost(self) -> None:
        """The decision has as much time as before, apart from the time that this test takes."""
        self.come_back()
        assert self.before - HOUR < self.left(self.people[0]) <= self.seconds
        mover = next(client for client in self.people if client.to_move)
        turn = mover.game["options"][0]["turn"]
        assert mover.do("play", version=mover.version, turn=turn)["tell"] == "done"
        assert [each["by"] for each in mover.events if each["what"] == "turn"] == ["person"]


@contextmanager
def waiting(
    folder: Path, before: Any, pace: dict[str, Any], ahead: int = 0, **environment: str
) -> Iterator[Waiting]:
    clock = folder / "clock"
    move_clock(clock, ahead)
    environment[CLOCK_FILE] = str(clock)
    with serving(folder / "data", before=before, **environment) as server:
        yield Waiting(server, clock, pace)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("pace", [QUICK, SLOW])
def test_a_server_that_was_stopped(tmp_path: Path, how: signal.Signals, pace: dict[str, Any]) -> None:
    with waiting(tmp_path, follow_clock_file, pace) as table:
        table.server.stop(how)
        move_clock(table.clock, 2 * DAY)
        table.server.start()
        table.expect_nothing_lost()


def test_the_last_of_several_processes(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.address(postgres.new_database().rpartition("/")[2])
    with waiting(tmp_path, follow_clock_file, QUICK, DATABASE_URL=database) as table:
        table.server.stop()
        table.server.start()
        table.expect_nothing_lost()


def test_a_backup_that_is_restored_days_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.sqlite3"
    now = time.time()
    with waiting(tmp_path, follow_clock_file, SLOW, ahead=-2 * DAY) as table:
        table.server.stop()
        with monkeypatch.context() as then:
            then.setattr(time, "time", lambda: now - 2 * DAY)
            back_up(data, file)
        for each in data.iterdir():  # a new machine with the same settings
            if each.suffix != ".toml":
                each.unlink()
        restore(file, data)
        move_clock(table.clock, 0)
        table.server.start()
        table.expect_nothing_lost()


@pytest.mark.parametrize("pace", [QUICK, SLOW])
def test_a_machine_that_sleeps(tmp_path: Path, pace: dict[str, Any]) -> None:
    with waiting(tmp_path, sleep_by_clock_file, pace) as table:
        move_clock(table.clock, 2 * DAY)
        table.expect_nothing_lost()


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    with waiting(tmp_path, hurry, QUICK) as table:
        mover = next(client for client in table.people if table.left(client) and client.to_move)
        deadline, turn = mover.view["deadline"], mover.game["options"][0]["turn"]
        with full_disk(table.server.process.pid):
            assert mover.do("play", version=mover.version, turn=turn)["code"] == "cannot_keep"
            began = time.monotonic()
            time.sleep(0.3)
            lost = time.monotonic() - began
        mover.receive_until(lambda view: view["deadline"] is not None and view["deadline"] > deadline + lost)

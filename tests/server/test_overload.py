"""While the event loop lags, newcomers are asked to wait and games continue; then all are let in again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import pytest

from pegs.server.hosting.overload import MAX_RETRY, RETRY, TICK, BusyError, Overload
from pegs.server.live.outbox import TRY_AGAIN_LATER
from tests.server.clients import NO_WAITING, ServerProcess, seated, serving
from tests.server.loops import run as in_a_loop

LIMIT = 0.15


class Loop:
    """An event loop that lags by as much as a test wants."""

    def __init__(self) -> None:
        self.now = 0.0
        self.overload = Overload(LIMIT, lambda: self.now)

    def tick(self, lag: float = 0.0, times: int = 1) -> None:
        for _ in range(times):
            self.overload.begin()
            self.now += TICK + lag
            self.overload.measure()

    @property
    def is_busy(self) -> bool:
        return self.overload.is_busy

    def retry(self) -> int:
        with pytest.raises(BusyError) as busy:
            self.overload.raise_if_busy()
        return busy.value.retry


def test_a_lasting_lag_is_an_overload_until_it_is_half_as_long() -> None:
    loop = Loop()
    loop.tick(0.3, times=2)
    loop.overload.raise_if_busy()
    loop.tick(0.3, times=5)
    assert loop.retry() == RETRY
    loop.tick(0.1, times=100)
    assert loop.overload.lag == pytest.approx(0.1, abs=0.01)
    assert loop.is_busy, "above half of the limit it stays busy"
    loop.tick(0.05, times=100)
    loop.overload.raise_if_busy()


def test_a_lag_below_the_limit_is_none() -> None:
    loop = Loop()
    loop.tick(0.14, times=1000)
    assert not loop.is_busy


def test_a_single_pause_is_none_however_long() -> None:
    loop = Loop()
    for _ in range(10):
        loop.tick(60.0)
        assert not loop.is_busy
        loop.tick(times=20)


def test_a_lag_counts_although_this_process_uses_no_cpu() -> None:
    """Other programs take the cores: nothing here runs while the clock goes on."""

    async def run() -> None:
        now, ready = 0.0, asyncio.Event()
        overload = Overload(LIMIT, lambda: now)
        ready.set()
        overload.start(ready)
        for _ in range(100):
            now += 0.5
            overload.measure()
            overload.begin()
        assert overload.is_busy
        overload.close()

    in_a_loop(run())


def test_the_longer_it_lasts_the_longer_the_wait() -> None:
    loop = Loop()
    loop.tick(0.5, times=5)
    times: list[int] = []
    while not times or times[-1] < MAX_RETRY:
        loop.tick(0.5)
        times.append(loop.retry())
    assert times == sorted(times)
    assert times[0] == RETRY
    loop.tick(0.5, times=100)
    assert loop.retry() == MAX_RETRY


def test_compiling_the_engine_is_no_overload() -> None:
    """Measurements begin when the engine is ready."""

    async def run() -> None:
        loop, ready = Loop(), asyncio.Event()
        loop.overload.start(ready)
        loop.now += 100.0
        await asyncio.sleep(2 * TICK)
        assert loop.overload.lag == 0
        ready.set()
        while loop.overload.lag == 0:
            loop.now += 1.0
            await asyncio.sleep(0)
        loop.overload.close()

    in_a_loop(run())


# --- a server that is always busy

ALWAYS = "busy_lag = 0.000000001"
PAIR = {"players": 2, "teams": 2, "pace": NO_WAITING}


@dataclass
class Table:
    """A game that began before the server became busy."""

    server: ServerProcess
    code: str
    tokens: tuple[str, str]
    watcher: str


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    folder = tmp_path_factory.mktemp("busy")
    with serving(folder / "data") as server:
        made = server.make(PAIR)
        code, tokens = made["code"], (made["token"], server.join(made["code"])["token"])
        watcher = seated(server.post(f"/api/tables/{code}/watch"))["token"]
        with closing(server.client(tokens[0])) as ann, closing(server.client(tokens[1])):
            ann.receive_until(lambda view: all(seat["here"] for seat in view["seats"]))
            assert ann.do("start", version=ann.version)["tell"] == "done"
        server.stop()
    with serving(folder / "data", limits=ALWAYS) as server:
        while "\npegs_busy 1.0" not in server.get("/metrics").text:
            pass
        yield Table(server, code, tokens, watcher)


WAITING: dict[str, dict[str, Any] | None] = {
    "/api/tables": {"settings": {}, "name": "Ann", "color": "R"},
    "/api/tables/CODE/watch": {},
    "/api/tables/CODE/screen": {},
    "/api/rules": None,
    "/api/rules/form": None,
    "/api/rules/published?sought=castle": None,
    "/api/rules/check": {},
    "/api/rules/interview": {},
    "/api/rules/arizona/sheet": None,
    "/api/rules/sheet": {},
    "/api/print/card/arizona": None,
    "/api/print/book/arizona": None,
    "/api/print": {"what": "sheet"},
    "/api/strategy": None,
    "/api/mine": {"tokens": []},
    "/api/mine/records": {"tokens": []},
    "/api/passages": {"token": "x" * 40},
    "/api/devices/send": {"bundle": "{}"},
    "/api/devices/take": {"code": "ABCDEFGHJK"},
    "/api/backups": {"bundle": "{}"},
    "/api/backups/read": {"key": "x" * 43},
    "/api/backups/save": {"key": "x" * 43, "revision": 1, "bundle": "{}"},
    "/api/games/x": None,
    "/api/games/x/ending": None,
    "/api/games/x/record": None,
    "/api/games/x/check": {},
    "/api/games/x/turns/3/coach": None,
    "/api/games/x/practice": {"turn": 3, "seat": 0, "name": "Ann", "color": "R"},
}
"""Bodies of the requests that wait, by path; None for GET."""


@pytest.mark.parametrize("path", WAITING)
def test_newcomers_and_long_requests_wait(busy: Table, path: str) -> None:
    body, server = WAITING[path], busy.server
    path = path.replace("CODE", busy.code)
    answer = server.get(path) if body is None else server.post(path, body)
    assert answer.status_code == 503
    problem = answer.json()
    assert problem["code"] == "busy"
    assert RETRY <= problem["retry"] <= MAX_RETRY
    assert answer.headers["retry-after"] == str(problem["retry"])
    assert f"{problem['retry']} seconds" in problem["sentence"]


def test_watchers_wait(busy: Table) -> None:
    with closing(busy.server.client(busy.watcher)) as watcher:
        assert watcher.welcome["code"] == "busy"
        assert watcher.welcome["again"]
        assert RETRY <= watcher.welcome["retry"] <= MAX_RETRY
        assert watcher.wait_for_close() == TRY_AGAIN_LATER


def test_people_at_a_table_come_back_and_play_on(busy: Table) -> None:
    people = [busy.server.client(token) for token in busy.tokens]
    for number in range(6):
        mover = next(client for client in people if client.to_move)
        hint = mover.do("hint")
        assert (hint["tell"], hint["code"]) == ("refused", "busy")
        assert RETRY <= hint["retry"] <= MAX_RETRY
        assert mover.do("ping")["tell"] == "pong"
        played = mover.play(random.Random(number))
        assert played["tell"] == "done"
        for client in people:
            while client.version < played["version"]:
                client.receive()
    for client in people:
        client.close()


def test_friends_can_sit_down_and_change_devices(busy: Table) -> None:
    server = busy.server
    assert server.get(f"/api/tables/{busy.code}").status_code == 200
    body = {"name": "Cleo", "color": "Y"}
    assert server.post(f"/api/tables/{busy.code}/join", body).json()["code"] == "seat_taken"
    assert server.post("/api/passages/claim", {"code": "ABCDEF"}).status_code == 403


def test_the_log_has_one_line(busy: Table) -> None:
    for _ in range(20):
        busy.server.post("/api/tables", WAITING["/api/tables"])
    lines = [line for line in busy.server.log.read_text().splitlines() if "overloaded" in line]
    assert len(lines) == 1
    assert "busy" not in busy.server.log.read_text()

"""A table's people are in the one process that owns it, wherever they arrive and whatever happens to it."""

from __future__ import annotations

import re
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pegs.server.http.websocket import ATTEMPTS
from pegs.server.live.hub import SETTLED
from tests.server.clients import NO_WAITING, Client, ServerProcess
from tests.server.handicaps import CLOCK_FILE, follow_clock_file
from tests.server.loops import run as in_a_loop
from tests.server.postgres import Postgres
from tests.server.test_faults import move_clock

PAIR = {"players": 2, "teams": 2, "pace": NO_WAITING}
FOUR = {"seats": [{"who": "me"}, *[{"who": "invited"}] * 3], "pace": NO_WAITING}
LIMITS = "sleep_after = 0.1\nreload_grace = 0.2\n"
PATIENCE = 60.0
KILLED, PAUSED = 5.0, 15.0
"""Seconds within which another process serves the tables of one that was killed or paused."""
HOUR = 3600
ELSEWHERE = {"tell": "bye", "code": "elsewhere", "again": True}


class Table:
    """A table, as its people know it."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id, self.code, self.tokens = made["table"], made["code"], [made["token"]]

    @property
    def address(self) -> str:
        """What the address of its sockets has after ``/ws``, for proxies."""
        return f"?table={self.id}"


class Cluster:
    """Two server processes at one database, and the clients that a test connects to them."""

    def __init__(self, folder: Path, database: str, **first: Any) -> None:
        """``first``: options for the first process only."""
        self.database, self._opened = database, ExitStack()

        def start(number: int) -> ServerProcess:
            options = first if number == 0 else {}
            return ServerProcess(folder / str(number), limits=LIMITS, DATABASE_URL=database, **options)

        with ThreadPoolExecutor(2) as at_once:
            self.both = tuple(at_once.map(start, range(2)))

    def client(self, server: ServerProcess, table: Table, seat: int, routed: bool = True) -> Client:
        """A client, ``routed`` with the table in its address; closed after the test."""
        client = server.client(table.tokens[seat], address=table.address if routed else "")
        self._opened.callback(client.close)
        return client

    def come_to(self, server: ServerProcess, table: Table, seat: int, within: float = PATIENCE) -> Client:
        """Come again, as browsers do, until the process serves the client."""
        end = time.monotonic() + within
        while True:
            with suppress(OSError, ConnectionClosed, InvalidHandshake):
                client = self.client(server, table, seat)
                if client.welcome["tell"] == "welcome":
                    return client
            assert time.monotonic() < end
            time.sleep(0.05)

    def start_pair(self, server: ServerProcess, **settings: Any) -> tuple[Table, list[Client]]:
        """Two people in a game."""
        table = Table(server.make({**PAIR, **settings}))
        table.tokens.append(server.join(table.code)["token"])
        ann, ben = (self.come_to(server, table, seat) for seat in (0, 1))
        ann.receive_until(lambda view: view["seats"][1]["here"])
        assert ann.do("start", version=ann.version)["tell"] == "done"
        return table, [ann, ben]

    def execute(self, query: str) -> list[Any]:
        """The first column of what a query of the database finds."""

        async def work() -> list[Any]:
            connection = await asyncpg.connect(self.database)
            try:
                return [row[0] for row in await connection.fetch(query)]
            finally:
                await connection.close()

        return in_a_loop(work())

    def leave(self) -> None:
        """Close all clients, and wait until both processes have unloaded all tables."""
        self._opened.close()
        for server in self.both:
            wait_until(lambda server=server: metric(server, "pegs_tables_awake") == 0)  # type: ignore[misc]

    def stop(self) -> None:
        self._opened.close()
        for server in self.both:
            server.stop(signal.SIGKILL)


@contextmanager
def running(folder: Path, postgres: Postgres, **first: Any) -> Iterator[Cluster]:
    cluster = Cluster(folder, postgres.new_database(), **first)
    try:
        yield cluster
    finally:
        cluster.stop()


@pytest.fixture(scope="module")
def shared_cluster(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Cluster]:
    with running(tmp_path_factory.mktemp("cluster"), postgres) as cluster:
        yield cluster


@pytest.fixture
def cluster(shared_cluster: Cluster) -> Iterator[Cluster]:
    """Two processes without tables in memory. Whatever a test has stopped runs again after it."""
    yield shared_cluster
    for server in shared_cluster.both:
        if server.process.poll() is not None:
            server.start()
    shared_cluster.leave()


def wait_until(happens: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end
        time.sleep(0.05)


def metric(server: ServerProcess, name: str) -> int:
    """The sum of a metric over its labels."""
    text = server.get("/metrics").text
    return round(sum(float(value) for value in re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text, re.M)))


def owned(server: ServerProcess) -> int:
    return metric(server, "pegs_tables_owned")


def play(people: list[Client], turns: int) -> list[str]:
    """Play turns, after each of which everyone sees the same board; the turns that were acknowledged."""
    played = []
    for _ in range(turns):
        catch_up(people)
        mover = next(client for client in people if client.to_move)
        turn = mover.game["options"][0]["turn"]
        assert mover.do_with_retries("play", version=mover.version, turn=turn)["tell"] == "done"
        played.append(turn)
    catch_up(people)
    assert all(client.game["pegs"] == people[0].game["pegs"] for client in people)
    return played


def catch_up(people: list[Client]) -> None:
    """Wait until everyone has the newest version that anyone has."""
    newest = max(client.version for client in people)
    for client in people:
        client.receive_until(lambda view: view["stage"] == "playing" and view["version"] >= newest)


def turns_in_log(client: Client) -> list[str]:
    return [each["turn"] for each in client.welcome["log"] if each["what"] == "turn"]


def test_a_client_without_its_table_in_the_address_is_sent_elsewhere(cluster: Cluster) -> None:
    one, other = cluster.both
    table, people = cluster.start_pair(one)
    sent = metric(other, "pegs_sockets_sent_elsewhere_total")
    assert cluster.client(other, table, 1, routed=False).welcome == ELSEWHERE
    assert metric(other, "pegs_sockets_sent_elsewhere_total") == sent + 1
    play(people, 4)
    assert (owned(one), owned(other)) == (1, 0)


def test_a_table_moves_to_the_first_person_who_comes(cluster: Cluster) -> None:
    one, other = cluster.both
    table = Table(one.make(PAIR))
    given = metric(one, "pegs_tables_handed_over_total")
    cluster.come_to(other, table, 0)
    # On a slow machine the table had fallen asleep by itself.
    assert metric(one, "pegs_tables_handed_over_total") <= given + 1
    assert (owned(one), owned(other)) == (0, 1)


def test_only_a_table_in_the_address_can_move_it(cluster: Cluster) -> None:
    """A stranger who may watch a table can't have it moved by another address than the proxy routes by."""
    one, other = cluster.both
    table, people = cluster.start_pair(one)
    watcher = one.post(f"/api/tables/{table.code}/watch").json()["token"]
    another = Table(other.make(PAIR))
    # Before, nobody could have it moved.
    newest = max(client.view["now"] for client in people)
    wait_until(lambda: people[0].do("ping")["now"] > newest + SETTLED)
    addresses = ("", another.address, f"?table={another.id}&table={table.id}", f"{table.address}&a=1")
    for address in (*addresses, f"?Table={table.id}", f"?table=%{ord(table.id[0]):x}{table.id[1:]}"):
        with closing(other.client(watcher, address=address)) as stranger:
            assert stranger.welcome == ELSEWHERE, address
    play(people, 2)


def test_a_table_follows_its_people(cluster: Cluster) -> None:
    """As when a process comes back whose tables another one has taken: the proxy leads to it again."""
    one, other = cluster.both
    table, (ann, ben) = cluster.start_pair(one)
    played = play([ann, ben], 2)
    new_ben = cluster.come_to(other, table, 1)
    assert ann.receive_one("bye") == ELSEWHERE
    new_ann = cluster.come_to(other, table, 0)
    assert turns_in_log(new_ann) == turns_in_log(new_ben) == played
    play([new_ann, new_ben], 4)
    assert (owned(one), owned(other)) == (0, 1)


def test_a_client_is_not_sent_around_for_ever(cluster: Cluster) -> None:
    one, other = cluster.both
    table = Table(one.make(PAIR))
    table.tokens.append(one.join(table.code)["token"])

    def sent_on(already: int) -> dict[str, Any]:
        """The goodbye to Ben, while the same proxy leads Ann to the other process."""
        while True:
            ann = cluster.come_to(one, table, 0)
            with closing(other.client(table.tokens[1], address=table.address, sent_elsewhere=already)) as ben:
                if ben.welcome["tell"] == "bye":
                    return ben.welcome
            ann.close()

    assert sent_on(ATTEMPTS - 1) == ELSEWHERE
    assert "same process" not in other.log.read_text()
    assert sent_on(ATTEMPTS) == {"tell": "bye", "code": "elsewhere", "again": False}
    assert "The proxy must route /ws by the table" in other.log.read_text()


def test_what_comes_to_another_process_by_http_reaches_the_table(cluster: Cluster) -> None:
    one, other = cluster.both
    table = Table(one.make(PAIR))
    table.tokens.append(other.join(table.code)["token"])
    ann, ben = (cluster.client(one, table, seat) for seat in (0, 1))
    rules = {"toml": 'extends = "arizona"\ntitle = "House"\n'}
    assert other.post("/api/seats/suggest", {"token": table.tokens[1], "rules": rules}).status_code == 204
    for client in (ann, ben):
        client.receive_until(lambda view: bool(view["suggestions"]))
    suggestion = ann.view["suggestions"][0]["id"]
    assert ann.do("vote_on_rules", suggestion=suggestion, agree=True)["tell"] == "done"
    while "rules" not in (message := ben.receive()):
        pass
    assert message["rules"]["title"] == "House"
    wait_until(lambda: metric(other, "pegs_tables_awake") == 0)


def test_a_key_that_another_process_makes_invalid_is_closed(cluster: Cluster) -> None:
    one, other = cluster.both
    table, (ann, _) = cluster.start_pair(one)
    passage = other.post("/api/passages", {"token": table.tokens[0]}).json()["code"]
    assert other.post("/api/passages/claim", {"code": passage}).status_code == 201
    assert ann.receive_one("bye")["code"] == "moved"


def test_the_tables_of_a_killed_process_play_on_elsewhere(cluster: Cluster) -> None:
    one, other = cluster.both
    table, people = cluster.start_pair(one)
    played = play(people, 4)
    began = time.monotonic()
    one.stop(signal.SIGKILL)
    people = [cluster.come_to(other, table, seat, KILLED) for seat in (0, 1)]
    assert turns_in_log(people[0]) == played
    play(people, 1)
    assert time.monotonic() - began < KILLED
    play(people, 3)


def test_a_killed_process_is_missed_although_nobody_comes_back(cluster: Cluster) -> None:
    one, other = cluster.both
    bots = {"seats": [{"who": "me"}, {"who": "bot"}], "players": 2, "teams": 2}
    table = Table(one.make({**bots, "pace": {"bot_seconds": 0.1, "absent_seconds": 30}}))
    ann = cluster.client(one, table, 0)
    assert ann.do("start", version=ann.version)["tell"] == "done"
    one.stop(signal.SIGKILL)
    # The clock of the one who is away runs there.
    wait_until(lambda: owned(other) == 1)


def test_the_tables_of_a_paused_process_play_on_elsewhere(cluster: Cluster) -> None:
    one, other = cluster.both
    table, old = cluster.start_pair(one)
    played = play(old, 4)
    version, mover = max(client.version for client in old), next(each for each in old if each.to_move)
    turn = mover.game["options"][0]["turn"]
    began = time.monotonic()
    one.process.send_signal(signal.SIGSTOP)
    try:
        # On its way to the process that is paused: it's either not played or answered and in the log.
        late = {"do": "play", "id": mover.next_id(), "version": version, "turn": turn}
        mover.send(late)
        assert cluster.client(other, table, 0).welcome["code"] == "unavailable"
        people = [cluster.come_to(other, table, seat, PAUSED) for seat in (0, 1)]
        assert turns_in_log(people[0]) == played
        played += play(people, 1)
        assert time.monotonic() - began < PAUSED
    finally:
        one.process.send_signal(signal.SIGCONT)
    while (answer := mover.receive()).get("id") != late["id"] and answer["tell"] != "bye":
        pass
    assert answer["tell"] == "bye" or answer["code"] in ("stale", "not_your_turn"), answer
    played += play(people, 3)
    assert turns_in_log(cluster.come_to(other, table, 0)) == played
    wait_until(lambda: (owned(one), owned(other)) == (0, 1))


def test_a_process_that_loses_its_session_keeps_its_people(cluster: Cluster) -> None:
    one, other = cluster.both
    _, people = cluster.start_pair(one)
    play(people, 2)
    other.process.send_signal(signal.SIGSTOP)  # it would be as quick
    try:
        # Other tests have databases of their own on the same PostgreSQL.
        here = "database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        holders = f"SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 AND {here}"
        (before,) = cluster.execute(holders)
        cluster.execute(f"SELECT pg_terminate_backend({before})")
        wait_until(lambda: cluster.execute(holders) not in ([], [before]))
        play(people, 2)
    finally:
        other.process.send_signal(signal.SIGCONT)


def test_the_wrong_clock_of_a_machine_changes_nothing(tmp_path: Path, postgres: Postgres) -> None:
    clock = tmp_path / "clock"
    move_clock(clock, HOUR)
    wrong = {"before": follow_clock_file, CLOCK_FILE: str(clock)}
    with running(tmp_path, postgres, **wrong) as cluster:
        pace = {"seconds": 120, "bot_seconds": 0, "absent_seconds": 120}
        table, people = cluster.start_pair(cluster.both[1], pace=pace)
        now = people[0].view["now"]
        assert abs(now - time.time()) < 60
        # To the process whose clock is wrong, while that gets worse, and back.
        for server, ahead in ((cluster.both[0], -HOUR), (cluster.both[1], HOUR)):
            played = play(people, 2)
            people = [cluster.come_to(server, table, seat) for seat in (0, 1)]
            move_clock(clock, ahead)
            play(people, 1)
            view = next(each for each in people if each.to_move).view
            assert now - 1 < view["now"] < now + 60
            assert 60 < view["deadline"] - view["now"] <= 120
            assert turns_in_log(people[0])[-2:] == played
        by = {each["by"] for each in people[0].events if each["what"] == "turn"}
        assert by == {"person"}


class RoutingProxy:
    """Leads the sockets of a table to one process, and to the next one if that can't be reached."""

    def __init__(self, *ports: int) -> None:
        self._ports = ports
        self._opened: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        for each in (self._listening, *self._opened):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                threading.Thread(target=self._serve, args=(near,), daemon=True).start()

    def _serve(self, near: socket.socket) -> None:
        with suppress(OSError):
            head = near.recv(65536)
            found = re.match(rb"GET /ws\?table=(\w+) ", head)
            assert found is not None
            far = self._connect(int(found[1][:8], 36))
            self._opened += [near, far]
            far.sendall(head)
            threading.Thread(target=self._forward, args=(far, near), daemon=True).start()
            self._forward(near, far)
        near.close()

    def _connect(self, number: int) -> socket.socket:
        with suppress(OSError):
            return socket.create_connection(("127.0.0.1", self._ports[number % len(self._ports)]))
        return socket.create_connection(("127.0.0.1", self._ports[(number + 1) % len(self._ports)]))

    def _forward(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for each in (one, other):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)


def test_everyone_meets_behind_a_proxy_that_routes_by_table(cluster: Cluster) -> None:
    table = Table(cluster.both[0].make(FOUR))
    table.tokens += [cluster.both[seat % 2].join(table.code, f"P{seat}")["token"] for seat in (1, 2, 3)]
    with closing(RoutingProxy(*(server.port for server in cluster.both))) as proxy:

        def enter(seat: int) -> Client:
            """Come as a browser does, which counts how often it was sent elsewhere."""
            sent, end = 0, time.monotonic() + PATIENCE
            while time.monotonic() < end:
                with suppress(OSError, ConnectionClosed, InvalidHandshake):
                    client = Client(
                        proxy.port, table.tokens[seat], address=table.address, sent_elsewhere=sent
                    )
                    if client.welcome["tell"] == "welcome":
                        return client
                    client.close()
                    assert client.welcome["again"]
                    sent = sent + 1 if client.welcome["code"] == "elsewhere" else 0
                time.sleep(0.3 * 2**sent)
            raise AssertionError

        people = [enter(seat) for seat in range(4)]
        assert people[0].do("start", version=people[0].version)["tell"] == "done"
        played = play(people, 4)
        home = next(server for server in cluster.both if owned(server) == 1)
        # The process dies, and when it's back, the proxy leads those who come again to it.
        home.stop(signal.SIGKILL)
        people = [enter(seat) for seat in range(4)]
        played += play(people, 4)
        home.start()
        people[0].close()
        people[0] = enter(0)
        for client in people[1:]:
            assert client.receive_one("bye")["code"] == "elsewhere"
        people[1:] = [enter(seat) for seat in (1, 2, 3)]
        played += play(people, 4)
        assert owned(home) == 1
        assert turns_in_log(enter(0)) == played
        for client in people:
            client.close()

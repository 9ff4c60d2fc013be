"""People who arrive at different processes are brought together in one, and the table sleeps elsewhere."""

from __future__ import annotations

import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve

from pegs.server.http.relay import ATTEMPTS, FROM, NOT_OWNER, TO
from pegs.server.store import schema
from pegs.server.store.shared_database import shared_url
from tests.server.clients import NO_WAITING, Client, ServerProcess
from tests.server.loops import run as in_a_loop
from tests.server.postgres import Postgres, TcpProxy

PAIR = {"players": 2, "teams": 2, "pace": NO_WAITING}
FOUR = {"seats": [{"who": "me"}, *[{"who": "invited"}] * 3], "pace": NO_WAITING}
EAGER = "sleep_after = 0.1\nreload_grace = 0.2\n"
AWAKE = "sleep_after = 3600\n"
"""A table that nobody has come to yet stays in memory."""
PATIENCE = 60.0


class Cluster:
    """Server processes at one database, without a proxy in front."""

    def __init__(self, folder: Path, database: str, limits: str = EAGER) -> None:
        self.database = database

        def start(number: int) -> ServerProcess:
            return ServerProcess(folder / str(number), limits=limits, DATABASE_URL=database)

        with ThreadPoolExecutor(2) as at_once:
            self.all = list(at_once.map(start, range(2)))

    def stop(self) -> None:
        for server in self.all:
            server.stop(signal.SIGKILL)

    def addresses(self) -> dict[str, str]:
        """The URL that each living process has announced, by its name."""
        processes = schema.processes.c
        alive = processes.until > sa.func.extract("epoch", sa.func.clock_timestamp())
        rows = self._execute(sa.select(processes.name, processes.address).where(alive))
        return {row.name: row.address for row in rows}

    @contextmanager
    def announced(self, server: ServerProcess, url: str) -> Iterator[None]:
        """Announce another URL for a process."""
        name = next(name for name, address in self.addresses().items() if address == server.url)
        self._announce(name, url)
        try:
            yield
        finally:
            self._announce(name, server.url)

    def _announce(self, name: str, url: str) -> None:
        self._execute(sa.update(schema.processes).filter_by(name=name).values(address=url))

    def _execute(self, statement: sa.Executable) -> list[sa.Row[tuple[str, str]]]:
        async def work() -> list[sa.Row[tuple[str, str]]]:
            engine = create_async_engine(shared_url(self.database))
            try:
                async with engine.begin() as connection:
                    result = await connection.execute(statement)
                    return list(result) if result.returns_rows else []
            finally:
                await engine.dispose()

        return in_a_loop(work())


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Cluster]:
    servers = Cluster(tmp_path_factory.mktemp("cluster"), postgres.new_database())
    try:
        yield servers
    finally:
        servers.stop()


class Pair:
    """Two processes, and the clients that a test connects to them."""

    def __init__(self, one: ServerProcess, other: ServerProcess, opened: ExitStack) -> None:
        self.both, self._opened = (one, other), opened

    def client(self, server: ServerProcess, token: str) -> Client:
        return self.closing(server.client(token))

    def closing(self, client: Client) -> Client:
        """The client, which is closed after the test, whether it fails or not: tables fall asleep then."""
        self._opened.callback(client.close)
        return client


@pytest.fixture
def pair(cluster: Cluster) -> Iterator[Pair]:
    """Two processes without tables in memory."""
    one, other = cluster.all
    for server in (one, other):
        wait_until(lambda server=server: awake(server) == 0)  # type: ignore[misc]
    with ExitStack() as opened:
        yield Pair(one, other, opened)


def wait_until(happens: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end
        time.sleep(0.1)


def metric(server: ServerProcess, name: str) -> int:
    """The sum of a metric over its labels."""
    text = server.get("/metrics").text
    return round(sum(float(value) for value in re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text, re.M)))


def awake(server: ServerProcess) -> int:
    return metric(server, "pegs_tables_awake")


def players(server: ServerProcess) -> int:
    return metric(server, "pegs_sockets")


def play(people: list[Client], turns: int) -> None:
    """Play turns, after each of which everyone sees the same board."""
    for _ in range(turns):
        catch_up(people)
        mover = next(client for client in people if client.to_move)
        turn = mover.game["options"][0]["turn"]
        assert mover.do_with_retries("play", version=mover.version, turn=turn)["tell"] == "done"
    catch_up(people)
    assert all(client.game["pegs"] == people[0].game["pegs"] for client in people)


def catch_up(people: list[Client]) -> None:
    """Wait until everyone has the newest version that anyone has."""
    newest = max(client.version for client in people)
    for client in people:
        client.receive_until(lambda view: view["stage"] == "playing" and view["version"] >= newest)


def start_pair(pair: Pair) -> tuple[list[Client], list[str]]:
    """Two people in a game, each connected to another process, and their tokens."""
    one, other = pair.both
    made = one.make(PAIR)
    ann = pair.client(one, made["token"])
    ben_token = other.join(made["code"])["token"]
    ben = pair.client(other, ben_token)
    ann.receive_until(lambda view: view["seats"][1]["here"])
    assert ann.do("start", version=ann.version)["tell"] == "done"
    return [ann, ben], [made["token"], ben_token]


def test_people_who_arrive_at_different_processes_play_in_one(pair: Pair) -> None:
    one, other = pair.both
    relayed = metric(other, "pegs_sockets_relayed_total")
    people, _ = start_pair(pair)
    play(people, 6)
    assert (awake(one), players(one), metric(one, "pegs_tables_owned")) == (1, 2, 1)
    # Ben's request to join loaded the table here for a moment.
    wait_until(lambda: awake(other) == 0)
    assert (players(other), metric(other, "pegs_sockets_relayed_total")) == (0, relayed + 1)


def test_rules_suggested_at_one_process_are_voted_on_at_another(pair: Pair) -> None:
    one, other = pair.both
    made = one.make(PAIR)
    ben_token = other.join(made["code"])["token"]
    ann, ben = pair.client(one, made["token"]), pair.client(other, ben_token)
    rules = {"toml": 'extends = "arizona"\ntitle = "House"\n'}
    assert other.post("/api/seats/suggest", {"token": ben_token, "rules": rules}).status_code == 204
    for client in (ann, ben):
        client.receive_until(lambda view: bool(view["suggestions"]))
    suggestion = ann.view["suggestions"][0]["id"]
    assert ann.do("vote_on_rules", suggestion=suggestion, agree=True)["tell"] == "done"
    while "rules" not in (message := ben.receive()):
        pass
    assert message["rules"]["title"] == "House"


def test_a_table_moves_to_the_first_person_who_comes(tmp_path: Path, postgres: Postgres) -> None:
    cluster = Cluster(tmp_path, postgres.new_database(), AWAKE)
    one, other = cluster.all
    try:
        made = one.make(PAIR)
        assert awake(one) == 1
        with closing(other.client(made["token"])) as ann:
            assert ann.welcome["tell"] == "welcome"
            assert (awake(one), awake(other)) == (0, 1)
            assert (metric(other, "pegs_tables_owned"), players(other)) == (1, 1)
            assert metric(one, "pegs_tables_handed_over_total") == 1
    finally:
        cluster.stop()


def test_a_table_follows_the_people_who_stay(pair: Pair) -> None:
    one, other = pair.both
    (ann, ben), (_, token) = start_pair(pair)
    play([ann, ben], 2)
    version = ben.version
    ann.close()
    assert ben.receive_one("bye") == {"tell": "bye", "code": "elsewhere", "again": True}
    ben.close()
    ben = pair.client(other, token)
    ben.receive_until(lambda view: not view["seats"][0]["here"])
    assert ben.version >= version
    wait_until(lambda: (awake(one), awake(other)) == (0, 1))
    assert (metric(other, "pegs_tables_owned"), players(other)) == (1, 1)


def test_everyone_meets_behind_a_proxy_that_knows_nothing_of_tables(pair: Pair) -> None:
    made = pair.both[0].make(FOUR)
    tokens = [
        made["token"],
        *(pair.both[seat % 2].join(made["code"], f"P{seat}")["token"] for seat in (1, 2, 3)),
    ]
    with closing(TcpProxy(*(server.port for server in pair.both))) as proxy:
        people = [pair.closing(Client(proxy.port, token)) for token in tokens]
        for client in people:
            client.receive_until(lambda view: all(seat["here"] for seat in view["seats"]))
        assert people[0].do("start", version=people[0].version)["tell"] == "done"
        play(people, 8)
        wait_until(lambda: sorted(map(awake, pair.both)) == [0, 1])
        assert sorted(map(players, pair.both)) == [0, 4]
        # Whoever comes back arrives at the other process, again and again, and it makes no difference.
        for _ in range(3):
            people[0].close()
            people[0] = pair.closing(Client(proxy.port, tokens[0]))
            play(people, 1)


def test_a_process_that_cannot_reach_the_owner_serves_its_people_itself(cluster: Cluster, pair: Pair) -> None:
    one, other = pair.both
    # The address leads back to the process that relays, as it would on another machine.
    with cluster.announced(one, other.url):
        people, _ = start_pair(pair)
        play(people, 4)
        assert (players(one), players(other)) == (1, 1)
        assert (metric(one, "pegs_tables_owned"), metric(other, "pegs_tables_owned")) == (1, 0)
        people[0].close()
        # Now everyone is here, so the owner lets go.
        wait_until(lambda: metric(other, "pegs_tables_owned") == 1)
        assert people[1].do("ping")["tell"] == "pong"


def test_a_client_is_not_relayed_for_ever(cluster: Cluster, pair: Pair) -> None:
    one, other = pair.both
    tries: list[str] = []

    def never_mine(connection: ServerConnection) -> None:
        tries.append(str(connection.recv()))
        connection.close(NOT_OWNER)

    with serve(never_mine, "127.0.0.1", 0) as impostor:
        threading.Thread(target=impostor.serve_forever, daemon=True).start()
        made = one.make(PAIR)
        pair.client(one, made["token"])
        with cluster.announced(one, f"http://127.0.0.1:{impostor.socket.getsockname()[1]}"):
            ben = pair.client(other, other.join(made["code"])["token"])
        assert ben.welcome["tell"] == "welcome"
        assert len(tries) == ATTEMPTS


def test_a_relayed_client_is_not_relayed_again(cluster: Cluster, pair: Pair) -> None:
    one, other = pair.both
    made = one.make(PAIR)
    ann = pair.client(one, made["token"])
    name = next(name for name, address in cluster.addresses().items() if address == other.url)
    headers = {TO: name, FROM: "0" * 32}
    with connect(f"ws://127.0.0.1:{other.port}/ws", additional_headers=headers) as relayed:
        relayed.send(f'{{"do": "hello", "id": "1", "token": "{made["token"]}"}}')
        with pytest.raises(ConnectionClosed) as closed:
            relayed.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NOT_OWNER
    assert ann.do("ping")["tell"] == "pong"


def test_strangers_cannot_pretend_to_relay(pair: Pair) -> None:
    url, headers = f"ws://127.0.0.1:{pair.both[0].port}/ws", {TO: "guessed", FROM: "stranger"}
    with pytest.raises(InvalidStatus), connect(url, additional_headers=headers):
        pass

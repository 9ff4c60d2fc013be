"""Several server processes that share one PostgreSQL: any of them may fail.

All tests share three processes, and whatever a test has let fail works again before the next one.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.clients import NO_WAITING, Client, ServerProcess
from tests.server.postgres import Postgres, TcpProxy
from tests.soak import sweep

LIMITS = "reload_grace = 0.5\n"
PATIENCE = 60.0


class Servers:
    """Server processes with one database, each through its own proxy."""

    def __init__(self, folder: Path, postgres: Postgres, number: int) -> None:
        name = postgres.new_database().rpartition("/")[2]
        self.proxies = [TcpProxy(postgres.port) for _ in range(number)]

        def start(number: int) -> ServerProcess:
            address = postgres.address(name, self.proxies[number].port)
            return ServerProcess(folder / str(number), limits=LIMITS, DATABASE_URL=address)

        with ThreadPoolExecutor(number) as at_once:
            self.all = list(at_once.map(start, range(number)))

    def repair(self) -> None:
        """Let every process run, reach the database, and accept and own tables."""
        for server in self.all:
            if server.process.poll() is not None:
                server.start()
        for proxy in self.proxies:
            proxy.restore()
        end = time.monotonic() + PATIENCE
        for server in self.all:
            while server.get("/ready").status_code != 200:
                assert time.monotonic() < end, server.log.read_text()[-2000:]
                time.sleep(0.1)

    def close(self) -> None:
        for server in self.all:
            server.stop(signal.SIGKILL)
        for proxy in self.proxies:
            proxy.close()


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Servers]:
    servers = Servers(tmp_path_factory.mktemp("cluster"), postgres, 3)
    try:
        yield servers
    finally:
        servers.close()


@pytest.fixture
def three(servers: Servers) -> Servers:
    """Three processes that work."""
    servers.repair()
    return servers


class FailoverClient:
    """A client that fails over from one process to the next, and sends unanswered commands again."""

    def __init__(self, servers: Servers, token: str, first: int) -> None:
        self._servers, self._token, self._at = servers, token, first
        self.acknowledged: list[str] = []
        self._waiting: dict[str, Any] | None = None
        self._client: Client | None = None
        self.listens_only = False

    def close(self) -> None:
        if self._client is not None:
            self._client.close()

    @property
    def is_waiting(self) -> bool:
        """Whether a command isn't answered yet."""
        return self._waiting is not None

    @property
    def at(self) -> int:
        """The number of the process it's connected to."""
        return self._at

    def client(self) -> Client:
        """The open connection; retries until one is accepted."""
        end = time.monotonic() + PATIENCE
        while self._client is None:
            assert time.monotonic() < end, [server.log.read_text()[-2000:] for server in self._servers.all]
            try:
                client = self._servers.all[self._at].client(self._token)
                if client.welcome["tell"] == "welcome":
                    self._client = client
                    if self._waiting is not None:
                        client.send(self._waiting)
                    break
                client.close()
            except (OSError, ConnectionClosed, InvalidHandshake):
                pass
            self._fail_over()
        return self._client

    def _fail_over(self) -> None:
        self.close()
        self._client = None
        self._at = (self._at + 1) % len(self._servers.all)
        time.sleep(0.1)

    def step(self) -> None:
        """Play if it's this client's turn, then receive a message; if the process fails, try the next."""
        client = self.client()
        try:
            if not self.listens_only and self._waiting is None and client.to_move:
                turn = client.game["options"][0]["turn"]
                play = {"do": "play", "id": client.next_id(), "version": client.version, "turn": turn}
                self._waiting = play
                client.send(play)
            message = client.receive(0.05)
        except TimeoutError:
            return
        except (OSError, ConnectionClosed):
            self._fail_over()
            return
        if message["tell"] == "bye":
            self._fail_over()
        elif self._waiting is not None and message.get("id") == self._waiting["id"]:
            self._handle_answer(message)

    def _handle_answer(self, answer: dict[str, Any]) -> None:
        assert self._waiting is not None
        if answer["tell"] == "done":
            self.acknowledged.append(self._waiting["turn"])
            self._waiting = None
        elif answer["code"] in ("cannot_keep", "too_much"):
            self._fail_over()
        else:
            # A bot stood in during the failover.
            assert answer["code"] in ("stale", "not_your_turn", "not_playing"), answer
            self._waiting = None


def turns_of(client: Client, seat: int) -> list[str]:
    """The turns in the log that the person at a seat played."""
    log = client.welcome["log"]
    return [
        each["turn"]
        for each in log
        if each["what"] == "turn" and each["seat"] == seat and each["by"] == "person"
    ]


@pytest.mark.parametrize(
    ("fault", "failures"),
    sweep([("killed", 2), ("cut off", 1), ("killed", 6), ("cut off", 6)], [("killed", 2), ("cut off", 1)]),
)
def test_no_turn_is_lost_when_processes_fail_one_after_another(
    three: Servers, fault: str, failures: int
) -> None:
    bot = {"who": "bot", "bot": "greedy"}
    seats = [{"who": "me"}, bot, {"who": "invited"}, bot]
    made = three.all[0].make({"seats": seats, "pace": NO_WAITING, "rules": {"name": "basic"}})
    tokens = [made["token"], three.all[1].join(made["code"])["token"]]
    people = [FailoverClient(three, token, number) for number, token in enumerate(tokens)]
    ann = people[0].client()
    ann.receive_until(lambda view: view["seats"][2]["name"] == "Ben")
    assert ann.do("start", version=ann.version)["tell"] == "done"
    for round_ in range(failures):
        play_turns(people, 4)
        # The process of one of them fails in the middle of its work.
        gone = people[round_ % 2].at
        if fault == "killed":
            three.all[gone].stop(signal.SIGKILL)
        else:
            three.proxies[gone].cut()
        play_turns(people, 4)
        if fault == "killed":
            three.all[gone].start()
        else:
            three.proxies[gone].restore()
    wait_for_answers(people)
    for person in people:
        person.close()
    for seat, person in zip((0, 2), people, strict=True):
        whole = FailoverClient(three, tokens[0], 0)
        assert turns_of(whole.client(), seat) == person.acknowledged
        whole.close()


def play_turns(people: list[FailoverClient], turns: int) -> None:
    """Play until ``turns`` more turns are acknowledged."""
    end = time.monotonic() + PATIENCE
    wanted = sum(len(person.acknowledged) for person in people) + turns
    while sum(len(person.acknowledged) for person in people) < wanted:
        assert time.monotonic() < end
        for person in people:
            person.step()


def wait_for_answers(people: list[FailoverClient]) -> None:
    """Wait until every command is answered."""
    end = time.monotonic() + PATIENCE
    while any(person.is_waiting for person in people):
        assert time.monotonic() < end
        for person in people:
            person.listens_only = True
            person.step()

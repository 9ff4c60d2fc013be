"""Runs a server in its own process, and clients that talk to it as browsers do."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from pegs.server.hosting.config import Limits
from tests.server.fork_server import CAN_FORK, ForkedProcess, Request, fork_server

TIMEOUT = 60.0
"""Seconds within which even a busy machine answers."""
FIRST_START = 600.0
"""Seconds within which even a slow machine compiles the engine."""
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Saves every request from reading the certificates that it doesn't need."""
NO_WAITING: dict[str, Any] = {"bot_seconds": 0}
NO_LIMITS = "\n".join(
    f"{name} = 1_000_000"
    for name in (
        "tables_an_hour",
        "sockets_of_address",
        "requests_a_second",
        "requests_at_once",
        "rule_checks_a_minute",
        "wrong_codes_a_minute",
        "club_changes_a_minute",
        "backups_an_hour",
        "backup_saves_a_minute",
        "embeds_a_minute",
        "talk_a_minute",
        "talk_at_once",
        "rule_checks_at_once",
        "commands_a_second",
        "commands_at_once",
        "frames_a_second",
        "frames_at_once",
        "frames_of_address_a_second",
        "frames_of_address_at_once",
    )
)
"""Limits that allow one address what a crowd does, and a test to play and write as fast as it can."""
NEVER_BUSY = "busy_lag = 60"
"""The limit of every server without one of its own: other tests may take the cores."""
BUSY_AS_USUAL = f"busy_lag = {Limits().busy_lag}"
"""For what measures a server as people run it."""

RUN_BEFORE = """
import runpy
from {0} import {1} as before
before()
runpy.run_module("pegs", run_name="__main__", alter_sys=True)
"""
"""Calls a function of a module, and then does the same as ``python -m pegs``."""


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A running ``pegs serve``: forked from a process that has imported it already, if that's possible."""

    def __init__(
        self,
        data: Path,
        *options: str,
        limits: str = "",
        before: Callable[[], None] | None = None,
        fork: bool = True,
        **environment: str,
    ) -> None:
        """``limits``: the text of a limits file; ``before``: a function at the top of a module, called in the
        new process before the server starts.

        Without ``fork``, it's a new process from the start.
        """
        self.data, self.port, self.before = data, free_port(), before
        self.fork = fork
        self.options = [*options]
        self.environment = {**os.environ, "PEGS_LANGUAGE": "en", **environment}
        self.log = data / "server.log"
        data.mkdir(parents=True, exist_ok=True)
        file = data / "limits.toml"
        file.write_text(limits if "busy_lag" in limits else f"{NEVER_BUSY}\n{limits}")
        self.options += ["--limits", str(file)]
        self.start()

    def start(self) -> None:
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port)]
        words += ["--data", str(self.data), "--no-browser", *self.options]
        self.process = self._run(words)
        try:
            self.wait_until_ready()
        except BaseException:
            self.stop(signal.SIGKILL)
            raise

    def _run(self, words: list[str]) -> subprocess.Popen[bytes] | ForkedProcess:
        module, name = ("", "") if self.before is None else (self.before.__module__, self.before.__qualname__)
        before = name and f"{module}:{name}"
        if self.fork and CAN_FORK and fork_server().can_start(self.environment):
            request = Request(words, self.environment, str(Path.cwd()), str(self.log), before)
            return fork_server().start(request)
        command = ["-m", "pegs"] if self.before is None else ["-c", RUN_BEFORE.format(module, name)]
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, *command, *words], stdout=log, stderr=subprocess.STDOUT, env=self.environment
            )

    def wait_until_ready(self) -> None:
        end = time.monotonic() + FIRST_START
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log.read_text()
            try:
                if self.get("/health").json()["engine"] == "ready":
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(TIMEOUT)

    # --- HTTP requests

    def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        return httpx.post(self.url + path, json=body, timeout=30, verify=NO_TLS, **more)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return httpx.get(self.url + path, timeout=30, verify=NO_TLS, **more)

    def make(self, settings: dict[str, Any] | None = None, start: bool = False) -> dict[str, Any]:
        body = {"settings": settings or {}, "name": "Ann", "color": "R", "start": start}
        while (answer := self.post("/api/tables", body)).status_code == 503 and is_busy(answer):
            time.sleep(0.2)
        return seated(answer)

    def join(self, code: str, name: str = "Ben") -> dict[str, Any]:
        return seated(self.post(f"/api/tables/{code}/join", {"name": name, "color": "B"}))

    def client(self, token: str, since: int | None = None, **more: Any) -> Client:
        return Client(self.port, token, since, **more)

    def client_of(self, token: str, table: str) -> Client:
        """A client that comes again, as browsers do, until this one of several processes has its table."""
        end = time.monotonic() + TIMEOUT
        while (client := self.client(token, address=f"?table={table}")).welcome["tell"] != "welcome":
            client.close()
            assert time.monotonic() < end, client.welcome
            time.sleep(0.05)
        return client


def is_busy(answer: httpx.Response) -> bool:
    """Whether a server on a slow machine asks to try again later."""
    return bool(answer.json()["code"] == "busy")


def seated(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


@contextmanager
def serving(data: Path, *options: str, **more: Any) -> Iterator[ServerProcess]:
    server = ServerProcess(data, *options, **more)
    try:
        yield server
    finally:
        server.stop(signal.SIGKILL)


class Client:
    """A browser at a table: every message received, as sent, and the current view of the table."""

    def __init__(
        self,
        port: int,
        token: str,
        since: int | None = None,
        language: str = "en",
        address: str = "",
        sent_elsewhere: int = 0,
    ) -> None:
        """``address``: what the address has after ``/ws``; ``sent_elsewhere``: as in the hello."""
        self.token = token
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(f"ws://127.0.0.1:{port}/ws{address}", max_size=None, compression=None)
        )
        self.received: list[str] = []
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self._number = 0
        self._prefix = f"{random.randrange(1 << 60):x}"
        hello = {
            "do": "hello",
            "id": self.next_id(),
            "token": token,
            "since": since,
            "language": language,
            "sent_elsewhere": sent_elsewhere,
        }
        with suppress(ConnectionClosed):  # a server that rejects the socket closes it first
            self.send(hello)
        self.welcome = self.receive_one("welcome", "bye", "refused")

    def next_id(self) -> str:
        self._number += 1
        return f"{self._prefix}-{self._number}"

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def receive(self, timeout: float = TIMEOUT) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["tell"] in ("welcome", "update"):
            self.view = message["table"]
            self.events += message["log"]
        return message

    def receive_one(self, *kinds: str, of: str | None = None) -> dict[str, Any]:
        """Receive until a message of these kinds comes, and in answer to the command ``of`` if it's given."""
        while True:
            message = self.receive()
            if message["tell"] in kinds and (of is None or message.get("id") == of):
                return message

    def receive_until(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        """Receive until the view of the table meets a condition."""
        while not wanted(self.view):
            self.receive()

    def receive_code(self, code: str) -> None:
        """Receive until a notice with this code comes."""
        while self.receive().get("code") != code:
            pass

    def do(self, what: str, **more: Any) -> dict[str, Any]:
        """Send a command and return the server's answer."""
        command = {"do": what, "id": self.next_id(), **more}
        self.send(command)
        kinds = ("done", "refused", "answer", "options", "typed", "pong", "bye")
        return self.receive_one(*kinds, of=command["id"])

    @property
    def version(self) -> int:
        return int(self.view["version"])

    @property
    def game(self) -> dict[str, Any]:
        game: dict[str, Any] = self.view["game"]
        return game

    @property
    def is_over(self) -> bool:
        return bool(self.view["stage"] == "over")

    @property
    def to_move(self) -> bool:
        return self.view["stage"] == "playing" and bool(self.game["options"])

    def play(self, chance: random.Random) -> dict[str, Any]:
        """Play a random legal turn."""
        turn = chance.choice(self.game["options"])["turn"]
        return self.do_with_retries("play", version=self.version, turn=turn)

    def play_hint(self, chance: random.Random, wild: float = 0.1) -> dict[str, Any]:
        """Play the hinted turn, so that games end, or a random one with the probability ``wild``."""
        if chance.random() < wild:
            return self.play(chance)
        hint = self.do_with_retries("hint")
        assert hint["tell"] == "answer", hint
        return self.do_with_retries("play", version=self.version, turn=hint["turn"], sure=True)

    def do_with_retries(self, what: str, **more: Any) -> dict[str, Any]:
        """Send a command, and retry it while the server answers ``too_much`` or ``busy``."""
        while (answer := self.do(what, **more)).get("code") in ("too_much", "busy"):
            time.sleep(0.2)
        return answer

    def wait_for_turn(self) -> None:
        while not (self.to_move or self.is_over):
            self.receive()

    def close(self) -> None:
        self._open.close()

    def wait_for_close(self) -> int:
        """Receive until the server closes the socket, and return the close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 0

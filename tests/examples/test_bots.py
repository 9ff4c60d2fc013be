"""The bots in ``examples/`` play whole games on a real server."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.node import NODE
from tests.remote.test_joining import website
from tests.server.clients import NO_LIMITS, NO_WAITING, Client, ServerProcess, free_port, serving
from tests.server.postgres import TcpProxy
from tests.soak import sweep

EXAMPLES = Path(__file__).parents[2] / "examples"
RUN: dict[str, list[str]] = {
    "python": [sys.executable, str(EXAMPLES / "bot.py")],
    "javascript": [str(NODE), str(EXAMPLES / "bot.mjs")],
}
TIMEOUT = 120.0
MAX_LINES = 52
"""Lines of an example, not counting blank ones: it should fit on one screen."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server"), limits=NO_LIMITS) as running:
        yield running


class Bot:
    """An example bot in its own process."""

    def __init__(self, language: str, log: Path, *arguments: str, token: str = "") -> None:
        self._log = log
        environment = {**os.environ, "PEGS_TOKEN": token}
        with log.open("wb") as out:
            self.process = subprocess.Popen(
                [*RUN[language], *arguments], stdout=out, stderr=subprocess.STDOUT, env=environment
            )

    @property
    def output(self) -> str:
        return self._log.read_text("utf-8")

    def wait_until(self, condition: Callable[[], bool]) -> None:
        end = time.monotonic() + TIMEOUT
        while not condition():
            assert self.process.poll() is None, self.output
            assert time.monotonic() < end, self.output
            time.sleep(0.05)


@contextmanager
def bot(language: str, log: Path, *arguments: str, token: str = "") -> Iterator[Bot]:
    running = Bot(language, log, *arguments, token=token)
    try:
        yield running
    finally:
        running.process.kill()
        running.process.wait(20)


def table_of_two(server: ServerProcess, rules: str = "basic") -> tuple[dict[str, Any], Client]:
    made = server.make({"rules": {"name": rules}, "players": 2, "teams": 2, "pace": NO_WAITING})
    return made, server.client(made["token"])


def wait_for_all(host: Client) -> None:
    while not all(seat["here"] for seat in host.view["seats"]):
        host.receive(TIMEOUT)


def turns_of(host: Client, seat: int) -> list[str]:
    """What decided each turn of a seat: a person, a bot, or the clock."""
    return [each["by"] for each in host.events if each["what"] == "turn" and each["seat"] == seat]


def play_out(host: Client, line: TcpProxy, cut_after: int) -> None:
    """Play the host's side of a whole game, and cut the bot's connection after a number of its turns."""
    chance = random.Random(4)
    is_cut = False
    while not host.is_over:
        if host.to_move:
            answer = host.play_hint(chance, wild=0.02)
            assert answer["tell"] == "done" or answer["code"] == "stale", answer
        if not is_cut and len(turns_of(host, 1)) >= cut_after:
            line.drop_connections()
            is_cut = True
        if not (host.to_move or host.is_over):
            host.receive(TIMEOUT)
    assert is_cut


@pytest.mark.parametrize(
    ("language", "rules"),
    sweep(product(RUN, ("basic", "arizona")), [("python", "basic"), ("javascript", "arizona")]),
)
def test_a_bot_plays_a_whole_game_and_resumes_after_losing_its_connection(
    server: ServerProcess, language: str, rules: str, tmp_path: Path
) -> None:
    made, host = table_of_two(server, rules)
    with closing(TcpProxy(server.port)) as line:
        address = f"http://127.0.0.1:{line.port}"
        with bot(language, tmp_path / "log", address, made["code"]) as player:
            wait_for_all(host)
            assert host.do("start", version=host.version)["tell"] == "done"
            play_out(host, line, cut_after=5)
            assert set(turns_of(host, 1)) == {"person"}
            assert "Sat down." in player.output
            assert "Resumed after version" in player.output
            revoked = {"token": made["token"], "seat": 1}
            assert server.post("/api/seats/revoke", revoked).status_code == 204
            assert player.process.wait(TIMEOUT) != 0
            assert "revoked" in player.output


@pytest.mark.parametrize("language", RUN)
def test_a_bot_reconnects_after_a_server_restart(language: str, tmp_path: Path) -> None:
    with serving(tmp_path / "server") as server:
        made, host = table_of_two(server)
        with bot(language, tmp_path / "log", server.url, made["code"]) as player:
            wait_for_all(host)
            host.close()
            server.stop()
            server.start()
            player.wait_until(lambda: "Resumed after version" in player.output)


@pytest.mark.parametrize("language", RUN)
def test_a_bot_can_be_given_its_token(server: ServerProcess, language: str, tmp_path: Path) -> None:
    made, host = table_of_two(server)
    token = server.join(made["code"])["token"]
    with bot(language, tmp_path / "log", server.url, token=token):
        wait_for_all(host)


def output_of(language: str, *arguments: str, before: Sequence[str] = (), token: str = "") -> str:
    """The one line that an example prints when it can't start."""
    first, *rest = RUN[language]
    environment = {**os.environ, "PEGS_TOKEN": token}
    command = [first, *before, *rest, *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, env=environment)
    assert (ran.returncode, ran.stdout) == (1, "")
    (line,) = ran.stderr.splitlines()
    return line


@pytest.mark.parametrize("language", RUN)
def test_a_bot_explains_in_one_line_why_it_cannot_start(server: ServerProcess, language: str) -> None:
    assert "There’s no table with this code" in output_of(language, server.url, "AAAAAA")
    nowhere = f"http://127.0.0.1:{free_port()}"
    assert output_of(language, nowhere, "AAAAAA").startswith(f"Can't reach a game server at {nowhere}: ")
    assert output_of(language, "nowhere", "AAAAAA").startswith("Can't reach a game server at nowhere: ")
    assert output_of(language, "http://localhost:x", "AAAAAA").startswith("Can't reach a game server at ")
    assert "There’s no table with this code" in output_of(language, server.url, "é")
    for arguments in ((), (server.url,)):
        assert "http://localhost:8722 TABLECODE" in output_of(language, *arguments)


NO_SERVER = [
    ("python", 200, b"<html>"),
    ("python", 404, b"[]"),
    ("javascript", 200, b"\xff"),
    ("javascript", 404, b"{}"),
]


@pytest.mark.parametrize(
    ("language", "status", "body"),
    sweep(product(RUN, (200, 404), (b"<html>", b"{}", b"[]", b"\xff")), NO_SERVER),
)
def test_a_bot_says_that_a_website_is_no_game_server(language: str, status: int, body: bytes) -> None:
    with website(status, body) as address:
        assert f"game server at {address}" in output_of(language, address, "AAAAAA")


@pytest.mark.parametrize("language", RUN)
def test_a_bot_stops_if_its_token_is_wrong(server: ServerProcess, language: str) -> None:
    for token in ("short", "x" * 30):
        line = output_of(language, server.url, token=token)
        assert line.startswith("The server turned this bot away: ")


def test_an_old_node_is_named(tmp_path: Path) -> None:
    old = tmp_path / "old.cjs"
    old.write_text("delete globalThis.WebSocket;")
    line = output_of("javascript", "http://localhost:8722", "AAAAAA", before=["--require", str(old)])
    assert line.startswith("This bot needs Node 22 or newer; this is Node ")


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_an_example_is_short(name: str) -> None:
    lines = (EXAMPLES / name).read_text("utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines) <= MAX_LINES

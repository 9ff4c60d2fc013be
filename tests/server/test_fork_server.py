"""A forked server is like one that was started: its output, exit status, environment, and end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.clients import serving
from tests.server.fork_server import CAN_FORK, ForkedProcess, Request, fork_server

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="this system can't fork")


def forked(folder: Path, *words: str, **environment: str) -> ForkedProcess:
    whole = {**os.environ, "PEGS_LANGUAGE": "en", **environment}
    return fork_server().start(Request(words, whole, str(folder), str(folder / "log")))


def test_output_goes_to_the_log_and_the_exit_status_is_known(tmp_path: Path) -> None:
    assert forked(tmp_path, "--version").wait(60) == 0
    assert forked(tmp_path, "no-such-command").wait(60) == 2
    version, problem = (tmp_path / "log").read_text().splitlines()[:2]
    assert version[0].isdigit()
    assert "no-such-command" in problem


def test_the_environment_and_the_folder_are_those_of_the_request(tmp_path: Path) -> None:
    assert forked(tmp_path, "--help", PEGS_LANGUAGE="es").wait(60) == 0
    assert "Uso: pegs" in (tmp_path / "log").read_text()
    (tmp_path / "data").write_text("a file")
    assert forked(tmp_path, "backup", "copy", "--data", "data").wait(60) == 2
    assert "no database" in (tmp_path / "log").read_text()


def test_variables_that_are_read_while_python_starts_need_a_plain_start() -> None:
    assert fork_server().can_start({**os.environ, "PEGS_LANGUAGE": "es", "DATABASE_URL": "postgres://a/b"})
    assert not fork_server().can_start({**os.environ, "PYTHONPATH": "elsewhere"})
    assert not fork_server().can_start({**os.environ, "NUMBA_DISABLE_JIT": "2"})


def test_servers_end_as_processes_do(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert isinstance(server.process, ForkedProcess)
        assert server.process.poll() is None
        with pytest.raises(subprocess.TimeoutExpired):
            server.process.wait(0.01)
        assert server.stop() == 0
        assert server.stop() == 0
        assert "Everything is saved" in server.log.read_text()
        server.start()
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL
        assert not is_running(server.process.pid)


def test_forked_servers_share_no_chance(tmp_path: Path) -> None:
    with serving(tmp_path / "1") as one, serving(tmp_path / "2") as other:
        first, second = one.make(), other.make()
        assert first["code"] != second["code"]
        assert first["token"] != second["token"]


START = """
import sys, time
from pathlib import Path
from tests.server.clients import ServerProcess
server = ServerProcess(Path(sys.argv[1]))
print(server.process.pid, server.process.poll(), flush=True)
time.sleep(1000)
"""


@pytest.mark.soak
def test_servers_end_when_the_test_process_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", START, str(tmp_path)], cwd=Path(__file__).parents[2], stdout=subprocess.PIPE
    ) as tests:
        assert tests.stdout is not None
        process, status = tests.stdout.readline().split()
        assert status == b"None"
        assert is_running(int(process))
        tests.kill()
    while is_running(int(process)):
        time.sleep(0.02)


def is_running(process: int) -> bool:
    """Whether there's such a process; one that has ended, but whose parent doesn't know it, isn't running."""
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat")
        return not (state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z")
    except (ProcessLookupError, FileNotFoundError):
        return False

"""A helper process that has imported the server, and forks: so servers start without the time for imports.

The test process sends the helper one end of a new socket for each process it wants, and the command line with
the environment through the other end. Through the same socket it learns the new process's number and, once it
has ended, its exit status. The helper watches the socket that requests come through: when the test process
ends, in whatever way, the helper kills the processes that still run, and ends as well.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

CAN_FORK = hasattr(os, "fork") and sys.platform != "darwin"
"""On macOS, system libraries don't survive a fork."""
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}
"""Keeps NumPy from starting threads, which a fork wouldn't copy."""
READ_EARLY = ("PYTHON", "NUMBA_", "PEGS_KERNEL", "PEGS_CACHE_DIR", "LD_", "DYLD_", *ONE_THREAD)
"""How the environment variables begin that Python, or a module of ours, reads only while it starts."""

IMPORTED_LATE = (
    "alembic.command",
    "alembic.config",
    "anyio._backends._asyncio",
    "encodings.idna",
    "pegs.cli.serve",
    "pegs.data_folder",
    "pegs.i18n.patterns",
    "pegs.server.hosting.limits_file",
    "pegs.server.http.uvicorn_server",
    "pegs.server.store.folder_lock",
    "pegs.server.store.shared_database",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
)
"""What a server imports only while it starts."""


@dataclass(frozen=True)
class Request:
    """What a new process does: a command line of ``pegs``, with its output added to a log."""

    words: Sequence[str]
    environment: Mapping[str, str]
    folder: str
    log: str
    before: str = ""
    """The function that's called before, if there's one, as ``module:name``."""


class ForkedProcess:
    """A process that the helper has forked, with the part of `subprocess.Popen` that tests use."""

    def __init__(self, reports: socket.socket) -> None:
        self._socket, self._reports = reports, reports.makefile("rb", buffering=0)
        self.returncode: int | None = None
        self.pid = self._next_report()

    def poll(self) -> int | None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self.wait(0)
        return None

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select.select([self._socket], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0.0)
            self.returncode = self._next_report()
            self._reports.close()
            self._socket.close()
        return self.returncode

    def send_signal(self, signal_: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal_)

    def _next_report(self) -> int:
        line = self._reports.readline()
        assert line, "the helper that forks servers has ended"
        return int(line)


class ForkServer:
    """The helper of this test process."""

    def __init__(self) -> None:
        self._early = _read_early(os.environ)
        self._requests, far = socket.socketpair()
        self._one_at_a_time = threading.Lock()
        code = f"from tests.server.fork_server import run_helper; run_helper({far.fileno()})"
        with far:
            self._helper = subprocess.Popen(
                [sys.executable, "-c", code],
                pass_fds=[far.fileno()],
                env={**os.environ, **ONE_THREAD},
                cwd=Path(__file__).parents[2],
            )
        atexit.register(self._end)

    def can_start(self, environment: Mapping[str, str]) -> bool:
        """Whether a forked process is the same as a new one with this environment."""
        return _read_early(environment) == self._early

    def start(self, request: Request) -> ForkedProcess:
        near, far = socket.socketpair()
        with self._one_at_a_time, far:
            socket.send_fds(self._requests, [b"+"], [far.fileno()])
        near.sendall(json.dumps(asdict(request)).encode() + b"\n")
        return ForkedProcess(near)

    def _end(self) -> None:
        self._requests.close()
        self._helper.wait()


@cache
def fork_server() -> ForkServer:
    """The helper, which starts when it's needed first."""
    return ForkServer()


def _read_early(environment: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if name.startswith(READ_EARLY)}


# --- In the helper


def run_helper(number: int) -> None:
    """Fork until the test process ends; ``number`` is the file descriptor that requests come through."""
    _import_server()
    request = _Helper(socket.socket(fileno=number)).fork_on_request()
    if request is not None:
        _become(request)


def _import_server() -> None:
    """Import, and load, what every server does, but nothing that starts a thread."""
    for module in IMPORTED_LATE:
        import_module(module)
    from pegs.analysis.warming import SIMULATION
    from pegs.coach.warm import REVIEW
    from pegs.engine.warmup import ENGINE, warm_up
    from pegs.i18n import in_language, translate
    from pegs.players.warm import EXPERT, PLAYERS

    _describe_interface_once()
    with in_language("en"):
        translate("server-engine-ready")  # reads the catalog
    warm_up((*ENGINE, *PLAYERS, *EXPERT, *REVIEW, *SIMULATION), lambda _: None)
    assert threading.active_count() == 1, threading.enumerate()
    gc.collect()
    gc.freeze()


def _describe_interface_once() -> None:
    """Make an application, and let all later ones have its OpenAPI description: it takes longer than they do.

    A plain start, or an application in the test process, makes its own.
    """
    from litestar import Litestar
    from litestar._openapi.plugin import OpenAPIPlugin

    from pegs.server.hosting.config import ServerSettings
    from pegs.server.http import app

    description = app.make_app(ServerSettings(data=Path(), host="", port=0)).openapi_schema

    def describe(made: Litestar) -> None:
        made.plugins.get(OpenAPIPlugin)._openapi = description

    vars(app)["add_exact_schemas"] = describe


class _Helper:
    """Forks on request, and reports how each process ends."""

    def __init__(self, requests: socket.socket) -> None:
        self._requests = requests
        self._running: dict[int, socket.socket] = {}
        self._ended, self._wake = os.pipe()

    def fork_on_request(self) -> socket.socket | None:
        """In a forked process, the socket of its request; None in the helper, once the tests have ended."""
        os.set_blocking(self._wake, False)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the test process and the servers
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._wake, warn_on_full_buffer=False)
        while True:
            ready, _, _ = select.select([self._requests.fileno(), self._ended], [], [])
            if self._ended in ready:
                os.read(self._ended, 4096)
                self._report_ended()
            if self._requests.fileno() in ready:
                received, descriptors, _, _ = socket.recv_fds(self._requests, 1, 1)
                if not received:
                    self._kill_all()
                    return None
                request = socket.socket(fileno=descriptors[0])
                process = os.fork()
                if process == 0:
                    self._forget()
                    return request
                self._running[process] = request
                _report(request, process)

    def _report_ended(self) -> None:
        while self._running:
            process, status = os.waitpid(-1, os.WNOHANG)
            if process == 0:
                return
            with self._running.pop(process) as request:
                _report(request, os.waitstatus_to_exitcode(status))

    def _kill_all(self) -> None:
        for process in self._running:
            os.kill(process, signal.SIGKILL)

    def _forget(self) -> None:
        """Give back everything of the helper's, in a forked process."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for end in (self._ended, self._wake):
            os.close(end)
        for each in (self._requests, *self._running.values()):
            each.close()


def _report(request: socket.socket, number: int) -> None:
    with contextlib.suppress(OSError):  # the test has given up on this process
        request.sendall(b"%d\n" % number)


def _become(request: socket.socket) -> None:
    """Run a command line, and end with its exit status."""
    with request, request.makefile("rb") as lines:
        wanted = Request(**json.loads(lines.readline()))
    log = os.open(wanted.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(log, stream.fileno())
    os.close(log)
    os.environ.clear()
    os.environ.update(wanted.environment)
    os.chdir(wanted.folder)
    sys.argv[:] = ["pegs", *wanted.words]
    if wanted.before:
        module, _, name = wanted.before.partition(":")
        getattr(import_module(module), name)()
    from pegs.cli import main

    main(wanted.words)

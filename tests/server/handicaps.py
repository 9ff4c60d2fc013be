"""What makes life harder or quicker for a server: called in its process before it starts.

This module imports little, since each such process imports it.
"""

from __future__ import annotations

import ctypes
import os
import resource
import time
from functools import partial
from pathlib import Path

FEW_FILES = 256
CAPABILITIES_VERSION, OVERRIDE_PERMISSIONS = 0x20080522, 1
"""Linux's ``_LINUX_CAPABILITY_VERSION_3`` and ``CAP_DAC_OVERRIDE``."""
CLOCK_FILE = "PEGS_TESTS_CLOCK"
"""The environment variable with the path of the file that says how far a server's clock is ahead."""
LONG_WAIT, SHORT_WAIT = "busy_timeout=5000", "busy_timeout=300"
TIMEOUT = 2
"""Seconds in which even a busy machine's PostgreSQL answers."""
ROUND = 0.1
"""Seconds between checks for changes."""


def allow_few_files() -> None:
    """Let the server open few files."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW_FILES, FEW_FILES))


def hurry() -> None:
    """Shorten the server's timeouts and intervals.

    It waits for a locked or unreachable database, for another request on a connection, for numbers for the
    shuffle, and for the engine. Its intervals are those of checks of the database, and of notices about the
    engine.
    """
    from pegs.server.hosting import engine_startup
    from pegs.server.http import uvicorn_server, websocket
    from pegs.server.http.connections import BoundedConfig
    from pegs.server.live import hub
    from pegs.server.store import database, sqlite_commits
    from pegs.table import dealing

    settings = tuple(each.replace(LONG_WAIT, SHORT_WAIT) for each in database.SQLITE_SETTINGS)
    assert settings != database.SQLITE_SETTINGS
    for module in (database, sqlite_commits):
        vars(module)["SQLITE_SETTINGS"] = settings
    timeouts = database._POSTGRES["connect_args"]
    assert timeouts.keys() == {"timeout", "command_timeout"}
    timeouts.update(timeout=TIMEOUT, command_timeout=TIMEOUT)
    hub.INTERVAL = engine_startup.INTERVAL = websocket.PREPARING_INTERVAL = ROUND
    dealing.REVEAL_SECONDS = 0.5
    vars(uvicorn_server)["BoundedConfig"] = partial(BoundedConfig, timeout_keep_alive=1)


def obey_permissions() -> None:
    """Make file permissions apply to the server even if it runs as root."""
    if os.getuid() == 0:
        library = ctypes.CDLL(None, use_errno=True)
        header = (ctypes.c_uint32 * 2)(CAPABILITIES_VERSION, 0)
        capabilities = (ctypes.c_uint32 * 6)()
        assert library.capget(header, capabilities) == 0
        capabilities[0] &= ~(1 << OVERRIDE_PERMISSIONS)  # the first word has the effective ones
        assert library.capset(header, capabilities) == 0


def follow_clock_file() -> None:
    """Set the server's clock ahead by the seconds in a file."""
    hurry()
    true_time, file = time.time, Path(os.environ[CLOCK_FILE])
    time.time = lambda: true_time() + float(file.read_text())
    from pegs.server.hosting.clock import CLOCK

    CLOCK.__init__()  # type: ignore[misc]  # a forked process has it already


def sleep_by_clock_file() -> None:
    """Let the machine sleep, like a closed laptop, by as many seconds as the number in a file grows."""
    hurry()
    from pegs.server.hosting import clock

    awake, file = clock._monotonic, Path(os.environ[CLOCK_FILE])
    clock._monotonic = lambda: awake() + float(file.read_text())
    true_time = time.time
    time.time = lambda: true_time() + float(file.read_text())
    clock.CLOCK.__init__()  # type: ignore[misc]

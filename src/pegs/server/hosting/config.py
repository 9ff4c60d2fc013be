"""The configuration of one server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

DEFAULT_PORT = 8722
EVERYWHERE = "0.0.0.0"
DATABASE_FILE = "pegs.sqlite3"


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on what a single client may do. All times are in seconds."""

    socket_frame: int = 256 * 1024
    """Size in bytes of a WebSocket frame beyond which the connection is closed."""
    message: int = 16 * 1024
    """Characters of a command."""
    body: int = 128 * 1024
    """Bytes of a request body."""
    waiting_messages: int = 64
    """Messages queued for a slow client."""
    sockets_of_address: int = 500
    """Open sockets per address."""
    sockets_of_key: int = 10
    """Open sockets per seat or watcher: one person's devices and tabs."""
    idle: float = 6 * 3600.0
    """How long a socket may be silent. The browser client sends a message every 20 seconds."""
    watchers: int = 50
    """Watchers and TV screens of a table on one server."""
    commands_a_second: float = 20.0
    commands_at_once: int = 80
    unreadable_in_a_row: int = 20
    hello_within: float = 15.0
    wrong_codes_a_minute: int = 30
    tables_an_hour: int = 120
    """Tables created per address."""
    passage: float = 600.0
    """How long a code for moving to another device is valid."""
    reload_grace: float = 3.0
    """How long a person may be disconnected before the table shows them as away."""
    sleep_after: float = 60.0
    """How long a table with nobody connected stays in memory."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server's operator chooses.

    ``public_url`` is the address others use, if it isn't simply this machine's own.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    public_url: str = ""
    database: str = ""
    """The URL of a PostgreSQL database, which several servers can share; empty for a file in the data
    folder.
    """
    metrics_open: bool = False
    """Whether anyone may see /metrics and /status."""
    metrics_token: str = field(default="", repr=False)
    """A token that gives access to /metrics and /status from elsewhere; empty for none."""
    warm_up: bool = True
    """Compile the rules engine in the background at startup."""
    limits: Limits = Limits()

"""How one server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

DEFAULT_PORT = 8722
EVERYWHERE = "0.0.0.0"
DATABASE_FILE = "pegs.sqlite3"


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one client may ask for; all times in seconds."""

    socket_frame: int = 256 * 1024
    """Bytes of a frame above which a socket is simply closed."""
    message: int = 16 * 1024
    """Characters of a command."""
    body: int = 128 * 1024
    """Bytes of a request's body."""
    waiting_messages: int = 64
    """Messages that may wait for a slow client."""
    sockets_of_address: int = 500
    """Sockets that one address may keep open."""
    sockets_of_key: int = 10
    """Sockets that one seat or watcher may keep open: devices and pages of one person."""
    idle: float = 6 * 3600.0
    """How long a socket may say nothing at all; a page says something three times a minute."""
    watchers: int = 50
    """Watchers and televisions of a table, at one server."""
    commands_a_second: float = 20.0
    commands_at_once: int = 80
    unreadable_in_a_row: int = 20
    hello_within: float = 15.0
    wrong_codes_a_minute: int = 30
    tables_an_hour: int = 120
    """Tables that one address may make."""
    passage: float = 600.0
    """How long a passage to another device is good."""
    reload_grace: float = 3.0
    """How long somebody may be gone before the table says that they are away."""
    sleep_after: float = 60.0
    """How long a table where nobody is stays in memory."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What the one who runs a server decides.

    ``public_url`` is the address that others reach it by, where that is not simply this machine's own.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    public_url: str = ""
    database: str = ""
    """The address of a PostgreSQL database that several servers may share; else a file in the data folder."""
    metrics_open: bool = False
    """Whether everybody may see /metrics and /status."""
    metrics_token: str = field(default="", repr=False)
    """Who says this may see them, also from elsewhere; empty: nobody."""
    warm_up: bool = True
    """Compile the rules engine in the background at start."""
    limits: Limits = Limits()

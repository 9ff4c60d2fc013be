"""The configuration of one server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

DEFAULT_PORT = 8722
EVERYWHERE = "0.0.0.0"
MOVED_BODY = 1024 * 1024
"""Bytes of a request that moves a table from a device: about forty games."""
DATABASE_FILE = "pegs.sqlite3"
INGRESS = "X-Ingress-Path"
"""Home Assistant's, which shows the site in a frame of its own page."""
PREFIX_HEADERS = ("X-Forwarded-Prefix", INGRESS)
"""The headers in which proxies name the folder of the site."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on what a single client may do. All times are in seconds.

    An IPv6 address is counted together with its whole network (`pegs.server.hosting.limits.network_of`).
    """

    socket_frame: int = 256 * 1024
    """Size in bytes of a WebSocket frame beyond which the connection is closed."""
    message: int = 16 * 1024
    """Characters of a command."""
    body: int = 128 * 1024
    """Bytes of a request body."""
    waiting_messages: int = 64
    """Messages queued for a slow client."""
    busy_lag: float = 0.1
    """Average lag of the event loop from which on newcomers have to wait, until it's below half of it."""
    waiting_requests: int = 20
    """Long requests of one kind (rules to read, games to replay) that wait for a thread."""
    waiting_reviews: int = 10
    """Games that wait to be reviewed."""
    coach_seconds: float = 1.0
    """How long a turn may wait for the coach to judge it. Then it's played without."""
    waiting_tables: int = 2000
    """Tables that wait to be loaded into memory."""
    connections: int = 20_000
    """Open TCP connections in all; fewer if the system allows fewer open files."""
    connections_of_address: int = 600
    """Open TCP connections per address, unless it's a trusted proxy's; never more than half of all."""
    request_within: float = 10.0
    """How long a client may take to send a request."""
    response_within: float = 60.0
    """How long a client may take to read the answer."""
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
    frames_a_second: float = 100.0
    """WebSocket frames of a connection, also pings and parts of messages. More wait until they're read; one
    counts once more for each 4 KiB that it contains, inflated, and a ``hello`` for each 25 events of the log
    that it's answered with.
    """
    frames_at_once: int = 400
    frames_of_address_a_second: float = 200.0
    """The same for all connections of an address together."""
    frames_of_address_at_once: int = 2000
    unreadable_in_a_row: int = 20
    hello_within: float = 15.0
    requests_a_second: float = 20.0
    """API requests and new sockets per address; a long request counts as several."""
    requests_at_once: int = 500
    talk_a_minute: int = 20
    """Messages and new names per seat."""
    talk_at_once: int = 5
    changes_a_minute: int = 60
    """Other commands per seat that add to the table's log, except turns; and arrivals per table."""
    changes_at_once: int = 20
    wrong_codes_a_minute: int = 30
    tables_an_hour: int = 120
    """Tables created per address, and moved here from devices."""
    moved_seconds: float = 10.0
    """CPU seconds for checking a table from a device, which means deciding each event again."""
    rule_checks_a_minute: int = 120
    """House rules that an address sends to be read: each takes up to 20 milliseconds in a thread."""
    rule_checks_at_once: int = 30
    rule_effects: int = 8
    """House rules for which games are played at a time, to show what the rules do."""
    rule_effects_a_minute: int = 240
    """How often an address may ask what house rules do: a page asks every second."""
    rule_effects_at_once: int = 60
    club_changes_a_minute: int = 60
    """Changes of clubs per address."""
    embeds_a_minute: int = 240
    """Frames with shared games that an address opens, and pictures beside links, which count as four."""
    push_delay: float = 3.0
    """How long a turn must have begun before its person is notified, unless they look at the table."""
    push_devices: int = 5
    """Browsers that are notified of a seat's turns."""
    pushes_a_minute: int = 6
    """Notifications of a seat's turns."""
    waiting_pushes: int = 1000
    """Notifications that wait to be sent."""
    passage: float = 600.0
    """How long a code for moving to another device is valid."""
    sent_passage: float = 86_400.0
    """How long a code is valid that a club's host sends to someone who has lost their device."""
    backups_an_hour: int = 20
    """Backup links created per address."""
    backup_saves_a_minute: int = 30
    """How often an address may save backups."""
    backups: int = 20_000
    """Backups that are kept."""
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
    proxies: str = "127.0.0.1"
    """Addresses and networks, separated by commas, of the proxies whose headers say who a client is."""
    prefix_header: str = ""
    """Which of `PREFIX_HEADERS` they set; empty for none."""
    database: str = ""
    """The URL of a PostgreSQL database, which several servers can share; empty for a file in the data
    folder.
    """
    metrics_open: bool = False
    """Whether anyone may see /metrics and /status."""
    metrics_token: str = field(default="", repr=False)
    """A token that gives access to /metrics and /status from elsewhere; empty for none."""
    push_contact: str = ""
    """How push services reach the operator (`pegs.server.push.contact.read_contact`); empty for the public
    URL.
    """
    local_push: bool = False
    """Whether a push service may be on this machine or in a private network, without HTTPS: for tests."""
    warm_up: bool = True
    """Compile the rules engine in the background at startup."""
    limits: Limits = Limits()

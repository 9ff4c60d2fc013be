"""The server's metrics for Prometheus: numbers and codes, never names or cards."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import cache, wraps
from typing import ParamSpec, TypeVar, get_args

from litestar.enums import ScopeType
from litestar.types import Message, Scope
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.openmetrics import exposition as openmetrics

from pegs.protocol.commands import AnyCommand
from pegs.protocol.messages import AnyMessage, Bye, ByeCode, RefusalCode, Refused
from pegs.table.events import AnyEvent, GameBegan, GameEnded, TurnPlayed

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S")
T = TypeVar("T")
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Histogram bounds in seconds for what people wait for."""

disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

BUILD = Gauge("pegs_build_info", "Always 1.", ("version", "python"), registry=REGISTRY)
READY = Gauge("pegs_ready", "1 if games can be played here, as in /ready.", registry=REGISTRY)
TABLES = Gauge("pegs_tables_awake", "Tables in memory.", ("stage",), registry=REGISTRY)
OWNED = Gauge(
    "pegs_tables_owned",
    "Tables that this process owns; every table has one owner among all processes.",
    registry=REGISTRY,
)
SOCKETS = Gauge("pegs_sockets", "Open sockets after their hello.", ("role",), registry=REGISTRY)
SENT_ELSEWHERE = Counter(
    "pegs_sockets_sent_elsewhere",
    "Sockets closed because another process owns their table.",
    registry=REGISTRY,
)
HANDED_OVER = Counter(
    "pegs_tables_handed_over",
    "Tables given to another process, to which their people come.",
    registry=REGISTRY,
)
PUSHES = Counter(
    "pegs_pushes", "Notifications for push services, by what became of them.", ("outcome",), registry=REGISTRY
)
OPENED = Counter("pegs_sockets_opened", "Sockets opened.", registry=REGISTRY)
TURNS = Counter("pegs_turns", "Decisions committed, by who made them.", ("by",), registry=REGISTRY)
BEGUN = Counter("pegs_games_begun", "Games dealt.", registry=REGISTRY)
FINISHED = Counter("pegs_games_finished", "Games finished.", registry=REGISTRY)
REFUSALS = Counter("pegs_refusals", "Refused commands, by reason.", ("code",), registry=REGISTRY)
BYES = Counter("pegs_byes", "Sockets closed by the server, by reason.", ("code",), registry=REGISTRY)
REQUESTS = Counter(
    "pegs_requests", "HTTP requests answered.", ("method", "path", "status"), registry=REGISTRY
)
COMMITS = Histogram("pegs_commit_seconds", "Time of one commit.", buckets=QUICK, registry=REGISTRY)
BATCHES = Histogram(
    "pegs_commit_changes",
    "Transactions in one commit.",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)
DATABASE_ERRORS = Counter("pegs_database_errors", "Failed reads and writes.", registry=REGISTRY)
COMMANDS = Histogram(
    "pegs_command_seconds",
    "From a command's arrival until it was committed and broadcast to the table.",
    ("do",),
    buckets=QUICK,
    registry=REGISTRY,
)
BOTS = Histogram(
    "pegs_bot_seconds",
    "Time of one bot decision, including the wait for a thread.",
    buckets=QUICK,
    registry=REGISTRY,
)
LAG = Histogram(
    "pegs_loop_lag_seconds",
    "Lag of the event loop, sampled 20 times per second.",
    buckets=QUICK,
    registry=REGISTRY,
)
AVERAGE_LAG = Gauge(
    "pegs_loop_lag_average_seconds",
    "Recent lag of the event loop that this process has caused itself.",
    registry=REGISTRY,
)
BUSY = Gauge("pegs_busy", "1 while newcomers are asked to wait.", registry=REGISTRY)
BUSY_ANSWERS = Counter(
    "pegs_busy_answers",
    "Requests, commands and sockets that were asked to come back later, by what is full or slow.",
    ("cause",),
    registry=REGISTRY,
)

_turns_by = cache(TURNS.labels)
_commands_of = cache(COMMANDS.labels)
METHODS = ("GET", "HEAD", "POST", "OPTIONS")
STAGES = ("gathering", "playing", "paused", "over")
ROLES = ("player", "watcher", "screen")
for _code in get_args(RefusalCode):
    REFUSALS.labels(_code)
for _code in get_args(ByeCode):
    BYES.labels(_code)
for _cause in (
    "lag",
    "restore",
    "rules",
    "questions",
    "archive",
    "coach",
    "reviews",
    "live-coach",
    "pictures",
    "printing",
    "effects",
    "experts",
):
    BUSY_ANSWERS.labels(_cause)
for _by in ("person", "bot", "clock"):
    _turns_by(_by)


def count_events(events: Iterable[AnyEvent]) -> None:
    """Count a table's committed events."""
    for event in events:
        if isinstance(event, TurnPlayed):
            _turns_by(event.by).inc()
        elif isinstance(event, GameBegan):
            BEGUN.inc()
        elif isinstance(event, GameEnded):
            FINISHED.inc()


def count_refusal(message: AnyMessage) -> None:
    """Count a message to a client if it's a refusal or a goodbye."""
    if isinstance(message, Refused):
        REFUSALS.labels(message.code).inc()
    elif isinstance(message, Bye):
        BYES.labels(message.code).inc()


def time_bot(work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Decorate a function in which a bot decides: time each call."""

    @wraps(work)
    async def timed(*args: P.args, **more: P.kwargs) -> T:
        with BOTS.time():
            return await work(*args, **more)

    return timed


def time_commit(
    work: Callable[[T, Sequence[S]], Awaitable[R]],
) -> Callable[[T, Sequence[S]], Awaitable[R]]:
    """Decorate a function that commits transactions: time each call, and count the failures."""

    @wraps(work)
    async def timed(writer: T, transactions: Sequence[S]) -> R:
        began = time.perf_counter()
        with DATABASE_ERRORS.count_exceptions():
            result = await work(writer, transactions)
        COMMITS.observe(time.perf_counter() - began)
        BATCHES.observe(len(transactions))
        return result

    return timed


def count_database_errors(work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Decorate a function that reads the database: count the calls that fail."""

    @wraps(work)
    async def counted(*args: P.args, **more: P.kwargs) -> T:
        with DATABASE_ERRORS.count_exceptions():
            return await work(*args, **more)

    return counted


def time_command(
    work: Callable[[T, S, AnyCommand], Awaitable[None]],
) -> Callable[[T, S, AnyCommand], Awaitable[None]]:
    """Decorate a function that carries out a command: time each call."""

    @wraps(work)
    async def timed(connection: T, session: S, received: AnyCommand) -> None:
        with _commands_of(received.__struct_config__.tag).time():
            await work(connection, session, received)

    return timed


async def count_request(message: Message, scope: Scope) -> None:
    """Count a response by the pattern of its path, which contains no table."""
    if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
        method = scope["method"] if scope["method"] in METHODS else "other"
        REQUESTS.labels(method, scope.get("path_template") or "", message["status"]).inc()


def export(accepted: str) -> tuple[bytes, str]:
    """All metrics in the format that suits an ``Accept`` header, and their media type."""
    if "application/openmetrics-text" in accepted:
        text = openmetrics.generate_latest(REGISTRY)  # type: ignore[no-untyped-call]
        return text, openmetrics.CONTENT_TYPE_LATEST
    return generate_latest(REGISTRY), CONTENT_TYPE_LATEST

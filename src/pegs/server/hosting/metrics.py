"""What the server counts about itself, for Prometheus: numbers and codes, never who or with which cards."""

from __future__ import annotations

import functools
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
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
from sqlalchemy.exc import IntegrityError

from pegs.table.events import AnyEvent, GameBegan, GameEnded, TurnPlayed
from pegs.table.protocol.commands import AnyCommand
from pegs.table.protocol.messages import AnyMessage, Bye, ByeCode, RefusalCode, Refused

P = ParamSpec("P")
S = TypeVar("S")
T = TypeVar("T")
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Bounds in seconds for what people wait for."""

disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

BUILD = Gauge("pegs_build_info", "Always 1.", ("version", "python"), registry=REGISTRY)
READY = Gauge("pegs_ready", "1 where games can be played here, as /ready says.", registry=REGISTRY)
TABLES = Gauge("pegs_tables_awake", "Tables in memory.", ("stage",), registry=REGISTRY)
OWNED = Gauge(
    "pegs_tables_owned",
    "Tables of which this process is the owner; all processes together have each once.",
    registry=REGISTRY,
)
SOCKETS = Gauge("pegs_sockets", "Open sockets that have said hello.", ("role",), registry=REGISTRY)
OPENED = Counter("pegs_sockets_opened", "Sockets that were opened.", registry=REGISTRY)
TURNS = Counter("pegs_turns", "Decisions that were made and kept, by whom.", ("by",), registry=REGISTRY)
BEGUN = Counter("pegs_games_begun", "Games that were dealt.", registry=REGISTRY)
FINISHED = Counter("pegs_games_finished", "Games that were won.", registry=REGISTRY)
REFUSALS = Counter("pegs_refusals", "Refused commands, by the reason.", ("code",), registry=REGISTRY)
BYES = Counter("pegs_byes", "Sockets closed by the server, by the reason.", ("code",), registry=REGISTRY)
REQUESTS = Counter("pegs_requests", "Answered requests.", ("method", "path", "status"), registry=REGISTRY)
COMMITS = Histogram("pegs_commit_seconds", "Time of one commit.", buckets=QUICK, registry=REGISTRY)
BATCHES = Histogram(
    "pegs_commit_changes",
    "Changes that shared a commit.",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)
DATABASE_ERRORS = Counter(
    "pegs_database_errors", "Times that the database did not do as it was asked.", registry=REGISTRY
)
COMMANDS = Histogram(
    "pegs_command_seconds",
    "From a command's arrival until it was kept and told to everybody at the table.",
    ("do",),
    buckets=QUICK,
    registry=REGISTRY,
)
BOTS = Histogram(
    "pegs_bot_seconds",
    "Time for one decision of a bot, with the wait for a thread.",
    buckets=QUICK,
    registry=REGISTRY,
)
LAG = Histogram(
    "pegs_loop_lag_seconds",
    "How late the event loop was, looked at every second.",
    buckets=QUICK,
    registry=REGISTRY,
)

METHODS = ("GET", "HEAD", "POST", "OPTIONS")
STAGES = ("gathering", "playing", "paused", "over")
ROLES = ("player", "watcher", "screen")
for _code in get_args(RefusalCode):
    REFUSALS.labels(_code)
for _code in get_args(ByeCode):
    BYES.labels(_code)
for _by in ("person", "bot", "clock"):
    TURNS.labels(_by)


def happened(events: Iterable[AnyEvent]) -> None:
    """Count what was kept at a table."""
    for event in events:
        if isinstance(event, TurnPlayed):
            TURNS.labels(event.by).inc()
        elif isinstance(event, GameBegan):
            BEGUN.inc()
        elif isinstance(event, GameEnded):
            FINISHED.inc()


def told(message: AnyMessage) -> None:
    """Count what a client is told, where it is no good news."""
    if isinstance(message, Refused):
        REFUSALS.labels(message.code).inc()
    elif isinstance(message, Bye):
        BYES.labels(message.code).inc()


def bot(work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Times each call, in which a bot decides."""

    @functools.wraps(work)
    async def timed(*args: P.args, **more: P.kwargs) -> T:
        with BOTS.time():
            return await work(*args, **more)

    return timed


def commit(
    work: Callable[[T, Sequence[S]], Awaitable[None]],
) -> Callable[[T, Sequence[S]], Awaitable[None]]:
    """Times each call that keeps changes, and counts those that fail."""

    @functools.wraps(work)
    async def timed(writer: T, changes: Sequence[S]) -> None:
        began = time.perf_counter()
        try:
            await work(writer, changes)
        except IntegrityError:
            # No fault of the database: something of the same key is there already.
            raise
        except Exception:
            DATABASE_ERRORS.inc()
            raise
        COMMITS.observe(time.perf_counter() - began)
        BATCHES.observe(len(changes))

    return timed


def database(work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Counts the calls that fail."""

    @functools.wraps(work)
    async def counted(*args: P.args, **more: P.kwargs) -> T:
        with DATABASE_ERRORS.count_exceptions():
            return await work(*args, **more)

    return counted


def command(
    work: Callable[[T, S, AnyCommand], Awaitable[None]],
) -> Callable[[T, S, AnyCommand], Awaitable[None]]:
    """Times each call that carries a command out."""

    @functools.wraps(work)
    async def timed(talk: T, session: S, said: AnyCommand) -> None:
        with COMMANDS.labels(said.__struct_config__.tag).time():
            await work(talk, session, said)

    return timed


async def count_request(message: Message, scope: Scope) -> None:
    """Count an answer by the pattern of its address, which names no table."""
    if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
        method = scope["method"] if scope["method"] in METHODS else "other"
        REQUESTS.labels(method, scope.get("path_template") or "", message["status"]).inc()


def written(accepted: str) -> tuple[bytes, str]:
    """All numbers as text, in the form that suits who asks, and what kind of text it is."""
    if "application/openmetrics-text" in accepted:
        text = openmetrics.generate_latest(REGISTRY)  # type: ignore[no-untyped-call]
        return text, openmetrics.CONTENT_TYPE_LATEST
    return generate_latest(REGISTRY), CONTENT_TYPE_LATEST

"""The server's log: lines of text for people, or one JSON object per line for programs.

Besides its message, a record has only the attributes in `FIELDS`, so that no token, name or hand gets into
the log.
"""

from __future__ import annotations

import json
import logging
import time
from collections import Counter
from datetime import UTC, datetime
from typing import Any

from litestar.enums import ScopeType
from litestar.types import Message, Scope

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.protocol.messages import AnyMessage, Bye, Refused
from pegs.server.hosting.limits import TokenBucket

log = logging.getLogger(__name__)
TOO_MANY_REQUESTS, SERVER_ERROR = 429, 500
FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
FIELDS = ("table", "seat", "role", "code", "method", "path", "status", "client", "left_out")
"""``table`` is the id in URLs, which isn't secret; ``path`` is a pattern; ``client`` is an address, logged
only if it exceeds its rate limit; ``left_out`` is the number of similar lines before this one that weren't
logged.
"""
ALIKE_AT_ONCE, ALIKE_A_MINUTE = 20, 20
"""Lines from the same place in the code, with the same ``code``, that are logged."""
NOISY = (
    "uvicorn",
    "uvicorn.error",
    "alembic",
    "aiosqlite",
    "asyncio",
    "asyncpg",
    "sqlalchemy",
    "numba",
    "websockets",
)
"""Loggers that would log the content of messages at lower levels."""
_SERVER_PROBLEMS = {"cannot_keep"}
_CLIENT_PROBLEMS = {"unreadable", "too_much", "hello_first", "unknown_token", "slow"}


class JsonFormatter(logging.Formatter):
    """Formats a record as a JSON object: time (UTC), level, logger, message, and its `FIELDS`."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        entry: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry |= _fields(record)
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


class TextFormatter(logging.Formatter):
    """Formats a record as time, level, message, and its `FIELDS` as ``name=value``."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(message)s", "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """The line without a traceback."""
        more = "".join(f" {name}={value}" for name, value in _fields(record).items())
        return super().formatMessage(record) + more


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    values = {name: getattr(record, name, None) for name in FIELDS}
    return {name: value for name, value in values.items() if value is not None}


class FloodFilter(logging.Filter):
    """Leaves out lines that are too many, so that nobody can fill the log or its disk with refusals.

    At ``debug`` every line is wanted.
    """

    def __init__(self) -> None:
        super().__init__()
        self._buckets: dict[tuple[str, int, object], TokenBucket] = {}
        self._left_out: Counter[tuple[str, int, object]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is logged. One that is has the number of those left out before it."""
        if record.levelno <= logging.DEBUG:
            return True
        kind = (record.pathname, record.lineno, getattr(record, "code", None))
        if kind not in self._buckets:
            self._buckets[kind] = TokenBucket(ALIKE_A_MINUTE / 60, ALIKE_AT_ONCE, time.monotonic)
        if not self._buckets[kind].take():
            self._left_out[kind] += 1
            return False
        record.left_out = self._left_out.pop(kind, None)
        return True


def set_up_logging(level: str, form: str = "text") -> None:
    """Log to standard error from now on. Raises UsageError for an unknown level or format."""
    if level.lower() not in LEVELS:
        raise UsageError(translate("server-log-level", level=level))
    if form not in FORMATS:
        raise UsageError(translate("server-log-format", format=form))
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    handler.addFilter(FloodFilter())
    logging.basicConfig(level=level.upper(), handlers=[handler])
    for noisy in NOISY:
        logging.getLogger(noisy).setLevel(logging.WARNING)


def level_of(code: str) -> int:
    """The log level of a refusal or goodbye.

    Those that belong to the game are of little interest to an operator (debug); broken or hostile clients
    are of more (info), and a server that can't continue of most (warning).
    """
    if code in _SERVER_PROBLEMS:
        return logging.WARNING
    return logging.INFO if code in _CLIENT_PROBLEMS else logging.DEBUG


def log_refusal(
    message: AnyMessage, table: str | None = None, seat: int | None = None, role: str = ""
) -> None:
    """Log a message to a client if it's a refusal or a goodbye."""
    if isinstance(message, Refused | Bye):
        kind = "refused" if isinstance(message, Refused) else "goodbye"
        extra = {"code": message.code, "table": table, "seat": seat, "role": role or None}
        log.log(level_of(message.code), kind, extra=extra)


async def log_request(message: Message, scope: Scope) -> None:
    """Log a response by the pattern of its path, since a path itself may contain a join code."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    status = message["status"]
    is_limited = status == TOO_MANY_REQUESTS
    level = logging.WARNING if status == SERVER_ERROR else logging.INFO if is_limited else logging.DEBUG
    client = scope["client"][0] if is_limited and scope["client"] else None
    path = scope.get("path_template") or ""
    extra = {"method": scope["method"], "path": path, "status": status, "client": client}
    log.log(level, "answered", extra=extra)

"""The server's log: lines for people, or one JSON object a line for programs.

What a record may tell beside its sentence stands in `FIELDS`; nothing else gets in, so no token, name or hand
does.
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any

from litestar.enums import ScopeType
from litestar.types import Message, Scope

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.server.store.store import Key
from pegs.table.protocol.messages import AnyMessage, Bye, Refused

log = logging.getLogger(__name__)
TOO_MANY, MISTAKE = 429, 500
FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
FIELDS = ("table", "seat", "role", "code", "method", "path", "status", "client")
"""``table`` is the name in addresses, which opens nothing; ``path`` a pattern; ``client`` an address, told
only where somebody asks for more than their share.
"""
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
"""What tells less, for it would tell what was sent."""


class JsonLines(logging.Formatter):
    """One object a line: time (UTC), level, logger, message, and what else there is of `FIELDS`."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= _fields(record)
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class TextLines(logging.Formatter):
    """Time, level, message, and then what else there is as ``name=value``."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(message)s", "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """The line without a trace."""
        more = "".join(f" {name}={value}" for name, value in _fields(record).items())
        return super().formatMessage(record) + more


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    found = {name: getattr(record, name, None) for name in FIELDS}
    return {name: value for name, value in found.items() if value is not None}


def set_up_logging(level: str, form: str = "text") -> None:
    """Log on standard error from now on. Raises UsageError for a level or format that there is not."""
    if level.lower() not in LEVELS:
        raise UsageError(translate("server-log-level", level=level))
    if form not in FORMATS:
        raise UsageError(translate("server-log-format", format=form))
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=level.upper(), handlers=[handler])
    for noisy in NOISY:
        logging.getLogger(noisy).setLevel(logging.WARNING)


_GRAVE = {"cannot_keep", "busy"}
_STRANGE = {"unreadable", "too_much", "hello_first", "unknown_token", "slow"}


def level_of(code: str) -> int:
    """How much a refusal or goodbye of this code matters to who runs the server: what belongs to the game
    hardly does (debug), a client that is broken or hostile does (info), a server that cannot go on much
    (warning).
    """
    return logging.WARNING if code in _GRAVE else logging.INFO if code in _STRANGE else logging.DEBUG


def told(message: AnyMessage, key: Key | None = None) -> None:
    """Log what a client is told, where it is no good news; ``key`` is the one that it came with."""
    if isinstance(message, Refused | Bye):
        what = "refused" if isinstance(message, Refused) else "goodbye"
        where = {"table": key.table, "seat": key.seat, "role": key.role} if key is not None else {}
        log.log(level_of(message.code), what, extra={"code": message.code, **where})


async def log_request(message: Message, scope: Scope) -> None:
    """Log an answer by the pattern of its address: an address itself may hold a table's code."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    status = message["status"]
    level = logging.WARNING if status == MISTAKE else logging.INFO if status == TOO_MANY else logging.DEBUG
    client = scope["client"][0] if status == TOO_MANY and scope["client"] else None
    path = scope.get("path_template") or ""
    extra = {"method": scope["method"], "path": path, "status": status, "client": client}
    log.log(level, "answered", extra=extra)

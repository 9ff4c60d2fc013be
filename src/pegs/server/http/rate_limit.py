"""Limits for HTTP requests: rates by address, and what waits while the server is busy."""

from __future__ import annotations

import time
from collections.abc import Coroutine
from enum import Enum, auto
from typing import Any, TypeAlias, TypeVar

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from pegs.i18n import translate
from pegs.server.hosting.config import Limits
from pegs.server.hosting.limits import TokenBucket, TokenBuckets
from pegs.server.hosting.overload import Overload
from pegs.server.http.error_responses import AnyRequest, TooOftenError
from pegs.server.http.network_middleware import network_of_scope
from pegs.table.command_errors import NoKeyError, NoTableError

T = TypeVar("T")
AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
API = "/api/"
LONG = 5
"""What a long request costs."""


class Limited(Enum):
    """What is counted for each network."""

    REQUESTS = auto()
    """Requests to the API, and new sockets."""
    FRAMES = auto()
    WRONG_CODES = auto()
    CREATIONS = auto()
    """Tables, watchers, screens and codes that are created."""
    RULE_CHECKS = auto()
    """House rules that are read."""
    RULE_EFFECTS = auto()
    """Questions about what house rules do."""
    CLUB_CHANGES = auto()
    BACKUPS = auto()
    """Backups that are created."""
    BACKUP_SAVES = auto()
    EMBEDS = auto()
    """Frames on pages of other sites. They use up nothing else of the person who looks at such a page."""


def _rates(limits: Limits) -> dict[Limited, tuple[float, int]]:
    """How many a second there may be of each, on average, and how many at once."""
    wrong, tables, changes = limits.wrong_codes_a_minute, limits.tables_an_hour, limits.club_changes_a_minute
    return {
        Limited.REQUESTS: (limits.requests_a_second, limits.requests_at_once),
        Limited.FRAMES: (limits.frames_of_address_a_second, limits.frames_of_address_at_once),
        Limited.WRONG_CODES: (wrong / 60, wrong),
        Limited.CREATIONS: (tables / 3600, tables),
        Limited.RULE_CHECKS: (limits.rule_checks_a_minute / 60, limits.rule_checks_at_once),
        Limited.RULE_EFFECTS: (limits.rule_effects_a_minute / 60, limits.rule_effects_at_once),
        Limited.CLUB_CHANGES: (changes / 60, changes),
        Limited.BACKUPS: (limits.backups_an_hour / 3600, limits.backups_an_hour),
        Limited.BACKUP_SAVES: (limits.backup_saves_a_minute / 60, limits.backup_saves_a_minute),
        Limited.EMBEDS: (limits.embeds_a_minute / 60, limits.embeds_a_minute),
    }


class RateLimits:
    """Counts what comes from each network."""

    def __init__(self, limits: Limits) -> None:
        self._buckets = {
            what: TokenBuckets(rate, at_once, time.monotonic)
            for what, (rate, at_once) in _rates(limits).items()
        }

    def bucket(self, connection: AnyConnection, what: Limited) -> TokenBucket:
        """What may still come from a client's network."""
        return self._buckets[what].of(network(connection))

    def count(self, connection: AnyConnection, what: Limited, cost: int = 1) -> None:
        """Count something before it's done. Raises TooOftenError."""
        if not self.bucket(connection, what).take(cost):
            raise TooOftenError(translate("server-too-often"))

    async def limit_guesses(self, request: AnyRequest, lookup: Coroutine[Any, Any, T]) -> T:
        """Look something up by a code. Raises TooOftenError if this network was wrong too often."""
        bucket = self.bucket(request, Limited.WRONG_CODES)
        if not bucket.has_token():
            lookup.close()
            raise TooOftenError(translate("server-too-often"))
        try:
            return await lookup
        except (NoTableError, NoKeyError):
            bucket.take()
            raise


def network(connection: AnyConnection) -> str:
    """The network of a client."""
    return network_of_scope(connection.scope)


def count_request(request: AnyRequest) -> None:
    """Count a request before it's handled, if it's to the API. Raises TooOftenError."""
    if request.scope["path"].startswith(API):
        limits: RateLimits = request.app.state.rate_limits
        limits.count(request, Limited.REQUESTS)


def count_long_request(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guard of what takes long, like a replay. Raises TooOftenError."""
    limits: RateLimits = connection.app.state.rate_limits
    limits.count(connection, Limited.REQUESTS, LONG)


def limit_rule_checks(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guard of what reads rules. Raises TooOftenError if this address has asked too often."""
    limits: RateLimits = connection.app.state.rate_limits
    limits.count(connection, Limited.RULE_CHECKS)


def limit_rule_effects(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guard of what asks what rules do. Raises TooOftenError if this address has asked too often."""
    limits: RateLimits = connection.app.state.rate_limits
    limits.count(connection, Limited.RULE_EFFECTS)


def limit_embeds(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guard of what other sites' pages show. Raises TooOftenError if this address has asked too often."""
    limits: RateLimits = connection.app.state.rate_limits
    limits.count(connection, Limited.EMBEDS)


def turn_away_if_busy(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guard of what can wait while the server is busy. Raises BusyError."""
    overload: Overload = connection.app.state.overload
    overload.raise_if_busy()

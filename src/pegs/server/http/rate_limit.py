"""Limits for HTTP requests: rates by address, and what waits while the server is busy."""

from __future__ import annotations

import time
from collections.abc import Coroutine
from typing import Any, TypeAlias, TypeVar

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from pegs.i18n import translate
from pegs.server.hosting.config import Limits
from pegs.server.hosting.limits import TokenBucket, TokenBuckets
from pegs.server.hosting.overload import Overload
from pegs.server.http.error_responses import AnyRequest, TooOftenError
from pegs.server.http.network_middleware import network_of_scope
from pegs.server.live.hub import NoTableError
from pegs.server.live.joining import NoKeyError

T = TypeVar("T")
AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
API = "/api/"
LONG = 5
"""What a long request costs."""


class RateLimits:
    """Limits requests, frames, wrong codes, new tables, checks of rules, and changes of clubs."""

    def __init__(self, limits: Limits) -> None:
        wrong, tables = limits.wrong_codes_a_minute, limits.tables_an_hour
        self._requests = TokenBuckets(limits.requests_a_second, limits.requests_at_once, time.monotonic)
        self._frames = TokenBuckets(
            limits.frames_of_address_a_second, limits.frames_of_address_at_once, time.monotonic
        )
        self._wrong_codes = TokenBuckets(wrong / 60, wrong, time.monotonic)
        self._new_tables = TokenBuckets(tables / 3600, tables, time.monotonic)
        self._rule_checks = TokenBuckets(
            limits.rule_checks_a_minute / 60, limits.rule_checks_at_once, time.monotonic
        )
        self._rule_effects = TokenBuckets(
            limits.rule_effects_a_minute / 60, limits.rule_effects_at_once, time.monotonic
        )
        changes = limits.club_changes_a_minute
        self._club_changes = TokenBuckets(changes / 60, changes, time.monotonic)

    def count(self, connection: AnyConnection, cost: int = 1) -> None:
        """Count a request to the API or a new socket. Raises TooOftenError."""
        if not self._requests.of(network(connection)).take(cost):
            raise TooOftenError(translate("server-too-often"))

    def frames_of(self, connection: AnyConnection) -> TokenBucket:
        """The frames that may come from a client's network."""
        return self._frames.of(network(connection))

    async def limit_guesses(self, request: AnyRequest, lookup: Coroutine[Any, Any, T]) -> T:
        """Look something up by a code. Raises TooOftenError if this network was wrong too often."""
        bucket = self._wrong_codes.of(network(request))
        if not bucket.has_token():
            lookup.close()
            raise TooOftenError(translate("server-too-often"))
        try:
            return await lookup
        except (NoTableError, NoKeyError):
            bucket.take()
            raise

    def count_creation(self, request: AnyRequest) -> None:
        """Count a table, watcher, screen or code that is about to be created. Raises TooOftenError."""
        if not self._new_tables.of(network(request)).take():
            raise TooOftenError(translate("server-too-often"))

    def count_rule_check(self, connection: AnyConnection) -> None:
        """Count house rules that are about to be read. Raises TooOftenError."""
        if not self._rule_checks.of(network(connection)).take():
            raise TooOftenError(translate("server-too-often"))

    def count_rule_effect(self, connection: AnyConnection) -> None:
        """Count a question about what house rules do. Raises TooOftenError."""
        if not self._rule_effects.of(network(connection)).take():
            raise TooOftenError(translate("server-too-often"))

    def count_club_change(self, connection: AnyConnection) -> None:
        """Count a change of a club. Raises TooOftenError."""
        if not self._club_changes.of(network(connection)).take():
            raise TooOftenError(translate("server-too-often"))


def network(connection: AnyConnection) -> str:
    """The network of a client."""
    return network_of_scope(connection.scope)


def count_request(request: AnyRequest) -> None:
    """Count a request before it's handled, if it's to the API. Raises TooOftenError."""
    if request.scope["path"].startswith(API):
        limits: RateLimits = request.app.state.rate_limits
        limits.count(request)


def count_long_request(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guard of what takes long, like a replay. Raises TooOftenError."""
    limits: RateLimits = connection.app.state.rate_limits
    limits.count(connection, LONG)


def limit_rule_checks(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guard of what reads rules. Raises TooOftenError if this address has asked too often."""
    limits: RateLimits = connection.app.state.rate_limits
    limits.count_rule_check(connection)


def limit_rule_effects(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guard of what asks what rules do. Raises TooOftenError if this address has asked too often."""
    limits: RateLimits = connection.app.state.rate_limits
    limits.count_rule_effect(connection)


def turn_away_if_busy(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guard of what can wait while the server is busy. Raises BusyError."""
    overload: Overload = connection.app.state.overload
    overload.raise_if_busy()

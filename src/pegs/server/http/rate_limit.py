"""Rate limits for HTTP requests, by address."""

from __future__ import annotations

import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from pegs.i18n import translate
from pegs.server.hosting.config import Limits
from pegs.server.hosting.limits import TokenBuckets
from pegs.server.http.error_responses import AnyRequest, TooOftenError
from pegs.server.live.hub import NoTableError
from pegs.server.live.joining import NoKeyError

T = TypeVar("T")


class RateLimits:
    """Limits wrong codes, and new tables."""

    def __init__(self, limits: Limits) -> None:
        wrong, tables = limits.wrong_codes_a_minute, limits.tables_an_hour
        self._wrong_codes = TokenBuckets(wrong / 60, wrong, time.monotonic)
        self._new_tables = TokenBuckets(tables / 3600, tables, time.monotonic)

    async def limit_guesses(self, request: AnyRequest, lookup: Coroutine[Any, Any, T]) -> T:
        """Look something up by a code. Raises TooOftenError if this address was wrong too often."""
        bucket = self._wrong_codes.of(_address(request))
        if not bucket.has_token():
            lookup.close()
            raise TooOftenError(translate("server-too-often"))
        try:
            return await lookup
        except (NoTableError, NoKeyError):
            bucket.take()
            raise

    def count_creation(self, request: AnyRequest) -> None:
        """Count a table, watcher or screen that is about to be created. Raises TooOftenError."""
        if not self._new_tables.of(_address(request)).take():
            raise TooOftenError(translate("server-too-often"))


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client is not None else ""

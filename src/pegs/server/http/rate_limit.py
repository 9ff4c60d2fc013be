"""How much one address may ask for over HTTP."""

from __future__ import annotations

import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from pegs.i18n import translate
from pegs.server.hosting.config import Limits
from pegs.server.hosting.limits import Buckets
from pegs.server.http.error_responses import AnyRequest, TooOftenError
from pegs.server.live.hub import NoTableError
from pegs.server.live.joining import NoKeyError

T = TypeVar("T")


class Gates:
    """Counts wrong codes, and new tables."""

    def __init__(self, limits: Limits) -> None:
        wrong, made = limits.wrong_codes_a_minute, limits.tables_an_hour
        self._wrong = Buckets(wrong / 60, wrong, time.monotonic)
        self._made = Buckets(made / 3600, made, time.monotonic)

    async def guess(self, request: AnyRequest, asking: Coroutine[Any, Any, T]) -> T:
        """Look something up by a code; who is wrong too often waits. Raises TooOftenError."""
        bucket = self._wrong.of(_address(request))
        if not bucket.is_open():
            asking.close()
            raise TooOftenError(translate("server-too-often"))
        try:
            return await asking
        except (NoTableError, NoKeyError):
            bucket.take()
            raise

    def make(self, request: AnyRequest) -> None:
        """Make something that is kept. Raises TooOftenError."""
        if not self._made.of(_address(request)).take():
            raise TooOftenError(translate("server-too-often"))


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client is not None else ""

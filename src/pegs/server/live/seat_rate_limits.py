"""Limits how fast a table's log can grow: each command that adds to it is counted by seat, except turns."""

from __future__ import annotations

import time

from pegs.i18n import translate
from pegs.protocol.commands import AnyCommand, Play, Rename, Say
from pegs.server.hosting.config import Limits
from pegs.server.hosting.limits import TokenBuckets
from pegs.table.command_errors import RefusedError

TALK = (Say, Rename)
ANYONE = "anyone"
"""Stands for the people who have no seat yet."""


class SeatRateLimits:
    """The rate limits of one table."""

    def __init__(self, limits: Limits) -> None:
        self._talk = TokenBuckets(limits.talk_a_minute / 60, limits.talk_at_once, time.monotonic)
        self._changes = TokenBuckets(limits.changes_a_minute / 60, limits.changes_at_once, time.monotonic)

    def count(self, seat: int | None, command: AnyCommand) -> None:
        """Count a command. Raises RefusedError if there were too many."""
        if not isinstance(command, Play):
            buckets = self._talk if isinstance(command, TALK) else self._changes
            _take(buckets, str(seat))

    def count_change(self, seat: int) -> None:
        """Count a request that adds to the log. Raises RefusedError if there were too many."""
        _take(self._changes, str(seat))

    def count_arrival(self) -> None:
        """Count a person who sits down. Raises RefusedError if there were too many."""
        _take(self._changes, ANYONE)


def _take(buckets: TokenBuckets, name: str) -> None:
    if not buckets.of(name).take():
        raise RefusedError("too_much", translate("server-not-so-fast"))

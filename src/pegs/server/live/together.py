"""People who go through a replay together: one leads, and anyone with the link can follow.

The leader's turn is in the database, so followers can ask any server.
"""

from __future__ import annotations

import time

from pegs.i18n import translate
from pegs.protocol.together import Lead, Leading
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.limits import TokenBuckets
from pegs.server.live.authors import Authors
from pegs.server.store import leads
from pegs.server.store.store import Store
from pegs.server.store.transaction_writer import Transaction
from pegs.table.command_errors import RefusedError

GONE = 15.0
"""Seconds without a report after which a leader is gone. Browsers report at least every five."""
A_SECOND, AT_ONCE = 3.0, 12
"""How often a leader may report."""


class Together:
    """The leaders of all replays. Every method raises ReadError if the database doesn't answer."""

    def __init__(self, store: Store, authors: Authors) -> None:
        self._store, self._authors = store, authors
        self._buckets = TokenBuckets(A_SECOND, AT_ONCE, time.monotonic)

    async def leader(self, game: str) -> Leading:
        """Who leads now. Raises NoTableError if there is no such game."""
        await self._authors.table_of(game)
        return await self._leader(game)

    async def lead(self, game: str, request: Lead) -> Leading:
        """Lead to a turn, or stop.

        Raises NoTableError if the game isn't over, NoKeyError for someone who wasn't in it, and RefusedError
        if someone else leads, there is no such turn, or the leader moves too fast.
        """
        table, seat, played = await self._authors.admit(game, request.token, self._buckets)
        if request.turn is None:
            await self._store.commit(leads.stop_leading(Transaction(), game, seat))
            return await self._leader(game)
        if request.turn > played.turns:
            raise RefusedError("not_allowed", translate("server-note-turn", last=played.turns))
        now = CLOCK.now()
        since = now - GONE
        await self._store.commit(
            leads.lead(Transaction(), game, table, seat, request.turn, now=now, since=since)
        )
        leading = await self._leader(game)
        if leading.seat != seat:
            raise RefusedError("not_allowed", translate("server-someone-leads"))
        return leading

    async def _leader(self, game: str) -> Leading:
        row = await leads.leader_since(self._store, game, CLOCK.now() - GONE)
        return Leading() if row is None else Leading(row.seat, row.turn)

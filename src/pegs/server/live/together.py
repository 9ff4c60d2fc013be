"""People who go through a replay together: one leads, and whoever has the link follows.

Where the leader is stands in the database, so that it doesn't matter at which server the others look.
"""

from __future__ import annotations

import time

import sqlalchemy as sa

from pegs.i18n import translate
from pegs.protocol.together import Lead, Leading
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.limits import TokenBuckets
from pegs.server.live.authors import Authors
from pegs.server.store import schema
from pegs.server.store.store import Store
from pegs.server.store.transaction_writer import Transaction
from pegs.table.command_errors import RefusedError

GONE = 15.0
"""Seconds without a word from a leader after which everyone is free. Browsers send one every five."""
A_SECOND, AT_ONCE = 3.0, 12
"""How often a leader may say where they are."""


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
            await self._store.commit(_stop(game, seat))
            return await self._leader(game)
        if request.turn > played.turns:
            raise RefusedError("not_allowed", translate("server-note-turn", last=played.turns))
        await self._store.commit(_lead(game, table, seat, request.turn))
        leading = await self._leader(game)
        if leading.seat != seat:
            raise RefusedError("not_allowed", translate("server-someone-leads"))
        return leading

    async def _leader(self, game: str) -> Leading:
        leads = schema.leads.c
        present = (leads.game == game, leads.at > CLOCK.now() - GONE)
        rows = await self._store.rows(sa.select(leads.seat, leads.turn).where(*present))
        return Leading(rows[0].seat, rows[0].turn) if rows else Leading()


def _stop(game: str, seat: int) -> Transaction:
    return Transaction().execute(sa.delete(schema.leads).filter_by(game=game, seat=seat))


def _lead(game: str, table: str, seat: int, turn: int) -> Transaction:
    """Become the leader if there is none, or go on as the leader."""
    leads, now = schema.leads, CLOCK.now()
    gone = leads.c.at <= now - GONE
    row = sa.select(
        sa.literal(game, sa.String),
        sa.literal(table, sa.String),
        sa.literal(seat, sa.Integer),
        sa.literal(turn, sa.Integer),
        sa.literal(now, sa.Float),
    ).where(~sa.exists().where(leads.c.game == game))
    is_mine = sa.or_(leads.c.seat == seat, gone)
    transaction = Transaction()
    transaction.execute(
        sa.update(leads).where(leads.c.game == game, is_mine).values(seat=seat, turn=turn, at=now)
    )
    return transaction.execute(sa.insert(leads).from_select(["game", "table_id", "seat", "turn", "at"], row))

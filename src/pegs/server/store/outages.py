"""The database's record of when no server ran, or the only one stood still."""

from __future__ import annotations

import sqlalchemy as sa

from pegs.server.store import schema
from pegs.server.store.store import Store

SHORTEST = 1.0
"""Seconds of an outage that's worth recording."""
REMEMBERED = 100 * 24 * 3600.0
"""Seconds for which outages are remembered: no turn takes that long."""
Span = tuple[float, float]
"""When an outage began and ended, in seconds since 1970."""


def record(since: float, until: float) -> list[sa.Executable]:
    """The statements that record an outage, and forget very old ones; none if it was short."""
    if until - since < SHORTEST:
        return []
    outages = schema.outages
    forgotten = sa.or_(outages.c.until == until, outages.c.until < until - REMEMBERED)
    return [sa.delete(outages).where(forgotten), sa.insert(outages).values(since=since, until=until)]


async def outages_after(store: Store, moment: float) -> list[Span]:
    """The outages that ended after a moment, the oldest first. Raises ReadError."""
    outages = schema.outages.c
    ended = sa.select(outages.since, outages.until).where(outages.until > moment)
    rows = await store.rows(ended.order_by(outages.until))
    return [(row.since, row.until) for row in rows]

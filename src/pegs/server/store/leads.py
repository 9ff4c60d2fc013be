"""Who leads through the replays of finished games."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from pegs.server.store import schema
from pegs.server.store.store import Store
from pegs.server.store.transaction_writer import Transaction

_OF = schema.leads.c


async def leader_since(store: Store, game: str, since: float) -> sa.Row[Any] | None:
    """The seat and the turn of a game's leader, if they have reported since then. Raises ReadError."""
    rows = await store.rows(sa.select(_OF.seat, _OF.turn).where(_OF.game == game, _OF.at > since))
    return rows[0] if rows else None


def lead(
    transaction: Transaction, game: str, table: str, seat: int, turn: int, *, now: float, since: float
) -> Transaction:
    """Set the leader's turn, unless another seat's leader has reported since then."""
    is_free = sa.or_(_OF.seat == seat, _OF.at <= since)
    moved = sa.update(schema.leads).where(_OF.game == game, is_free).values(seat=seat, turn=turn, at=now)
    is_new = ~sa.exists().where(_OF.game == game)
    row = {"game": game, "table_id": table, "seat": seat, "turn": turn, "at": now}
    return transaction.execute(moved).insert_if(schema.leads, is_new, **row)


def stop_leading(transaction: Transaction, game: str, seat: int) -> Transaction:
    """Delete a leader, if that's the one."""
    return transaction.execute(sa.delete(schema.leads).filter_by(game=game, seat=seat))

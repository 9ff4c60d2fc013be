"""Shared games: the rows, and what they say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from pegs.protocol.shares import GameShare
from pegs.server.store import schema
from pegs.server.store.store import Store
from pegs.server.store.transaction_writer import Transaction

MAX_OF_A_GAME = 30
"""Shares of one game: eight ways to show it, and some puzzles."""
_WHOLE, _WITH_NOTES = -1, -2
"""Stored instead of a puzzle's turn for the whole game, without notes and with them: unlike NULL, each is
equal to itself.
"""
_OF = schema.shares.c


@dataclass(frozen=True, slots=True)
class StoredShare:
    """A share with the game that it shows."""

    share: GameShare
    table: str
    game: str


def _stored(row: sa.Row[Any]) -> StoredShare:
    turn = row.turn if row.turn >= 0 else None
    share = GameShare(row.id, turn, row.hands, row.names, notes=row.turn == _WITH_NOTES)
    return StoredShare(share, row.table_id, row.game)


async def share_with(store: Store, share_id: str) -> StoredShare | None:
    """The share with this id; None if there is none anymore. Raises ReadError."""
    if "\0" in share_id:  # PostgreSQL has no such text
        return None
    rows = await store.rows(sa.select(schema.shares).where(_OF.id == share_id))
    return _stored(rows[0]) if rows else None


async def shares_of(store: Store, game: str) -> tuple[GameShare, ...]:
    """A game's shares, the oldest first. Raises ReadError."""
    rows = await store.rows(sa.select(schema.shares).where(_OF.game == game).order_by(_OF.made, _OF.id))
    return tuple(_stored(row).share for row in rows)


def add_share(transaction: Transaction, stored: StoredShare, now: float) -> Transaction:
    """Insert a share."""
    share = stored.share
    return transaction.insert(
        schema.shares,
        id=share.id,
        table_id=stored.table,
        game=stored.game,
        turn=share.turn if share.turn is not None else _WITH_NOTES if share.notes else _WHOLE,
        hands=share.hands,
        names=share.names,
        made=now,
    )


def delete_share(transaction: Transaction, share_id: str) -> Transaction:
    """Delete a share, if it's there."""
    return transaction.execute(sa.delete(schema.shares).where(_OF.id == share_id))

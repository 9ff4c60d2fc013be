"""The stored bundles. Each has a revision; of two writers who replace the same one, only one succeeds.

Taking or deleting a bundle adds an empty revision, so that the one before can't be replaced anymore.
"""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from pegs.server.store import schema
from pegs.server.store.store import Store
from pegs.server.store.transaction_writer import Transaction

LINGER = 60.0
"""Seconds after which what has expired is deleted: requests under way may still refer to it."""


@dataclass(frozen=True, slots=True)
class StoredBundle:
    """A bundle as it's stored. It's empty if it was taken or deleted."""

    name: str
    revision: int
    sealed: str
    saved: float
    until: float


async def find(store: Store, name: str, now: float) -> StoredBundle | None:
    """The newest revision of a bundle that hasn't expired."""
    bundles = schema.bundles
    newest = sa.select(bundles).filter_by(name=name).order_by(bundles.c.revision.desc()).limit(1)
    rows = await store.rows(newest.where(bundles.c.until > now))
    return StoredBundle(**rows[0]._mapping) if rows else None


async def count_lasting(store: Store, until: float) -> int:
    """How many bundles are kept until then, or longer."""
    bundles = schema.bundles.c
    rows = await store.rows(sa.select(sa.func.count()).where(bundles.until >= until, bundles.sealed != ""))
    return int(rows[0][0])


def add(transaction: Transaction, bundle: StoredBundle) -> Transaction:
    """Add a revision in place of those before. The commit raises ConflictError if there is one already."""
    row = {name: getattr(bundle, name) for name in bundle.__slots__}
    earlier = sa.delete(schema.bundles).filter_by(name=bundle.name)
    transaction.insert(schema.bundles, **row)
    return transaction.execute(earlier.where(schema.bundles.c.revision < bundle.revision))


def delete_expired(transaction: Transaction, now: float) -> Transaction:
    """Delete what expired a while ago."""
    return transaction.execute(sa.delete(schema.bundles).where(schema.bundles.c.until <= now - LINGER))

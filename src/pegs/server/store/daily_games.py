"""How deals of the day ended: the rows, and what they add up to."""

from __future__ import annotations

import datetime
from typing import Any

import sqlalchemy as sa

from pegs.protocol.rest import DailyDay, DailyGame
from pegs.server.store.schema import daily_games
from pegs.server.store.store import Store
from pegs.server.store.transaction_writer import Transaction
from pegs.table.daily import DailyResult

DAYS_STORED = 30
"""Results of older days are deleted."""
_OF = daily_games.c


def add_result(transaction: Transaction, game: str, result: DailyResult) -> None:
    """Store how a deal of the day ended, and delete what is too old.

    This belongs into the transaction that ends the game: then it's counted exactly once, whichever process
    writes it.
    """
    day = datetime.date.fromisoformat(result.day)
    oldest = (day - datetime.timedelta(DAYS_STORED)).isoformat()
    transaction.insert(
        daily_games, game=game, day=result.day, won=result.won, turns=result.turns, counts=result.counts
    )
    transaction.execute(sa.delete(daily_games).where(_OF.day < oldest))


async def results_of_day(store: Store, day: str) -> DailyDay:
    """What the results of a day that count add up to. Raises ReadError."""
    totals: tuple[Any, ...] = (
        sa.func.count().label("people"),
        sa.func.count(sa.case((_OF.won, 1))).label("wins"),
        sa.func.min(sa.case((_OF.won, _OF.turns))).label("quickest"),
    )
    (row,) = await store.rows(sa.select(*totals).where(_OF.day == day, _OF.counts))
    return DailyDay(day, row.people, row.wins, row.quickest)


async def result_of_game(store: Store, game: str) -> DailyGame | None:
    """How a deal of the day ended, beside the others'; None if it's another game. Raises ReadError."""
    rows = await store.rows(sa.select(daily_games).where(_OF.game == game))
    if not rows:
        return None
    return DailyGame(rows[0].won, rows[0].turns, rows[0].counts, await results_of_day(store, rows[0].day))

"""The notes that players leave on the turns of finished games."""

from __future__ import annotations

from collections import defaultdict

import msgspec
import sqlalchemy as sa

from pegs.protocol.notes import GameNote, NoteArrow, NoteRing
from pegs.server.store import schema
from pegs.server.store.store import Store
from pegs.server.store.transaction_writer import Transaction

MAX_NOTES, MAX_NOTES_OF_SEAT = 100, 20
"""The most notes on a game, and of one player among them."""


class _Body(msgspec.Struct):
    text: str
    arrows: tuple[NoteArrow, ...]
    rings: tuple[NoteRing, ...]


async def notes_of_game(store: Store, game: str) -> tuple[GameNote, ...]:
    """The notes of a game, by turn and seat. Raises ReadError."""
    return (await _notes(store, schema.notes.c.game == game)).get(game, ())


async def notes_of_table(store: Store, table: str) -> dict[str, tuple[GameNote, ...]]:
    """The notes of a table's games by game, if they have any. Raises ReadError."""
    return await _notes(store, schema.notes.c.table_id == table)


async def _notes(store: Store, condition: sa.ColumnElement[bool]) -> dict[str, tuple[GameNote, ...]]:
    notes = schema.notes.c
    query = sa.select(notes.game, notes.turn, notes.seat, notes.body).where(condition)
    by_game: dict[str, list[GameNote]] = defaultdict(list)
    for row in await store.rows(query.order_by(notes.game, notes.turn, notes.seat)):
        body = msgspec.json.decode(row.body, type=_Body)
        by_game[row.game].append(GameNote(row.turn, row.seat, body.text, body.arrows, body.rings))
    return {game: tuple(each) for game, each in by_game.items()}


def write_note(transaction: Transaction, game: str, table: str, note: GameNote, now: float) -> Transaction:
    """Insert a note in place of an earlier one on the turn, if there is room.

    Several servers that do so at the same moment may each write one more.
    """
    delete_note(transaction, game, note.turn, note.seat)
    number = sa.select(sa.func.count()).select_from(schema.notes).where(schema.notes.c.game == game)
    own = number.where(schema.notes.c.seat == note.seat)
    return transaction.insert_if(
        schema.notes,
        number.scalar_subquery() < MAX_NOTES,
        own.scalar_subquery() < MAX_NOTES_OF_SEAT,
        game=game,
        turn=note.turn,
        seat=note.seat,
        table_id=table,
        body=msgspec.json.encode(_Body(note.text, note.arrows, note.rings)).decode(),
        made=now,
    )


def delete_note(transaction: Transaction, game: str, turn: int, seat: int) -> Transaction:
    """Delete a note, if there is one."""
    return transaction.execute(sa.delete(schema.notes).filter_by(game=game, turn=turn, seat=seat))

"""Notes on the turns of finished games: anyone with the game's link reads them, its players write them."""

from __future__ import annotations

import time
from collections.abc import Sequence

from pegs.core.board import Board
from pegs.core.cleaning import clean_text
from pegs.core.errors import NotationError
from pegs.i18n import translate
from pegs.protocol import notes as wire
from pegs.record.notes import MAX_COMMENT
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.config import Limits
from pegs.server.hosting.limits import TokenBuckets
from pegs.server.live.authors import Authors
from pegs.server.store.game_notes import MAX_NOTES, MAX_NOTES_OF_SEAT, delete_note, notes_of_game, write_note
from pegs.server.store.store import Store
from pegs.server.store.transaction_writer import Transaction
from pegs.table.after.recorded_notes import recorded
from pegs.table.command_errors import RefusedError


class Notes:
    """The notes of one server. Every method raises ReadError if the database doesn't answer."""

    def __init__(self, store: Store, authors: Authors, limits: Limits) -> None:
        self._store, self._authors = store, authors
        self._buckets = TokenBuckets(limits.talk_a_minute / 60, limits.talk_at_once, time.monotonic)

    async def read(self, game: str) -> wire.GameNotes:
        """All notes on a game. Raises NoTableError if there is no such game."""
        await self._authors.table_of(game)
        return wire.GameNotes(await notes_of_game(self._store, game))

    async def author(self, game: str, tokens: Sequence[str]) -> wire.Author:
        """Which of some tokens may write notes on a game. Raises NoTableError if it isn't over."""
        return wire.Author(*(await self._authors.first(game, tokens) or (None, None)))

    async def write(self, game: str, request: wire.WriteNote) -> wire.GameNotes:
        """Write a note, and return all.

        Raises NoTableError if the game isn't over, NoKeyError for someone who wasn't in it, and RefusedError.
        """
        table, seat, played = await self._authors.admit(game, request.token, self._buckets)
        if request.turn > played.turns:
            raise RefusedError("not_allowed", translate("server-note-turn", last=played.turns))
        text = clean_text(request.text, MAX_COMMENT)
        if not (text or request.arrows or request.rings):
            raise RefusedError("not_allowed", translate("server-note-empty"))
        _check_marks(played.board, request)
        note = wire.GameNote(request.turn, seat, text, request.arrows, request.rings)
        await self._store.commit(write_note(Transaction(), game, table, note, CLOCK.now()))
        notes = await self.read(game)
        if note not in notes.notes:
            if sum(each.seat == seat for each in notes.notes) >= MAX_NOTES_OF_SEAT:
                raise RefusedError(
                    "not_allowed", translate("server-notes-of-seat-full", most=MAX_NOTES_OF_SEAT)
                )
            raise RefusedError("not_allowed", translate("server-notes-full", most=MAX_NOTES))
        return notes

    async def delete(self, game: str, request: wire.DeleteNote) -> wire.GameNotes:
        """Delete one's own note on a turn, and return the others. Raises what `write` raises."""
        _, seat, _ = await self._authors.admit(game, request.token, self._buckets)
        await self._store.commit(delete_note(Transaction(), game, request.turn, seat))
        return await self.read(game)


def _check_marks(board: Board, request: wire.WriteNote) -> None:
    """Raise RefusedError if an arrow or a ring is at a hole that isn't there, or an arrow leads nowhere."""
    try:
        recorded(board, wire.GameNote(request.turn, 0, "", request.arrows, request.rings))
    except NotationError as error:
        raise RefusedError("not_allowed", str(error)) from None
    if any(each.origin == each.target for each in request.arrows):
        raise RefusedError("not_allowed", translate("server-note-arrow"))

"""Replays of finished games, from the logs of their tables."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias, TypeVar

from pegs.coach.advice import coach_advice
from pegs.coach.own_puzzles import own_task
from pegs.i18n import language, translate
from pegs.protocol.coach import CoachAdvice
from pegs.protocol.notes import GameNote
from pegs.protocol.puzzles import PuzzleTask
from pegs.protocol.rest import (
    FairCheck,
    GameEnding,
    NewPractice,
    NewTable,
    Replay,
)
from pegs.protocol.shares import SharedReplay
from pegs.server.hosting.work_pools import WorkPool
from pegs.server.live.hub import Hub
from pegs.server.live.table_repository import read_events
from pegs.server.store.game_notes import notes_of_game, notes_of_table
from pegs.server.store.store import StoredTable
from pegs.table.after.board_moment import BoardMoment, board_moment
from pegs.table.after.finished_game import check, game_ending, game_record, game_replay, table_records
from pegs.table.after.practice import practice_settings
from pegs.table.after.shared_game import shared_replay
from pegs.table.command_errors import NoTableError
from pegs.table.table import Table

T = TypeVar("T")
Cache: TypeAlias = OrderedDict[tuple[str | int, ...], T]
CACHED = 20
"""Replays, endings, and pieces of advice in the cache."""


class Archive:
    """Reads finished games. Every method raises ReadError if the database doesn't answer."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._replays: Cache[Replay] = OrderedDict()
        self._endings: Cache[GameEnding] = OrderedDict()
        self._advice: Cache[CoachAdvice] = OrderedDict()
        self._shared: Cache[SharedReplay] = OrderedDict()
        self._moments: Cache[BoardMoment] = OrderedDict()
        self._puzzles: Cache[PuzzleTask | None] = OrderedDict()

    async def replay(self, game: str) -> Replay:
        """The replay of a finished game, in the current language.

        Raises NoTableError if there is no such game, or it isn't over.
        """
        return await self._cached(self._replays, (game, language()), game_replay)

    async def shared_replay(self, game: str, *, hands: bool, names: bool) -> SharedReplay:
        """A finished game for a share, in the current language. Raises NoTableError as `replay` does."""
        read = partial(shared_replay, hands=hands, names=names)
        return await self._cached(self._shared, (game, hands, names, language()), read)

    async def board_moment(self, game: str, turn: int | None) -> BoardMoment:
        """The board of a finished game after ``turn`` decisions, or at its end. Raises NoTableError."""
        at = None if turn is None else max(turn, 0)
        read = partial(board_moment, turn=at)
        return await self._cached(self._moments, (game, "end" if at is None else at), read)

    async def ending(self, game: str) -> GameEnding:
        """How a finished game was decided. Raises NoTableError as `replay` does."""
        return await self._cached(self._endings, (game,), game_ending)

    async def advice(self, game: str, turn: int) -> CoachAdvice:
        """What the coach would play after ``turn`` decisions of a finished game, in the current language.

        Raises NoTableError as `replay` does, or if people held real cards, and RefusedError if the game was
        over at that moment.
        """
        read = partial(coach_advice, turn=turn)
        return await self._cached(self._advice, (game, turn, language()), read, self._hub.pools.coach)

    async def _cached(
        self,
        cache: Cache[T],
        key: tuple[str | int, ...],
        read: Callable[[Table, int], T],
        pool: WorkPool | None = None,
    ) -> T:
        """What is read of the game that a key begins with. A finished game never changes."""
        if key not in cache:
            cache[key] = await self.read(str(key[0]), read, pool)
            if len(cache) > CACHED:
                cache.popitem(last=False)
        value = cache[key]
        cache.move_to_end(key)
        return value

    async def practice(self, game: str, request: NewPractice) -> NewTable:
        """The table that plays on from a moment of a finished game.

        Raises NoTableError as `replay` does, and RefusedError if the game was over at that moment, or has no
        such seat.
        """
        settings = await self.read(game, partial(practice_settings, request=request))
        return NewTable(settings, request.name, request.color, start=not request.together)

    async def puzzle(self, game: str, turn: int) -> PuzzleTask:
        """The puzzle after the first ``turn`` decisions of a finished game.

        Raises NoTableError as `replay` does, or if that moment is no puzzle.
        """
        read = partial(own_task, turn=turn)
        task = await self._cached(self._puzzles, (game, turn, language()), read, self._hub.pools.coach)
        if task is None:
            raise NoTableError(translate("server-no-puzzle"))
        return task

    async def check(self, game: str) -> FairCheck:
        """Deal a finished game again from its seed, and compare. Raises NoTableError as `replay` does."""
        return await self.read(game, check)

    async def record(self, game: str) -> str:
        """The record of a finished game, with the notes on it. Raises NoTableError as `replay` does."""
        notes = await notes_of_game(self._hub.store, game)
        return await self.read(game, partial(game_record, notes=notes))

    async def records(self, tokens: Sequence[str]) -> str:
        """The records of all finished games at the tables of some tokens, one after the other."""
        keys = [await self._hub.store.key(token) for token in tokens]
        tables = dict.fromkeys(key.table for key in keys if key is not None and key.closed is None)
        await self._hub.startup.ready.wait()
        texts = []
        for table in tables:
            stored = await self._hub.store.table(table)
            if stored is not None:
                notes = await notes_of_table(self._hub.store, table)
                texts.append(await self._hub.pools.archive.run(_records, stored, notes))
        return "".join(texts)

    async def read(self, game: str, read: Callable[[Table, int], T], pool: WorkPool | None = None) -> T:
        """What a function makes of a game's table and number, in a thread.

        Raises NoTableError if there is no such game, or the function raises LookupError.
        """
        place = await self._hub.store.game(game)
        stored = await self._hub.store.table(place[0]) if place is not None else None
        if place is None or stored is None:
            raise NoTableError(translate("server-no-game"))
        await self._hub.startup.ready.wait()
        return await (pool or self._hub.pools.archive).run(_read_game, stored, place[1], read)


def _records(stored: StoredTable, notes: Mapping[str, Sequence[GameNote]]) -> str:
    return table_records(Table.from_events(read_events(stored.events)), notes)


def _read_game(stored: StoredTable, number: int, read: Callable[[Table, int], T]) -> T:
    try:
        return read(Table.from_events(read_events(stored.events)), number)
    except LookupError:
        raise NoTableError(translate("server-no-game")) from None

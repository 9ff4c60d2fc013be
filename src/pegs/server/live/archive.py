"""Finished games, read from the log of their table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TypeVar

from pegs.i18n import language, translate
from pegs.server.live.hub import Hub, NoTableError
from pegs.server.live.table_repository import read_events
from pegs.server.store.store import StoredTable
from pegs.table.events import GameEnded
from pegs.table.finished_game import check, game_record, game_replay
from pegs.table.protocol.rest import FairCheck, Replay
from pegs.table.table import Table

T = TypeVar("T")
KEPT = 20
"""How many replays are kept ready."""


class Archive:
    """Tells finished games again."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._ready: OrderedDict[tuple[str, str], Replay] = OrderedDict()

    async def replay(self, game: str) -> Replay:
        """A finished game. Raises NoTableError for one that there is not, or that is not over."""
        wanted = (game, language())
        if wanted not in self._ready:
            self._ready[wanted] = await self._read(game, game_replay)
            if len(self._ready) > KEPT:
                self._ready.popitem(last=False)
        found = self._ready[wanted]
        self._ready.move_to_end(wanted)
        return found

    async def check(self, game: str) -> FairCheck:
        """Deals a finished game again. Raises NoTableError as `replay` does."""
        return await self._read(game, check)

    async def records(self, tokens: Sequence[str]) -> str:
        """The records of all finished games of the tables that tokens open, one after the other."""
        keys = [await self._hub.store.key(token) for token in tokens]
        tables = dict.fromkeys(key.table for key in keys if key is not None and key.closed is None)
        await self._hub.warming.ready.wait()
        texts = []
        for table in tables:
            stored = await self._hub.store.table(table)
            if stored is not None:
                texts.append(await asyncio.to_thread(_records_of, stored))
        return "".join(texts)

    async def _read(self, game: str, reading: Callable[[Table, int], T]) -> T:
        place = await self._hub.store.game(game)
        stored = await self._hub.store.table(place[0]) if place is not None else None
        if place is None or stored is None:
            raise NoTableError(translate("server-no-game"))
        await self._hub.warming.ready.wait()
        return await asyncio.to_thread(_read, stored, place[1], reading)


def _records_of(stored: StoredTable) -> str:
    events = read_events(stored.events)
    finished = [event.number for event in events if isinstance(event, GameEnded)]
    table = Table.from_events(events)
    return "".join(f"{game_record(table, number)}\n" for number in finished)


def _read(stored: StoredTable, number: int, reading: Callable[[Table, int], T]) -> T:
    try:
        return reading(Table.from_events(read_events(stored.events)), number)
    except LookupError:
        raise NoTableError(translate("server-no-game")) from None

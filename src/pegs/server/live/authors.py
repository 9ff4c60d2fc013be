"""People who were in a finished game, as they prove it by the key of their seat."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from pegs.core.board import Board, Seat
from pegs.i18n import translate
from pegs.server.hosting.limits import TokenBuckets
from pegs.server.live.archive import Archive
from pegs.server.store.store import Store
from pegs.table.after.authors import authors
from pegs.table.after.finished_game import finished_game
from pegs.table.command_errors import NoKeyError, NoTableError, RefusedError
from pegs.table.table import Table

REMEMBERED = 50
"""Games that are remembered, each as of a version of its table: people may change their seats."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game: its board, its turns, and the seats in it by the seats that people have now."""

    board: Board
    turns: int
    authors: dict[Seat, Seat]


class Authors:
    """Finds out who was in a game. Every method raises ReadError if the database doesn't answer."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self._store, self._archive = store, archive
        self._games: OrderedDict[tuple[str, int], PlayedGame] = OrderedDict()

    async def table_of(self, game: str) -> str:
        """The table of a game. Raises NoTableError."""
        place = await self._store.game(game)
        if place is None:
            raise NoTableError(translate("server-no-game"))
        return place[0]

    async def first(self, game: str, tokens: Sequence[str]) -> tuple[int, Seat] | None:
        """The index of the first token of someone who was in a game, and their seat in it.

        Raises NoTableError if one of the tokens is for its table, and it isn't over.
        """
        table = await self.table_of(game)
        seats = await self._store.seats_of(table, tokens)
        then = (await self._game(game, table)).authors if seats else {}
        token = next((token for token, seat in seats.items() if seat in then), None)
        return None if token is None else (tokens.index(token), then[seats[token]])

    async def admit(self, game: str, token: str, buckets: TokenBuckets) -> tuple[str, Seat, PlayedGame]:
        """The table of a game, the seat that a token had in it, and the game. Counts what is done with it.

        Raises NoTableError if the game isn't over, NoKeyError for someone who wasn't in it, and RefusedError
        if it's too often.
        """
        table = await self.table_of(game)
        seat = (await self._store.seats_of(table, [token])).get(token)
        if seat is None:
            raise NoKeyError(translate("server-not-yours"))
        if not buckets.of(f"{table}:{seat}").take():
            raise RefusedError("too_much", translate("server-not-so-fast"))
        played = await self._game(game, table)
        if seat not in played.authors:
            raise NoKeyError(translate("server-not-yours"))
        return table, played.authors[seat], played

    async def _game(self, game: str, table: str) -> PlayedGame:
        key = game, await self._store.version(table)
        played = self._games.pop(key, None)
        if played is None:
            played = await self._archive.read(game, _read)
        self._games[key] = played
        if len(self._games) > REMEMBERED:
            self._games.popitem(last=False)
        return played


def _read(table: Table, number: int) -> PlayedGame:
    _, _, game = finished_game(table, number)
    return PlayedGame(game.board, len(game.plies), authors(table, number))

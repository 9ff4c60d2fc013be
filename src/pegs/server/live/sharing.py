"""Sharing finished games on other people's pages, by those who played them."""

from __future__ import annotations

import msgspec

from pegs.coach.puzzle_task import puzzle_board
from pegs.i18n import translate
from pegs.protocol.shares import (
    AnyShared,
    GameShare,
    GameShares,
    NewShare,
    SharedPuzzle,
    SharesOf,
    TakeBackShare,
)
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.live.archive import Archive
from pegs.server.live.authors import Authors
from pegs.server.store.game_notes import notes_of_game
from pegs.server.store.shares import (
    MAX_OF_A_GAME,
    StoredShare,
    add_share,
    delete_share,
    share_with,
    shares_of,
)
from pegs.server.store.store import Store
from pegs.server.store.tokens import new_share_id
from pegs.server.store.transaction_writer import ConflictError, Transaction
from pegs.table.after.board_moment import BoardMoment
from pegs.table.command_errors import NoKeyError, NoTableError, RefusedError
from pegs.table.daily import chosen_day


class Sharing:
    """The shared games of one server. Every method raises ReadError if the database doesn't answer."""

    def __init__(self, store: Store, archive: Archive, authors: Authors, pools: WorkPools) -> None:
        self._store, self._archive, self._authors, self._pools = store, archive, authors, pools

    async def share(self, request: NewShare) -> GameShare:
        """Share a finished game, or a puzzle from it. What is shared already keeps its address.

        Raises NoKeyError for someone who didn't play it, NoTableError if there is no such game or puzzle, and
        RefusedError if the game has too many shares.
        """
        await self._check(request.game, request.token)
        is_whole = request.turn is None
        wanted = GameShare(
            id="",
            turn=request.turn,
            hands=is_whole and request.hands,
            names=is_whole and request.names,
            notes=is_whole and request.notes,
        )
        shared = await shares_of(self._store, request.game)
        for each in shared:
            if msgspec.structs.replace(each, id="") == wanted:
                return each
        if len(shared) >= MAX_OF_A_GAME:
            raise RefusedError("not_allowed", translate("server-shared-often"))
        table = await self._authors.table_of(request.game)
        stored = StoredShare(msgspec.structs.replace(wanted, id=new_share_id()), table, request.game)
        await self._shown(stored)
        try:
            await self._store.commit(add_share(Transaction(), stored, CLOCK.now()))
        except ConflictError:  # another player was faster
            return await self.share(request)
        return stored.share

    async def list(self, request: SharesOf) -> GameShares:
        """A game's shares, for someone who played it."""
        try:
            author = await self._authors.first(request.game, request.tokens)
        except NoTableError:
            author = None
        if author is None:
            return GameShares(None, ())
        return GameShares(author[0], await shares_of(self._store, request.game))

    async def take_back(self, request: TakeBackShare) -> None:
        """Delete a share, if it's there. Raises NoKeyError for someone who didn't play the game."""
        stored = await share_with(self._store, request.share)
        if stored is None:
            return
        await self._check(stored.game, request.token)
        await self._store.commit(delete_share(Transaction(), stored.share.id))

    async def read(self, share_id: str) -> AnyShared | None:
        """What a share shows, in the current language; None if it isn't shared anymore."""
        stored = await share_with(self._store, share_id)
        if stored is None:
            return None
        try:
            return await self._shown(stored)
        except NoTableError:  # deleted meanwhile
            return None

    async def board_of_share(self, share_id: str, turn: int | None) -> BoardMoment:
        """The board of a shared game after ``turn`` decisions, or of a shared puzzle. Raises NoTableError."""
        stored = await share_with(self._store, share_id)
        if stored is None:
            raise NoTableError(translate("server-shared-no-more"))
        own = stored.share.turn
        return await self._archive.board_moment(stored.game, turn if own is None else own)

    async def board_of_puzzle(self, address: str) -> BoardMoment:
        """The board of a puzzle by its address, ``GAME-TURN`` if it's from a game. Raises NoTableError."""
        game, _, turn = address.rpartition("-")
        if game and turn.isdecimal() and turn.isascii():
            return await self._archive.board_moment(game, int(turn[:9]) - 1)
        try:
            return await self._pools.rules.run(puzzle_board, address, chosen_day(None, CLOCK.now()))
        except LookupError:
            raise NoTableError(translate("server-no-puzzle")) from None

    async def _check(self, game: str, token: str) -> None:
        """Raise NoKeyError for someone who didn't play a game, and NoTableError if it isn't over."""
        if await self._authors.first(game, [token]) is None:
            raise NoKeyError(translate("server-not-yours"))

    async def _shown(self, stored: StoredShare) -> AnyShared:
        share = stored.share
        if share.turn is not None:
            return SharedPuzzle(None, await self._archive.puzzle(stored.game, share.turn))
        replay = await self._archive.shared_replay(stored.game, hands=share.hands, names=share.names)
        notes = await notes_of_game(self._store, stored.game) if share.notes else ()
        return msgspec.structs.replace(replay, notes=notes)

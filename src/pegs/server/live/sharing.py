"""Sharing finished games on other people's pages, by those who sat at the table."""

from __future__ import annotations

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
from pegs.server.live.hub import Hub, NoTableError
from pegs.server.live.joining import NoKeyError, seat_key
from pegs.server.store.shares import (
    MAX_OF_A_GAME,
    StoredShare,
    add_share,
    delete_share,
    share_with,
    shares_of,
)
from pegs.server.store.tokens import new_share_id
from pegs.server.store.transaction_writer import ConflictError, Transaction
from pegs.table.after.shared_game import BoardMoment
from pegs.table.command_errors import RefusedError
from pegs.table.daily import chosen_day


async def share_game(hub: Hub, archive: Archive, request: NewShare) -> GameShare:
    """Share a finished game, or a puzzle from it. What is shared already keeps its address.

    Raises NoKeyError, NoTableError if there is no such game or puzzle, and RefusedError if the game has too
    many shares.
    """
    table = await _table_of(hub, request.token, request.game)
    is_whole = request.turn is None
    shows = (request.turn, is_whole and request.hands, is_whole and request.names)
    shared = await shares_of(hub.store, request.game)
    for each in shared:
        if (each.turn, each.hands, each.names) == shows:
            return each
    if len(shared) >= MAX_OF_A_GAME:
        raise RefusedError("not_allowed", translate("server-shared-often"))
    stored = StoredShare(GameShare(new_share_id(), *shows), table, request.game)
    await _shown(archive, stored)
    try:
        await hub.store.commit(add_share(Transaction(), stored, CLOCK.now()))
    except ConflictError:  # someone else at the table was faster
        return await share_game(hub, archive, request)
    return stored.share


async def list_shares(hub: Hub, request: SharesOf) -> GameShares:
    """A game's shares, for someone who sat at its table."""
    for at, token in enumerate(request.tokens):
        try:
            await _table_of(hub, token, request.game)
        except (NoKeyError, NoTableError):
            continue
        return GameShares(at, await shares_of(hub.store, request.game))
    return GameShares(None, ())


async def take_back_share(hub: Hub, request: TakeBackShare) -> None:
    """Delete a share, if it's there. Raises NoKeyError."""
    key = await seat_key(hub, request.token)
    stored = await share_with(hub.store, request.share)
    if stored is None:
        return
    if stored.table != key.table:
        raise NoKeyError(translate("server-unknown-token"))
    await hub.store.commit(delete_share(Transaction(), stored.share.id))


async def read_share(hub: Hub, archive: Archive, share_id: str) -> AnyShared | None:
    """What a share shows, in the current language; None if it isn't shared anymore."""
    stored = await share_with(hub.store, share_id)
    if stored is None:
        return None
    try:
        return await _shown(archive, stored)
    except NoTableError:  # deleted meanwhile
        return None


async def _table_of(hub: Hub, token: str, game: str) -> str:
    """The table of a game, for someone who sits there. Raises NoKeyError and NoTableError."""
    key = await seat_key(hub, token)
    place = await hub.store.game(game)
    if place is None:
        raise NoTableError(translate("server-no-game"))
    if place[0] != key.table:
        raise NoKeyError(translate("server-unknown-token"))
    return key.table


async def _shown(archive: Archive, stored: StoredShare) -> AnyShared:
    share = stored.share
    if share.turn is not None:
        return SharedPuzzle(None, await archive.puzzle(stored.game, share.turn))
    return await archive.shared_replay(stored.game, hands=share.hands, names=share.names)


async def board_of_share(hub: Hub, archive: Archive, share_id: str, turn: int | None) -> BoardMoment:
    """The board of a shared game after ``turn`` decisions, or of a shared puzzle. Raises NoTableError."""
    stored = await share_with(hub.store, share_id)
    if stored is None:
        raise NoTableError(translate("server-shared-no-more"))
    own = stored.share.turn
    return await archive.board_moment(stored.game, turn if own is None else own)


async def board_of_puzzle(archive: Archive, pools: WorkPools, address: str) -> BoardMoment:
    """The board of a puzzle, by its address: ``GAME-TURN`` if it's from a game. Raises NoTableError."""
    game, _, turn = address.rpartition("-")
    if game and turn.isdecimal() and turn.isascii():
        return await archive.board_moment(game, int(turn[:9]) - 1)
    try:
        return await pools.rules.run(puzzle_board, address, chosen_day(None, CLOCK.now()))
    except LookupError:
        raise NoTableError(translate("server-no-puzzle")) from None

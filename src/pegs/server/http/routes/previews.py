"""The pictures beside links in messages: pegs on a board, no names, no cards, no running game."""

from __future__ import annotations

from functools import lru_cache

from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from pegs.i18n import in_language, language
from pegs.printing.link_picture import link_picture
from pegs.rules.loader import load
from pegs.rules.ruleset import DEFAULT_PLAYERS, DEFAULT_RULES, DEFAULT_TEAMS
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.http import static_client
from pegs.server.http.error_responses import AnyRequest
from pegs.server.http.link_preview import KINDS, preview_text, preview_title
from pegs.server.http.rate_limit import Limited, RateLimits, turn_away_if_busy
from pegs.server.live.archive import Archive
from pegs.server.live.sharing import Sharing
from pegs.table.after.board_moment import BoardMoment, empty_board

COST = 4
"""As many frames as a picture is worth, which takes a moment to draw."""
MAX_CACHED = 100
"""Pictures to hold in memory: some 60 kB each."""


@get("/preview/{kind:str}/{of:str}", include_in_schema=False, guards=[turn_away_if_busy])
async def preview(
    kind: FromPath[str],
    of: FromPath[str],
    request: AnyRequest,
    state: State,
    turn: FromQuery[int | None] = None,
) -> Response[bytes]:
    """The picture beside a link of a kind: of a finished game, a puzzle, or an empty board."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.EMBEDS, COST)
    if kind not in KINDS or not of.endswith(".png"):
        raise NotFoundException
    moment = await _moment(state, kind, of.removesuffix(".png"), turn)
    pools: WorkPools = state.pools
    picture = await pools.printing.run(_drawn, moment, kind, language())
    cache = "no-store" if kind == "shared" else static_client.FOR_A_DAY
    return Response(picture, media_type="image/png", headers={"Cache-Control": cache})


async def _moment(state: State, kind: str, of: str, turn: int | None) -> BoardMoment:
    """What is on the board. Raises NoTableError."""
    archive: Archive = state.archive
    sharing: Sharing = state.sharing
    if kind == "game":
        return await archive.board_moment(of, turn)
    if kind == "shared":
        return await sharing.board_of_share(of, turn)
    if kind == "puzzle":
        return await sharing.board_of_puzzle(of)
    return empty_board(load(DEFAULT_RULES).rules.board(DEFAULT_PLAYERS, DEFAULT_TEAMS))


@lru_cache(MAX_CACHED)
def _drawn(moment: BoardMoment, kind: str, spoken: str) -> bytes:
    with in_language(spoken):
        title, text = preview_title(kind), preview_text(kind)
        return link_picture(moment.board, moment.colors, moment.pegs, title, text)


HANDLERS = (preview,)

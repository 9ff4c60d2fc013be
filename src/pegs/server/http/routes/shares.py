"""Shared games: making and taking back shares, and the frames that other people's pages show."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from pegs.coach.puzzle_task import puzzle_task
from pegs.core.errors import PegsError
from pegs.protocol.shares import GameShare, GameShares, NewShare, SharedPuzzle, SharesOf, TakeBackShare
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.http.error_responses import PROBLEMS, AnyRequest
from pegs.server.http.frame_page import frame, frame_file, unavailable
from pegs.server.http.rate_limit import (
    Limited,
    RateLimits,
    count_long_request,
    limit_embeds,
    turn_away_if_busy,
)
from pegs.server.http.security_headers import FRAMED
from pegs.server.live.sharing import Sharing

GUARDS = [turn_away_if_busy, count_long_request]


@post("/api/shares", status_code=201, responses=PROBLEMS, guards=GUARDS)
async def share(data: JSONBody[NewShare], request: AnyRequest, state: State) -> GameShare:
    """Share a finished game that one played, or a puzzle from it."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CREATIONS)
    sharing: Sharing = state.sharing
    return await sharing.share(data)


@post("/api/shares/list", status_code=200, responses=PROBLEMS, guards=[turn_away_if_busy])
async def shares(data: JSONBody[SharesOf], request: AnyRequest, state: State) -> GameShares:
    """List the shares of a game that one played."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.REQUESTS, len(data.tokens))
    sharing: Sharing = state.sharing
    return await sharing.list(data)


@post("/api/shares/take-back", status_code=204, responses=PROBLEMS, guards=GUARDS)
async def take_back(data: JSONBody[TakeBackShare], state: State) -> None:
    """Stop sharing. Anyone who played the game can."""
    sharing: Sharing = state.sharing
    await sharing.take_back(data)


def _refusal(request: AnyRequest, error: PegsError) -> Response[bytes]:
    return unavailable(request, error)


FRAME: dict[str, Any] = {
    "include_in_schema": False,
    "guards": [limit_embeds],
    "opt": {FRAMED: True},
    "exception_handlers": {PegsError: _refusal},
}


@get("/embed/{share:str}", **FRAME)
async def shared_game(share: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """A shared game or puzzle, in a frame."""
    sharing: Sharing = state.sharing
    return frame(request, await sharing.read(share))


@get("/embed/puzzle/{puzzle:str}", **FRAME)
async def shared_puzzle(puzzle: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """A puzzle of the package, in a frame. It needs no share."""
    startup: EngineStartup = state.startup
    pools: WorkPools = state.pools
    await startup.ready.wait()
    try:
        task = await pools.rules.run(puzzle_task, puzzle)
    except LookupError:
        return frame(request, None)
    return frame(request, SharedPuzzle(puzzle, task))


@get("/embed/assets/{name:str}", include_in_schema=False, opt={FRAMED: True})
async def files(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """A file of the page in the frame."""
    return frame_file(request, name)


HANDLERS = (share, shares, take_back, shared_game, shared_puzzle, files)

"""Going through a replay together: who leads, and where they are."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from pegs.protocol.together import Lead, Leading
from pegs.server.http.error_responses import PROBLEMS
from pegs.server.http.rate_limit import turn_away_if_busy
from pegs.server.live.together import Together


@get("/api/games/{game:str}/lead", responses=PROBLEMS, guards=[turn_away_if_busy])
async def leader(game: FromPath[str], state: State) -> Leading:
    """The leader of a game's replay now, if there is one. Followers ask again and again."""
    together: Together = state.together
    return await together.leader(game)


@post("/api/games/{game:str}/lead", status_code=200, responses=PROBLEMS, guards=[turn_away_if_busy])
async def lead(game: FromPath[str], data: JSONBody[Lead], state: State) -> Leading:
    """Lead others to a turn, or stop."""
    together: Together = state.together
    return await together.lead(game, data)


HANDLERS = (leader, lead)

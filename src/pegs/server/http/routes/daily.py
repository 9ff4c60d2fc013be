"""The deal of the day: today's numbers, a table for it, and a game's result beside the others'."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from pegs.i18n import translate
from pegs.protocol.rest import (
    DailyDay,
    DailyGame,
    NewTable,
    PlayDaily,
    Seated,
)
from pegs.protocol.settings import DailyDeal
from pegs.server.hosting.clock import CLOCK
from pegs.server.http.error_responses import PROBLEMS, AnyRequest
from pegs.server.http.rate_limit import Limited, RateLimits, turn_away_if_busy
from pegs.server.live import joining
from pegs.server.live.hub import Hub, NoTableError
from pegs.server.store import daily_games
from pegs.table.daily import daily_settings, day_of


@get("/api/daily", responses=PROBLEMS, guards=[turn_away_if_busy])
async def today(state: State) -> DailyDay:
    """Today's date (UTC), and how its deal has gone for people on this server."""
    hub: Hub = state.hub
    return await daily_games.results_of_day(hub.store, day_of(CLOCK.now()))


@post("/api/daily", status_code=201, responses=PROBLEMS, guards=[turn_away_if_busy])
async def play(data: JSONBody[PlayDaily], request: AnyRequest, state: State) -> Seated:
    """Create a table with today's deal, and deal."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CREATIONS)
    settings = daily_settings(DailyDeal(day_of(CLOCK.now()), data.practice))
    table = NewTable(settings, name=data.name, color=data.color, start=True)
    return await joining.create_table(state.hub, table)


@get("/api/games/{game:str}/daily", responses=PROBLEMS, guards=[turn_away_if_busy])
async def result(game: FromPath[str], state: State) -> DailyGame:
    """How a deal of the day ended, and how the others did, for a month."""
    hub: Hub = state.hub
    daily_game = await daily_games.result_of_game(hub.store, game)
    if daily_game is None:
        raise NoTableError(translate("server-no-game"))
    return daily_game


HANDLERS = (today, play, result)

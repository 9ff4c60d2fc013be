"""The deal of the day: today's numbers, a table for it, and a game's result beside the others'."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from pegs.i18n import translate
from pegs.protocol.rest import (
    DailyGame,
    DailyOpening,
    NewTable,
    PlayDaily,
    Seated,
)
from pegs.protocol.settings import DailyDeal
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.http.error_responses import PROBLEMS, AnyRequest
from pegs.server.http.rate_limit import Limited, RateLimits, turn_away_if_busy
from pegs.server.live import joining
from pegs.server.live.hub import Hub
from pegs.server.store import daily_games
from pegs.table.answers.opening import daily_opening
from pegs.table.command_errors import NoTableError
from pegs.table.daily import chosen_day, daily_settings


@get("/api/daily", responses=PROBLEMS, guards=[turn_away_if_busy])
async def today(state: State, day: FromQuery[str | None] = None) -> DailyOpening:
    """Today's deal, and how it has gone for people on this server. ``day`` as in `PlayDaily`."""
    hub: Hub = state.hub
    startup: EngineStartup = state.startup
    pools: WorkPools = state.pools
    chosen = chosen_day(day, CLOCK.now())
    await startup.ready.wait()
    results = await daily_games.results_of_day(hub.store, chosen)
    return await pools.rules.run(daily_opening, results)


@post("/api/daily", status_code=201, responses=PROBLEMS, guards=[turn_away_if_busy])
async def play(data: JSONBody[PlayDaily], request: AnyRequest, state: State) -> Seated:
    """Create a table with today's deal, and deal."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CREATIONS)
    settings = daily_settings(DailyDeal(chosen_day(data.day, CLOCK.now()), data.practice))
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

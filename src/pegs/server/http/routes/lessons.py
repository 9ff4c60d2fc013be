"""The lessons that rules have, for the page that offers them."""

from __future__ import annotations

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from pegs.protocol.rulebooks import LessonList
from pegs.protocol.settings import RulesChoice
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.http.error_responses import PROBLEMS
from pegs.server.http.rate_limit import limit_rule_checks, turn_away_if_busy
from pegs.table.answers.lesson_list import lesson_list


@post("/api/lessons", status_code=200, responses=PROBLEMS, guards=[turn_away_if_busy, limit_rule_checks])
async def lessons(data: JSONBody[RulesChoice], state: State) -> LessonList:
    """The lessons of a rule set, in the order of the first game."""
    startup: EngineStartup = state.startup
    pools: WorkPools = state.pools
    await startup.ready.wait()
    return await pools.rules.run(lesson_list, data)


HANDLERS = (lessons,)

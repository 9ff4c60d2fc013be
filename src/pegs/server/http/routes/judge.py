"""The judge: answers about a position on anyone's board."""

from __future__ import annotations

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from pegs.protocol.judge import JudgeQuestion, Judgment
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.http.error_responses import PROBLEMS
from pegs.server.http.rate_limit import count_long_request, limit_rule_checks, turn_away_if_busy
from pegs.table.answers.judgment import judgment

GUARDS = [turn_away_if_busy, count_long_request, limit_rule_checks]


@post("/api/judge", status_code=200, responses=PROBLEMS, guards=GUARDS)
async def ask(data: JSONBody[JudgeQuestion], state: State) -> Judgment:
    """Whether a turn may be played, or what can be; without a position, the board to set one up."""
    startup: EngineStartup = state.startup
    pools: WorkPools = state.pools
    await startup.ready.wait()
    return await pools.rules.run(judgment, data)


HANDLERS = (ask,)

"""Practice: the list of puzzles with the puzzle of the day, a glance at today, and one puzzle to solve."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from pegs.coach.puzzle_task import puzzle_list, puzzle_task, today_preview
from pegs.i18n import translate
from pegs.protocol.puzzles import PuzzleList, PuzzleTask, TodayPreview
from pegs.rules.ruleset import DEFAULT_RULES
from pegs.server.hosting.clock import CLOCK
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.http.error_responses import PROBLEMS
from pegs.server.http.rate_limit import limit_rule_checks, turn_away_if_busy
from pegs.table.command_errors import NoTableError
from pegs.table.daily import chosen_day

P = ParamSpec("P")
T = TypeVar("T")


async def _found(state: State, find: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What a function returns. Raises NoTableError if it raises LookupError: there's no such puzzle."""
    pools: WorkPools = state.pools
    try:
        return await pools.rules.run(find, *args, **kwargs)
    except LookupError:
        raise NoTableError(translate("server-no-puzzle")) from None


@get("/api/puzzles", responses=PROBLEMS, guards=[turn_away_if_busy])
async def puzzles(
    state: State, day: FromQuery[str | None] = None, rules: FromQuery[str] = DEFAULT_RULES
) -> PuzzleList:
    """All puzzles, and the one of today by a rule set. ``day`` as in `PlayDaily`."""
    return await _found(state, puzzle_list, chosen_day(day, CLOCK.now()), rules)


@get("/api/today", responses=PROBLEMS, guards=[turn_away_if_busy])
async def today(
    state: State, day: FromQuery[str | None] = None, rules: FromQuery[str] = DEFAULT_RULES
) -> TodayPreview:
    """A glance at the deal of the day and at its puzzle by a rule set. ``day`` as in `PlayDaily`."""
    startup: EngineStartup = state.startup
    await startup.ready.wait()
    return await _found(state, today_preview, chosen_day(day, CLOCK.now()), rules)


@get("/api/puzzles/{puzzle:str}", responses=PROBLEMS, guards=[turn_away_if_busy, limit_rule_checks])
async def task(puzzle: FromPath[str], state: State) -> PuzzleTask:
    """A puzzle with its board and everything that can be played."""
    startup: EngineStartup = state.startup
    await startup.ready.wait()
    return await _found(state, puzzle_task, puzzle)


HANDLERS = (puzzles, today, task)

"""The lessons that rules have, for the page that offers them."""

from __future__ import annotations

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from pegs.core.board import Place
from pegs.notation import read_position
from pegs.protocol.rulebooks import LessonList
from pegs.protocol.settings import RulesChoice
from pegs.rules.ruleset import DEFAULT_RULES
from pegs.rules.summary import title_of
from pegs.rules.switches import Rules
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.http.error_responses import PROBLEMS
from pegs.server.http.rate_limit import limit_rule_checks, turn_away_if_busy
from pegs.story.sheet.house_differences import house_differences
from pegs.table.chosen_rules import load_rules
from pegs.table.encode import board_shape
from pegs.teaching import FIRST_GAME, PLAYERS, TEAMS, Moment, plan, topics


@post("/api/lessons", status_code=200, responses=PROBLEMS, guards=[turn_away_if_busy, limit_rule_checks])
async def lessons(data: JSONBody[RulesChoice], state: State) -> LessonList:
    """The lessons of a rule set, in the order of the first game."""
    startup: EngineStartup = state.startup
    pools: WorkPools = state.pools
    await startup.ready.wait()
    return await pools.rules.run(_lessons, data)


def _lessons(choice: RulesChoice) -> LessonList:
    ruleset = load_rules(choice)
    moments = plan(ruleset, FIRST_GAME)
    return LessonList(
        title=title_of(ruleset),
        differences=len(house_differences(ruleset, DEFAULT_RULES)),
        lessons=topics(ruleset),
        board=board_shape(ruleset.rules.board(PLAYERS, TEAMS)) if moments else None,
        pegs=tuple(_pegs(ruleset.rules, each) for each in moments),
    )


def _pegs(rules: Rules, moment: Moment) -> tuple[tuple[Place, ...], ...]:
    return read_position(rules, PLAYERS, TEAMS, moment.position).pegs


HANDLERS = (lessons,)

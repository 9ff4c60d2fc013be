"""The rule book: named rule sets, the form for house rules, and checking a rules file."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from pegs.protocol.effects import EffectReport, EffectRequest
from pegs.protocol.interview import InterviewAnswers, InterviewForm, InterviewState
from pegs.protocol.rulebooks import (
    CheckedRules,
    CheckRules,
    RulesEntry,
    RulesForm,
    SheetPage,
    SheetRequest,
    StrategyChapter,
)
from pegs.protocol.settings import RulesChoice
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.http.effect_page import effect_report
from pegs.server.http.error_responses import PROBLEMS, AnyRequest
from pegs.server.http.rate_limit import (
    count_long_request,
    limit_rule_checks,
    limit_rule_effects,
    network,
    turn_away_if_busy,
)
from pegs.story.sheet.model import FoundRules
from pegs.table.answers import rules_form
from pegs.table.answers.interview_page import interview_form, interview_state
from pegs.table.answers.rules_sheet import sheet_page
from pegs.table.answers.strategy import strategy_chapters


@get("/api/rules", responses=PROBLEMS, guards=[turn_away_if_busy])
async def entries(state: State) -> list[RulesEntry]:
    """All named rule sets."""
    pools: WorkPools = state.pools
    return await pools.rules.run(rules_form.entries)


@get("/api/rules/published", responses=PROBLEMS, guards=[turn_away_if_busy, count_long_request])
async def published(state: State, sought: FromQuery[str] = "") -> list[FoundRules]:
    """The sheets that clubs, makers and families publish; with ``sought``, all rules that say these words."""
    pools: WorkPools = state.pools
    return await pools.rules.run(rules_form.published, sought)


@get("/api/rules/form", responses=PROBLEMS, guards=[turn_away_if_busy])
async def form(state: State) -> RulesForm:
    """Every switch, for the editor of house rules."""
    pools: WorkPools = state.pools
    return await pools.rules.run(rules_form.form)


@post("/api/rules/check", status_code=200, responses=PROBLEMS, guards=[turn_away_if_busy, limit_rule_checks])
async def check(data: JSONBody[CheckRules], state: State) -> CheckedRules:
    """What a set of house rules means, and what is wrong with it."""
    pools: WorkPools = state.pools
    return await pools.rules.run(rules_form.check, data)


@get("/api/rules/interview", responses=PROBLEMS, guards=[turn_away_if_busy, count_long_request])
async def interview(state: State) -> InterviewForm:
    """All questions about how people play at home, with pictures."""
    pools: WorkPools = state.pools
    return await pools.rules.run(interview_form)


@post(
    "/api/rules/interview",
    status_code=200,
    responses=PROBLEMS,
    guards=[turn_away_if_busy, limit_rule_checks],
)
async def answer(data: JSONBody[InterviewAnswers], state: State) -> InterviewState:
    """What follows from some answers: more questions, the nearest set, and in the end the rules."""
    pools: WorkPools = state.pools
    return await pools.rules.run(interview_state, data)


@get("/api/rules/{name:str}/sheet", responses=PROBLEMS, guards=[turn_away_if_busy, count_long_request])
async def sheet(name: FromPath[str], state: State) -> SheetPage:
    """The rules sheet of a named set."""
    pools: WorkPools = state.pools
    return await pools.rules.run(sheet_page, SheetRequest(RulesChoice(name)))


@post("/api/rules/sheet", status_code=200, responses=PROBLEMS, guards=[turn_away_if_busy, limit_rule_checks])
async def sheet_of(data: JSONBody[SheetRequest], state: State) -> SheetPage:
    """The rules sheet of house rules, or of a table's rules for its players."""
    pools: WorkPools = state.pools
    return await pools.rules.run(sheet_page, data)


@post(
    "/api/rules/effect",
    status_code=200,
    responses=PROBLEMS,
    guards=[turn_away_if_busy, limit_rule_effects],
)
async def effect(data: JSONBody[EffectRequest], request: AnyRequest, state: State) -> EffectReport:
    """What rules do to the game, as far as games have been played; ask again for more."""
    pools: WorkPools = state.pools
    startup: EngineStartup = state.startup
    await startup.ready.wait()
    return await pools.rules.run(effect_report, pools.effects, network(request), data)


@get("/api/strategy", responses=PROBLEMS, guards=[turn_away_if_busy])
async def strategy(state: State) -> list[StrategyChapter]:
    """Tips for playing well."""
    pools: WorkPools = state.pools
    return await pools.rules.run(strategy_chapters)


HANDLERS = (entries, published, form, check, interview, answer, sheet, sheet_of, effect, strategy)

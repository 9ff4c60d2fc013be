"""Creating, joining and watching tables."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from pegs.protocol.rest import (
    ClaimBody,
    Join,
    Mine,
    MoveTable,
    MovingSeat,
    MyTable,
    NewScreen,
    NewTable,
    Passage,
    ReadSuggestion,
    RevokeBody,
    Seated,
    SuggestRules,
    TableSummary,
    TokenBody,
)
from pegs.protocol.settings import RulesChoice, Settings
from pegs.server.club import clubs
from pegs.server.hosting.config import MOVED_BODY
from pegs.server.http.error_responses import PROBLEMS, AnyRequest
from pegs.server.http.rate_limit import (
    Limited,
    RateLimits,
    count_long_request,
    limit_rule_checks,
    turn_away_if_busy,
)
from pegs.server.live import joining, moving, suggesting
from pegs.server.live.hub import Hub


async def _find_table(request: AnyRequest, state: State, code: str) -> str:
    limits: RateLimits = state.rate_limits
    return await limits.limit_guesses(request, joining.find_table(state.hub, code))


def _count_new_table(request: AnyRequest, state: State, settings: Settings) -> None:
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CREATIONS)
    if settings.rules.toml:
        limits.count(request, Limited.RULE_CHECKS)


@post("/api/tables", status_code=201, responses=PROBLEMS, guards=[turn_away_if_busy])
async def create(data: JSONBody[NewTable], request: AnyRequest, state: State) -> Seated:
    """Create a table, with a seat for its host."""
    _count_new_table(request, state, data.settings)
    return await joining.create_table(state.hub, *await clubs.for_club(state.hub, data))


@post(
    "/api/tables/import",
    status_code=201,
    responses=PROBLEMS,
    guards=[turn_away_if_busy, count_long_request, limit_rule_checks],
    request_max_body_size=MOVED_BODY,
)
async def move_here(data: JSONBody[MoveTable], request: AnyRequest, state: State) -> list[Seated]:
    """Move a table here from a device that played without a server. Each of its people gets a new token."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CREATIONS)
    return await moving.move_here(state.hub, data)


@get("/api/tables/{code:str}", responses=PROBLEMS)
async def summary(code: FromPath[str], request: AnyRequest, state: State) -> TableSummary:
    """What anyone with a table's join code may know."""
    hub: Hub = state.hub
    return await joining.summarize(hub, await _find_table(request, state, code))


@post("/api/tables/{code:str}/join", status_code=201, responses=PROBLEMS)
async def join(code: FromPath[str], data: JSONBody[Join], request: AnyRequest, state: State) -> Seated:
    """Take a seat."""
    return await joining.join(state.hub, await _find_table(request, state, code), data)


@post("/api/tables/{code:str}/ask", status_code=201, responses=PROBLEMS)
async def ask(code: FromPath[str], data: JSONBody[Join], request: AnyRequest, state: State) -> Seated:
    """Ask to take over a bot's seat; ``/api/mine`` has the seat once the host has agreed."""
    return await joining.ask_for_seat(state.hub, await _find_table(request, state, code), data)


@post("/api/seats/withdraw", status_code=204, responses=PROBLEMS)
async def withdraw(data: JSONBody[TokenBody], state: State) -> None:
    """No longer ask for a bot's seat."""
    await joining.withdraw_request(state.hub, data.token)


@post("/api/tables/{code:str}/watch", status_code=201, responses=PROBLEMS, guards=[turn_away_if_busy])
async def watch(code: FromPath[str], request: AnyRequest, state: State) -> Seated:
    """Watch, if the table allows it."""
    table = await _find_table(request, state, code)
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CREATIONS)
    return await joining.watch(state.hub, table, "watcher")


@post("/api/watch/{table:str}", status_code=201, responses=PROBLEMS, guards=[turn_away_if_busy])
async def watch_link(table: FromPath[str], request: AnyRequest, state: State) -> Seated:
    """Watch a table whose address one has, ``/t/ID``, if the table allows it."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CREATIONS)
    return await limits.limit_guesses(request, joining.watch(state.hub, table, "watcher"))


@post("/api/tables/{code:str}/screen", status_code=201, responses=PROBLEMS, guards=[turn_away_if_busy])
async def screen(
    code: FromPath[str], request: AnyRequest, state: State, data: JSONBody[TokenBody | None] = None
) -> Seated:
    """Become the table's TV screen; with a player's token even if watchers aren't allowed."""
    table = await _find_table(request, state, code)
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CREATIONS)
    return await joining.watch(state.hub, table, "screen", data.token if data is not None else None)


@post("/api/screens", status_code=201, responses=PROBLEMS, guards=[turn_away_if_busy])
async def open_screen(data: JSONBody[NewScreen], request: AnyRequest, state: State) -> Seated:
    """Create a table from a TV, and become its screen."""
    _count_new_table(request, state, data.settings)
    return await joining.open_screen(state.hub, *await clubs.for_club(state.hub, data))


@post("/api/mine", status_code=200, responses=PROBLEMS, guards=[turn_away_if_busy])
async def mine(data: JSONBody[Mine], request: AnyRequest, state: State) -> list[MyTable]:
    """The tables of these tokens."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.REQUESTS, len(set(data.tokens)))
    return await joining.my_tables(state.hub, data.tokens)


@post("/api/passages", status_code=201, responses=PROBLEMS, guards=[turn_away_if_busy])
async def passage(data: JSONBody[TokenBody], request: AnyRequest, state: State) -> Passage:
    """Create a code that moves this seat to another device."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CREATIONS)
    return await joining.create_passage(state.hub, data.token)


@post("/api/passages/check", status_code=200, responses=PROBLEMS)
async def check_passage(data: JSONBody[ClaimBody], request: AnyRequest, state: State) -> MovingSeat:
    """Which seat a code moves. The code stays valid; it isn't part of the address, which servers log."""
    limits: RateLimits = state.rate_limits
    return await limits.limit_guesses(request, joining.check_passage(state.hub, data.code))


@post("/api/passages/claim", status_code=201, responses=PROBLEMS)
async def claim(data: JSONBody[ClaimBody], request: AnyRequest, state: State) -> Seated:
    """Move a seat to this device."""
    limits: RateLimits = state.rate_limits
    return await limits.limit_guesses(request, joining.claim(state.hub, data.code))


@post("/api/seats/revoke", status_code=204, responses=PROBLEMS)
async def revoke(data: JSONBody[RevokeBody], state: State) -> None:
    """Invalidate the keys to a seat, on behalf of the host."""
    await joining.remove_player(state.hub, data.token, data.seat)


@post("/api/seats/suggest", status_code=204, responses=PROBLEMS, guards=[turn_away_if_busy])
async def suggest(data: JSONBody[SuggestRules], request: AnyRequest, state: State) -> None:
    """Suggest rules for the table, on which its people then vote."""
    limits: RateLimits = state.rate_limits
    if data.rules.toml:
        limits.count(request, Limited.RULE_CHECKS)
    await suggesting.suggest_rules(state.hub, data.token, data.rules)


@post("/api/seats/suggestion", status_code=200, responses=PROBLEMS)
async def suggestion(data: JSONBody[ReadSuggestion], state: State) -> RulesChoice:
    """The rules that someone at the table suggests."""
    return await suggesting.suggested_rules(state.hub, data.token, data.suggestion)


HANDLERS = (
    create,
    move_here,
    summary,
    join,
    ask,
    withdraw,
    watch,
    watch_link,
    screen,
    open_screen,
    mine,
    passage,
    check_passage,
    claim,
    revoke,
    suggest,
    suggestion,
)

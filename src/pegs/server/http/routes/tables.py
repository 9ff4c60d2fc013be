"""Creating, joining and watching tables."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from pegs.server.http.error_responses import PROBLEMS, AnyRequest
from pegs.server.http.rate_limit import RateLimits
from pegs.server.live import joining
from pegs.server.live.hub import Hub
from pegs.table.protocol.rest import (
    ClaimBody,
    Join,
    Mine,
    MyTable,
    NewTable,
    Passage,
    RevokeBody,
    Seated,
    TableSummary,
    TokenBody,
)


async def _find_table(request: AnyRequest, state: State, code: str) -> str:
    limits: RateLimits = state.rate_limits
    return await limits.limit_guesses(request, joining.find_table(state.hub, code))


@post("/api/tables", status_code=201, responses=PROBLEMS)
async def create(data: JSONBody[NewTable], request: AnyRequest, state: State) -> Seated:
    """Create a table, with a seat for its host."""
    limits: RateLimits = state.rate_limits
    limits.count_creation(request)
    return await joining.create_table(state.hub, data)


@get("/api/tables/{code:str}", responses=PROBLEMS)
async def summary(code: FromPath[str], request: AnyRequest, state: State) -> TableSummary:
    """What anyone with a table's join code may know."""
    hub: Hub = state.hub
    return await joining.summarize(hub, await _find_table(request, state, code))


@post("/api/tables/{code:str}/join", status_code=201, responses=PROBLEMS)
async def join(code: FromPath[str], data: JSONBody[Join], request: AnyRequest, state: State) -> Seated:
    """Take a seat."""
    return await joining.join(state.hub, await _find_table(request, state, code), data)


@post("/api/tables/{code:str}/watch", status_code=201, responses=PROBLEMS)
async def watch(code: FromPath[str], request: AnyRequest, state: State) -> Seated:
    """Watch, if the table allows it."""
    table = await _find_table(request, state, code)
    limits: RateLimits = state.rate_limits
    limits.count_creation(request)
    return await joining.watch(state.hub, table, "watcher")


@post("/api/tables/{code:str}/screen", status_code=201, responses=PROBLEMS)
async def screen(
    code: FromPath[str], request: AnyRequest, state: State, data: JSONBody[TokenBody | None] = None
) -> Seated:
    """Become the table's TV screen; with a player's token even if watchers aren't allowed."""
    table = await _find_table(request, state, code)
    limits: RateLimits = state.rate_limits
    limits.count_creation(request)
    return await joining.watch(state.hub, table, "screen", data.token if data is not None else None)


@post("/api/mine", status_code=200, responses=PROBLEMS)
async def mine(data: JSONBody[Mine], state: State) -> list[MyTable]:
    """The tables of these tokens."""
    return await joining.my_tables(state.hub, data.tokens)


@post("/api/passages", status_code=201, responses=PROBLEMS)
async def passage(data: JSONBody[TokenBody], state: State) -> Passage:
    """Create a code that moves this seat to another device."""
    return await joining.create_passage(state.hub, data.token)


@post("/api/passages/claim", status_code=201, responses=PROBLEMS)
async def claim(data: JSONBody[ClaimBody], request: AnyRequest, state: State) -> Seated:
    """Move a seat to this device."""
    limits: RateLimits = state.rate_limits
    return await limits.limit_guesses(request, joining.claim(state.hub, data.code))


@post("/api/seats/revoke", status_code=204, responses=PROBLEMS)
async def revoke(data: JSONBody[RevokeBody], state: State) -> None:
    """Invalidate the keys to a seat, on behalf of the host."""
    await joining.remove_player(state.hub, data.token, data.seat)


HANDLERS = (create, summary, join, watch, screen, mine, passage, claim, revoke)

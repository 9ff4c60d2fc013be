"""Making tables and coming to them."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from pegs.server.http.error_responses import TOLD, AnyRequest
from pegs.server.http.rate_limit import Gates
from pegs.server.live import joining as seating
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


async def _table(request: AnyRequest, state: State, code: str) -> str:
    gates: Gates = state.gates
    return await gates.guess(request, seating.table_with(state.hub, code))


@post("/api/tables", status_code=201, responses=TOLD)
async def make(data: JSONBody[NewTable], request: AnyRequest, state: State) -> Seated:
    """Make a table; who makes it sits down as its host."""
    gates: Gates = state.gates
    gates.make(request)
    return await seating.make_table(state.hub, data)


@get("/api/tables/{code:str}", responses=TOLD)
async def look(code: FromPath[str], request: AnyRequest, state: State) -> TableSummary:
    """What anyone with a table's code may know."""
    hub: Hub = state.hub
    return await seating.summary(hub, await _table(request, state, code))


@post("/api/tables/{code:str}/join", status_code=201, responses=TOLD)
async def join(code: FromPath[str], data: JSONBody[Join], request: AnyRequest, state: State) -> Seated:
    """Take a seat."""
    return await seating.join(state.hub, await _table(request, state, code), data)


@post("/api/tables/{code:str}/watch", status_code=201, responses=TOLD)
async def watch(code: FromPath[str], request: AnyRequest, state: State) -> Seated:
    """Watch, where the table allows it."""
    table = await _table(request, state, code)
    gates: Gates = state.gates
    gates.make(request)
    return await seating.look_on(state.hub, table, "watcher")


@post("/api/tables/{code:str}/screen", status_code=201, responses=TOLD)
async def screen(
    code: FromPath[str], request: AnyRequest, state: State, data: JSONBody[TokenBody | None] = None
) -> Seated:
    """Be the table's television; with a player's token also where no watchers are allowed."""
    table = await _table(request, state, code)
    gates: Gates = state.gates
    gates.make(request)
    return await seating.look_on(state.hub, table, "screen", data.token if data is not None else None)


@post("/api/mine", status_code=200, responses=TOLD)
async def mine(data: JSONBody[Mine], state: State) -> list[MyTable]:
    """The tables that these tokens open."""
    return await seating.mine(state.hub, data.tokens)


@post("/api/passages", status_code=201, responses=TOLD)
async def passage(data: JSONBody[TokenBody], state: State) -> Passage:
    """A code with which another device takes this seat over."""
    return await seating.make_passage(state.hub, data.token)


@post("/api/passages/claim", status_code=201, responses=TOLD)
async def claim(data: JSONBody[ClaimBody], request: AnyRequest, state: State) -> Seated:
    """Take a seat over."""
    gates: Gates = state.gates
    return await gates.guess(request, seating.claim(state.hub, data.code))


@post("/api/seats/revoke", status_code=204, responses=TOLD)
async def revoke(data: JSONBody[RevokeBody], state: State) -> None:
    """The host takes the keys of a seat away."""
    await seating.turn_out(state.hub, data.token, data.seat)


HANDLERS = (make, look, join, watch, screen, mine, passage, claim, revoke)

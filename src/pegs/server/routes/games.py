"""Finished games: open to whoever has their link."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from pegs.server.archive import Archive
from pegs.table.protocol.rest import FairCheck, Replay
from pegs.words import say


@get("/api/games/{game:str}")
async def replay(game: FromPath[str], state: State) -> Replay:
    """The whole game with every card, when it is over."""
    archive: Archive = state.archive
    return await archive.replay(game)


@get("/api/games/{game:str}/record", media_type="text/plain")
async def record(game: FromPath[str], state: State) -> Response[str]:
    """The game record, as a file."""
    archive: Archive = state.archive
    found = await archive.replay(game)
    name = f'attachment; filename="{say("server-record-name")}-{game[:6]}.txt"'
    return Response(found.record, media_type="text/plain", headers={"Content-Disposition": name})


@post("/api/games/{game:str}/check", status_code=200)
async def check(game: FromPath[str], state: State) -> FairCheck:
    """Deal the game again from its seed, and compare."""
    archive: Archive = state.archive
    return await archive.check(game)


HANDLERS = (replay, record, check)

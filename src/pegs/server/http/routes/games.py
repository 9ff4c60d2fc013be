"""Finished games: each open to whoever has its link, all of them to who played them."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from pegs.i18n import translate
from pegs.server.http.error_responses import TOLD
from pegs.server.live.archive import Archive
from pegs.table.protocol.rest import FairCheck, Mine, Replay


@get("/api/games/{game:str}", responses=TOLD)
async def replay(game: FromPath[str], state: State) -> Replay:
    """The whole game with every card, when it is over."""
    archive: Archive = state.archive
    return await archive.replay(game)


@get("/api/games/{game:str}/record", media_type="text/plain", responses=TOLD)
async def record(game: FromPath[str], state: State) -> Response[str]:
    """The game record, as a file."""
    archive: Archive = state.archive
    found = await archive.replay(game)
    headers = _file(f"{translate('server-record-name')}-{game[:6]}")
    return Response(found.record, media_type="text/plain", headers=headers)


@post("/api/games/{game:str}/check", status_code=200, responses=TOLD)
async def check(game: FromPath[str], state: State) -> FairCheck:
    """Deal the game again from its seed, and compare."""
    archive: Archive = state.archive
    return await archive.check(game)


@post("/api/mine/records", status_code=200, media_type="text/plain", responses=TOLD)
async def records(data: JSONBody[Mine], state: State) -> Response[str]:
    """The records of all finished games at the tables that these tokens open, as one file."""
    archive: Archive = state.archive
    found = await archive.records(data.tokens)
    return Response(found, media_type="text/plain", headers=_file(translate("server-records-name")))


def _file(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}.txt"'}


HANDLERS = (replay, record, check, records)

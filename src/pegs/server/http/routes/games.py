"""Finished games: each is open to anyone with its link, all of a person's games to that person."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from pegs.i18n import translate
from pegs.server.http.error_responses import PROBLEMS
from pegs.server.live.archive import Archive
from pegs.table.protocol.rest import FairCheck, Mine, Replay


@get("/api/games/{game:str}", responses=PROBLEMS)
async def replay(game: FromPath[str], state: State) -> Replay:
    """A finished game with every card."""
    archive: Archive = state.archive
    return await archive.replay(game)


@get("/api/games/{game:str}/record", media_type="text/plain", responses=PROBLEMS)
async def record(game: FromPath[str], state: State) -> Response[str]:
    """The game record, as a file."""
    archive: Archive = state.archive
    found = await archive.replay(game)
    headers = _file(f"{translate('server-record-name')}-{game[:6]}")
    return Response(found.record, media_type="text/plain", headers=headers)


@post("/api/games/{game:str}/check", status_code=200, responses=PROBLEMS)
async def check(game: FromPath[str], state: State) -> FairCheck:
    """Deal the game again from its seed, and compare."""
    archive: Archive = state.archive
    return await archive.check(game)


@post("/api/mine/records", status_code=200, media_type="text/plain", responses=PROBLEMS)
async def records(data: JSONBody[Mine], state: State) -> Response[str]:
    """The records of all finished games at the tables of these tokens, as one file."""
    archive: Archive = state.archive
    found = await archive.records(data.tokens)
    return Response(found, media_type="text/plain", headers=_file(translate("server-records-name")))


def _file(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}.txt"'}


HANDLERS = (replay, record, check, records)

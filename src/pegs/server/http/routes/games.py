"""Finished games: each is open to anyone with its link, all of a person's games to that person."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from pegs.i18n import translate
from pegs.protocol.coach import CoachAdvice
from pegs.protocol.puzzles import PuzzleTask
from pegs.protocol.rest import (
    FairCheck,
    GameEnding,
    Mine,
    NewPractice,
    Replay,
    Seated,
)
from pegs.protocol.review import Review
from pegs.server.http.error_responses import PROBLEMS, AnyRequest
from pegs.server.http.rate_limit import LONG, Limited, RateLimits, count_long_request, turn_away_if_busy
from pegs.server.live import joining
from pegs.server.live.archive import Archive
from pegs.server.live.reviews import Reviews


@get("/api/games/{game:str}", responses=PROBLEMS, guards=[turn_away_if_busy, count_long_request])
async def replay(game: FromPath[str], state: State) -> Replay:
    """A finished game with every card."""
    archive: Archive = state.archive
    return await archive.replay(game)


@get("/api/games/{game:str}/review", responses=PROBLEMS, guards=[turn_away_if_busy])
async def review(game: FromPath[str], state: State) -> Review:
    """The review of a finished game as far as it has come. Ask again until ``done`` is ``turns``."""
    reviews: Reviews = state.reviews
    return await reviews.review(game)


@get("/api/games/{game:str}/ending", responses=PROBLEMS, guards=[turn_away_if_busy, count_long_request])
async def ending(game: FromPath[str], state: State) -> GameEnding:
    """What decided a finished game, and how close the losers came."""
    archive: Archive = state.archive
    return await archive.ending(game)


@get(
    "/api/games/{game:str}/record",
    media_type="text/plain",
    responses=PROBLEMS,
    guards=[turn_away_if_busy, count_long_request],
)
async def record(game: FromPath[str], state: State) -> Response[str]:
    """The game record with the notes on it, as a file."""
    archive: Archive = state.archive
    text = await archive.record(game)
    headers = _file(f"{translate('server-record-name')}-{game[:6]}")
    return Response(text, media_type="text/plain", headers=headers)


@post(
    "/api/games/{game:str}/check",
    status_code=200,
    responses=PROBLEMS,
    guards=[turn_away_if_busy, count_long_request],
)
async def check(game: FromPath[str], state: State) -> FairCheck:
    """Deal the game again from its seed, and compare."""
    archive: Archive = state.archive
    return await archive.check(game)


@get(
    "/api/games/{game:str}/turns/{turn:int}/coach",
    responses=PROBLEMS,
    guards=[turn_away_if_busy, count_long_request],
)
async def advice(game: FromPath[str], turn: FromPath[int], state: State) -> CoachAdvice:
    """What the coach would play after this many decisions, seeing only the cards of the seat to act."""
    archive: Archive = state.archive
    return await archive.advice(game, turn)


@get(
    "/api/games/{game:str}/turns/{turn:int}/puzzle",
    responses=PROBLEMS,
    guards=[turn_away_if_busy, count_long_request],
)
async def puzzle(game: FromPath[str], turn: FromPath[int], state: State) -> PuzzleTask:
    """The puzzle that a game was after this many decisions, if a review found one there."""
    archive: Archive = state.archive
    return await archive.puzzle(game, turn)


@post(
    "/api/games/{game:str}/practice",
    status_code=201,
    responses=PROBLEMS,
    guards=[turn_away_if_busy, count_long_request],
)
async def practice(
    game: FromPath[str], data: JSONBody[NewPractice], request: AnyRequest, state: State
) -> Seated:
    """Create a table that plays on from a moment of the game. The game itself stays as it was."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CREATIONS)
    archive: Archive = state.archive
    return await joining.create_table(state.hub, await archive.practice(game, data))


@post(
    "/api/mine/records",
    status_code=200,
    media_type="text/plain",
    responses=PROBLEMS,
    guards=[turn_away_if_busy],
)
async def records(data: JSONBody[Mine], request: AnyRequest, state: State) -> Response[str]:
    """The records of all finished games at the tables of these tokens, as one file."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.REQUESTS, LONG * len(set(data.tokens)))
    archive: Archive = state.archive
    text = await archive.records(data.tokens)
    return Response(text, media_type="text/plain", headers=_file(translate("server-records-name")))


def _file(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}.txt"'}


HANDLERS = (replay, review, ending, record, check, advice, puzzle, practice, records)

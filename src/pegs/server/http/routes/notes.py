"""Notes on the turns of finished games: anyone with the game's link reads them, its players write them."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from pegs.protocol.notes import Author, DeleteNote, GameNotes, WriteNote
from pegs.protocol.rest import Mine
from pegs.server.http.error_responses import PROBLEMS
from pegs.server.http.rate_limit import count_long_request, turn_away_if_busy
from pegs.server.live.notes import Notes

GUARDS = [turn_away_if_busy, count_long_request]


@get("/api/games/{game:str}/notes", responses=PROBLEMS, guards=[turn_away_if_busy])
async def notes(game: FromPath[str], state: State) -> GameNotes:
    """All notes on a game."""
    kept: Notes = state.notes
    return await kept.read(game)


@post("/api/games/{game:str}/notes", status_code=200, responses=PROBLEMS, guards=GUARDS)
async def write(game: FromPath[str], data: JSONBody[WriteNote], state: State) -> GameNotes:
    """Write one's note on a turn, and return all notes."""
    kept: Notes = state.notes
    return await kept.write(game, data)


@post("/api/games/{game:str}/notes/delete", status_code=200, responses=PROBLEMS, guards=GUARDS)
async def delete(game: FromPath[str], data: JSONBody[DeleteNote], state: State) -> GameNotes:
    """Delete one's note on a turn, and return the other notes."""
    kept: Notes = state.notes
    return await kept.delete(game, data)


@post("/api/games/{game:str}/author", status_code=200, responses=PROBLEMS, guards=GUARDS)
async def author(game: FromPath[str], data: JSONBody[Mine], state: State) -> Author:
    """Which of some tokens may write notes on a game."""
    kept: Notes = state.notes
    return await kept.author(game, data.tokens)


HANDLERS = (notes, write, delete, author)

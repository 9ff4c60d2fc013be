"""Finished games: the replay, and what the coach makes of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from pegs.coach.advice import coach_advice
from pegs.coach.own_puzzles import own_task
from pegs.coach.review import Reviewer
from pegs.here.answers.tables import make_table, of_tokens
from pegs.here.requests import TEXT, Request, in_json
from pegs.here.steps import Answer, Step
from pegs.i18n import translate
from pegs.protocol.notes import GameNotes
from pegs.protocol.rest import Mine, NewPractice, NewTable
from pegs.record.reading import read_own_record
from pegs.table.after.finished_game import check as shuffle_check
from pegs.table.after.finished_game import game_ending, game_record, game_replay, table_records
from pegs.table.after.practice import practice_settings
from pegs.table.command_errors import NoTableError
from pegs.table.table import Table

T = TypeVar("T")
REVIEW_SECONDS = 0.3
"""How long a game is reviewed before the request is answered with the result so far."""


def _read(request: Request, read: Callable[[Table, int], T]) -> T:
    """Call a function with a game's table and number. Raises NoTableError if it raises LookupError."""
    here, number = request.shelf.with_game(request.parts[0])
    try:
        return read(here.table, number)
    except LookupError:
        raise NoTableError(translate("server-no-game")) from None


def replay(request: Request) -> Answer:
    """A finished game with every card."""
    return in_json(_read(request, game_replay))


def review(request: Request) -> Answer:
    """The review of a finished game as far as it has come. Ask again until ``done`` is ``turns``."""
    clock, reviewers = request.shelf.clock, request.shelf.reviewers
    game = request.parts[0]
    reviewer = reviewers.get(game)
    if reviewer is None:
        reviewer = Reviewer(read_own_record(_read(request, game_record)))
        reviewers.clear()
        reviewers[game] = reviewer  # the curve comes first: it's worth seeing before the rest
        return in_json(reviewer.review())
    end = clock() + REVIEW_SECONDS
    for _ in reviewer.run():
        if clock() > end:
            break
    return in_json(reviewer.review())


def ending(request: Request) -> Answer:
    """What decided a finished game."""
    return in_json(_read(request, game_ending))


def record(request: Request) -> Answer:
    """The game record, as a file."""
    return Answer(200, TEXT, _read(request, game_record))


def check(request: Request) -> Answer:
    """Deal the game again from its seed, and compare."""
    return in_json(_read(request, shuffle_check))


def advice(request: Request) -> Answer:
    """What the coach would play after this many decisions."""
    return in_json(_read(request, partial(coach_advice, turn=int(request.parts[1]))))


def puzzle(request: Request) -> Answer:
    """The puzzle that a game was after this many decisions."""
    task = _read(request, partial(own_task, turn=int(request.parts[1])))
    if task is None:
        raise NoTableError(translate("server-no-puzzle"))
    return in_json(task)


def practice(request: Request) -> Step:
    """Create a table that plays on from a moment of the game."""
    wanted = request.read(NewPractice)
    settings = _read(request, partial(practice_settings, request=wanted))
    return make_table(request, NewTable(settings, wanted.name, wanted.color, start=not wanted.together))


def notes(request: Request) -> Answer:
    """No notes: only the device's own people can read its games."""
    request.shelf.with_game(request.parts[0])
    return in_json(GameNotes(()))


def records(request: Request) -> Answer:
    """The records of all finished games at the tables of some tokens, as one file."""
    opened = of_tokens(request, request.read(Mine).tokens)
    tables = {here.id: here.table for here, _ in opened.values()}
    return Answer(200, TEXT, "".join(table_records(table, {}) for table in tables.values()))

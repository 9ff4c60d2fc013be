"""Practice: the puzzles of the package, and a glance at today."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from pegs.coach.puzzle_task import puzzle_list, puzzle_task, today_preview
from pegs.here.requests import Request, in_json
from pegs.here.steps import Answer
from pegs.i18n import translate
from pegs.rules.ruleset import DEFAULT_RULES
from pegs.table.command_errors import NoTableError
from pegs.table.daily import chosen_day

P = ParamSpec("P")
T = TypeVar("T")


def _found(find: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Answer:
    """What a function returns. Raises NoTableError if it raises LookupError: there's no such puzzle."""
    try:
        return in_json(find(*args, **kwargs))
    except LookupError:
        raise NoTableError(translate("server-no-puzzle")) from None


def puzzles(request: Request) -> Answer:
    """All puzzles, and the one of today by a rule set."""
    return _found(puzzle_list, _day(request), request.query.get("rules", DEFAULT_RULES))


def today(request: Request) -> Answer:
    """A glance at the deal of the day and at its puzzle by a rule set."""
    return _found(today_preview, _day(request), request.query.get("rules", DEFAULT_RULES))


def puzzle(request: Request) -> Answer:
    """A puzzle with its board and everything that can be played."""
    return _found(puzzle_task, request.parts[0])


def _day(request: Request) -> str:
    return chosen_day(request.query.get("day"), request.shelf.clock())

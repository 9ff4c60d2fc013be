"""The REST API of a device: the paths of a server's, as far as one device can answer them alone.

A module with answers is imported when its first request comes: pages load faster without the others.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TypeAlias, TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec

from pegs.core.errors import PegsError
from pegs.here.local_table import LocalTable
from pegs.here.shelf import Shelf
from pegs.here.steps import Answer, Outcome, Step
from pegs.i18n import in_language, supported_language, translate
from pegs.protocol.rest import Problem
from pegs.table.answers.problems import UNREADABLE, json_path, status_and_code, unreadable

T = TypeVar("T")
JSON, TEXT = "application/json", "text/plain"
DONE = Answer(204, "", "")
"""The answer to a request that leads to nothing else."""
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Request:
    """A request to a device: the variable parts of its path, its query, and its body."""

    shelf: Shelf
    parts: tuple[str, ...]
    query: dict[str, str]
    body: str

    @property
    def here(self) -> LocalTable:
        """The table that the path begins with. Raises NoTableError."""
        return self.shelf.find(self.parts[0])

    def read(self, kind: type[T]) -> T:
        """Decode the body. Raises one of `UNREADABLE`."""
        return msgspec.json.decode(self.body, type=kind)


Handler: TypeAlias = Callable[[Request], Step | Answer]

ROUTES: dict[str, str] = {
    "POST api/tables": "tables.create",
    "GET api/tables/{}": "tables.summary",
    "POST api/tables/{}/join": "tables.join",
    "POST api/watch/{}": "tables.watch",
    "GET api/tables/{}/log": "moving.log",
    "POST api/tables/{}/move": "moving.move",
    "POST api/tables/{}/moved": "moving.moved",
    "POST api/tables/{}/stay": "moving.stay",
    "POST api/tables/{}/delete": "moving.delete",
    "POST api/mine": "tables.mine",
    "POST api/seats/revoke": "tables.revoke",
    "POST api/seats/suggest": "tables.suggest",
    "POST api/seats/suggestion": "tables.suggestion",
    "GET api/here": "rules.here",
    "GET api/rules": "rules.entries",
    "GET api/rules/published": "rules.published",
    "GET api/rules/form": "rules.form",
    "POST api/rules/check": "rules.check",
    "GET api/rules/interview": "rules.interview",
    "POST api/rules/interview": "rules.answer",
    "GET api/rules/{}/sheet": "rules.sheet",
    "POST api/rules/sheet": "rules.sheet_of",
    "GET api/strategy": "rules.strategy",
    "POST api/lessons": "rules.lessons",
    "POST api/judge": "rules.judge",
    "GET api/puzzles": "puzzles.puzzles",
    "GET api/today": "puzzles.today",
    "GET api/puzzles/{}": "puzzles.puzzle",
    "GET api/games/{}": "games.replay",
    "GET api/games/{}/review": "games.review",
    "GET api/games/{}/ending": "games.ending",
    "GET api/games/{}/record": "games.record",
    "POST api/games/{}/check": "games.check",
    "POST api/games/{}/practice": "games.practice",
    "GET api/games/{}/turns/{number}/coach": "games.advice",
    "GET api/games/{}/turns/{number}/puzzle": "games.puzzle",
    "GET api/games/{}/notes": "games.notes",
    "POST api/mine/records": "games.records",
    "POST api/records": "records.open_records",
}
"""The module and function that answer each method and path; ``{}`` and ``{number}`` are variable."""


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.escape(path).replace(r"\{\}", "([^/]+)").replace(r"\{number\}", "([0-9]{1,9})"))


_PATTERNS = {_pattern(path): name for path, name in ROUTES.items()}


def answer_request(shelf: Shelf, method: str, path: str, body: str, language: str) -> Step:
    """The step that answers a request in a language; ``lang`` in the query comes first."""
    path, _, query = path.partition("?")
    queried = dict(parse_qsl(query))
    with in_language(supported_language(queried.get("lang", language))):
        handler, parts = _handler(f"{method} {path.strip('/')}")
        if handler is None:
            return step_of(problem(503, "needs_connection", translate("here-needs-connection")))
        try:
            answered = handler(Request(shelf, parts, queried, body))
        except UNREADABLE as error:
            path = json_path(str(error)) or ("data" if isinstance(error, msgspec.ValidationError) else "")
            answered = problem(400, "unreadable", unreadable(path))
        except PegsError as error:
            answered = problem(*status_and_code(error), str(error))
    return answered if isinstance(answered, Step) else step_of(answered)


def _handler(request: str) -> tuple[Handler | None, tuple[str, ...]]:
    for pattern, name in _PATTERNS.items():
        if match := pattern.fullmatch(request):
            module, _, function = name.partition(".")
            handler: Handler = getattr(import_module(f"pegs.here.answers.{module}"), function)
            return handler, tuple(map(unquote, match.groups()))
    return None, ()


def in_json(value: object, status: int = 200) -> Answer:
    """A value as an answer."""
    return Answer(status, JSON, _encode(value).decode())


def problem(status: int, code: str, sentence: str) -> Answer:
    """A refusal as an answer."""
    return in_json(Problem(code, sentence), status)


def step_of(answer: Answer) -> Step:
    """A step that only answers a request."""
    return Step(lambda: Outcome(answer=answer))

"""A device answers every request as a server does: the same status, and the same JSON."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from pegs.server.hosting.config import ServerSettings
from pegs.server.http.app import make_app
from tests.here.playing import Owner

Client = TestClient[Any]
TOML = 'extends = "basic"\ntitle = "Ours"\npegs = 4\n'
POSITION = "3s,A8,A14/3s,A0,A16/4s,A11/5s A 38T/?5/?5/?5"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """The server's application, in this process."""
    app = make_app(ServerSettings(tmp_path_factory.mktemp("server"), warm_up=False))
    with TestClient(app) as client:
        yield client


@pytest.fixture(scope="module")
def owner() -> Owner:
    return Owner()


def both(client: Client, owner: Owner, request: str, body: object, language: str) -> tuple[Any, Any]:
    """The status and JSON with which the server and the device answer a request."""
    method, path = request.split(" ", 1)
    headers = {"Accept-Language": language}
    text = None if body is None else json.dumps(body).encode()
    of_server = client.request(method, f"/{path}", content=text, headers=headers)
    of_device = owner.answer(method, path, body, language)
    return (of_server.status_code, of_server.json()), (of_device.status, json.loads(of_device.body))


CASES: dict[str, list[tuple[str, object]]] = {
    "GET api/rules": [("api/rules", None)],
    "GET api/rules/published": [("api/rules/published", None), ("api/rules/published?sought=marbles", None)],
    "GET api/rules/form": [("api/rules/form", None)],
    "POST api/rules/check": [
        ("api/rules/check", {"base": "basic", "changes": {"pegs": 4}}),
        ("api/rules/check", {"rules": {"name": "", "toml": TOML}}),
        ("api/rules/check", {"rules": {"name": "", "toml": "extends = 3"}}),
        ("api/rules/check", {"base": 7}),
    ],
    "GET api/rules/interview": [("api/rules/interview", None)],
    "POST api/rules/interview": [("api/rules/interview", {"answers": {}})],
    "GET api/rules/{}/sheet": [("api/rules/arizona/sheet", None), ("api/rules/none/sheet", None)],
    "POST api/rules/sheet": [
        ("api/rules/sheet", {"rules": {"name": "", "toml": TOML}}),
        ("api/rules/sheet", {"rules": {"name": "basic"}, "players": 5, "teams": 2}),
    ],
    "GET api/strategy": [("api/strategy", None)],
    "POST api/lessons": [("api/lessons", {"name": "basic"}), ("api/lessons", {"name": "nothing"})],
    "POST api/judge": [
        ("api/judge", {"rules": {"name": "basic"}, "players": 4, "teams": 2}),
        ("api/judge", {"rules": {"name": "basic"}, "players": 4, "teams": 2, "position": POSITION}),
        ("api/judge", {"rules": {"name": "basic"}, "players": 4, "teams": 2, "position": "nonsense"}),
    ],
    "GET api/puzzles": [
        ("api/puzzles?day=2026-11-29", None),
        ("api/puzzles?rules=nothing", None),
    ],
    "GET api/today": [("api/today", None), ("api/today?day=1999-01-01", None)],
    "GET api/puzzles/{}": [("api/puzzles/none", None)],
}
"""Requests that need no table, by the path of the device's that answers them."""


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [(route.split()[0], path, body) for route, cases in CASES.items() for path, body in cases],
)
def test_a_question_has_the_same_answer(
    client: Client, owner: Owner, method: str, path: str, body: object, language: str
) -> None:
    owner.now = time.time()
    of_server, of_device = both(client, owner, f"{method} {path}", body, language)
    assert of_device == of_server

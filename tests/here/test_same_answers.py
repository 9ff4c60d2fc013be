"""A device answers every request as a server does: the same status, and the same JSON."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from litestar.testing import TestClient

from pegs.here.requests import ROUTES
from pegs.server.hosting.config import Limits, ServerSettings
from pegs.server.http.app import make_app
from tests.here.playing import SHORT, Owner, play_to_the_end

Client = TestClient[Any]
TOML = 'extends = "basic"\ntitle = "Ours"\npegs = 4\n'
POSITION = "3s,A8,A14/3s,A0,A16/4s,A11/5s A 38T/?5/?5/?5"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """The server's application, in this process."""
    many = 1_000_000
    limits = Limits(rule_checks_at_once=many, requests_a_second=many, requests_at_once=many, busy_lag=60)
    app = make_app(ServerSettings(tmp_path_factory.mktemp("server"), warm_up=False, limits=limits))
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
        ("api/rules/check", {"basis": "basic"}),
        ("api/rules/check", {"rules": {"nome": "basic"}}),
        ("api/rules/check", []),
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


@pytest.mark.parametrize("text", ["{", "nonsense", '{"base":"' + "x" * 9000 + '"}'])
def test_what_cannot_be_read_has_the_same_answer(client: Client, owner: Owner, text: str) -> None:
    of_server = client.post("/api/rules/check", content=text.encode())
    step = owner.device.request("POST", "api/rules/check", text, "en")
    of_device = owner.carry_out(step).answer
    assert of_device is not None
    assert (of_device.status, json.loads(of_device.body)) == (of_server.status_code, of_server.json())


# --- games


@dataclass
class Played:
    """A game that was played on a device, and is on the server, too."""

    owner: Owner
    client: Client
    game: str
    token: str
    seated: dict[str, Any]
    moved: dict[str, Any]

    def both(self, request: str, body: object, language: str) -> tuple[Any, Any]:
        """How the server and the device answer a request about the game, in the names of the device."""
        method, path = request.split(" ", 1)
        headers = {"Accept-Language": language}
        text = None if body is None else self.at_server(json.dumps(body))
        of_server = self.client.request(method, f"/{self.at_server(path)}", content=text, headers=headers)
        of_device = self.owner.answer(method, path, body, language)
        assert of_server.headers["content-type"].split(";")[0] == (of_device.type or "application/json")
        there = of_server.status_code, self.at_server(of_server.text)
        return there, (of_device.status, self.at_server(of_device.body))

    def at_the_server(self, path: str, body: object) -> tuple[int, Any]:
        """How the server answers a request of people."""
        answer = self.client.post(f"/{self.at_server(path)}", json=body)
        return answer.status_code, answer.json() if answer.text else None

    def at_the_device(self, path: str, body: object) -> tuple[int, Any]:
        """How the device answers it."""
        answer = self.owner.answer("POST", path, body)
        return answer.status, json.loads(answer.body) if answer.body else None

    def at_server(self, text: str) -> str:
        """The device's names in a text as the server calls the same."""
        for mine, theirs in (
            (self.token, self.moved["token"]),
            (f'"code":"{self.seated["code"]}"', f'"code":"{self.moved["code"]}"'),
            (self.seated["table"], self.moved["table"]),
        ):
            text = text.replace(mine, theirs)
        return text.replace("here-", "")


@pytest.fixture(scope="module")
def played(client: Client) -> Played:
    owner = Owner(4, now=time.time() - 10_000)
    seated = owner.new_table(rules={"name": "", "toml": SHORT})
    owner.enter(seated)
    game = play_to_the_end(owner, seated)["game_id"]
    body = owner.ask("POST", f"api/tables/{seated['table']}/move")
    owner.ask("POST", f"api/tables/{seated['table']}/stay")
    (moved,) = client.post("/api/tables/import", json=body).json()
    owner.now = time.time()
    return Played(owner, client, game, seated["token"], seated, moved)


OF_GAMES: dict[str, list[tuple[str, object]]] = {
    "GET api/games/{}": [("", None)],
    "GET api/games/{}/ending": [("/ending", None)],
    "GET api/games/{}/record": [("/record", None)],
    "GET api/games/{}/notes": [("/notes", None)],
    "POST api/games/{}/check": [("/check", None)],
    "GET api/games/{}/turns/{number}/coach": [("/turns/3/coach", None), ("/turns/9999/coach", None)],
    "GET api/games/{}/turns/{number}/puzzle": [("/turns/3/puzzle", None)],
    "POST api/games/{}/practice": [
        ("/practice", {"turn": 9999, "seat": 0, "name": "Ana", "color": "R"}),
        ("/practice", {"turn": 3, "seat": 9, "name": "Ana", "color": "R"}),
        ("/practice", {"turn": 3, "seat": 0, "name": "Ana"}),
    ],
}
"""Requests about a game, by the path of the device's that answers them."""


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [(route.split()[0], path, body) for route, cases in OF_GAMES.items() for path, body in cases],
)
def test_a_game_has_the_same_answers(
    played: Played, method: str, path: str, body: object, language: str
) -> None:
    of_server, of_device = played.both(f"{method} api/games/{played.game}{path}", body, language)
    assert of_device == of_server


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_review_is_the_same_in_the_end(played: Played, language: str) -> None:
    request = f"GET api/games/{played.game}/review"
    while True:
        of_server, of_device = (json.loads(text) for _, text in played.both(request, None, language))
        if all(each["done"] == each["turns"] > 0 for each in (of_server, of_device)):
            break
    assert of_device == of_server


def test_a_game_that_is_nowhere_has_the_same_answers(played: Played) -> None:
    for path in ("", "/review", "/ending", "/record", "/notes", "/turns/1/coach", "/turns/1/puzzle"):
        of_server, of_device = played.both(f"GET api/games/here-{'ab' * 16}{path}", None, "en")
        assert of_device == of_server
        assert of_device[0] == 404


def test_a_list_of_tables_is_the_same(played: Played) -> None:
    """But for the shuffle of the next game, and who is there: on the server, nobody has come yet."""
    body = {"tokens": [played.token, "x" * 43]}
    of_server, of_device = (
        (status, json.loads(text)) for status, text in played.both("POST api/mine", body, "en")
    )
    for _, tables in (of_server, of_device):
        for seat in tables[0]["table"]["seats"]:
            seat.update(here=None, away_until=None)
    assert of_device == of_server
    of_server, of_device = played.both("POST api/mine/records", body, "en")
    assert of_device == of_server


def test_a_table_by_its_code_is_the_same(played: Played) -> None:
    path = f"tables/{played.seated['code']}"
    of_device = played.owner.ask("GET", f"api/{path}")
    of_server = played.client.get(f"/api/tables/{played.moved['code']}").json()
    for answer in (of_server, of_device):
        answer.update(table=None, code=None)
        for seat in answer["seats"]:
            seat.update(here=None, away_until=None)
    assert of_device == of_server


def test_people_come_and_go_with_the_same_answers(played: Played) -> None:
    """Their ids and tokens are their own."""
    asked: list[list[tuple[int, Any]]] = []
    for post in (played.at_the_server, played.at_the_device):
        made = post("api/tables", {"settings": {"seats": [{"who": "me"}]}, "name": "Ana", "color": "R"})[1]
        mine, seats = {"token": made["token"]}, f"api/tables/{made['code']}/join"
        joined = post(seats, {"name": "Ben", "color": "G", "seat": 2})
        answers = [
            post(f"api/games/{played.game}/practice", {"turn": 3, "seat": 0, "name": "Ana", "color": "R"}),
            joined,
            post(seats, {"name": "Eve", "color": "G", "seat": 2}),
            post(seats, {"name": "Eve", "color": "Z"}),
            post("api/seats/suggest", {"token": joined[1]["token"], "rules": {"name": "arizona"}}),
            post("api/seats/suggest", {**mine, "rules": {"name": "nothing"}}),
            post("api/seats/suggestion", {**mine, "suggestion": 999}),
            post("api/seats/revoke", {"token": joined[1]["token"], "seat": 0}),
            post("api/seats/revoke", {**mine, "seat": 0}),
            post("api/seats/revoke", {**mine, "seat": 2}),
            post("api/seats/revoke", {"token": joined[1]["token"], "seat": 0}),
            post("api/tables/ZZZZZZ/join", {"name": "Eve", "color": "G"}),
            post("api/tables", {"settings": {"players": 7}, "name": "Ana", "color": "R"}),
            post("api/tables", {"settings": {"players": 70}, "name": "Ana", "color": "R"}),
        ]
        asked.append([(status, _without_ids(body)) for status, body in answers])
    assert asked[1] == asked[0]


def _without_ids(body: Any) -> Any:
    """An answer without what is random in it."""
    if not isinstance(body, dict):
        return body
    return {key: None if key in ("table", "code", "token") and "seat" in body else body[key] for key in body}


def test_the_suggested_rules_are_the_same(played: Played) -> None:
    for post in (played.at_the_server, played.at_the_device):
        made = post("api/tables", {"settings": {"seats": [{"who": "me"}]}, "name": "Ana", "color": "R"})[1]
        post(f"api/tables/{made['code']}/join", {"name": "Ben", "color": "G"})
        assert post("api/seats/suggest", {"token": made["token"], "rules": {"name": "arizona"}})[0] == 204
        read = {"token": made["token"], "suggestion": 4}
        assert post("api/seats/suggestion", read) == (200, {"name": "arizona", "toml": ""})


ALONE = {
    "GET api/here",
    "GET api/tables/{}/log",
    "POST api/tables/{}/move",
    "POST api/tables/{}/moved",
    "POST api/tables/{}/stay",
    "POST api/tables/{}/delete",
    "POST api/watch/{}",
    "POST api/records",
}
"""What a server has no address for; the device's own address, which is empty; and its own screen."""
BY_NAME = {
    "GET api/games/{}/review",
    "GET api/tables/{}",
    "POST api/mine",
    "POST api/mine/records",
    "POST api/seats/revoke",
    "POST api/seats/suggest",
    "POST api/seats/suggestion",
    "POST api/tables",
    "POST api/tables/{}/join",
}
"""What the tests above compare by name."""


def test_every_path_is_compared() -> None:
    assert CASES.keys() | OF_GAMES.keys() | ALONE | BY_NAME == ROUTES.keys()


def test_the_same_bots_play_here(client: Client, owner: Owner) -> None:
    of_server, of_device = both(client, owner, "GET api/here", None, "es")
    assert {**of_server[1], "address": ""} == of_device[1]


@pytest.mark.parametrize(
    "request_", ["POST api/print", "POST api/rules/effect", "POST api/clubs", "GET api/qr", "POST api/daily"]
)
def test_everything_else_needs_a_connection(owner: Owner, request_: str) -> None:
    for language, sentence in (("en", "Needs a connection."), ("es", "Necesita conexión.")):
        method, path = request_.split()
        answer = owner.answer(method, path, {}, language)
        assert answer.status == 503
        assert json.loads(answer.body) == {"code": "needs_connection", "sentence": sentence}

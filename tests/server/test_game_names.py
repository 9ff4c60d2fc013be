"""What games are called, with SQLite and with PostgreSQL, and titles that nobody may give."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import pytest

from tests.server.clients import NO_WAITING, ServerProcess
from tests.server.clubs import change, family, settings, with_me
from tests.server.places import Place

PAIR: dict[str, Any] = {"players": 2, "teams": 2, "pace": NO_WAITING}


@pytest.fixture(scope="module")
def server(place: Place) -> ServerProcess:
    return place.server


def titles(server: ServerProcess, *tokens: str) -> list[str]:
    answers = server.post("/api/mine", {"tokens": list(tokens)}).json()
    return [each["table"]["name"]["title"] for each in answers]


def test_the_host_names_a_table_and_everyone_reads_it(server: ServerProcess) -> None:
    made = server.make(PAIR)
    joined = server.join(made["code"])
    with closing(server.client(made["token"])) as ann, closing(server.client(joined["token"])) as ben:
        people = [{"seat": 0, "name": "Ann"}, {"seat": 1, "name": "Ben"}]
        ann.receive_until(lambda view: view["name"]["people"] == people)
        assert ann.do("name_table", title="\u202e Sunday\n table\u0007")["tell"] == "done"
        ben.receive_until(lambda view: view["name"]["title"] == "Sunday table")
    assert titles(server, made["token"], joined["token"]) == ["Sunday table"] * 2
    summary = server.get(f"/api/tables/{made['code']}").json()
    assert (summary["name"]["title"], summary["name"]["rules"]) == ("Sunday table", "Basic game")


def test_nobody_else_names_it_and_nothing_else_is_a_title(server: ServerProcess) -> None:
    made = server.make(PAIR)
    joined = server.join(made["code"])
    watching = server.post(f"/api/tables/{made['code']}/watch").json()
    for token in (joined["token"], watching["token"]):
        with closing(server.client(token)) as stranger:
            version = stranger.version
            answer = stranger.do("name_table", title="Mine")
            assert (answer["tell"], answer["code"]) == ("refused", "not_allowed")
            assert stranger.version == version
    for title in ("x" * 25, "x" * 100_000, None, 7, ["Sunday"], {"en": "Sunday"}):
        with closing(server.client(made["token"])) as ann:
            ann.send({"do": "name_table", "id": "n", "title": title})
            answer = ann.receive_one("refused", "bye")
            assert answer["code"] in ("unreadable", "too_much"), answer
    assert titles(server, made["token"]) == [""]
    for title in ("x" * 25, 7, None, ["Sunday"]):
        body = {"settings": {**PAIR, "title": title}, "name": "Ann", "color": "R"}
        assert server.post("/api/tables", body).status_code == 400


def test_a_standing_table_gives_its_title_and_no_other_does(server: ServerProcess) -> None:
    club, standing = family(server)
    chosen = with_me(settings("Rosa", "Ben"), "Rosa")

    def opened(standing: str, **more: Any) -> str:
        body = {"settings": {**chosen, **more}, "name": "Rosa", "color": "B"}
        table = server.post("/api/tables", {**body, "club": {"key": club["key"], "standing": standing}})
        assert table.status_code == 201, table.text
        return titles(server, table.json()["token"])[0]

    assert opened(standing, title="Something else") == "Sunday table"
    long = "Saturday night at Grandma's house"
    shown = change(server, club["key"], "save_standing", title=long, settings=settings("Rosa", "Ben"))
    other = next(each["id"] for each in shown["standing"] if each["title"] == long)
    assert opened(other) == "Saturday night at"
    stranger, _ = family(server)
    body = {"settings": chosen, "name": "Eve", "color": "B"}
    made = server.post("/api/tables", {**body, "club": {"key": stranger["key"], "standing": standing}}).json()
    assert titles(server, made["token"]) == [""]

"""What games are called, with SQLite and with PostgreSQL, and titles that nobody may give."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.server.clients import NO_WAITING, ServerProcess, serving
from tests.server.clubs import change, family, settings, with_me

PAIR: dict[str, Any] = {"players": 2, "teams": 2, "pace": NO_WAITING}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    if request.param == "sqlite":
        yield request.getfixturevalue("unlimited")
        return
    address = request.getfixturevalue("postgres").new_database()
    with serving(tmp_path_factory.mktemp("names"), DATABASE_URL=address) as server:
        yield server


def titles(place: ServerProcess, *tokens: str) -> list[str]:
    answers = place.post("/api/mine", {"tokens": list(tokens)}).json()
    return [each["table"]["name"]["title"] for each in answers]


def test_the_host_names_a_table_and_everyone_reads_it(place: ServerProcess) -> None:
    made = place.make(PAIR)
    joined = place.join(made["code"])
    with closing(place.client(made["token"])) as ann, closing(place.client(joined["token"])) as ben:
        people = [{"seat": 0, "name": "Ann"}, {"seat": 1, "name": "Ben"}]
        ann.receive_until(lambda view: view["name"]["people"] == people)
        assert ann.do("name_table", title="\u202e Sunday\n table\u0007")["tell"] == "done"
        ben.receive_until(lambda view: view["name"]["title"] == "Sunday table")
    assert titles(place, made["token"], joined["token"]) == ["Sunday table"] * 2
    summary = place.get(f"/api/tables/{made['code']}").json()
    assert (summary["name"]["title"], summary["name"]["rules"]) == ("Sunday table", "Basic game")


def test_nobody_else_names_it_and_nothing_else_is_a_title(place: ServerProcess) -> None:
    made = place.make(PAIR)
    joined = place.join(made["code"])
    watching = place.post(f"/api/tables/{made['code']}/watch").json()
    for token in (joined["token"], watching["token"]):
        with closing(place.client(token)) as stranger:
            version = stranger.version
            answer = stranger.do("name_table", title="Mine")
            assert (answer["tell"], answer["code"]) == ("refused", "not_allowed")
            assert stranger.version == version
    for title in ("x" * 25, "x" * 100_000, None, 7, ["Sunday"], {"en": "Sunday"}):
        with closing(place.client(made["token"])) as ann:
            ann.send({"do": "name_table", "id": "n", "title": title})
            answer = ann.receive_one("refused", "bye")
            assert answer["code"] in ("unreadable", "too_much"), answer
    assert titles(place, made["token"]) == [""]
    for title in ("x" * 25, 7, None, ["Sunday"]):
        body = {"settings": {**PAIR, "title": title}, "name": "Ann", "color": "R"}
        assert place.post("/api/tables", body).status_code == 400


def test_a_named_table_is_the_same_after_it_was_read_again(place: ServerProcess) -> None:
    made = place.make({**PAIR, "title": "  Kitchen\u200b table "})
    assert titles(place, made["token"]) == ["Kitchen table"]


def test_a_standing_table_gives_its_title_and_no_other_does(place: ServerProcess) -> None:
    club, standing = family(place)
    chosen = with_me(settings("Rosa", "Ben"), "Rosa")

    def opened(standing: str, **more: Any) -> str:
        body = {"settings": {**chosen, **more}, "name": "Rosa", "color": "B"}
        table = place.post("/api/tables", {**body, "club": {"key": club["key"], "standing": standing}})
        assert table.status_code == 201, table.text
        return titles(place, table.json()["token"])[0]

    assert opened(standing, title="Something else") == "Sunday table"
    long = "Saturday night at Grandma's house"
    shown = change(place, club["key"], "save_standing", title=long, settings=settings("Rosa", "Ben"))
    other = next(each["id"] for each in shown["standing"] if each["title"] == long)
    assert opened(other) == "Saturday night at"
    stranger, _ = family(place)
    body = {"settings": chosen, "name": "Eve", "color": "B"}
    made = place.post("/api/tables", {**body, "club": {"key": stranger["key"], "standing": standing}}).json()
    assert titles(place, made["token"]) == [""]

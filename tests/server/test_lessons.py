"""Lessons on the server: the list of them, a table that teaches, and what becomes of its game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

from pegs.core.board import START
from pegs.rules.loader import load_named
from pegs.server.hosting.config import Limits, ServerSettings
from pegs.server.http.app import make_app
from pegs.server.live.archive import _records
from pegs.server.live.table_repository import TableRepository
from pegs.server.store.store import StoredTable
from pegs.table.stored_events import encode_event
from pegs.teaching import PLAYERS, topics
from tests.server.clients import ServerProcess
from tests.server.loops import run
from tests.table.test_lessons import finish, taught

BOT = {"who": "bot", "bot": "random"}
HOUSE = 'extends = "basic"\n[cards.4]\nforward = []\nbackward = 4\n'


def new_table(lesson: str, rules: str = "basic") -> dict[str, Any]:
    seats = [{"who": "me"}, BOT, BOT, BOT]
    settings = {"rules": {"name": rules}, "seats": seats, "lesson": lesson, "pace": {"bot_seconds": 0}}
    return {"settings": settings, "name": "Rosa", "color": "B", "start": True}


def test_the_lessons_of_any_rules_are_listed(server: ServerProcess) -> None:
    arizona = server.post("/api/lessons", {"name": "arizona"}).json()
    assert (arizona["title"], arizona["lessons"]) == ("Arizona rules", list(topics(load_named("arizona"))))
    sheet = server.get("/api/rules/arizona/sheet").json()["sheet"]
    assert arizona["differences"] == len(sheet["differences"]) > 3
    basic = server.post("/api/lessons", {"name": "basic"}).json()
    assert basic["differences"] == 0
    # Where each begins: with all pegs at start, or with some of them out.
    assert len(basic["pegs"]) == len(basic["lessons"])
    assert basic["pegs"][0] == [[START] * 5] * PLAYERS
    assert basic["pegs"][basic["lessons"].index("bump")] != basic["pegs"][0]
    assert basic["board"]["players"] == PLAYERS
    house = server.post("/api/lessons", {"toml": HOUSE})
    assert house.status_code == 200, house.text
    assert "back" in house.json()["lessons"]


@pytest.mark.parametrize("rules", [{"name": "nowhere"}, {"toml": "pegs = 900"}, {"toml": "?"}])
def test_rules_that_cannot_be_read_have_a_reason_instead_of_lessons(
    server: ServerProcess, rules: dict[str, str]
) -> None:
    answer = server.post("/api/lessons", rules)
    assert answer.status_code == 409
    assert answer.json()["sentence"]


def test_asking_for_lessons_is_limited(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(rule_checks_at_once=2, rule_checks_a_minute=1)
        settings = ServerSettings(tmp_path, warm_up=False, limits=limits)
        async with AsyncTestClient(make_app(settings)) as client:
            answers = [await client.post("/api/lessons", json={"name": "basic"}) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [200, 200, 429]

    run(work())


def test_a_table_teaches_one_moment_after_another(unlimited: ServerProcess) -> None:
    made = unlimited.post("/api/tables", new_table("first-game"))
    assert made.status_code == 201, made.text
    client = unlimited.client(made.json()["token"])
    while client.view["stage"] == "gathering":
        client.receive()
    assert client.view["lesson"]["lesson"] == "goal"
    assert client.do("lesson", step=0)["tell"] == "done"
    assert client.view["lesson"]["lesson"] == "out"
    assert client.do("lesson", step=1)["tell"] == "refused"
    assert client.do("lesson", step=1, skip=True)["tell"] == "done"
    assert client.view["lesson"]["lesson"] == "count"
    assert client.do("lesson", step=2, leave=True)["tell"] == "done"
    assert client.view["lesson"] is None
    client.close()


def test_a_lesson_that_the_rules_do_not_have_is_refused(server: ServerProcess) -> None:
    answer = server.post("/api/tables", new_table("trade"))
    assert answer.status_code == 409
    assert "don’t have that lesson" in answer.json()["sentence"]


def test_a_finished_game_that_began_as_a_lesson_is_in_no_list() -> None:
    sitting = finish(taught("basic", "home")).play_out()
    repository = TableRepository(None, None, "table", sitting.events)  # type: ignore[arg-type]
    assert not repository.finished
    bodies = [encode_event(event).decode() for event in sitting.events]
    assert _records(StoredTable("ABCD", None, tuple(bodies), {}), {}) == ""

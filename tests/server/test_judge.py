"""The judge on the server: questions, bad questions, and how often an address may ask."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

from pegs.server.hosting.config import Limits, ServerSettings
from pegs.server.http.app import make_app
from tests.server.clients import ServerProcess
from tests.server.loops import run

POSITION = "3s,A1,A4/4s,B9/5s/5s A 7/?5/?5/?5"


def test_a_turn_is_judged_with_the_rule_behind_it(server: ServerProcess) -> None:
    names = ["Rosa", "Ben", "Ana", "Theo"]
    asked = {"position": POSITION, "turn": "7 A1-A8", "names": names}
    ruling = server.post("/api/judge", asked).json()["ruling"]
    assert not ruling["is_legal"]
    assert ruling["reason"]["sentence"] == "You can’t pass your own peg on your 4."
    assert ruling["paragraph"] == "own-color"
    assert ruling["reason"]["attempt"]["cross"] == {"seat": 0, "place": 4}
    option = ruling["instead"]["option"]
    again = server.post("/api/judge", asked | {"turn": option["turn"]}).json()["ruling"]
    assert again["is_legal"]
    assert again["operations"][0]["op"] == "played"


def test_everything_that_can_be_played_is_listed(server: ServerProcess) -> None:
    answer = server.post("/api/judge", {"position": POSITION}).json()
    assert answer["playable"]["is_complete"]
    assert {option["card"] for option in answer["playable"]["options"]} == {"7"}


@pytest.mark.parametrize(
    "asked",
    [
        {"rules": {"name": "nowhere"}},
        {"rules": {"toml": "?"}},
        {"players": 5, "teams": 2},
        {"position": POSITION, "turn": "rubbish"},
        {"position": "5s/5s/5s/5s A ?5/?5/?5/?5", "turn": "7 As-A8"},
    ],
)
def test_a_question_without_an_answer_has_a_reason(server: ServerProcess, asked: dict[str, Any]) -> None:
    answer = server.post("/api/judge", asked)
    assert answer.status_code == 409
    assert answer.json()["sentence"]


@pytest.mark.parametrize(
    "asked",
    [{"position": "x" * 1001}, {"turn": "x" * 121}, {"players": 11}, {"names": ["x"] * 11}, {"more": 1}],
)
def test_a_question_that_is_too_large_is_refused(server: ServerProcess, asked: dict[str, Any]) -> None:
    assert server.post("/api/judge", asked).status_code == 400


def test_an_impossible_position_has_all_its_faults(server: ServerProcess) -> None:
    answer = server.post("/api/judge", {"position": "3s/4s,B9,B9/5s/5s A 8/?5/K9/?9"})
    assert answer.status_code == 200
    assert len(answer.json()["faults"]) > 2


def test_asking_the_judge_is_limited(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(rule_checks_at_once=2, rule_checks_a_minute=1)
        settings = ServerSettings(tmp_path, warm_up=False, limits=limits)
        async with AsyncTestClient(make_app(settings)) as client:
            answers = [await client.post("/api/judge", json={}) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [200, 200, 429]

    run(work())

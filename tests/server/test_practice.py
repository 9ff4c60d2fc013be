"""Playing on from a replay, and asking the coach about it, over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.clients import ServerProcess
from tests.server.test_records import BOTS, play_out


@pytest.fixture(scope="module")
def game(unlimited: ServerProcess) -> str:
    """The id of a finished game's replay."""
    client = unlimited.client(unlimited.make(BOTS, start=True)["token"])
    play_out(client)
    game_id: str = client.view["game_id"]
    client.close()
    return game_id


def practice(server: ServerProcess, game: str, **more: Any) -> dict[str, Any]:
    asked = {"turn": 4, "seat": 2, "name": "Ann", "color": "R"} | more
    answer = server.post(f"/api/games/{game}/practice", asked)
    assert answer.status_code == 201, answer.text
    seated: dict[str, Any] = answer.json()
    return seated


def test_alone_the_game_goes_on_at_once_from_that_moment(unlimited: ServerProcess, game: str) -> None:
    replay = unlimited.get(f"/api/games/{game}").json()
    seated = practice(unlimited, game)
    assert seated["seat"] == 2
    client = unlimited.client(seated["token"])
    view = client.view
    assert view["stage"] == "playing"
    began = view["settings"]["practice"]
    assert (began["game"], began["turn"]) == (game, 4)
    assert [each["bot"] for each in view["seats"]] == ["strong", "strong", None, "strong"]
    assert [each["name"] for each in view["seats"]][3] == replay["seats"][3]["name"]
    play_out(client)
    assert client.view["game_id"] is None
    client.close()


def test_together_people_come_by_link(unlimited: ServerProcess, game: str) -> None:
    seated = practice(unlimited, game, together=True)
    client = unlimited.client(seated["token"])
    assert client.view["stage"] == "gathering"
    kinds = [each["kind"] for each in client.view["seats"]]
    assert kinds == ["open", "bot", "person", "bot"]
    assert unlimited.join(seated["code"], "Rosa")["seat"] == 0
    assert client.do_with_retries("start", version=client.version)["tell"] == "done"
    client.close()


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"turn": 10_000}, 409),
        ({"seat": 8}, 409),
        ({"turn": -1}, 400),
        ({"seat": 10}, 400),
        ({"name": ""}, 400),
        ({"more": 1}, 400),
    ],
)
def test_impossible_practice_is_refused(
    unlimited: ServerProcess, game: str, asked: dict[str, Any], status: int
) -> None:
    body = {"turn": 4, "seat": 2, "name": "Ann", "color": "R"} | asked
    answer = unlimited.post(f"/api/games/{game}/practice", body)
    assert answer.status_code == status
    assert answer.json()["sentence"]


def test_the_coach_says_what_it_would_play(unlimited: ServerProcess, game: str) -> None:
    advice = unlimited.get(f"/api/games/{game}/turns/4/coach").json()
    assert advice["is_known"]
    assert advice["option"]["turn"]
    assert advice["reasons"][0]["lead"]
    assert unlimited.get(f"/api/games/{game}/turns/4/coach").json() == advice


@pytest.mark.parametrize("turn", ["10000", "-1", "99999999999999999999", "x"])
def test_at_an_impossible_moment_it_is_refused(unlimited: ServerProcess, game: str, turn: str) -> None:
    answer = unlimited.get(f"/api/games/{game}/turns/{turn}/coach")
    assert answer.status_code in (404, 409)
    assert answer.json()["sentence"]


def test_of_an_unknown_game_there_is_nothing(unlimited: ServerProcess, game: str) -> None:
    nowhere = "0" * len(game)
    assert unlimited.get(f"/api/games/{nowhere}/turns/4/coach").status_code == 404
    body = {"turn": 4, "seat": 2, "name": "Ann", "color": "R"}
    assert unlimited.post(f"/api/games/{nowhere}/practice", body).status_code == 404

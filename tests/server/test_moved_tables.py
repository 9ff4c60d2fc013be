"""Tables that come from devices without a server, and requests that only look like it."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from pegs.server.hosting.config import MOVED_BODY
from pegs.server.store import schema
from tests.here.playing import SHORT, Owner, begin, play, play_to_the_end, sit_down
from tests.server.clients import NO_WAITING, ServerProcess, serving
from tests.server.clubs import play_out
from tests.server.places import Place

ADDRESS = "/api/tables/import"
NEW = iter(range(10_000))


def moving(owner: Owner, table: str) -> dict[str, Any]:
    """What a device sends to move a table."""
    body: dict[str, Any] = owner.ask("POST", f"api/tables/{table}/move")
    return body


def game_in_progress() -> tuple[Owner, list[dict[str, Any]], dict[str, Any]]:
    """Two people in the middle of a game, one of whom is to play; and what their device sends to move it."""
    owner = Owner(1000 + next(NEW))
    everyone = sit_down(owner, 2)
    begin(owner, everyone)
    play(owner, everyone[0]["table"], 20)
    while owner.view(0)["game"]["turn"] % 2:
        owner.let_time_pass()
    return owner, everyone, moving(owner, everyone[0]["table"])


def moved(server: ServerProcess, body: dict[str, Any]) -> list[dict[str, Any]]:
    """The seats of a table that was moved to a server."""
    answer = server.post(ADDRESS, body)
    assert answer.status_code == 201, answer.text
    seats: list[dict[str, Any]] = answer.json()
    return seats


def test_people_play_on_where_they_were(place: Place) -> None:
    owner, everyone, body = game_in_progress()
    seats = moved(place.server, body)
    assert [each["seat"] for each in seats] == [each["seat"] for each in everyone]
    clients = [place.server.client_of(each["token"], each["table"]) for each in seats]
    for seated, client in zip(everyone, clients, strict=True):
        before = owner.view(seated["seat"])
        assert client.game["hand"] == before["game"]["hand"]
        assert client.game["pegs"] == before["game"]["pegs"]
        assert client.view["me"] == before["me"]
        assert client.view["code"] == seats[0]["code"] != everyone[0]["code"]
    assert clients[0].view["stage"] == "paused", "people need time to open their links"
    assert clients[-1].do("resume")["tell"] == "done"
    for client in clients:
        client.receive_until(lambda table: table["stage"] == "playing")
    turn = clients[0].game["turn"]
    (actor,) = (client for client in clients if client.view["me"]["seat"] == turn)
    assert actor.do("play", version=actor.version, turn=actor.do("hint")["turn"])["tell"] == "done"
    for client in clients:
        client.close()


def test_the_same_request_again_has_the_same_answer(place: Place) -> None:
    _, _, body = game_in_progress()
    seats = moved(place.server, body)
    assert moved(place.server, body) == seats
    (row,) = place.rows(sa.select(sa.func.count()).where(schema.tables.c.code == seats[0]["code"]))
    assert row[0] == 1
    (row,) = place.rows(sa.select(sa.func.count()).where(schema.keys.c.table_id == seats[0]["table"]))
    assert row[0] == len(seats)
    assert place.rows(sa.select(schema.club_tables).filter_by(table_id=seats[0]["table"])) == []


def test_requests_at_once_to_two_servers_make_one_table(
    two_servers: tuple[ServerProcess, ServerProcess],
) -> None:
    _, _, body = game_in_progress()
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda at: moved(two_servers[at % 2], body), range(8)))
    assert all(answer == answers[0] for answer in answers)
    summaries = [server.get(f"/api/tables/{answers[0][0]['code']}").json() for server in two_servers]
    assert {summary["table"] for summary in summaries} == {answers[0][0]["table"]}


def test_someone_else_cannot_move_the_same_games(place: Place) -> None:
    _, _, body = game_in_progress()
    moved(place.server, body)
    answer = place.server.post(ADDRESS, {**body, "move": "ab" * 32})
    assert (answer.status_code, answer.json()["code"]) == (409, "not_allowed")
    assert "on this server already" in answer.json()["sentence"]


def test_the_tokens_of_the_device_open_nothing_on_the_server(place: Place) -> None:
    _, everyone, body = game_in_progress()
    moved(place.server, body)
    client = place.server.client(everyone[0]["token"])
    assert (client.welcome["tell"], client.welcome["code"]) == ("bye", "unknown_token")
    client.close()


def test_a_device_whose_clock_is_ahead_moves_its_tables(place: Place) -> None:
    """Nothing at the table happens in the future, and the clock doesn't run while the table moves."""
    owner = Owner(4000 + next(NEW), now=time.time() + 10_000_000)
    seated = owner.new_table(pace={"seconds": 600})
    owner.enter(seated)
    while owner.view()["game"]["turn"]:
        owner.let_time_pass()
    (seat,) = moved(place.server, moving(owner, seated["table"]))
    client = place.server.client_of(seat["token"], seat["table"])
    assert client.view["now"] < time.time() + 60
    assert 500 < client.view["deadline"] - client.view["now"] <= 600
    client.close()


def test_the_check_says_who_shuffled(place: Place) -> None:
    """Games that a device dealt could have been chosen; those that the server deals afterward couldn't."""
    owner = Owner(5000 + next(NEW))
    seated = owner.new_table(players=2, teams=2, rules={"name": "", "toml": SHORT}, pace=NO_WAITING)
    owner.enter(seated)
    first = play_to_the_end(owner, seated)["game_id"]
    assert owner.ask("POST", f"api/games/{first}/check")["on_device"]
    assert owner.ask("GET", f"api/games/{first}")["on_device"]
    assert '[Shuffled "on a player\'s device"]' in owner.ask("GET", f"api/games/{first}/record")
    (seat,) = moved(place.server, moving(owner, seated["table"]))
    client = place.server.client_of(seat["token"], seat["table"])
    assert client.do("rematch", version=client.version)["tell"] == "done"
    play_out(client)
    second = client.view["game_id"]
    client.close()
    games = [first.removeprefix("here-"), second]
    checks = [place.server.post(f"/api/games/{game}/check").json() for game in games]
    assert [check["on_device"] for check in checks] == [True, False]
    assert all(check["deal_holds"] and check["commitment_holds"] for check in checks)
    device_seed = json.loads(owner.stored[seated["table"]][0])["seed"]
    assert device_seed not in place.server.get(f"/api/games/{second}").text


# --- attacks


@pytest.fixture(scope="module")
def body() -> dict[str, Any]:
    return game_in_progress()[2]


def event(**fields: Any) -> str:
    return json.dumps({"at": 1_790_000_500.0, **fields})


DEEP = "[" * 100_000
ADDED = [
    "",
    "null",
    "[]",
    "{",
    DEEP,
    '{"event":"said","at":1790000500.0,"x":' + DEEP,
    event(event="nothing"),
    event(event="ended", number=1, winner=0),
    event(event="said", seat=0, phrase="x" * 5000, text=None),
    event(event="said", seat=99, phrase="hello", text=None),
    event(event="seat_requested", seat=1, name="Eve", color="R", key="0" * 64),
    event(event="seat_request_answered", request=1, seat=1, key="0" * 64, granted=True),
    event(event="seat_taken", seat=0, name="Eve", color="R", host=True),
    event(event="seat_taken", seat=1, name="Eve", color="R"),
    event(event="moved_here", seed="00" * 32),
    event(event="turn_played", seat=0, by="person", turn="K As-A8"),
    event(event="taken_back", seat=0, plies=500),
    event(event="interrupted", since=-1e300, until=1e300),
    event(event="coach_asked", seat=0, turn="x" * 9999),
    event(event="pegs_corrected", seat=0, pegs="home/home/home/home"),
    event(event="board_corrected", seat=0, pegs="h0,h1,h2,h3,h4/s/s/s"),
    event(event="discards_shuffled", seat=0),
    event(event="options_set", options={"pace": {"seconds": 1}}),
]


@pytest.mark.parametrize("line", ADDED, ids=range(len(ADDED)))
def test_lines_that_do_not_fit_are_refused(place: Place, body: dict[str, Any], line: str) -> None:
    answer = place.server.post(ADDRESS, {**body, "lines": [*body["lines"], line]})
    assert (answer.status_code, answer.json()["code"]) == (409, "not_allowed"), answer.text
    assert place.server.get("/ready").status_code == 200


BODIES: list[Any] = [
    None,
    [],
    {},
    {"move": "ab" * 32},
    {"move": "ab" * 32, "lines": []},
    {"move": "short", "lines": ["{}"]},
    {"move": "AB" * 32, "lines": ["{}"]},
    {"move": "ab" * 32 + "\n", "lines": ["{}"]},
    {"move": "ab" * 32, "lines": [{}]},
    {"move": "ab" * 32, "lines": "{}"},
    {"move": "ab" * 32, "lines": ["{}"], "club": {"key": "x" * 43, "table": "y"}},
]


@pytest.mark.parametrize("wrong", BODIES, ids=range(len(BODIES)))
def test_bodies_that_are_none_are_refused(place: Place, wrong: object) -> None:
    answer = place.server.post(ADDRESS, wrong)
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable"), answer.text


def send(server: ServerProcess, content: bytes) -> httpx.Response:
    headers = {"Content-Type": "application/json"}
    return httpx.post(server.url + ADDRESS, content=content, headers=headers, timeout=30)


def test_deep_and_huge_bodies_are_refused(place: Place) -> None:
    assert send(place.server, b'{"move":' + DEEP.encode()).status_code == 400
    assert send(place.server, b"\xff\xfe").status_code == 400
    huge = send(place.server, b'{"lines":["' + b"x" * MOVED_BODY + b'"]}')
    assert (huge.status_code, huge.json()["code"]) == (413, "too_much")
    assert place.server.post("/api/rules/check", {"title": "x" * 200_000}).status_code == 413


def test_a_log_with_a_result_that_nobody_won_is_refused(place: Place, body: dict[str, Any]) -> None:
    """Nor can one drop a turn, or have another seat play it."""
    lines = body["lines"]
    at = next(at for at, line in enumerate(lines) if '"turn_played"' in line)
    played = json.loads(lines[at])
    other = json.dumps({**played, "seat": (played["seat"] + 1) % 4})
    for wrong in (
        lines[:at] + lines[at + 1 :],
        [*lines[:at], other, *lines[at + 1 :]],
        [*lines[: at + 1], event(event="ended", number=1, winner=1)],
        lines[1:],
        lines[::-1],
        [*lines, *lines],
    ):
        assert place.server.post(ADDRESS, {**body, "lines": wrong}).status_code == 409


def test_moving_is_limited_as_new_tables_are(tmp_path: Path, body: dict[str, Any]) -> None:
    with serving(tmp_path, limits="tables_an_hour = 2\nmoved_seconds = 0.000001\n") as server:
        slow = server.post(ADDRESS, body)
        assert (slow.status_code, slow.json()["code"]) == (409, "too_much")
        assert server.post(ADDRESS, body).status_code == 409
        assert server.post(ADDRESS, body).status_code == 429
        assert server.post("/api/tables", {"settings": {}, "name": "A", "color": "R"}).status_code == 429

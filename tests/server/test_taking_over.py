"""Taking over a bot's seat through the server: the newcomer sees nothing before the host agrees."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.clients import ServerProcess

TWO_BOTS = {
    "seats": [{"who": "me"}, {"who": "bot"}, {"who": "bot"}, {"who": "bot"}],
    "pace": {"bot_seconds": 0},
}
MAY = {"name": "May", "color": "P", "seat": 2}


def mine(server: ServerProcess, token: str) -> Any:
    answer: httpx.Response = server.post("/api/mine", {"tokens": [token]})
    return answer.json()[0]["table"]


def test_a_late_cousin_gets_the_hand_when_the_host_agrees(server: ServerProcess) -> None:
    host = server.make(TWO_BOTS, start=True)
    ann = server.client(host["token"])
    ann.receive_until(lambda view: view["game"] is not None)
    asked = server.post(f"/api/tables/{host['code']}/ask", MAY)
    assert asked.status_code == 201
    token = asked.json()["token"]
    assert asked.json()["seat"] is None
    ann.receive_until(lambda view: view["seat_requests"])
    # Before the answer, the token opens neither the table nor anything about its games.
    assert server.client(token).welcome["code"] == "unknown_token"
    waiting = mine(server, token)
    assert (waiting["seat"], waiting["code"], waiting["games"]) == (None, "", [])
    assert server.post("/api/passages", {"token": token}).status_code == 403
    (request,) = ann.view["seat_requests"]
    assert ann.do("answer_seat_request", request=request["id"], agree=True)["tell"] == "done"
    assert mine(server, token)["seat"] == 2
    may = server.client(token)
    assert may.view["me"] == {"role": "player", "seat": 2, "host": False}
    assert len(may.game["hand"]) == may.game["hand_sizes"][2]
    ann.receive_until(lambda view: view["seats"][2]["here"])


def test_a_refused_newcomer_learns_it(server: ServerProcess) -> None:
    host = server.make(TWO_BOTS, start=True)
    ann = server.client(host["token"])
    token = server.post(f"/api/tables/{host['code']}/ask", MAY).json()["token"]
    ann.receive_until(lambda view: view["seat_requests"])
    ann.do("answer_seat_request", request=ann.view["seat_requests"][0]["id"], agree=False)
    assert mine(server, token) is None


def test_a_newcomer_withdraws(server: ServerProcess) -> None:
    host = server.make(TWO_BOTS, start=True)
    ann = server.client(host["token"])
    token = server.post(f"/api/tables/{host['code']}/ask", MAY).json()["token"]
    ann.receive_until(lambda view: view["seat_requests"])
    assert server.post("/api/seats/withdraw", {"token": token}).status_code == 204
    ann.receive_until(lambda view: not view["seat_requests"])
    assert mine(server, token) is None
    assert server.post("/api/seats/withdraw", {"token": token}).status_code == 403

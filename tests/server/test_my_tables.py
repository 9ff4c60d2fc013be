"""What a browser learns about its tables: the board that waits for its person, and no one's hand."""

from __future__ import annotations

from typing import Any

from tests.server.clients import NO_WAITING, ServerProcess
from tests.server.clubs import SHORT, play_out

PAIR: dict[str, Any] = {"players": 2, "teams": 2, "pace": NO_WAITING}


def mine(server: ServerProcess, *tokens: str) -> list[dict[str, Any]]:
    answer: list[dict[str, Any]] = server.post("/api/mine", {"tokens": tokens}).json()
    return answer


def test_only_the_one_whose_turn_it_is_gets_the_board(server: ServerProcess) -> None:
    made = server.make({**PAIR, "rules": {"name": "bluffing"}})
    tokens = [made["token"], server.join(made["code"])["token"]]
    assert [each["waiting"] for each in mine(server, *tokens)] == [None, None]
    people = [server.client(token) for token in tokens]
    assert people[0].do("start", version=people[0].version)["tell"] == "done"
    for client in people:
        client.receive_until(lambda view: view["stage"] == "playing")
    first = people[0].game["turn"]
    waiting = [each["waiting"] for each in mine(server, *tokens)]
    assert waiting[1 - first] is None
    assert waiting[first]["last"] is None
    # Someone plays a card face down: the other one's board shows that, and not which card it is.
    declared = next(each for each in people[first].game["options"] if each["kind"] == "declare")
    people[first].do("play", version=people[first].version, turn=declared["turn"])
    shown = mine(server, *tokens)[1 - first]["waiting"]
    (played,) = [each for each in shown["last"]["operations"] if each["op"] == "played"]
    assert (played["seat"], played["card"], played["declared"]) == (first, "?", declared["declared"])
    assert shown["pegs"] == people[first].game["pegs"]
    assert shown["since"] <= shown["last"]["at"]


def test_a_watcher_and_a_key_that_is_no_longer_valid_get_no_board(server: ServerProcess) -> None:
    seats = [{"who": "me"}, {"who": "bot"}]
    made = server.make({**PAIR, "seats": seats}, start=True)
    client = server.client(made["token"])
    client.wait_for_turn()
    watcher = server.post(f"/api/tables/{made['code']}/watch").json()
    own, watched, unknown = mine(server, made["token"], watcher["token"], "x" * 32)
    assert own["waiting"]["board"]["players"] == 2
    assert watched["waiting"] is None
    assert unknown == {"table": None, "waiting": None, "goes": None}


# --- tables to which nobody was invited


def unshared(server: ServerProcess) -> dict[str, Any]:
    body = {"settings": {"pace": NO_WAITING}, "name": "Rosa", "color": "B", "keep": False}
    made: dict[str, Any] = server.post("/api/tables", body).json()
    return made


def test_looking_up_the_code_keeps_a_table(server: ServerProcess) -> None:
    made = unshared(server)
    host = server.client(made["token"])
    assert server.get(f"/api/tables/{made['code']}").status_code == 200
    assert host.do("share")["tell"] == "done"
    assert server.join(made["code"], "Ben")["seat"] == 1


def test_only_a_seat_shares_a_table(server: ServerProcess) -> None:
    made = unshared(server)
    server.client(made["token"])
    watcher = server.post(f"/api/watch/{made['table']}").json()
    refused = server.client(watcher["token"]).do("share")
    assert (refused["tell"], refused["code"]) == ("refused", "not_allowed")
    for wrong in ("yes", "no", None):
        body: dict[str, Any] = {"settings": {}, "name": "Rosa", "color": "B", "keep": wrong}
        assert server.post("/api/tables", body).status_code == 400


# --- changes before the first deal


def test_tokens_go_with_the_seats_of_a_table_that_has_grown(unlimited: ServerProcess) -> None:
    server = unlimited
    seats = [{"who": "invited"}, {"who": "me"}]
    made = server.make({**PAIR, "seats": seats, "rules": {"toml": SHORT}})
    ann = server.client(made["token"])
    assert ann.do("resize_table", players=4, teams=2)["tell"] == "done"
    for seat in (0, 2, 3):
        assert ann.do("set_seat", seat=seat, bot="hints")["tell"] == "done"
    assert ann.do("start", version=ann.version)["tell"] == "done"
    play_out(ann)
    answer = ann.do("rematch", version=ann.version, same_cards=True)
    while ann.version < answer["version"]:
        ann.receive()
    # From seat 1 to 2 of four, and not round a table of two.
    assert ann.view["me"]["seat"] == 2
    assert server.client(made["token"]).view["me"]["seat"] == 2

"""People at a server suggest rules for their table, vote, and everyone gets the new ones."""

from __future__ import annotations

from typing import Any

from tests.server.clients import NO_WAITING, Client, ServerProcess

PAIR: dict[str, Any] = {"players": 2, "teams": 2, "pace": NO_WAITING}
HOUSE = {"toml": 'extends = "arizona"\ntitle = "Grandma’s rules"\npegs = 4\n'}


def suggest(server: ServerProcess, token: str, rules: dict[str, Any]) -> int:
    """Suggest rules. Returns the status of the answer."""
    return server.post("/api/seats/suggest", {"token": token, "rules": rules}).status_code


def receive_rules(client: Client) -> dict[str, Any]:
    """Receive until the rules change."""
    while "rules" not in (message := client.receive()):
        assert message["tell"] != "bye"
    rules: dict[str, Any] = message["rules"]
    return rules


def test_everyone_gets_the_new_rules_in_their_language(server: ServerProcess) -> None:
    made = server.make({**PAIR, "rules": {"name": "basic"}})
    ben = server.join(made["code"])
    watcher = server.post(f"/api/tables/{made['code']}/watch").json()
    screen = server.post(f"/api/tables/{made['code']}/screen", {"token": made["token"]}).json()
    tokens = (made["token"], ben["token"], watcher["token"], screen["token"])
    languages = ("en", "es", "es", "en")
    people = [server.client(token, language=each) for token, each in zip(tokens, languages, strict=True)]
    titles = ["Arizona rules" if each == "en" else "Reglas de Arizona" for each in languages]
    assert suggest(server, ben["token"], {"name": "arizona"}) == 204
    for client, title in zip(people, titles, strict=True):
        client.receive_until(lambda view: bool(view["suggestions"]))
        (shown,) = client.view["suggestions"]
        assert (shown["title"], shown["seat"], shown["yes"], shown["needed"]) == (title, 1, [1], 2)
    suggestion = people[0].view["suggestions"][0]["id"]
    voted = people[0].do("vote_on_rules", suggestion=suggestion, agree=True)
    assert voted["tell"] == "done"
    cards = [receive_rules(client) for client in people[1:]]
    assert [card["title"] for card in cards] == titles[1:]
    assert {card["name"] for card in cards} == {"arizona"}
    assert server.client(made["token"]).welcome["rules"]["name"] == "arizona"
    (mine,) = server.post("/api/mine", {"tokens": [made["token"]]}).json()
    assert mine["table"]["name"]["rules"] == "Arizona rules"
    assert people[0].view["suggestions"] == []


def test_a_house_sheet_can_be_read_before_the_vote(server: ServerProcess) -> None:
    made = server.make(PAIR)
    ben = server.join(made["code"])
    ann = server.client(made["token"])
    assert suggest(server, ben["token"], HOUSE) == 204
    ann.receive_until(lambda view: bool(view["suggestions"]))
    (shown,) = ann.view["suggestions"]
    assert (shown["name"], shown["title"]) == ("house", "Grandma’s rules")
    question = {"token": made["token"], "suggestion": shown["id"]}
    assert server.post("/api/seats/suggestion", question).json()["toml"] == HOUSE["toml"]
    assert ann.do("vote_on_rules", suggestion=shown["id"], agree=True)["tell"] == "done"
    late = server.post("/api/seats/suggestion", question)
    assert (late.status_code, late.json()["code"]) == (409, "stale")
    assert ann.do("start", version=ann.version)["tell"] == "done"
    ann.receive_until(lambda view: view["stage"] == "playing")
    assert [len(pegs) for pegs in ann.game["pegs"]] == [4, 4]


def test_only_people_with_a_seat_suggest_rules_that_suit_the_table(server: ServerProcess) -> None:
    made = server.make(PAIR)
    watcher = server.post(f"/api/tables/{made['code']}/watch").json()["token"]
    assert [suggest(server, token, HOUSE) for token in (watcher, "x" * 43)] == [403, 403]
    assert server.post("/api/seats/suggestion", {"token": "x" * 43, "suggestion": 1}).status_code == 403
    wrong = server.post("/api/seats/suggest", {"token": made["token"], "rules": {"toml": "pegs = 99"}})
    assert (wrong.status_code, wrong.json()["code"]) == (409, "not_allowed")
    assert suggest(server, made["token"], HOUSE) == 204
    ann = server.client(made["token"])
    assert ann.welcome["rules"]["title"] == "Grandma’s rules", "Ann is alone"
    assert suggest(server, made["token"], {"toml": "#" * 20_001}) == 400

"""The puzzles on the server."""

from __future__ import annotations

from tests.server.clients import ServerProcess


def test_the_list_has_the_puzzle_of_the_day_which_can_be_solved(server: ServerProcess) -> None:
    found = server.get("/api/puzzles").json()
    assert found["day"] == server.get("/api/daily").json()["day"]
    assert found["today"] in {each["id"] for each in found["puzzles"]}
    task = server.get(f"/api/puzzles/{found['today']}").json()
    assert (found["position"], found["board"]) == (task["puzzle"]["position"], task["table"]["board"])
    (entry,) = (each for each in found["puzzles"] if each["id"] == found["today"])
    assert (entry["rules"], entry["title"]) == (task["puzzle"]["rules"], task["table"]["title"])
    assert set(task["puzzle"]["right"]) < {each["turn"] for each in task["playable"]["options"]}
    assert task["table"]["board"]["players"] == task["puzzle"]["players"]


def test_a_glance_at_today_shows_two_cards_and_the_puzzle_but_no_answer(server: ServerProcess) -> None:
    glance = server.get("/api/today").json()
    assert set(glance) == {"cards", "board", "position"}
    hand = server.get("/api/daily").json()["hand"]
    assert len(glance["cards"]) == 2
    assert set(glance["cards"]) <= set(hand)
    task = server.get(f"/api/puzzles/{server.get('/api/puzzles').json()['today']}").json()
    assert (glance["position"], glance["board"]) == (task["puzzle"]["position"], task["table"]["board"])


def test_a_glance_at_a_day_that_is_not_today_or_at_unknown_rules_is_an_error(server: ServerProcess) -> None:
    for day in ("2020-01-01", "tomorrow", "", "9" * 4000, "2026-13-45"):
        assert server.get("/api/today", params={"day": day}).status_code == 409
    for rules in ("bluffing", "", "x" * 4000, "\u0000"):
        assert server.get("/api/today", params={"rules": rules}).status_code == 404


def test_an_unknown_puzzle_is_an_error(server: ServerProcess) -> None:
    answer = server.get("/api/puzzles/none")
    assert answer.status_code == 404
    assert "puzzle" in answer.json()["sentence"]


def test_the_puzzle_of_the_day_is_basic_unless_other_rules_are_asked_for(server: ServerProcess) -> None:
    def rules_of_today(**query: str) -> str:
        found = server.get("/api/puzzles", params=query).json()
        (entry,) = (each for each in found["puzzles"] if each["id"] == found["today"])
        return str(entry["rules"])

    assert rules_of_today() == "basic"
    assert rules_of_today(rules="arizona") == "arizona"
    for rules in ("bluffing", "", "x" * 4000, "\u0000"):
        assert server.get("/api/puzzles", params={"rules": rules}).status_code == 404

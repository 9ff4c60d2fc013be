"""The bots a server offers: the list that clients read, and bots of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from pegs import players
from pegs.i18n import in_language
from pegs.server.http.bot_list import bots
from tests.server.clients import ServerProcess


def listed(server: ServerProcess, language: str) -> list[tuple[str, str]]:
    found = server.get("/api/here", params={"lang": language}).json()["bots"]
    return [(bot["name"], bot["label"]) for bot in found]


def test_the_bots_are_listed_best_first_in_the_language_of_the_request(server: ServerProcess) -> None:
    assert listed(server, "en") == [("hints", "Hard"), ("greedy", "Medium"), ("random", "Easy")]
    assert listed(server, "es") == [("hints", "Difícil"), ("greedy", "Medio"), ("random", "Fácil")]


def test_every_player_in_the_registry_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    registered = (*players.names(), "installed", "my_bots:Cautious")
    monkeypatch.setattr(players, "names", lambda: registered)
    with in_language("en"):
        found = {bot.name: bot.label for bot in bots()}
    assert found.keys() == set(registered)
    assert (found["installed"], found["my_bots:Cautious"]) == ("installed", "Cautious")


def test_an_unknown_bot_is_refused_with_the_names_of_the_known_ones(server: ServerProcess) -> None:
    seats: list[dict[str, Any]] = [{"who": "me"}, {"who": "bot", "bot": "nobody"}]
    body = {"settings": {"seats": seats}, "name": "Ann", "color": "R"}
    at_the_start = server.post("/api/tables", body)
    assert at_the_start.status_code == 409
    host = server.client(server.make()["token"])
    later = host.do("set_seat", seat=1, bot="nobody")
    assert later["tell"] == "refused"
    for sentence in (at_the_start.json()["sentence"], later["sentence"]):
        assert all(name in sentence for name in players.names()), sentence

"""Finished games of two people, with what tests ask the server about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import httpx

from tests.browser.everywhere import finished
from tests.browser.tables import Tables
from tests.server.clients import NO_WAITING, ServerProcess
from tests.server.clubs import play_out

NOBODY = "x" * 43
"""A key that nobody has."""
RULES = 'extends = "basic"\ntitle = "Shorter"\npegs = 4\nside_length = 12\n'
"""A game of some fifty turns."""


@dataclass
class Played:
    """A finished game of two people: its id, their keys, and the code of their table."""

    server: ServerProcess
    game: str
    rosa: str
    ben: str
    code: str

    def post(self, what: str, **body: Any) -> httpx.Response:
        return self.server.post(f"/api/games/{self.game}/{what}", body)

    def write(self, token: str, turn: object = 3, **more: Any) -> httpx.Response:
        return self.post("notes", token=token, turn=turn, **more)

    def notes(self, server: ServerProcess | None = None) -> list[dict[str, Any]]:
        answer = (server or self.server).get(f"/api/games/{self.game}/notes")
        assert answer.status_code == 200, answer.text
        notes: list[dict[str, Any]] = answer.json()["notes"]
        return notes


def played(server: ServerProcess, other: ServerProcess | None = None) -> Played:
    """Two people play a short game, each at a server of their own if there are two on one database."""
    settings = {"players": 2, "teams": 2, "pace": NO_WAITING, "rules": {"name": "", "toml": RULES}}
    made = server.make(settings)
    joined = (other or server).join(made["code"])
    people = [server.client_of(each["token"], made["table"]) for each in (made, joined)]
    assert people[0].do("start", version=people[0].version)["tell"] == "done"
    play_out(*people)
    for client in people:
        client.close()
    (table,) = server.post("/api/mine", {"tokens": [made["token"]]}).json()
    (game,) = table["table"]["games"]
    return Played(server, game["game"], made["token"], joined["token"], made["code"])


def stored(server: ServerProcess) -> Played:
    """A game that is written to the database of a server with SQLite."""
    tables = Tables(server.data)
    key = finished(tables, players=2, people=2)
    bens = tables.key(key, 1)
    return Played(server, tables.game(key), str(key["token"]), str(bens["token"]), str(key["code"]))


def is_refused(answer: httpx.Response, *statuses: int) -> bool:
    return answer.status_code in statuses and bool(answer.json()["sentence"])

"""Seeded games at a device's bridge, and the hashes of what came of them. Runs natively and in Pyodide.

Whoever plays asks for hints, plays them, sometimes asks why another turn isn't legal, and looks at the game
again after its end; so everything that a device does in a game has to be equal for the hashes to be.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from pegs.here.bridge import Bridge
from pegs.here.device import Device
from pegs.rules.loader import named

SEATINGS = ((4, 2), (2, 2), (3, 3), (6, 2), (6, 3), (8, 4), (5, 5), (10, 2))
"""Players and teams."""
BOTS = ("strong", "hints", "easy", "greedy", "random")
EXPERT_EVERY = 20
"""Every so many games, one of the bots is the expert, who thinks as long as all others together."""
LANGUAGES = ("en", "es")
NOW = 1_800_000_000.0
WHY_EVERY = 8
LOOKED_AT = 10
"""The turn that the coach is asked about."""
MOST = 700
"""Most turns of a game; some house rules lead to games without an end."""


class Player:
    """Someone at a device, and the whole device with its storage."""

    def __init__(self, seed: int, language: str) -> None:
        self.now = NOW
        self.stored, self.told = hashlib.sha256(), hashlib.sha256()
        self.lines = 0
        self.language = language
        self.table: dict[str, Any] = {}
        self._bridge = Bridge(Device(lambda: self.now, Random(seed).randbytes))
        self._ids = 0

    def ask(self, path: str, body: object) -> Any:
        """Send a request with a body."""
        message = {"do": "request", "method": "POST", "path": path, "body": json.dumps(body)}
        return self._answer(message)

    def get(self, path: str) -> Any:
        """Send a request without one."""
        return self._answer({"do": "request", "method": "GET", "path": path})

    def _answer(self, message: dict[str, Any]) -> Any:
        status, _, body = self._handle(message | {"language": self.language})["answer"]
        assert status < 300, (message, body)
        return json.loads(body)

    def say(self, table: str, do: str, **fields: Any) -> list[Any]:
        """Send a message of the table's page, and return those that answer it."""
        self._ids += 1
        text = json.dumps({"do": do, "id": f"c{self._ids}", **fields})
        return self._told(self._handle({"do": "receive", "table": table, "port": 1, "text": text}))

    def wait(self) -> None:
        """Let the next thing happen by itself."""
        self._told(self._handle({"do": "pass_time"}))

    def _handle(self, message: dict[str, Any]) -> dict[str, Any]:
        text = self._bridge.handle(json.dumps(message))
        self.told.update(text.encode())
        reply: dict[str, Any] = json.loads(text)
        for _, lines in reply.get("store", ()):
            self.lines += len(lines)
            self.stored.update("".join(f"{line}\\n" for line in lines).encode())
        if "store" in reply or "drop" in reply:
            return self._handle({"do": "apply"})
        self.now += reply.get("wait") or 0.0
        return reply

    def _told(self, reply: dict[str, Any]) -> list[Any]:
        messages = [json.loads(text) for _, text in reply.get("told", ())]
        for message in messages:
            self.table = message.get("table", self.table)
        return messages


def played(number: int, most: int = MOST) -> str:
    """Play the game with a number, and say on one line what came of it."""
    sets = named()
    rules, (players, teams) = sets[number % len(sets)], SEATINGS[number // len(sets) % len(SEATINGS)]
    bots = ("expert", *BOTS) if number % EXPERT_EVERY == EXPERT_EVERY - 1 else BOTS
    seats = [{"who": "me"}, *({"who": "bot", "bot": bots[i % len(bots)]} for i in range(players - 1))]
    settings = {"rules": {"name": rules}, "players": players, "teams": teams, "seats": seats}
    player = Player(number, LANGUAGES[number % len(LANGUAGES)])
    seated = player.ask("api/tables", {"settings": settings, "name": "Ana", "color": "R", "start": True})
    table = seated["table"]
    player.say(table, "hello", token=seated["token"], language=player.language)
    _play(player, table, most)
    _look_back(player)
    name = f"{number} {rules} {players}/{teams} {player.table['stage']} {player.lines}"
    return f"{name} {player.stored.hexdigest()} {player.told.hexdigest()}"


def _look_back(player: Player) -> None:
    """Look at a finished game in every way that doesn't depend on how fast a device is."""
    if player.table["stage"] != "over":
        return
    game = f"api/games/{player.table['game_id']}"
    player.get(game)
    player.get(f"{game}/ending")
    player.get(f"{game}/turns/{LOOKED_AT}/coach")
    player.ask(f"{game}/check", {})


def _play(player: Player, table: str, most: int) -> None:
    for turn in range(most):
        view = player.table
        if view["stage"] != "playing":
            return
        if view["game"]["turn"] != view["me"]["seat"]:
            player.wait()
            continue
        if turn % WHY_EVERY == 0:
            player.say(table, "why", turn="K As-A8")
        (hint,) = player.say(table, "hint")
        player.say(table, "play", version=view["version"], turn=hint["turn"])


def lines(first: int, number: int, most: int = MOST) -> Iterator[str]:
    """What came of games, the first one's number given."""
    for each in range(first, first + number):
        yield played(each, most)

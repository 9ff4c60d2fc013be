"""A hundred games over sockets while the server is killed again and again: nothing acknowledged is lost,
nothing happens twice, everybody goes on by themselves, and all games come to their end.
"""

from __future__ import annotations

import asyncio
import json
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.clients import NO_WAITING, ServerProcess, serving
from tests.server.loops import run as in_a_loop
from tests.server.postgres import Postgres

GAMES = 100
KILLS = 6
PATIENCE = 300.0
SHORT = 'extends = "basic"\ntitle = "Short"\npegs = 2\n'
BOT = {"who": "bot", "bot": "greedy"}
SETTINGS = {
    "rules": {"name": "", "toml": SHORT},
    "seats": [{"who": "me"}, BOT, {"who": "invited"}, BOT],
    "pace": {**NO_WAITING, "absent_seconds": 3600},
}


class Player:
    """Plays what the hint says; comes back whenever the line breaks, and says again what was not answered."""

    def __init__(self, server: ServerProcess, token: str, seat: int, number: int) -> None:
        self._server, self._token, self.seat = server, token, seat
        self._chance = random.Random(number)
        self._said: dict[str, Any] | None = None
        self._numbers = 0
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.acknowledged: list[str] = []

    @property
    def is_over(self) -> bool:
        return bool(self.view) and self.view["stage"] == "over"

    async def play(self) -> None:
        """Until the game is over and everything is answered."""
        while not self.is_over or self._said is not None:
            try:
                async with connect(f"ws://127.0.0.1:{self._server.port}/ws", compression=None) as socket:
                    await self._talk(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                await asyncio.sleep(self._chance.uniform(0.05, 0.3))

    async def come(self) -> None:
        """Open a socket once, and hear all that has happened."""
        async with connect(f"ws://127.0.0.1:{self._server.port}/ws", max_size=None) as socket:
            await socket.send(json.dumps({"do": "hello", "id": "last", "token": self._token}))
            self.log = json.loads(await socket.recv())["log"]

    async def _talk(self, socket: ClientConnection) -> None:
        await self._send(socket, {"do": "hello", "token": self._token, "since": self.view.get("version")})
        while not self.is_over or self._said is not None:
            message = json.loads(await socket.recv())
            if message["tell"] == "bye":
                raise TimeoutError
            if message["tell"] in ("welcome", "update"):
                self.view = message["table"]
            if self._said is not None and message["tell"] == "welcome":
                await socket.send(json.dumps(self._said))
            elif self._said is not None and message.get("id") == self._said["id"]:
                self._settle(message)
            elif message["tell"] == "answer":
                await self._say(socket, {"do": "play", "turn": message["turn"]})
            if self.view and self._said is None and message["tell"] != "answer":
                await self._go_on(socket)

    async def _go_on(self, socket: ClientConnection) -> None:
        if self.view["stage"] == "gathering" and self.seat == 0:
            if all(seat["here"] for seat in self.view["seats"]):
                await self._say(socket, {"do": "start"})
        elif self.view["stage"] == "playing" and self.view["game"]["options"]:
            await self._send(socket, {"do": "hint"})

    async def _say(self, socket: ClientConnection, command: dict[str, Any]) -> None:
        """Say something that must be answered, if not now then after the next hello."""
        self._said = await self._send(socket, {**command, "version": self.view["version"]})

    async def _send(self, socket: ClientConnection, command: dict[str, Any]) -> dict[str, Any]:
        self._numbers += 1
        whole = {**command, "id": f"{self.seat}-{self._numbers}"}
        await socket.send(json.dumps(whole))
        return whole

    def _settle(self, answer: dict[str, Any]) -> None:
        said, self._said = self._said, None
        assert said is not None
        if answer["tell"] == "done" and said["do"] == "play":
            self.acknowledged.append(said["turn"])
        else:
            # Somebody came or went in the meantime: it is said anew.
            assert answer["tell"] == "done" or answer["code"] == "stale", answer


def turns_of(log: list[dict[str, Any]], seat: int) -> list[str]:
    """The turns of a person, as everybody sees them."""
    return [each["turn"] for each in log if each["what"] == "turn" and each["seat"] == seat]


async def kill_again_and_again(server: ServerProcess, chance: random.Random) -> None:
    """Kill the server at any moment, as often as is wanted."""
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.3, 3.0))
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        await asyncio.to_thread(server.start)


async def a_hundred_games(server: ServerProcess) -> list[Player]:
    players = []
    for number in range(GAMES):
        made = server.make(SETTINGS)
        for seat, each in ((0, made), (2, server.join(made["code"]))):
            players.append(Player(server, each["token"], seat, number))
    games = asyncio.ensure_future(asyncio.gather(*(player.play() for player in players)))
    async with asyncio.timeout(PATIENCE):
        await kill_again_and_again(server, random.Random(1))
        assert not games.done()
        await games
        for player in players:
            await player.come()
    return players


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(
    tmp_path: Path, request: pytest.FixtureRequest, database: str
) -> None:
    more = {}
    if database == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        more["DATABASE_URL"] = postgres.new_database()
    with serving(tmp_path, **more) as server:
        players = in_a_loop(a_hundred_games(server))
        for player in players:
            assert turns_of(player.log, player.seat) == player.acknowledged
        records = [server.get(f"/api/games/{player.view['game_id']}/record").text for player in players[::2]]
    file = tmp_path / "games.txt"
    file.write_text("\n".join(records))
    verified = subprocess.run(
        [sys.executable, "-m", "pegs", "verify", str(file)], capture_output=True, text=True
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert verified.stdout.count("\n") == GAMES + 1

"""Many games over sockets while the server is killed again and again.

No acknowledged turn is lost, none is played twice, clients reconnect by themselves, and all games end.
"""

from __future__ import annotations

import asyncio
import json
import random
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pegs.cli import main
from tests.server.clients import NO_LIMITS, NO_WAITING, ServerProcess, serving
from tests.server.loops import in_thread
from tests.server.postgres import Postgres
from tests.soak import sweep

LIMITS = f"{NO_LIMITS}\nhello_within = 600\n"
"""After a kill, all come back at once, and on a busy machine it takes long until their tables are loaded."""
FEW, MANY = (5, 2), (100, 6)
"""Games and kills."""
TURNS = 16
"""Turns of people in a game, of about two dozen, before which the last kill comes."""
PATIENCE = 1500.0
"""Seconds; ten times as many as they usually take."""
SHORT = 'extends = "basic"\ntitle = "Short"\npegs = 2\n'
BOT = {"who": "bot", "bot": "greedy"}
SETTINGS = {
    "rules": {"name": "", "toml": SHORT},
    "seats": [{"who": "me"}, BOT, {"who": "invited"}, BOT],
    "pace": {**NO_WAITING, "absent_seconds": 3600},
}


class Progress:
    """The turns that have been acknowledged in all games."""

    def __init__(self) -> None:
        self.turns = 0
        self._more = asyncio.Event()

    def count(self) -> None:
        self.turns += 1
        self._more.set()

    async def reach(self, turns: int) -> None:
        while self.turns < turns:
            self._more.clear()
            await self._more.wait()


class Player:
    """Plays the hinted turns; reconnects when the connection breaks, and sends unanswered commands again."""

    def __init__(self, server: ServerProcess, progress: Progress, token: str, seat: int, number: int) -> None:
        self._server, self._progress, self._token, self.seat = server, progress, token, seat
        self._chance = random.Random(number)
        self._unanswered: dict[str, Any] | None = None
        self._numbers = 0
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.acknowledged: list[str] = []

    @property
    def is_over(self) -> bool:
        return bool(self.view) and self.view["stage"] == "over"

    async def play(self) -> None:
        """Play until the game is over and everything is answered."""
        while not self.is_over or self._unanswered is not None:
            try:
                async with connect(f"ws://127.0.0.1:{self._server.port}/ws", compression=None) as socket:
                    await self._talk(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                await asyncio.sleep(self._chance.uniform(0.05, 0.3))

    async def read_log(self) -> None:
        """Open a socket once, and receive the whole log."""
        async with connect(f"ws://127.0.0.1:{self._server.port}/ws", max_size=None) as socket:
            await socket.send(json.dumps({"do": "hello", "id": "last", "token": self._token}))
            self.log = json.loads(await socket.recv())["log"]

    async def _talk(self, socket: ClientConnection) -> None:
        await self._send(socket, {"do": "hello", "token": self._token, "since": self.view.get("version")})
        while not self.is_over or self._unanswered is not None:
            message = json.loads(await socket.recv())
            if message["tell"] == "bye":
                raise TimeoutError
            if message["tell"] in ("welcome", "update"):
                self.view = message["table"]
            if self._unanswered is not None and message["tell"] == "welcome":
                await socket.send(json.dumps(self._unanswered))
            elif self._unanswered is not None and message.get("id") == self._unanswered["id"]:
                if message.get("code") == "cannot_keep":
                    # The database didn't answer in time, so nobody knows yet whether it's done.
                    await asyncio.sleep(self._chance.uniform(0.05, 0.3))
                    await socket.send(json.dumps(self._unanswered))
                else:
                    self._handle_answer(message)
            elif message["tell"] == "answer" and self._unanswered is None:
                # Of several hints for one turn, the first is played.
                await self._send_command(socket, {"do": "play", "turn": message["turn"]})
            if self.view and self._unanswered is None and message["tell"] != "answer":
                await self._act(socket)

    async def _act(self, socket: ClientConnection) -> None:
        if self.view["stage"] == "gathering" and self.seat == 0:
            if all(seat["here"] for seat in self.view["seats"]):
                await self._send_command(socket, {"do": "start"})
        elif self.view["stage"] == "playing" and self.view["game"]["options"]:
            await self._send(socket, {"do": "hint"})

    async def _send_command(self, socket: ClientConnection, command: dict[str, Any]) -> None:
        """Send a command that has to be answered, now or after the next hello."""
        self._unanswered = await self._send(socket, {**command, "version": self.view["version"]})

    async def _send(self, socket: ClientConnection, command: dict[str, Any]) -> dict[str, Any]:
        self._numbers += 1
        whole = {**command, "id": f"{self.seat}-{self._numbers}"}
        await socket.send(json.dumps(whole))
        return whole

    def _handle_answer(self, answer: dict[str, Any]) -> None:
        sent, self._unanswered = self._unanswered, None
        assert sent is not None
        if answer["tell"] == "done" and sent["do"] == "play":
            self.acknowledged.append(sent["turn"])
            self._progress.count()
        else:
            # Someone came or left in the meantime; the command is sent again.
            assert answer["tell"] == "done" or answer["code"] == "stale", answer


def turns_of(log: list[dict[str, Any]], seat: int) -> list[str]:
    """The turns of a seat in the log."""
    return [each["turn"] for each in log if each["what"] == "turn" and each["seat"] == seat]


async def kill_repeatedly(server: ServerProcess, progress: Progress, games: int, kills: int) -> None:
    """Kill and restart the server at random moments of the games."""
    chance = random.Random(1)
    for moment in sorted(chance.sample(range(games * TURNS), kills)):
        await progress.reach(moment)
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        await asyncio.to_thread(server.start)


async def play_games(server: ServerProcess, games: int, kills: int) -> list[Player]:
    players, progress = [], Progress()
    for number in range(games):
        made = server.make(SETTINGS)
        for seat, each in ((0, made), (2, server.join(made["code"]))):
            players.append(Player(server, progress, each["token"], seat, number))
    async with asyncio.timeout(PATIENCE):
        async with asyncio.TaskGroup() as tasks:
            for player in players:
                tasks.create_task(player.play())
            await kill_repeatedly(server, progress, games, kills)
            assert not all(player.is_over for player in players)
        for player in players:
            await player.read_log()
    return players


@pytest.mark.timeout(PATIENCE + 200)
@pytest.mark.parametrize(
    ("database", "games", "kills"),
    sweep(
        [(name, *size) for size in (FEW, MANY) for name in ("sqlite", "postgresql")], lambda it: it[1:] == FEW
    ),
)
def test_no_acknowledged_turn_is_lost_when_the_server_is_killed_repeatedly(
    tmp_path: Path,
    request: pytest.FixtureRequest,
    capsys: pytest.CaptureFixture[str],
    database: str,
    games: int,
    kills: int,
) -> None:
    more = {}
    if database == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        more["DATABASE_URL"] = postgres.new_database()
    with serving(tmp_path, limits=LIMITS, **more) as server:
        players = in_thread(lambda: asyncio.run(play_games(server, games, kills)))
        for player in players:
            assert turns_of(player.log, player.seat) == player.acknowledged
        records = [server.get(f"/api/games/{player.view['game_id']}/record").text for player in players[::2]]
    file = tmp_path / "games.txt"
    file.write_text("\n".join(records))
    with pytest.raises(SystemExit) as end:
        main(["verify", str(file)])
    verified = capsys.readouterr()
    assert not end.value.code, verified.out + verified.err
    assert verified.out.count("\n") == games + 1

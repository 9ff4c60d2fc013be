"""The floor for `load.py`: the least that a server of live tables has to do, on the same libraries.

Four sockets per table; a turn is decoded, its rows are committed to SQLite (synchronous=FULL, one commit for
all turns that have gathered meanwhile), everyone gets a message recorded from the real server, and the
player an answer. There is no game: no rules, no hands, no views, no JSON to write.

Run by `load.py`: python bench/floor/server.py PORT DATABASE RECORDING COMPRESSION
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import defaultdict
from pathlib import Path
from typing import TypeAlias

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketException
from msgspec import Struct

Socket: TypeAlias = WebSocket[object, object, object]  # type: ignore[type-var]
Rows: TypeAlias = tuple[tuple[int, int, str], tuple[int, str, int]]
"""The row of an event and the row of its command."""

SCHEMA = """
PRAGMA journal_mode=WAL;
PRAGMA synchronous=FULL;
CREATE TABLE events (table_id INTEGER, version INTEGER, body TEXT, PRIMARY KEY (table_id, version));
CREATE TABLE commands (table_id INTEGER, command TEXT, version INTEGER, PRIMARY KEY (table_id, command));
"""


class Turn(Struct):
    """A recorded turn: the event as stored, and the message to each player."""

    event: str
    updates: list[str]


class Hello(Struct):
    """A player's first message."""

    table: int


class Play(Struct):
    """A turn."""

    id: str
    version: int
    turn: str


class Done(Struct, tag_field="tell", tag="done"):
    """The answer to `Play`."""

    id: str
    version: int


read_hello = msgspec.json.Decoder(Hello).decode
read_play = msgspec.json.Decoder(Play).decode


class Writer:
    """Commits what has gathered while the commit before it was written."""

    def __init__(self, file: Path) -> None:
        self._database = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
        self._database.executescript(SCHEMA)
        self._waiting: list[tuple[Rows, asyncio.Future[None]]] = []
        self._committing: asyncio.Task[None] | None = None

    async def commit(self, rows: Rows) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((rows, done))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit_all())
        await done

    async def _commit_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await asyncio.to_thread(self._write, [rows for rows, _ in batch])
            for _, done in batch:
                done.set_result(None)
        self._committing = None

    def _write(self, batch: list[Rows]) -> None:
        self._database.execute("BEGIN")
        self._database.executemany("INSERT INTO events VALUES (?, ?, ?)", [event for event, _ in batch])
        self._database.executemany("INSERT INTO commands VALUES (?, ?, ?)", [command for _, command in batch])
        self._database.execute("COMMIT")


class Floor:
    """All tables."""

    def __init__(self, writer: Writer, turns: list[Turn]) -> None:
        self._writer, self._turns = writer, turns
        self._sockets: defaultdict[int, list[Socket]] = defaultdict(list)
        self._versions: defaultdict[int, int] = defaultdict(int)

    async def serve(self, socket: Socket) -> None:
        """Serve one player."""
        await socket.accept()
        table = read_hello(await socket.receive_text()).table
        self._sockets[table].append(socket)
        await socket.send_text("{}")
        try:
            while True:
                await self._play(socket, table, read_play(await socket.receive_text()))
        except WebSocketException:
            self._sockets[table].remove(socket)

    async def _play(self, socket: Socket, table: int, play: Play) -> None:
        version = self._versions[table] = self._versions[table] + 1
        turn = self._turns[play.version % len(self._turns)]
        await self._writer.commit(((table, version, turn.event), (table, play.id, version)))
        for player, update in zip(self._sockets[table], turn.updates, strict=True):
            await player.send_text(update)
        await socket.send_text(msgspec.json.encode(Done(play.id, version)).decode())


def main(port: int, file: Path, recording: Path, compresses: bool) -> None:
    turns = msgspec.json.decode(recording.read_bytes(), type=list[Turn])

    async def start(app: Litestar) -> None:
        app.state.floor = Floor(Writer(file), turns)

    @websocket("/ws")
    async def table_socket(socket: Socket) -> None:
        await socket.app.state.floor.serve(socket)

    uvicorn.run(
        Litestar([table_socket], on_startup=[start], openapi_config=None),
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=compresses,
        log_level="error",
        access_log=False,
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]), sys.argv[4] == "on")

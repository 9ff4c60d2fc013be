"""A table moves from a device to a server: nothing is lost or doubled, wherever the way is cut."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import sqlalchemy as sa

from pegs.protocol.rest import MoveTable, Seated
from pegs.server.live import moving
from pegs.server.live.hub import Hub
from pegs.server.store import schema
from pegs.server.store.database import sqlite_url
from pegs.table.events import MovedHere
from pegs.table.on_device import off_device
from pegs.table.stored_events import decode_event
from tests.here.playing import Owner, events_of
from tests.server.hubs import with_hub

CUTS = 1000
MOST_TRIES = 500


class CutError(Exception):
    """The way to the server, or the device, failed here."""


class Mover:
    """A page that moves a table of its device to a server, and is cut off now and then."""

    def __init__(self, seed: int, hub: Hub) -> None:
        self.chance, self.hub = Random(seed), hub
        self.stored: dict[str, list[str]] = {}
        """What the device has stored."""
        self.kept: list[Seated] = []
        """The seats on the server that the page has stored."""
        self.answers: list[list[Seated]] = []
        """What the server has answered."""
        owner = Owner(seed, stored=self.stored)
        self.table = owner.new_table()["table"]
        self.log = list(self.stored[self.table])

    def maybe_cut(self) -> None:
        """Fail now and then."""
        if self.chance.random() < 0.3:
            raise CutError

    def ask(self, owner: Owner, what: str) -> Any:
        """What a device answers that may be killed before or after it has stored something."""
        step = owner.device.request("POST", f"api/tables/{self.table}/{what}", "", "en")
        self.maybe_cut()
        owner.keep(step)
        self.maybe_cut()
        answer = step.apply().answer
        assert answer is not None
        assert answer.status < 300, answer
        return json.loads(answer.body or "null")

    async def send(self, request: MoveTable) -> list[Seated]:
        """What the server answers, unless the connection breaks while it works."""
        task = asyncio.ensure_future(moving.move_here(self.hub, request))
        if self.chance.random() < 0.15:
            await asyncio.sleep(self.chance.random() * 0.02)
            task.cancel()
        try:
            seats = await task
        except asyncio.CancelledError:
            raise CutError from None
        self.answers.append(seats)
        return seats

    async def try_to_move(self) -> None:
        """Start the device, and move its table, if it's still there. Raises CutError."""
        owner = Owner(self.chance.randrange(1 << 30), stored=self.stored)
        if self.table in self.stored:
            request = msgspec.convert(self.ask(owner, "move"), MoveTable)
            self.maybe_cut()  # the request is lost
            seats = await self.send(request)
            self.maybe_cut()  # the answer is lost
            self.kept = seats
            self.maybe_cut()
            self.ask(owner, "moved")

    async def move(self) -> int:
        """Move the table, however often it takes; how often the way was cut."""
        for cuts in range(MOST_TRIES):
            with contextlib.suppress(CutError):
                await self.try_to_move()
                return cuts
        raise AssertionError("it never gets through")

    async def check(self) -> None:
        """All is at one table of the server, and nothing here."""
        assert self.stored == {}
        assert self.answers
        assert all(each == self.kept for each in self.answers)
        (seated,) = self.kept
        stored = await self.hub.store.table(seated.table)
        assert stored is not None
        *events, last = [decode_event(body.encode()) for body in stored.events]
        assert events == off_device(events_of(self.log), stored.code)
        assert isinstance(last, MovedHere)


async def count(hub: Hub, table: sa.Table) -> int:
    (row,) = await hub.store.rows(sa.select(sa.func.count()).select_from(table))
    number: int = row[0]
    return number


def test_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    """The way is cut a thousand times: before and after the device stores, and both ways over the network."""

    async def work(hub: Hub) -> None:
        cuts, moved = 0, 0
        while cuts < CUTS:
            mover = Mover(moved, hub)
            cuts += await mover.move()
            await mover.check()
            moved += 1
        assert await count(hub, schema.tables) == await count(hub, schema.keys) == moved

    with_hub(sqlite_url(tmp_path / "moved.sqlite3"), tmp_path, work)

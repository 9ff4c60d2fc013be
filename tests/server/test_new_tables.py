"""A table that was just stored is loaded once, although it's due at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

from pegs.server.hosting.config import ServerSettings
from pegs.server.http.app import make_app
from pegs.server.live.actor import Actor
from tests.server.loops import run


def test_housekeeping_does_not_load_a_table_while_it_is_created(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    actors: list[str] = []
    loads: list[asyncio.Task[Any]] = []

    def start(table: Any, repository: Any, *more: Any) -> Actor:
        actors.append(repository.table_id)
        return Actor(table, repository, *more)

    monkeypatch.setattr("pegs.server.live.hub.Actor", start)

    async def work() -> None:
        app = make_app(ServerSettings(tmp_path, warm_up=False))
        async with AsyncTestClient(app) as client:
            hub = app.state.hub
            claim = hub.peers.claim

            async def claim_while_it_is_loaded(tables: Iterable[str]) -> tuple[str, ...]:
                tables = tuple(tables)  # housekeeping claims those in memory
                if tables and not loads:
                    loads.append(asyncio.create_task(hub.actor(tables[0])))
                    # Housekeeping waits for whoever creates the table, or else has loaded it by then.
                    await asyncio.wait(loads, timeout=1)
                found: tuple[str, ...] = await claim(tables)
                return found

            monkeypatch.setattr(hub.peers, "claim", claim_while_it_is_loaded)
            body = {"settings": {}, "name": "Ann", "color": "R"}
            made = (await client.post("/api/tables", json=body)).json()
            while not loads[0].done():  # it belongs to the loop of the app
                await asyncio.sleep(0.01)
            assert loads[0].result() is hub.loaded(made["table"])
            assert actors == [made["table"]]

    run(work())

"""Requests that arrive at once are begun one after another, and other work goes on in between."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from functools import partial
from typing import Any

from uvicorn._types import Scope
from uvicorn.server import ServerState

from pegs.server.hosting.config import Limits
from pegs.server.http.connections import BoundedConfig, Connections, HttpConnection
from pegs.server.http.rounds import Rounds
from tests.server.loops import run
from tests.server.raw_http import connection

MANY = 100
PARTS = (b"GET / HTTP/1.1\r\nHo", b"st: a\r\n\r\n")


def test_one_request_of_each_network_is_begun_in_a_round_of_the_loop() -> None:
    begun: list[str] = []

    async def work() -> None:
        rounds = Rounds()
        for number in range(MANY):
            rounds.begin("flood", partial(begun.append, f"flood {number}"))
        rounds.begin("neighbor", partial(begun.append, "neighbor"))
        assert begun == ["flood 0", "neighbor"], "a network that has had no turn yet needn't wait"
        for _ in range(3 * MANY):
            before = len(begun)
            await asyncio.sleep(0)
            assert len(begun) <= before + 1
        assert begun == ["flood 0", "neighbor", *(f"flood {number}" for number in range(1, MANY))]
        assert rounds.begin("flood", lambda: None)

    run(work())


def test_what_arrives_later_does_not_overtake_what_waits() -> None:
    begun: list[int] = []

    async def work() -> None:
        rounds = Rounds()
        for number in range(MANY):
            rounds.begin("one", partial(begun.append, number))
            if number % 3 == 0:
                await asyncio.sleep(0)
        while len(begun) < MANY:
            await asyncio.sleep(0)

    run(work())
    assert begun == list(range(MANY))


def test_connections_of_one_address_have_their_requests_begun_in_different_rounds() -> None:
    begun: list[int] = []
    rounds = 0

    async def app(_: Scope, __: Any, send: Any) -> None:
        begun.append(rounds)
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def work() -> None:
        loop = asyncio.get_running_loop()

        def count() -> None:
            nonlocal rounds
            rounds += 1
            loop.call_soon(count)

        config = BoundedConfig(app, http=HttpConnection, lifespan="off", log_config=None)
        config.connections = Connections(Limits(), lambda _: False)
        config.load()
        listening = await loop.create_server(
            lambda: HttpConnection(config, ServerState(), {}), "127.0.0.1", 0, backlog=MANY
        )
        with ExitStack() as opened:
            port = listening.sockets[0].getsockname()[1]
            connections = [opened.enter_context(connection(port)) for _ in range(MANY)]
            count()
            while len(config.connections._open) < MANY:
                await asyncio.sleep(0)
            for each in connections:  # all arrive before the next round
                each.sendall(b"".join(PARTS))
            while len(begun) < MANY:
                await asyncio.sleep(0)
            # A request whose headers come in two parts has to arrive whole.
            for part in PARTS:
                for each in connections:
                    each.sendall(part)
            while len(begun) < 2 * MANY:
                await asyncio.sleep(0)
        listening.close()

    run(work())
    assert len(set(begun)) == len(begun)

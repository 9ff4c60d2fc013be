"""Long work runs in small pools with bounded queues, one for each kind."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient, Response
from litestar.testing import AsyncTestClient

from pegs.i18n import in_language, language
from pegs.server.hosting.client_network import client_network, on_behalf_of
from pegs.server.hosting.config import Limits, ServerSettings
from pegs.server.hosting.overload import RETRY, BusyError
from pegs.server.hosting.work_pools import WorkPool, WorkPools
from pegs.server.http.app import make_app
from pegs.server.live.mailbox import Mailbox
from tests.server.loops import run as in_a_loop


@contextmanager
def pool(threads: int, waiting: int) -> Iterator[WorkPool]:
    made = WorkPool("test", threads, waiting)
    yield made
    made.close()


async def fill(pool: WorkPool, calls: int) -> tuple[threading.Event, list[asyncio.Task[bool]]]:
    """Start calls that last until the event is set, the first of which is running."""
    release, running = threading.Event(), threading.Event()

    def wait() -> bool:
        running.set()
        return release.wait(60)

    tasks = [asyncio.create_task(pool.run(wait)) for _ in range(calls)]
    while not running.is_set():
        await asyncio.sleep(0)
    return release, tasks


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def call() -> None:
        await work()

    in_a_loop(call())


def test_a_full_queue_refuses_at_once_and_recovers() -> None:
    async def work() -> None:
        with pool(threads=1, waiting=2) as made:
            release, tasks = await fill(made, 3)
            with pytest.raises(BusyError) as busy:
                await made.run(int)
            assert busy.value.retry == RETRY
            release.set()
            assert await asyncio.gather(*tasks) == [True] * 3
            assert await made.run(int, "7") == 7

    run(work)


def test_a_canceled_call_leaves_the_queue() -> None:
    async def work() -> None:
        with pool(threads=1, waiting=1) as made:
            release, (running, waiting) = await fill(made, 2)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            next_one = asyncio.create_task(made.run(int))
            release.set()
            assert await running
            assert await next_one == 0

    run(work)


def test_a_call_has_the_callers_language_and_errors() -> None:
    def fail() -> None:
        raise LookupError

    async def work() -> None:
        with pool(threads=1, waiting=0) as made:
            with in_language("es"):
                assert await made.run(language) == "es"
            with pytest.raises(LookupError):
                await made.run(fail)

    run(work)


def test_a_kind_of_work_does_not_wait_for_another() -> None:
    async def work() -> None:
        pools = WorkPools(Limits(waiting_requests=1))
        release, tasks = await fill(pools.rules, 2)
        assert await pools.archive.run(int) == await pools.restore.run(int) == 0
        release.set()
        await asyncio.gather(*tasks)
        pools.close()

    run(work)


def test_a_request_that_finds_the_queue_full_is_answered_with_a_time(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(waiting_requests=1)
        app = make_app(ServerSettings(tmp_path, warm_up=False, limits=limits))
        async with AsyncTestClient(app) as client:
            release, tasks = await fill(app.state.pools.rules, 2)
            answer = await client.post("/api/rules/check", json={})
            assert answer.status_code == 503
            assert answer.headers["retry-after"] == str(RETRY)
            assert (answer.json()["code"], answer.json()["retry"]) == ("busy", RETRY)
            assert "busy" in answer.json()["sentence"]
            release.set()
            await asyncio.gather(*tasks)
            assert (await client.post("/api/rules/check", json={})).status_code == 200

    run(work)


def test_a_network_cannot_have_every_thread_or_keep_another_out_of_a_full_queue() -> None:
    async def work() -> None:
        with pool(threads=2, waiting=2) as made:
            with on_behalf_of("1.1.1.1"):
                release, tasks = await fill(made, 3)
            with on_behalf_of("2.2.2.2"):
                other, more = await fill(made, 2)
            with pytest.raises(BusyError):
                await tasks[-1]
            other.set()
            assert await asyncio.gather(*more) == [True] * 2, "while the first network's still wait"
            assert not any(task.done() for task in tasks[:-1])
            release.set()
            assert await asyncio.gather(*tasks[:-1]) == [True] * 2

    run(work)


def test_a_closed_pool_drops_what_waits() -> None:
    async def work() -> None:
        with pool(threads=1, waiting=1) as made:
            release, (running, waiting) = await fill(made, 2)
        with pytest.raises(asyncio.CancelledError):
            await waiting
        release.set()
        assert await running

    run(work)


def test_a_table_works_on_behalf_of_the_network_that_asks() -> None:
    async def work() -> None:
        async def network() -> str:
            return client_network()

        mailbox = Mailbox("x")
        with on_behalf_of("1.1.1.1"):
            mailbox.start(lambda: None, lambda: None)
        with on_behalf_of("2.2.2.2"):
            assert await mailbox.run(network) == "2.2.2.2"
        await mailbox.close()

    run(work)


def test_a_neighbor_prints_while_one_address_has_the_queue_full(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(waiting_requests=3)
        app: Any = make_app(ServerSettings(tmp_path, warm_up=False, limits=limits))

        def client(address: str) -> AsyncClient:
            return AsyncClient(transport=ASGITransport(app, client=(address, 1)), base_url="http://localhost")

        async def print_sheet(http: AsyncClient) -> Response:
            return await http.post("/api/print", json={"what": "sheet"})

        async with AsyncTestClient(app), client("1.1.1.1") as stranger, client("2.2.2.2") as neighbor:
            with on_behalf_of("1.1.1.1"):
                release, tasks = await fill(app.state.pools.printing, 1)
            asked = [asyncio.create_task(print_sheet(stranger)) for _ in range(5)]
            while sum(each.done() for each in asked) < 2:
                await asyncio.sleep(0)
            assert (await print_sheet(neighbor)).status_code == 200
            assert sum(not each.done() for each in asked) == 3
            release.set()
            await asyncio.gather(*tasks)
            answers = [each.status_code for each in await asyncio.gather(*asked)]
            assert sorted(answers) == [200] * 3 + [503] * 2

    run(work)

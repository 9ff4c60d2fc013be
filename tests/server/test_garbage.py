"""Garbage in circles goes, and what stays is not looked at again and again."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from pegs.server.hosting import gc_tuning as garbage
from tests.server.loops import run


@pytest.fixture
def as_before() -> Iterator[None]:
    threshold = gc.get_threshold()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()


class Circle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.usefixtures("as_before")
def test_a_circle_goes_although_nobody_looks_at_everything_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.01)

    async def wait() -> None:
        ready = asyncio.Event()
        task = asyncio.create_task(garbage.collect_now_and_then(ready))
        await asyncio.sleep(0)
        assert gc.get_freeze_count() == 0
        ready.set()
        while not gc.get_freeze_count():
            await asyncio.sleep(0.01)
        gone = ref(Circle())
        async with asyncio.timeout(30):
            while gone() is not None:
                await asyncio.sleep(0.01)
        assert gc.get_threshold()[2] == garbage.NEVER
        task.cancel()

    run(wait())

"""Garbage collection: cycles are freed, and long-lived objects are frozen."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from pegs.server.hosting import gc_tuning
from tests.server.loops import run


@pytest.fixture
def restored_settings() -> Iterator[None]:
    threshold = gc.get_threshold()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()


class Cycle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.usefixtures("restored_settings")
def test_cycles_are_collected_and_long_lived_objects_are_frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_tuning, "INTERVAL", 0.01)

    async def wait() -> None:
        ready = asyncio.Event()
        task = asyncio.create_task(gc_tuning.collect_periodically(ready))
        await asyncio.sleep(0)
        assert gc.get_freeze_count() == 0
        ready.set()
        while not gc.get_freeze_count():
            await asyncio.sleep(0.01)
        gone = ref(Cycle())
        async with asyncio.timeout(30):
            while gone() is not None:
                await asyncio.sleep(0.01)
        assert gc.get_threshold()[2] == gc_tuning.NEVER
        task.cancel()

    run(wait())

"""Run coroutines in tests, although the browser tests leave an event loop running in the main thread."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a new thread with its own event loop, and return its result."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()

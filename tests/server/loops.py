"""Run coroutines in tests, although the browser tests leave an event loop running in the main thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
HANGS = 500.0
"""Seconds after which a coroutine is canceled, so that the traceback shows what it was waiting for."""


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a new thread with its own event loop, and return its result."""
    return in_thread(lambda: asyncio.run(asyncio.wait_for(work, HANGS)))


def in_thread(call: Callable[[], T]) -> T:
    """Call a function that runs an event loop of its own in a new thread, and return its result."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(call).result()

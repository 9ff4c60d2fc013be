"""Garbage collection for a server with many tables.

By default Python runs a full collection whenever the number of objects has grown by a quarter, and every
table waits for it (`bench/load.py` shows how long). Most objects belong to the compiled engine and live
forever, so they are frozen; the others get a full collection every few minutes, and young objects are
collected as usual.
"""

from __future__ import annotations

import asyncio
import gc

INTERVAL = 300.0
"""Seconds between full collections."""
YOUNG, MIDDLE, NEVER = 10_000, 20, 1_000_000_000
"""Thresholds of the three generations; the last one is never reached."""


async def collect_periodically(ready: asyncio.Event) -> None:
    """Freeze long-lived objects once the engine is ready, then run a full collection at every interval."""
    await ready.wait()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    gc.collect()
    gc.freeze()
    while True:
        await asyncio.sleep(INTERVAL)
        gc.collect()

"""When this process looks for garbage in circles. Left to itself, Python looks at everything whenever a
quarter more is there than the last time, and all tables stand still meanwhile: `bench/load.py` shows it.

The compiled rules are most of what there is, and stay; so they are not looked at again. The rest is looked at
as a whole every few minutes, and what is young as usual.
"""

from __future__ import annotations

import asyncio
import gc

EVERY = 300.0
"""Seconds between two looks at everything."""
YOUNG, MIDDLE, NEVER = 10_000, 20, 1_000_000_000
"""New objects, and looks at the young, until the next look; the look at everything is not left to chance."""


async def collect_now_and_then(ready: asyncio.Event) -> None:
    """Begin when all is there that stays."""
    await ready.wait()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    gc.collect()
    gc.freeze()
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()

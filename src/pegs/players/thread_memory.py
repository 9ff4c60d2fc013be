"""The working memory of a thread in which players think, shared by all of them."""

from __future__ import annotations

import threading
from functools import lru_cache

from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import new_scratches
from pegs.players.workspace import new_workspaces

_WORKSPACES = 32
"""For how many rule sets, sizes of tables, and players a thread keeps workspaces."""


class ThreadMemory(threading.local):
    """What the kernel writes to while a player thinks. It's overwritten by whoever thinks next."""

    def __init__(self) -> None:
        self.scratch = Fields(new_scratches(1))
        self.workspaces = lru_cache(maxsize=_WORKSPACES)(new_workspaces)


memory = ThreadMemory()

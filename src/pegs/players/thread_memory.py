"""The working memory of a thread, shared by all players that think in it."""

from __future__ import annotations

import threading
from functools import lru_cache

from pegs.core.board import Board
from pegs.engine import kernel_state
from pegs.engine.kernel.layout import Records
from pegs.players.workspace import new_workspaces
from pegs.rules.switches import Rules

_WORKSPACES = 32
"""The most workspaces a thread keeps."""


class ThreadMemory(threading.local):
    """What the kernel writes to while a player thinks. The next player to think overwrites it."""

    def __init__(self) -> None:
        self.scratch = kernel_state.memory.scratch
        """The engine's: it keeps nothing there from one call to the next."""
        self.workspaces = lru_cache(maxsize=_WORKSPACES)(_workspaces_for)


def _workspaces_for(rules: Rules, board: Board, names: tuple[str, ...]) -> Records:
    """The workspaces of the compiled players with these names.

    Each board gets its own. In teams of five, ``strong`` plays like ``hints``, which counts on the chances
    that a new workspace holds; in smaller teams it replaces them with chances from the cards it has seen.
    """
    return new_workspaces(rules, board.players, names)


memory = ThreadMemory()

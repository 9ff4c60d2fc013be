"""The working memory of a thread in which players think, shared by all of them."""

from __future__ import annotations

import threading
from functools import lru_cache
from typing import Any

from pegs.core.board import Board
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import new_scratches
from pegs.players.workspace import new_workspaces
from pegs.rules.switches import Rules

_WORKSPACES = 32
"""How many workspaces a thread keeps: one for each rule set, board, and group of players."""


class ThreadMemory(threading.local):
    """What the kernel writes to while a player thinks. It's overwritten by whoever thinks next."""

    def __init__(self) -> None:
        self.scratch = Fields(new_scratches(1))
        self.workspaces = lru_cache(maxsize=_WORKSPACES)(_workspaces_for)


def _workspaces_for(rules: Rules, board: Board, names: tuple[str, ...]) -> Any:
    """A board has its own: ``strong`` plays like ``hints`` in teams of five, and must not find there what it
    expected of the cards in teams of two.
    """
    return new_workspaces(rules, board.players, names)


memory = ThreadMemory()

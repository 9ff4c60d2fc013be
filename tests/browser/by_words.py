"""A player who sees only a page's accessibility tree, and plays a whole game on the board in words."""

from __future__ import annotations

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

from tests.server.clients import NO_WAITING

_BOT = {"who": "bot", "bot": "greedy"}
GAME = {"rules": {"name": "arizona"}, "seats": [{"who": "me"}, _BOT, _BOT, _BOT], "pace": NO_WAITING}
"""A table with bots, by rules whose games are short."""
PATIENCE = 180.0
"""Seconds in which the player's turn comes, or the page does what was typed."""


class Labels(NamedTuple):
    """What the page calls things in one language."""

    my_turn: str
    field: str
    hint: str
    again: str


LABELS = {
    "en": Labels("Your turn", "Type your turn", "hint", "Play again"),
    "es": Labels("Te toca", "Escribe tu turno", "pista", "Jugar otra"),
}


class Tree(ABC):
    """The accessibility tree of a page, and a keyboard."""

    @abstractmethod
    def has(self, role: str, name: str) -> bool:
        """Whether there's a node with this role and name."""

    @abstractmethod
    def value(self, field: str) -> str | None:
        """The text in the field with this name; None if there's no such field."""

    @abstractmethod
    def enter(self, field: str, text: str | None = None) -> None:
        """Press Enter in the field, after typing a text in the place of the one that's there."""


class ChromiumTree(Tree):
    """The tree that Playwright prints."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def has(self, role: str, name: str) -> bool:
        return re.search(rf'^ *- {role} "{re.escape(name)}"', self._printed(), re.MULTILINE) is not None

    def value(self, field: str) -> str | None:
        line = re.search(
            rf"""^ *- textbox "{field}"(?: \[[^\]]+\])*(?:: ?(.*))?$""", self._printed(), re.MULTILINE
        )
        return None if line is None else (line[1] or "").strip("\"'")

    def enter(self, field: str, text: str | None = None) -> None:
        box = self._page.get_by_role("textbox", name=field)
        if text is not None:
            box.fill(text)
        box.press("Enter")

    def _printed(self) -> str:
        return self._page.locator("body").aria_snapshot()


def play_a_game(tree: Tree, language: str) -> int:
    """Play the first turn listed and the hinted one by turns. Returns how many were played until the end."""
    labels = LABELS[language]
    turns = 0
    while _is_my_turn(tree, labels):
        if turns % 2:
            tree.enter(labels.field, labels.hint)
            _wait(lambda: tree.value(labels.field) not in ("", labels.hint))
            tree.enter(labels.field)
        else:
            tree.enter(labels.field, "#1")
        _wait(lambda: not tree.value(labels.field))
        turns += 1
    return turns


def _is_my_turn(tree: Tree, labels: Labels) -> bool:
    """Wait for the player's turn; False once the game is over."""
    _wait(lambda: tree.has("heading", labels.my_turn) or tree.has("button", labels.again))
    return tree.has("heading", labels.my_turn)


def _wait(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "the page doesn't go on"
        time.sleep(0.02)

"""A page's accessibility tree and a keyboard, and a player who has only those and the board in words."""

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


_NODE = re.compile(
    r"""^ *- '?(?P<role>\w+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?: \[[^\]]+\])*'?(?:: ?(?P<text>.*))?$"""
)
"""A line of Playwright's tree."""


def _plain(text: str) -> str:
    """A text without the marks that YAML puts around it."""
    return text.strip("\"'").replace("''", "'").replace('\\"', '"')


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

    @abstractmethod
    def names(self, role: str) -> list[str]:
        """The names of the nodes with this role, in their order."""

    @abstractmethod
    def lines(self) -> list[str]:
        """All text that isn't a name, in its order; what was announced last comes at the end."""

    @abstractmethod
    def focus(self, role: str, name: str) -> None:
        """Focus the first node with this role and name."""

    @abstractmethod
    def key(self, key: str) -> None:
        """Press Enter or an arrow key."""


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

    def names(self, role: str) -> list[str]:
        return [each["name"] for each in self._nodes() if each["role"] == role and each["name"]]

    def lines(self) -> list[str]:
        return [each["text"] for each in self._nodes() if each["text"]]

    def focus(self, role: str, name: str) -> None:
        self._page.get_by_role(role, name=name, exact=True).first.focus()  # type: ignore[arg-type]

    def key(self, key: str) -> None:
        self._page.keyboard.press(key)

    def _nodes(self) -> list[dict[str, str]]:
        """The role, the name, and the text of each node."""
        found = filter(None, map(_NODE.match, self._printed().splitlines()))
        return [{key: _plain(value or "") for key, value in each.groupdict().items()} for each in found]

    def _printed(self) -> str:
        return self._page.locator("body").aria_snapshot()


def play_a_game(tree: Tree, language: str) -> int:
    """Play the first turn listed and the hinted one by turns. Returns how many were played until the end."""
    labels = LABELS[language]
    turns = 0
    while _is_my_turn(tree, labels):
        if turns % 2:
            tree.enter(labels.field, labels.hint)
            wait(lambda: tree.value(labels.field) not in ("", labels.hint))
            tree.enter(labels.field)
        else:
            tree.enter(labels.field, "#1")
        wait(lambda: not tree.value(labels.field))
        turns += 1
    return turns


def _is_my_turn(tree: Tree, labels: Labels) -> bool:
    """Wait for the player's turn; False once the game is over."""
    wait(lambda: tree.has("heading", labels.my_turn) or tree.has("button", labels.again))
    return tree.has("heading", labels.my_turn)


def wait(is_so: Callable[[], bool]) -> None:
    """Wait until something is so. Raises AssertionError if the page doesn't go on."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "the page doesn't go on"
        time.sleep(0.02)

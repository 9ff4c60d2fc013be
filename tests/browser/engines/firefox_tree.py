"""Firefox's accessibility tree, in which WebDriver BiDi finds nodes by role and name."""

from __future__ import annotations

from tests.browser.by_words import Tree
from tests.browser.engines.firefox import FirefoxTab

ENTER = "\ue007"


class FirefoxTree(Tree):
    """The tree of a tab."""

    def __init__(self, tab: FirefoxTab) -> None:
        self._tab = tab

    def has(self, role: str, name: str) -> bool:
        return bool(self._tab.locate(role, name))

    def value(self, field: str) -> str | None:
        boxes = self._tab.locate("textbox", field)
        return str(self._tab.call("(box) => box.value", *boxes)) if boxes else None

    def enter(self, field: str, text: str | None = None) -> None:
        (box,) = self._tab.locate("textbox", field)
        self._tab.call("(box) => { box.focus(); box.select(); }", box)
        self._tab.press(*(text or ""), ENTER)

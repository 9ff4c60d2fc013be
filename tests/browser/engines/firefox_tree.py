"""Firefox's accessibility tree, in which WebDriver BiDi finds nodes by role and name."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.by_words import Tree
from tests.browser.engines.firefox import FirefoxTab

KEYS = {"Enter": "\ue007", "ArrowRight": "\ue014"}
SAY = """(...nodes) => {
  const say = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
    const label = node.getAttribute("aria-label");
    const text = label ?? [...node.childNodes].map(say).join("");
    return getComputedStyle(node).display === "inline" ? text : ` ${text} `;
  };
  return JSON.stringify(nodes.map((node) => say(node).replace(/\\s+/g, " ").trim()));
}"""
"""What nodes say, as their names are made: a label, or else what's in them."""


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
        self._tab.press(*(text or ""), KEYS["Enter"])

    def names(self, role: str) -> list[str]:
        # To ask the tree for each would take seconds. It has to know the name of what is focused.
        return list(filter(None, self._say(self._tab.locate(role))))

    def lines(self) -> list[str]:
        return self._say(self._tab.locate("paragraph"))

    def focus(self, role: str, name: str) -> None:
        self._tab.call("(node) => node.focus()", self._tab.locate(role, name)[0])

    def key(self, key: str) -> None:
        self._tab.press(KEYS[key])

    def _say(self, nodes: list[dict[str, Any]]) -> list[str]:
        return list(json.loads(self._tab.call(SAY, *nodes)))

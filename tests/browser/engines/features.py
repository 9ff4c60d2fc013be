"""What is seen to work in which engine: the table in docs/browsers.md, made of the tests themselves.

``python -m tests.browser.engines.features`` prints it.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest

NAMES = {
    "firefox": "Firefox ESR",
    "webkit": "WebKitGTK",
    "chromium 103": "Chromium 103",
    "chromium 92": "Chromium 92",
}
"""The engines, by what tests call them."""
PLAYING = ("firefox", "webkit", "chromium 103")
TESTS = ("test_smoke", "test_long")
T = TypeVar("T", bound=Callable[..., object])


def feature(words: str, *engines: str, together: bool = False) -> Callable[[T], T]:
    """A test that sees something in each of these engines, one after the other or ``together``."""

    def mark(test: T) -> T:
        test.feature = words, engines  # type: ignore[attr-defined]
        return test if together else pytest.mark.parametrize("engine", engines)(test)

    return mark


def table() -> str:
    """The table, in Markdown."""
    lines = [["", *NAMES.values()], ["---"] * (1 + len(NAMES))]
    for test in _tests():
        words, engines = test.feature
        is_long = any(each.name == "soak" for each in getattr(test, "pytestmark", ()))
        command = "`make soak`" if is_long else "`make test`"
        lines.append([words, *(command if each in engines else "" for each in NAMES)])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _tests() -> Iterator[Any]:
    for name in TESTS:
        found = vars(importlib.import_module(f"tests.browser.engines.{name}")).values()
        yield from (each for each in found if hasattr(each, "feature"))


if __name__ == "__main__":
    sys.stdout.write(f"{table()}\n")

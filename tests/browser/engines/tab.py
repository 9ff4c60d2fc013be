"""A page in one of the engines, whichever drives it: looked at by JavaScript, touched by real input."""

from __future__ import annotations

import json
import re
import time
from abc import ABC, abstractmethod
from typing import Any, Self

PATIENCE = 180.0
"""Seconds in which even a slow and busy machine shows what a test waits for."""
PHONE = (390, 844)
# The words are the first line of what's written on it; below may be a note.
BUTTON = """[...document.querySelectorAll("button, a")].find(
  (each) => each.getClientRects().length > 0 && each.innerText.trim().split("\\n")[0] === %s
)"""
_NO_FAULT = re.compile(
    "establish a connection|WebSocket|Failed to load resource|net::ERR_|ResizeObserver loop"
    "|downloadable font: .* status=2152398850 "
    "|/favicon.ico’. A ServiceWorker intercepted the request and encountered an unexpected error"
)
"""What a test cuts off isn't a fault of the page, and sizes may be told a frame later.

The number is Firefox's NS_BINDING_ABORTED: the page was left while it loaded a font. Firefox asks for a plain
text's icon by itself; a busy one has reported an error for it that isn't a rejection by the worker.
"""
# A tap hits what is seen at this point, so nothing may lie over it.
CENTER = """(() => {
  const each = (%s);
  if (!each) return null;
  each.scrollIntoView({ block: "center", inline: "center" });
  const { left, top, width, height } = each.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return width > 0 && hit && (each.contains(hit) || hit.contains(each)) ? [x, y] : null;
})()"""


def is_fault(text: str) -> bool:
    """Whether what a console says is a fault of the page."""
    return not _NO_FAULT.search(text)


class Tab(ABC):
    """A page of a person of their own."""

    @abstractmethod
    def open(self, url: str) -> None:
        """Go to an address and wait until the page is loaded."""

    @abstractmethod
    def run(self, expression: str) -> Any:
        """The value of a JavaScript expression in the page, or of its promise, as JSON has it."""

    @abstractmethod
    def tap_at(self, x: float, y: float) -> None:
        """Tap a point of the page with the engine's own input."""

    @property
    @abstractmethod
    def errors(self) -> list[str]:
        """Errors of the page so far."""

    @abstractmethod
    def close(self) -> None:
        """Close the page."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def wait(self, expression: str) -> Any:
        """Wait until an expression is true, and return it. Raises AssertionError if it never is."""
        end = time.monotonic() + PATIENCE
        while not (found := self.run(expression)):
            if time.monotonic() > end:
                raise AssertionError(f"never true: {expression}\n{self.run('document.body.innerText')}")
            time.sleep(0.02)
        return found

    def see(self, selector: str) -> None:
        """Wait until an element of a selector is seen."""
        all_of = f"[...document.querySelectorAll({json.dumps(selector)})]"
        self.wait(f"{all_of}.some((each) => each.getClientRects().length > 0)")

    def tap(self, selector: str) -> None:
        """Tap the first element of a selector, once nothing lies over it."""
        self.tap_at(*self.wait(CENTER % f"document.querySelector({json.dumps(selector)})"))

    def tap_button(self, words: str) -> None:
        """Tap the button or link with these words, once nothing lies over it."""
        self.tap_at(*self.wait(CENTER % (BUTTON % json.dumps(words))))

    def read(self, words: str) -> None:
        """Wait until words are on the page."""
        self.wait(f"document.body.innerText.includes({json.dumps(words)})")

    def tap_until(self, element: str, done: str) -> None:
        """Tap the element that an expression is until another one is true: it may be too early."""
        end = time.monotonic() + PATIENCE
        while not self.run(done):
            assert time.monotonic() < end, f"never true: {done}\n{self.run('document.body.innerText')}"
            if point := self.run(CENTER % element):
                self.tap_at(*point)
            time.sleep(0.05)

    def sit(self, url: str, seat: dict[str, object] | None, path: str, **more: object) -> None:
        """Open a page as a person whose browser has the key to a seat. ``more``: further settings."""
        stored: dict[str, object] = {}
        if seat is not None:
            stored = {"pegs.me": {"name": "Rosa", "color": "B"}, "pegs.seats": [{**seat, "role": "player"}]}
        self.visit(url, path, stored, **more)

    def visit(self, url: str, path: str, stored: dict[str, object], **more: object) -> None:
        """Open a page in a browser that has stored this, and nothing else. ``more``: further settings."""
        items = {"pegs.settings": {"speed": "fast", "language": "en", **more}, **stored}
        bare = f"{url}/licenses.txt"  # a page without the client, which Firefox leaves as it is
        self.open(bare)
        end = time.monotonic() + PATIENCE
        while self.run("document.contentType") != "text/plain":  # a busy Firefox has shown something else
            assert time.monotonic() < end, self.run("document.documentURI")
            self.open(bare)
        self.run("localStorage.clear()")
        for name, value in items.items():
            self.run(f"localStorage.setItem({json.dumps(name)}, {json.dumps(json.dumps(value))})")
        self.open(url + path)

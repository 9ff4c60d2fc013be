"""Pages that tests use one after the other: to show the client again costs a page half the work."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import Error as PlaywrightError

PATIENCE = 180_000
"""Milliseconds in which even a slow and busy machine shows what a test waits for."""
PHONE = (390, 844)
DESKTOP = (1280, 860)
TELEVISION = (1920, 1080)
NewPage = Callable[..., Page]
Kept = dict[str, object]
"""The key to a seat, as a browser keeps it."""
PERSON: dict[str, object] = {"name": "Rosa", "color": "B"}
"""The person, as a browser keeps them."""
EMPTY = "/health"
"""A page of the server's without the client."""

# In a browser that can't show notifications, pages look as if nobody had been asked yet.
UNASKED = (
    "if (globalThis.Notification?.permission === 'denied')"
    " Object.defineProperty(Notification, 'permission', { value: 'default' });"
)
HURRY = """{
  // Tests wait neither for what the client puts off until a page is 2.5 seconds old, nor for the rest after
  // each turn at the fastest pace. Times that are left over from such a span aren't whole numbers.
  const wait = globalThis.setTimeout;
  const isRest = (time) => time <= 300 || Math.abs(2500 - performance.now() - time) < 5;
  const isPutOff = (time) => time === 2500 || (!Number.isInteger(time) && isRest(time));
  globalThis.setTimeout = (use, time, ...more) => wait(use, isPutOff(time) ? 0 : time, ...more);
  // Nobody listens, and each page would prepare to be heard with its first tap.
  delete globalThis.AudioContext;
}"""
REMEMBER = """(items) => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
}"""


def remembered(
    seat: Kept | None, settings: dict[str, object] | None = None, stored: dict[str, object] | None = None
) -> dict[str, str]:
    """What a browser has stored before it opens the client: a seat, settings, and more.

    The pace of the picture is fast, unless ``settings`` has another one: tests don't wait for bots.
    """
    items: dict[str, object] = {"pegs.settings": {"speed": "fast", **(settings or {})}}
    if seat is not None:
        items |= {"pegs.me": PERSON, "pegs.seats": [seat | {"role": "player"}]}
    return {name: json.dumps(value) for name, value in (items | (stored or {})).items()}


def kept(
    seat: Kept | None, settings: dict[str, object] | None = None, stored: dict[str, object] | None = None
) -> str:
    """A script that makes a new browser remember this before it opens the client for the first time."""
    return (
        f"if (location.protocol !== 'about:' && !localStorage.getItem('pegs.settings')) "
        f"for (const [name, value] of Object.entries({json.dumps(remembered(seat, settings, stored))}))"
        f" localStorage.setItem(name, value);{UNASKED}"
    )


@dataclass(frozen=True)
class Kind:
    """What can't be changed once a page is there."""

    touch: bool
    motion: bool
    locale: str | None
    script: str
    """What runs in every page before the client."""


class PagePool:
    """Lends the pages of one browser. Between two tests, a page leaves the client and forgets everything."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url
        self._free: dict[Kind, list[Page]] = defaultdict(list)
        self._errors: list[str] = []

    @contextmanager
    def lend(self, *, always_fresh: bool = False) -> Iterator[NewPage]:
        """Opens pages of people who share nothing. An error on any page's console fails the test.

        Tests that change more than a page's address, size and colors ask for a ``fresh`` one, which is closed
        afterwards. With ``hurry=False``, downloads that can wait do, and bots rest between turns.
        """
        lent: list[tuple[Page, Kind | None]] = []
        self._errors.clear()

        def new_page(
            path: str = "/",
            size: tuple[int, int] = DESKTOP,
            *,
            motion: bool = False,
            seat: Kept | None = None,
            settings: dict[str, object] | None = None,
            stored: dict[str, object] | None = None,
            locale: str | None = None,
            script: str = "",
            fresh: bool = always_fresh,
            hurry: bool = True,
            **more: object,
        ) -> Page:
            kind = Kind(size == PHONE, motion, locale, script)
            if fresh or more or not hurry:
                page = self._open(kind, size, hurry=hurry, **more)
                page.context.add_init_script(kept(seat, settings, stored))
                lent.append((page, None))
            else:
                page = self._take(kind, size)
                lent.append((page, kind))
                page.evaluate(REMEMBER, remembered(seat, settings, stored))
            if path != EMPTY or page.url == "about:blank":
                page.goto(path)
            return page

        yield new_page
        errors = [*self._errors]
        _show([page.context for page, _ in lent])
        for page, kind in lent:
            self._take_back(page, kind)
        assert errors == [], errors

    def _take(self, kind: Kind, size: tuple[int, int]) -> Page:
        if not self._free[kind]:
            page = self._open(kind, size)
            page.goto(EMPTY)
            return page
        page = self._free[kind].pop()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        return page

    def _open(self, kind: Kind, size: tuple[int, int], *, hurry: bool = True, **more: object) -> Page:
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            base_url=self._url,
            reduced_motion="no-preference" if kind.motion else "reduce",
            has_touch=kind.touch,
            locale=kind.locale,
            # A worker would fetch things on its own while a test ends.
            **{"service_workers": "block", **more},  # type: ignore[arg-type]
        )
        context.add_init_script(UNASKED)
        if hurry:
            context.add_init_script(HURRY)
        if kind.script:
            context.add_init_script(kind.script)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self._errors.append(str(error)))
        page.on(
            "console",
            lambda said: self._errors.append(said.text) if _is_fault(said.type, said.text) else None,
        )
        return page

    def _take_back(self, page: Page, kind: Kind | None) -> None:
        if kind is not None and page.context.pages == [page]:
            with suppress(PlaywrightError):
                page.goto(EMPTY)
                page.emulate_media(
                    color_scheme="light",
                    contrast="no-preference",
                    reduced_motion="no-preference" if kind.motion else "reduce",
                )
                page.mouse.move(0, 0)
                self._free[kind].append(page)
                return
        page.context.close()


def _show(contexts: list[BrowserContext]) -> None:
    """Keep what the pages look like at the end, if somebody wants to see it."""
    folder = os.environ.get("PEGS_PICTURES")
    test = os.environ.get("PYTEST_CURRENT_TEST", "").split("::")[-1].split(" ")[0]
    for number, context in enumerate(contexts if folder else []):
        for page in context.pages:
            page.screenshot(path=Path(folder or "") / f"{test}-{number}.png")


def _is_fault(kind: str, text: str) -> bool:
    # The browser itself tells of a connection that a test cuts off, and of a request refused on purpose.
    return kind == "error" and "WebSocket" not in text and "Failed to load resource" not in text

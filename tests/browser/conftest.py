"""A real browser, a real server, and tables prepared for it."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.browser.everywhere import Everywhere
from tests.browser.tables import Tables
from tests.server.clients import NO_LIMITS, ServerProcess, serving

SHELL = "chromium-headless-shell"
"""The browser without windows: a page costs it half the work. It denies all notifications."""
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# As root a sandbox cannot be made; the rest keeps the browser from calling its maker.
OPTIONS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The browser without windows would put letters on whole pixels only, and make words wider.
    "--font-render-hinting=none",
)
PATIENCE = 60_000
"""Milliseconds in which even a slow and busy machine shows what a test waits for."""
PHONE = (390, 844)
DESKTOP = (1280, 860)
TELEVISION = (1920, 1080)
NewPage = Callable[..., Page]


def chromium(*, whole: bool = False) -> str | None:
    """The path of the browser; None leaves it to Playwright, which may have one of its own."""
    names = (wished,) if (wished := os.environ.get("PEGS_CHROMIUM")) else WHOLE if whole else (SHELL, *WHOLE)
    return next((path for name in names if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all these tests."""
    # The tests are one address, as quick as a crowd; and a slow machine's coach takes its time.
    limits = f"{NO_LIMITS}\ncoach_seconds = 60"
    with serving(tmp_path_factory.mktemp("browser"), limits=limits, PEGS_LOCAL_PUSH="1") as running:
        yield running


@pytest.fixture(scope="session")
def tables(server: ServerProcess) -> Tables:
    """Prepares tables in the server's database."""
    return Tables(server.data)


@pytest.fixture(scope="session")
def everywhere(tables: Tables, server: ServerProcess) -> Everywhere:
    """Every page with something on it."""
    return Everywhere(tables, server)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives the browsers."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The browser."""
    with playwright.chromium.launch(executable_path=chromium(), args=OPTIONS) as running:
        yield running


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """The browser that a person has, with notifications."""
    with playwright.chromium.launch(executable_path=chromium(whole=True), args=OPTIONS) as running:
        yield running


@pytest.fixture
def new_page(browser: Browser, server: ServerProcess) -> Iterator[NewPage]:
    """Opens pages of people who share nothing. An error on any page's console fails the test."""
    with _pages(browser, server) as open_page:
        yield open_page


@pytest.fixture
def notified_page(whole_browser: Browser, server: ServerProcess) -> Iterator[NewPage]:
    """Opens pages as ``new_page`` does, on devices that can show notifications."""
    with _pages(whole_browser, server) as open_page:
        yield open_page


@contextmanager
def _pages(browser: Browser, server: ServerProcess) -> Iterator[NewPage]:
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        *,
        motion: bool = False,
        seat: dict[str, object] | None = None,
        settings: dict[str, object] | None = None,
        **more: object,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            base_url=server.url,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
            # A worker would fetch things on its own while a test ends.
            **{"service_workers": "block", **more},  # type: ignore[arg-type]
        )
        contexts.append(context)
        context.add_init_script(kept(seat, settings))
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if _is_fault(said.type, said.text) else None)
        page.goto(path)
        return page

    yield open_page
    _show(contexts)
    for context in contexts:
        context.close()
    assert errors == []


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


def kept(seat: dict[str, object] | None, settings: dict[str, object] | None = None) -> str:
    """What the browser remembers before it opens the page for the first time.

    The pace of the picture is fast, unless ``settings`` has another one: tests don't wait for bots.
    """
    stored: dict[str, object] = {"pegs.settings": {"speed": "fast", **(settings or {})}}
    if seat is not None:
        stored |= {"pegs.me": {"name": "Rosa", "color": "B"}, "pegs.seats": [seat | {"role": "player"}]}
    items = json.dumps({name: json.dumps(value) for name, value in stored.items()})
    return (
        f"if (location.protocol !== 'about:' && !localStorage.getItem('pegs.settings')) "
        f"for (const [name, value] of Object.entries({items})) localStorage.setItem(name, value);"
        # In a browser that can't show notifications, pages look as if nobody had been asked yet.
        "if (globalThis.Notification?.permission === 'denied')"
        " Object.defineProperty(Notification, 'permission', { value: 'default' });"
    )

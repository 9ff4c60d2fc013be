"""A real browser, a real server, and tables prepared for it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.everywhere import Everywhere
from tests.browser.page_pool import PATIENCE, NewPage, PagePool
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


@pytest.fixture(scope="session")
def pages(browser: Browser, server: ServerProcess) -> PagePool:
    """The browser's pages."""
    return PagePool(browser, server.url)


@pytest.fixture
def new_page(pages: PagePool) -> Iterator[NewPage]:
    """Opens pages of people who share nothing. An error on any page's console fails the test."""
    with pages.lend() as open_page:
        yield open_page


@pytest.fixture
def notified_page(whole_browser: Browser, server: ServerProcess) -> Iterator[NewPage]:
    """Opens pages as ``new_page`` does, on devices that can show notifications."""
    with PagePool(whole_browser, server.url).lend(always_fresh=True) as open_page:
        yield open_page

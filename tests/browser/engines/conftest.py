"""The engines that are here, a server, and what to say about those that aren't."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.browser.conftest import OPTIONS
from tests.browser.engines.chromium import Chromium
from tests.browser.engines.firefox import Firefox, firefox
from tests.browser.engines.webkit import BROWSER, Webkit, webkit
from tests.conftest import MISSING_ENGINE

REQUIRED = "PEGS_EVERY_ENGINE"
"""With this variable, a missing engine is a failure."""
OLD = Path(__file__).parent / "old_chromium" / "node_modules"
Engine = Chromium | Firefox | Webkit
Start = Callable[[str], Engine]


def old_chromium(version: str) -> Path:
    """Where `tools/engines.sh` unpacks it."""
    return OLD / f"chromium-{version}" / "bin" / "chromium"


def missing(engine: str) -> str:
    """What lacks to run an engine; empty if it's here."""
    kind, _, version = engine.partition(" ")
    if kind == "firefox":
        return "" if shutil.which("firefox-esr") else "firefox-esr"
    if kind == "webkit":
        found = shutil.which("WebKitWebDriver") and shutil.which("Xvfb") and BROWSER.exists()
        return "" if found else "webkit2gtk-driver and xvfb"
    return "" if old_chromium(version).exists() else f"Chromium {version}"


@pytest.fixture(scope="session")
def start(playwright: Playwright) -> Iterator[Start]:
    """Starts an engine, or returns the one that's running. Skips the test if it's missing."""
    with ExitStack() as stack:
        running: dict[str, Engine] = {}

        def start_once(engine: str) -> Engine:
            if what := missing(engine):
                reason = f"{what}{MISSING_ENGINE}"
                (pytest.fail if os.environ.get(REQUIRED) else pytest.skip)(reason)
            if engine not in running:
                running[engine] = stack.enter_context(started(engine, playwright))
            return running[engine]

        yield start_once


@contextmanager
def started(engine: str, playwright: Playwright) -> Iterator[Engine]:
    """Run an engine: "firefox", "webkit", or "chromium" and its version."""
    kind, _, version = engine.partition(" ")
    if kind == "firefox":
        with firefox(shutil.which("firefox-esr") or "") as found:
            yield found
    elif kind == "webkit":
        with webkit(shutil.which("WebKitWebDriver") or "", shutil.which("Xvfb") or "") as driver:
            yield driver
    else:
        path = old_chromium(version)
        libraries = {"LD_LIBRARY_PATH": str(path.parent)}
        with playwright.chromium.launch(
            executable_path=path, args=[*OPTIONS, "--headless"], env={**os.environ, **libraries}
        ) as browser:
            yield Chromium(browser)

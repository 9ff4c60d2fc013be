"""An old Chromium, driven by Playwright as far as it understands it: by scripts, and input at points."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.engines.tab import PHONE, Tab, is_fault


class Chromium:
    """A running Chromium."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def tab(self) -> ChromiumTab:
        """A new page of a person who shares nothing with the others."""
        context = self._browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True)
        return ChromiumTab(context.new_page())


class ChromiumTab(Tab):
    """A page in an old Chromium."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self._errors: list[str] = []
        page.on("pageerror", self._note_error)
        page.on("console", self._note)

    def _note_error(self, error: Any) -> None:
        if is_fault(str(error)):
            self._errors.append(str(error))

    def _note(self, message: Any) -> None:
        if message.type == "error" and is_fault(message.text):
            self._errors.append(message.text)

    def open(self, url: str) -> None:
        self._page.goto(url)

    def run(self, expression: str) -> Any:
        return self._page.evaluate(expression)

    def tap_at(self, x: float, y: float) -> None:
        self._page.touchscreen.tap(x, y)

    def save_picture(self, file: Path) -> None:
        """Save what is seen, as a JPEG or PNG by the file's name."""
        self._page.screenshot(path=file)

    @property
    def errors(self) -> list[str]:
        return self._errors

    def close(self) -> None:
        self._page.context.close()

"""Pictures of a turn in the oldest browser that runs here, and of what an older one says.

They're in docs/browsers.md:
``python -m tests.browser.engines.pictures FOLDER [PAGE ...]``; with names of pages, those and not the turn.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.engines.chromium import Chromium
from tests.browser.engines.conftest import started
from tests.browser.engines.tab import Tab
from tests.browser.everywhere import Everywhere, Place
from tests.browser.tables import Tables
from tests.server.clients import NO_LIMITS, serving


def main(folder: Path, *names: str) -> None:
    """Take the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), limits=NO_LIMITS) as server,
        sync_playwright() as playwright,
    ):
        everywhere = Everywhere(Tables(server.data), server)
        with started("chromium 103", playwright) as engine:
            assert isinstance(engine, Chromium)
            for name in names or ("playing",):
                with engine.tab() as tab:
                    _show(tab, server.url, everywhere[name])
                    if not names:
                        tab.tap(".hand .card:not(.dull)")
                        tab.see(".act .main:enabled")
                    tab.save_picture(folder / f"chromium-103-{name.replace(' ', '-')}.jpg")
        with started("chromium 92", playwright) as engine:
            assert isinstance(engine, Chromium)
            with engine.tab() as tab:
                tab.open(server.url)
                tab.see("#too-old")
                tab.save_picture(folder / "chromium-92.jpg")


def _show(tab: Tab, url: str, place: Place) -> None:
    tab.sit(url, place.seat, place.path)
    tab.see(place.ready.removesuffix(":visible"))
    tab.run("document.fonts.ready.then(() => true)")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])

"""Pictures of the oldest browser that runs here, and of what one that's too old says, to look at.

``python -m tests.browser.engines.pictures FOLDER``
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.engines.conftest import started
from tests.browser.engines.tab import Tab
from tests.browser.everywhere import Everywhere
from tests.browser.tables import Tables
from tests.server.clients import NO_LIMITS, serving

PAGES = ("front", "playing", "over", "new table", "rules sheet", "lesson", "review", "settings", "television")


def main(folder: Path) -> None:
    """Take the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), limits=NO_LIMITS) as server,
        sync_playwright() as playwright,
    ):
        everywhere = Everywhere(Tables(server.data), server)
        with started("chromium 103", playwright) as engine:
            for name in PAGES:
                place = everywhere[name]
                with engine.tab() as tab:
                    _show(tab, server.url, place.path, place.seat, place.ready, folder / f"{name}.png")
        with started("chromium 92", playwright) as engine, engine.tab() as tab:
            tab.open(server.url)
            tab.see("#too-old")
            tab.save_picture(folder / "too old.png")


def _show(tab: Tab, url: str, path: str, seat: dict[str, object] | None, ready: str, file: Path) -> None:
    tab.sit(url, seat, path)
    tab.see(ready.removesuffix(":visible"))
    tab.run("document.fonts.ready.then(() => true)")
    tab.save_picture(file)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

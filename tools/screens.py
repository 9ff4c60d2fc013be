"""Write pictures of every seating on every screen, light and dark, to look at.

    python tools/screens.py pictures
    python tools/screens.py pictures --players 6 8 --screens phone tablet --themes dark

Each contact sheet shows one screen in one theme: a row for each number of players, a column for each
moment. The client has to be built (``make web``).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import OPTIONS, chromium
from tests.browser.page_pool import kept
from tests.browser.seatings import MOMENTS, SCREENS, SEATINGS, Screen, Seatings, show_on
from tests.browser.tables import Tables
from tests.server.clients import NO_LIMITS, ServerProcess, serving

THEMES = ("light", "dark")
WIDEST = 640
"""Pixels of the width of a picture on a contact sheet, at most."""


@dataclass(frozen=True)
class Picture:
    """A page on a screen."""

    screen: Screen
    theme: str
    title: str
    png: bytes


def main() -> None:
    """Write the contact sheets."""
    options = _options()
    folder = Path(options.folder)
    folder.mkdir(parents=True, exist_ok=True)
    screens = [screen for screen in SCREENS if screen.name in options.screens]
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), limits=NO_LIMITS) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=OPTIONS)
        seatings = Seatings(Tables(server.data))
        pictures = [
            picture
            for players in options.players
            for moment, seat in zip(MOMENTS, seatings.at(players, *MOMENTS), strict=True)
            for picture in _pictures(browser, server, seat, f"{players} {moment}", screens, options.themes)
        ]
        for screen in screens:
            for theme in options.themes:
                mine = [each for each in pictures if (each.screen, each.theme) == (screen, theme)]
                name = f"{screen.name.replace(' ', '-').replace('%', '')}-{theme}.png"
                (folder / name).write_bytes(_sheet(browser, screen, mine))
                print(folder / name)
        browser.close()


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = [screen.name for screen in SCREENS]
    parser.add_argument("folder", help="where to write the pictures")
    parser.add_argument("--players", type=int, nargs="+", default=[*SEATINGS], help="numbers of players")
    parser.add_argument("--screens", nargs="+", default=names, choices=names, help="names of screens")
    parser.add_argument("--themes", nargs="+", default=THEMES, choices=THEMES, help="light or dark")
    return parser.parse_args()


def _pictures(
    browser: Browser,
    server: ServerProcess,
    seat: dict[str, object],
    title: str,
    screens: list[Screen],
    themes: list[str],
) -> Iterator[Picture]:
    for theme in themes:
        context = browser.new_context(
            base_url=server.url, reduced_motion="reduce", color_scheme="dark" if theme == "dark" else "light"
        )
        context.add_init_script(kept(seat))
        for is_television in (False, True):
            page = _opened(context.new_page(), seat, is_television)
            for screen in screens:
                if screen.is_television is is_television:
                    show_on(page, screen)
                    yield Picture(screen, theme, title, page.screenshot())
        context.close()


def _opened(page: Page, seat: dict[str, object], is_television: bool) -> Page:
    page.goto(f"/tv/{seat['code']}" if is_television else f"/t/{seat['table']}")
    return page


def _sheet(browser: Browser, screen: Screen, pictures: list[Picture]) -> bytes:
    width = min(WIDEST, screen.width)
    figures = "".join(
        f'<figure><img width="{width}" src="data:image/png;base64,{b64encode(each.png).decode()}">'
        f"<figcaption>{each.title}</figcaption></figure>"
        for each in pictures
    )
    style = (
        f"body {{ display: grid; grid-template-columns: repeat({len(MOMENTS)}, {width}px); gap: 16px;"
        " margin: 16px; background: #888; font: 20px sans-serif } figure { margin: 0 }"
    )
    page = browser.new_page(viewport={"width": len(MOMENTS) * (width + 16) + 16, "height": 600})
    page.set_content(f"<style>{style}</style>{figures}")
    png = page.screenshot(full_page=True)
    page.close()
    return png


if __name__ == "__main__":
    main()

"""Pictures of every page, on a phone and a desktop, light and dark, to be looked at by people.

Run: python -m tests.browser.pictures FOLDER [PAGE ...]
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import OPTIONS, chromium
from tests.browser.everywhere import Everywhere, Place
from tests.browser.page_pool import DESKTOP, PHONE, TELEVISION, kept
from tests.browser.tables import Tables
from tests.server.clients import ServerProcess, serving

THEMES = ("light", "dark")


def main(folder: str, *names: str) -> None:
    """Draw the named pages, or all."""
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        everywhere = Everywhere(Tables(server.data), server)
        browser = playwright.chromium.launch(executable_path=chromium(), args=OPTIONS)
        for name in names or Everywhere.NAMES:
            for kind, size in _sizes(name).items():
                for theme in THEMES:
                    file = out / f"{name.replace(' ', '-')}-{kind}-{theme}.png"
                    _draw(browser, server, everywhere[name], size, theme, file)
                    sys.stdout.write(f"{file}\n")
        browser.close()


def _sizes(name: str) -> dict[str, tuple[int, int]]:
    if name == "television":
        return {"television": TELEVISION}
    return {"phone": PHONE, "desktop": DESKTOP}


def _draw(
    browser: Browser, server: ServerProcess, place: Place, size: tuple[int, int], theme: str, file: Path
) -> None:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        base_url=server.url,
        reduced_motion="reduce",
        has_touch=size == PHONE,
        device_scale_factor=2 if size == PHONE else 1,
        service_workers="block",
    )
    context.add_init_script(kept(place.seat))
    context.add_init_script(_wished(theme))
    page = context.new_page()
    page.goto(place.path)
    place.settle(page)
    page.wait_for_timeout(300)
    page.screenshot(path=file)
    context.close()


def _wished(theme: str) -> str:
    # The television is dark unless somebody chose otherwise.
    return f"localStorage.setItem('pegs.settings', {json.dumps(json.dumps({'theme': theme}))});"


if __name__ == "__main__":
    main(*sys.argv[1:])

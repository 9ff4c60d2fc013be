"""Speed of the client in a browser: the time to the first hand of cards on a slow phone, and the frames per
second while cards fly and pegs walk. Nothing is asserted, because both depend on what else is running.

Run: python bench/browser.py
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import OPTIONS, chromium
from tests.browser.everywhere import Everywhere, Place
from tests.browser.loading import Wire, play_now
from tests.browser.page_pool import DESKTOP, PHONE, kept
from tests.browser.tables import Tables
from tests.server.clients import ServerProcess, serving

TRACED = ("disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame", "devtools.timeline")
PAUSE = 100_000
"""Microseconds without a frame after which the animation is over."""
SMOOTH = 1000 / 60
"""Milliseconds per frame."""


def main() -> None:
    """Measure and print."""
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=OPTIONS)
        everywhere = Everywhere(Tables(server.data), server)
        _first_load(browser, server, everywhere["playing"])
        _motion(browser, server, everywhere["playing"])
        browser.close()


@contextmanager
def _opened(
    browser: Browser, server: ServerProcess, size: tuple[int, int], place: Place | None
) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        base_url=server.url,
        reduced_motion="no-preference",
        has_touch=size == PHONE,
        service_workers="block",
    )
    context.add_init_script(kept(place.seat) if place else "")
    yield context.new_page()
    context.close()


def _first_load(browser: Browser, server: ServerProcess, place: Place) -> None:
    for slow in (False, True):
        how = "a slow phone (1.6 Mbit/s, 150 ms, 4 x slower)" if slow else "this machine"
        with _opened(browser, server, PHONE, place) as page:
            wire = Wire.of(page)
            if slow:
                wire.slow_down()
            page.goto(place.path, wait_until="commit")
            seconds = wire.seconds_to_cards()
            print(
                f"a link to a table, {how}: playable after {seconds:.2f} s (bar 2 s); {wire.received:,} bytes"
                f" in {len(wire.fetches)} fetches, {len(wire.blocking)} of them blocking"
            )
        with _opened(browser, server, PHONE, None) as page:
            wire = Wire.of(page)
            if slow:
                wire.slow_down()
            start = time.perf_counter()
            page.goto("/", wait_until="commit")
            play_now(page)
            seconds = time.perf_counter() - start
            print(f"play now, {how}: cards after {seconds:.2f} s; {wire.received:,} bytes")


def _motion(browser: Browser, server: ServerProcess, place: Place) -> None:
    """Count the frames drawn while cards fly and pegs walk, from the browser's trace."""
    with _opened(browser, server, DESKTOP, place) as page:
        page.goto(place.path)
        # The code for flights is fetched after the first paint.
        page.locator(".flights").wait_for(state="attached")
        page.locator(".hand .card:not(.dull)").first.click()
        for _ in range(8):
            if page.locator("[data-play]").is_enabled():
                break
            page.locator(".ask .rows button.row").first.click()
        browser.start_tracing(page=page, categories=list(TRACED))
        page.locator("[data-play]").click()
        page.wait_for_timeout(4000)
        trace = json.loads(browser.stop_tracing())
    times = sorted(event["ts"] for event in trace["traceEvents"] if event["name"] == "DrawFrame")
    gaps = sorted((after - before) / 1000 for before, after in pairwise(times) if after - before < PAUSE)
    late = sum(gap > 1.5 * SMOOTH for gap in gaps)
    print(
        f"frames drawn while cards fly and pegs walk, traced: {1000 * len(gaps) / sum(gaps):.1f} a second; "
        f"median {gaps[len(gaps) // 2]:.1f} ms, slowest {gaps[-1]:.1f} ms, {late} of {len(gaps)} late"
    )


if __name__ == "__main__":
    main()

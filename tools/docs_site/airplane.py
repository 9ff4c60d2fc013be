"""Takes the strip of pictures in docs/without-a-server.md: a game with the network cut."""

from __future__ import annotations

import tempfile
from base64 import b64encode
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, expect

from pegs.server.http.static_client import HERE
from tests.browser.one_phone import KNOWS, cut, share_phone
from tests.browser.page_pool import PATIENCE, PagePool
from tests.browser.playing import Hand
from tests.server.clients import NO_LIMITS, serving
from tools.docs_site.shots import capture, shot
from tools.docs_site.tour import PHONE, SIZES

WIDTH = 312
"""Of each picture in the strip."""
GAP = 16
HALFWAY = 12
"""The turn before which the page is loaded again."""
STYLE = f"""body {{ margin: 0; display: flex; gap: {GAP}px; padding: {GAP}px; background: #e9dfcf; }}
img {{ width: {WIDTH}px; border-radius: 18px; }}"""


def can_take_strip() -> bool:
    """Whether what a browser needs without a server is built."""
    return (HERE / "manifest.json").is_file()


def take_strip(browser: Browser) -> bytes:
    """The strip, as WebP."""
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), limits=NO_LIMITS) as server,
        PagePool(browser, server.url).lend(always_fresh=True) as new_page,
    ):
        page = new_page("about:blank", SIZES[PHONE], stored=KNOWS, service_workers="allow", locale="en-US")
        shots = [*_keep(page)]
        cut(server, page)
        shots += [*_pass_phone(page), *_play(page)]
    return _beside_each_other(browser, shots)


def _keep(page: Page) -> Iterator[bytes]:
    """Halfway through the download, and after it."""
    held: list[Route] = []
    page.context.route("**/here/*/pyodide.asm.wasm", lambda route: held.append(route))
    page.goto("/settings")
    row = page.get_by_role("button", name="Keep this on my phone")
    row.click()
    page.get_by_role("button", name="Cancel").scroll_into_view_if_needed()
    page.get_by_text("% downloaded").filter(has_not_text="0% ").wait_for()
    while not held:
        page.wait_for_timeout(50)
    yield shot(page, PHONE)
    held[0].continue_()
    page.get_by_text("Kept on this phone").wait_for()
    yield shot(page, PHONE)


def _pass_phone(page: Page) -> Iterator[bytes]:
    """The front page in the airplane, and a phone that goes around."""
    page.goto("/")
    page.get_by_text("No internet, but you can play on this phone.").wait_for()
    yield shot(page, PHONE)
    share_phone(page, "Ben")
    page.get_by_role("button", name="Deal", exact=True).click()
    page.get_by_role("dialog", name="Hand the phone to").wait_for()
    yield shot(page, PHONE)


def _play(page: Page) -> Iterator[bytes]:
    """A game with bots: its first hand, its middle after a reload, and its end."""
    hand = Hand(page)
    share_phone(page)
    page.get_by_role("button", name="Deal", exact=True).click()
    for turn in count():
        if hand.wait() == "over":
            break
        if turn == HALFWAY:
            page.reload()
            hand.expect_my_turn()
        if turn in (0, HALFWAY):
            yield shot(page, PHONE)
        hand.take_turn()
    page.get_by_role("button", name="Play again").wait_for()
    yield shot(page, PHONE)


def _beside_each_other(browser: Browser, shots: list[bytes]) -> bytes:
    images = "".join(
        f'<img src="data:image/webp;base64,{b64encode(each).decode()}" alt="">' for each in shots
    )
    width, height = SIZES[PHONE]
    size = (GAP + len(shots) * (WIDTH + GAP), 2 * GAP + round(WIDTH * height / width))
    with browser.new_context(viewport={"width": size[0], "height": size[1]}) as context:
        page = context.new_page()
        page.set_content(f"<style>{STYLE}</style>{images}")
        page.wait_for_function("[...document.images].every(({ complete }) => complete)")
        return capture(page, size, sharpness=1)

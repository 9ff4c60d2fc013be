"""Takes a picture of a page as it is, for the site and the documents."""

from __future__ import annotations

from base64 import b64decode

from playwright.sync_api import Page

from tests.browser.lasting import wait_for_frames
from tests.browser.seatings import hide_notice
from tools.docs_site.tour import SIZES

SHARPNESS = 1.5
"""Pixels of a picture for each one of the page."""
QUALITY = 85
"""Of pictures, which take a third of the bytes that PNG takes."""


def shot(page: Page, size: str) -> bytes:
    """What is seen of the client on one of the screens, as WebP."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    hide_notice(page)
    # A board is drawn again in the frame after it has its new size.
    wait_for_frames(page)
    return capture(page, (width, height))


def capture(page: Page, size: tuple[int, int], sharpness: float = SHARPNESS) -> bytes:
    """What is seen of any page, as WebP."""
    session = page.context.new_cdp_session(page)
    x, y = page.evaluate("() => [scrollX, scrollY]")
    clip = {"x": x, "y": y, "width": size[0], "height": size[1], "scale": sharpness}
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    session.detach()
    return b64decode(taken["data"])

"""The ten colors of pegs as each kind of color vision sees them, measured in the browser's pixels."""

from __future__ import annotations

import base64
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import dress
from tests.browser.everywhere import Everywhere
from tests.browser.page_pool import NewPage
from tests.cielab import Picture, lab

KINDS = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")
PIXELS = 40
"""The side of a peg's picture, which is brought to this size."""
FAR = 20.0
"""A difference of two colors (CIE76) that nobody who sees them overlooks."""
SHARE = 0.1
"""The part of a peg's disc that must differ so much between any two pegs."""
CROPS = """async ([picture, boxes, side]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + picture;
  await image.decode();
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return boxes.map(({ x, y, width, height }) => {
    context.clearRect(0, 0, side, side);
    context.drawImage(image, x, y, width, height, 0, 0, side, side);
    return [...context.getImageData(0, 0, side, side).data];
  });
}"""
BODIES = """() => {
  const bodies = new Map();
  for (const peg of document.querySelectorAll('.board [data-peg]')) {
    const box = peg.querySelector('.body').getBoundingClientRect();
    bodies.set(peg.dataset.peg, { x: box.x, y: box.y, width: box.width, height: box.height });
  }
  return [...bodies.values()];
}"""


def disc() -> np.ndarray[Any, np.dtype[np.bool_]]:
    """The colored middle of a peg's picture, inside its two rings."""
    at = (np.arange(PIXELS) + 0.5) / PIXELS - 0.5
    return np.hypot(at[:, None], at[None, :]) < 0.34


def pegs_as_seen(page: Page, kind: str) -> list[Picture]:
    """One peg of each seat, as a picture in CIELAB."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
    picture = base64.b64encode(page.screenshot()).decode()
    session.detach()
    boxes = page.evaluate(BODIES)
    crops = page.evaluate(CROPS, [picture, boxes, PIXELS])
    return [lab(np.array(crop, float).reshape(PIXELS, PIXELS, 4)[..., :3]) for crop in crops]


def alike(pegs: list[Picture]) -> list[tuple[int, int, float]]:
    """The pairs of seats whose pegs differ in too small a part."""
    inside = disc()
    found = []
    for one, other in combinations(range(len(pegs)), 2):
        far = np.linalg.norm(pegs[one] - pegs[other], axis=-1) > FAR
        share = float(far[inside].mean())
        if share < SHARE:
            found.append((one, other, round(share, 3)))
    return found


@pytest.fixture
def ten(new_page: NewPage, everywhere: Everywhere) -> Page:
    """Ten seats, ten colors, on one board."""
    place = everywhere["ten players"]
    page = new_page(place.path, (1280, 1280), seat=place.seat, fresh=True)
    place.settle(page)
    expect(page.locator(".board [data-peg]")).not_to_have_count(0)
    assert len(page.evaluate(BODIES)) == 10
    return page


# Who sees no colors has the least to tell pegs by; green weakness is the most common of the others.
IN_SHORT = [("light", "achromatopsia"), ("dark", "deuteranopia")]
REST = [
    seen
    for theme in ("light", "dark", "contrast")
    for kind in KINDS
    if (seen := (theme, kind)) not in IN_SHORT
]


@pytest.mark.parametrize(
    "ways", [IN_SHORT, pytest.param(REST, marks=pytest.mark.soak)], ids=["short", "rest"]
)
def test_any_two_pegs_can_be_told_apart(ten: Page, ways: list[tuple[str, str]]) -> None:
    for theme, kind in ways:
        dress(ten, theme)
        assert alike(pegs_as_seen(ten, kind)) == [], (theme, kind)


@pytest.mark.soak  # it tests the measure
def test_color_alone_would_not_do(ten: Page) -> None:
    # Without the glyphs somebody would mistake one peg for another: so the measure can fail.
    ten.add_style_tag(content=".board [data-peg] .body > :nth-child(n + 4) { display: none }")
    assert alike(pegs_as_seen(ten, "achromatopsia"))
    assert alike(pegs_as_seen(ten, "none")) == [], "and the colors do for those who see them all"

"""What everyone can use, on every page at every size: axe finds nothing, fingers find what they tap.

`make test` sees each page at one size: ``test_every_page.py``.
"""

from __future__ import annotations

import pytest

from tests.browser.audit import FINGER, OF_COLOR, SMALL, TAGS, WIDE, ZOOMED, axe, dress, violations
from tests.browser.everywhere import Everywhere
from tests.browser.lasting import lasting_on, resize
from tests.browser.page_pool import DESKTOP, PHONE, NewPage

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("name", [each for each in Everywhere.NAMES if each != "television"])
def test_axe_finds_nothing(new_page: NewPage, everywhere: Everywhere, name: str) -> None:
    place = everywhere[name]
    page = new_page(place.path, DESKTOP, seat=place.seat, script=axe())
    place.settle(page)
    found = violations(page, {"runOnly": TAGS})
    for theme in ("dark", "contrast"):
        dress(page, theme)
        found += [f"{theme}: {each}" for each in violations(page, {"runOnly": OF_COLOR})]
    dress(page, "light")
    for width, height in ZOOMED:
        resize(page, width, height)
        found += [f"{width} x {height}: {each}" for each in violations(page, {"runOnly": TAGS})]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", [each for each in Everywhere.NAMES if each != "television"])
def test_on_a_phone_axe_finds_nothing_and_there_is_no_sideways_scroll_and_no_small_target(
    new_page: NewPage, everywhere: Everywhere, name: str
) -> None:
    place = everywhere[name]
    page = new_page(place.path, PHONE, seat=place.seat, script=axe())
    place.settle(page)
    problems = violations(page, {"runOnly": TAGS})
    for width in (320, 390):
        resize(page, width, 700)
        problems += [f"{width}: {each}" for each in lasting_on(page, WIDE)]
        problems += [f"{width}: {each}" for each in lasting_on(page, SMALL, FINGER)]
    assert not problems, "\n".join(problems)

"""Every page in one visit: it's all in Spanish, fits a phone and fingers, and axe finds nothing.

Each page is measured on the narrowest phone, and shown to axe at one size, in one theme and one language,
which take turns. ``test_accessibility.py`` and ``test_languages.py`` sweep over all of them in `make soak`.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import FINGER, SMALL, TAGS, TALL, WIDE, ZOOMED, axe, dress, violations
from tests.browser.everywhere import Everywhere
from tests.browser.lasting import lasting_on, resize
from tests.browser.page_pool import DESKTOP, PHONE, TELEVISION, NewPage
from tests.browser.spanish import english_texts

NARROWEST = (320, 700)
SIZES = (DESKTOP, ZOOMED[0], PHONE, ZOOMED[1])
THEMES = ("light", "dark", "contrast")
SPEAK = """(language) => {
  const settings = JSON.parse(localStorage.getItem('pegs.settings'));
  localStorage.setItem('pegs.settings', JSON.stringify({ ...settings, language }));
  // As if another tab had changed it.
  window.dispatchEvent(new StorageEvent('storage', { key: 'pegs.settings' }));
}"""


@dataclass(frozen=True)
class Look:
    """How axe sees a page."""

    size: tuple[int, int]
    theme: str
    language: str

    @classmethod
    def of(cls, name: str) -> Look:
        """Over all pages, each size meets each theme and each language."""
        number = Everywhere.NAMES.index(name)
        language = "es" if number // len(SIZES) % 2 else "en"
        return cls(SIZES[number % len(SIZES)], THEMES[number % len(THEMES)], language)

    def show(self, page: Page) -> None:
        """Show a Spanish page like this."""
        resize(page, *self.size)
        if self.language != "es":
            page.evaluate(SPEAK, self.language)
            expect(page.locator("html")).to_have_attribute("lang", self.language)
        dress(page, self.theme)


@pytest.mark.parametrize("name", [each for each in Everywhere.NAMES if each != "television"])
def test_it_is_in_spanish_fits_a_phone_and_axe_finds_nothing(
    new_page: NewPage, everywhere: Everywhere, name: str
) -> None:
    place = everywhere[name]
    page = new_page(place.path, PHONE, seat=place.seat, locale="es-MX", script=axe())
    place.settle(page)
    problems = [f"English: {each}" for each in english_texts(page)]
    resize(page, *NARROWEST)
    problems += [each for script in (WIDE, TALL) for each in lasting_on(page, script)]
    problems += lasting_on(page, SMALL, FINGER)
    look = Look.of(name)
    look.show(page)
    problems += [f"{look}: {each}" for script in (WIDE, TALL) for each in lasting_on(page, script)]
    problems += [f"{look}: {each}" for each in violations(page, {"runOnly": TAGS})]
    assert not problems, "\n".join(problems)


def test_the_television_is_in_spanish_and_axe_finds_nothing(
    new_page: NewPage, everywhere: Everywhere
) -> None:
    place = everywhere["television"]
    page = new_page(place.path, TELEVISION, seat=place.seat, locale="es-MX", script=axe())
    place.settle(page)
    problems = [*english_texts(page), *violations(page, {"runOnly": TAGS})]
    assert not problems, "\n".join(problems)

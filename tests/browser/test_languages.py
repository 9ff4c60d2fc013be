"""No page in Spanish has a sentence in English."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.everywhere import Everywhere
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.spanish import english_texts
from tests.browser.tables import Tables, settings_of


def test_english_is_detected(new_page: NewPage) -> None:
    page = new_page("/")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert len(english_texts(page)) > 3


def test_from_the_front_page_to_the_cards(new_page: NewPage) -> None:
    page = new_page("/", PHONE, locale="es-ES")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert english_texts(page) == []
    page.get_by_role("button", name="Saltar la lección").click()
    page.get_by_label("Tu nombre").fill("Rosa")
    assert english_texts(page) == []
    page.get_by_role("dialog").locator("button[type=submit]").click()
    expect(page.locator(".hand .card").first).to_be_visible()
    assert english_texts(page) == []


def test_a_turn_at_the_table(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), lambda game: game.phase == "play" and game.ply > 8, seed=60)
    page = new_page(f"/t/{seat['table']}", PHONE, locale="es-ES", seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    assert english_texts(page) == []
    hand.take(page.locator(".hand .card:not(.dull)").first)
    hand.choose()
    assert english_texts(page) == []
    hand.confirm()
    hand.wait()
    assert english_texts(page) == []


@pytest.mark.soak  # `make test` sees each page in Spanish on a phone: `test_every_page.py`
@pytest.mark.parametrize("name", Everywhere.NAMES)
def test_every_page_is_spanish(new_page: NewPage, everywhere: Everywhere, name: str) -> None:
    place = everywhere[name]
    page = new_page(place.path, locale="es-MX", seat=place.seat)
    place.settle(page)
    assert english_texts(page) == []


def test_a_change_of_language_takes_effect_at_once_and_is_saved(new_page: NewPage) -> None:
    page = new_page("/settings")
    page.get_by_role("radio", name="Español").check()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert english_texts(page) == []
    page.goto("/")
    expect(page.get_by_role("button", name="Jugar")).to_be_visible()

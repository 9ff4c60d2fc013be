"""The board in words: the page, and turns that are typed."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from pegs.protocol.game_view import GameView
from tests.browser.page_pool import NewPage
from tests.browser.tables import Tables, settings_of


def has_a_split(game: GameView) -> bool:
    return any(option.kind == "split" for option in game.options)


def open_words(new_page: NewPage, tables: Tables, language: str = "en") -> Page:
    """The page at a moment in which a seven can be split."""
    seat = tables.at(settings_of("basic"), has_a_split)
    return new_page(f"/t/{seat['table']}/words", seat=seat, locale=language)


def test_the_menu_and_t_lead_to_the_page_and_it_stays_preferred(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), has_a_split)
    page = new_page(f"/t/{seat['table']}", seat=seat)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("link", name="The board in words").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn")
    expect(page).to_have_url(re.compile(r"/words$"))
    page.goto(page.url.removesuffix("/words"))
    expect(page).to_have_url(re.compile(r"/words$"))
    page.get_by_role("button", name="Back to the board").click()
    expect(page.get_by_role("list", name="Your cards")).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn")


def test_a_typed_turn_is_said_in_full_and_played(new_page: NewPage, tables: Tables) -> None:
    page = open_words(new_page, tables)
    first = page.get_by_role("list", name="You can").get_by_role("listitem").nth(1)
    says = first.inner_text()
    page.get_by_label("Type your turn").fill("#2")
    expect(page.get_by_role("status").filter(has_text=says)).to_be_visible()
    ply = page.locator("main").get_attribute("data-ply")
    page.keyboard.press("Enter")
    expect(page.locator("main")).not_to_have_attribute("data-ply", ply or "")
    expect(page.get_by_label("Type your turn")).to_have_value("")

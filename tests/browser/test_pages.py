"""Sitting down: joining, watching, gathering, settings, help."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.everywhere import Everywhere
from tests.browser.page_pool import NewPage


def test_a_watcher_sees_the_game_but_no_hand(new_page: NewPage, everywhere: Everywhere) -> None:
    page = new_page(f"/j/{everywhere.playing['code']}")
    page.get_by_role("button", name="Just watch").click()
    expect(page.locator(".board [data-peg]")).to_have_count(20)
    expect(page.get_by_text("You’re watching.")).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(0)


def test_an_unknown_code_shows_a_problem_and_asks_again(new_page: NewPage) -> None:
    page = new_page("/j/NOCODE")
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"\w+ \w+"))
    expect(page.get_by_label("Table code")).to_be_visible()


def test_settings_apply_at_once_and_are_saved(new_page: NewPage) -> None:
    page = new_page("/settings")
    html = page.locator("html")
    page.get_by_role("radio", name="High contrast").check()
    expect(html).to_have_attribute("data-theme", "contrast")
    page.get_by_role("switch", name="Large text").click()
    expect(html).to_have_attribute("data-text", "large")
    page.get_by_role("radio", name="Full").check()
    expect(html).to_have_attribute("data-motion", "full")
    page.get_by_role("switch", name="Sounds").click()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Save").click()
    page.reload()
    expect(html).to_have_attribute("data-theme", "contrast")
    expect(html).to_have_attribute("data-text", "large")
    expect(page.get_by_role("switch", name="Sounds")).to_have_attribute("aria-checked", "false")
    expect(page.get_by_label("Your name")).to_have_value("Ana")


def test_forgetting_a_seat_asks_first(new_page: NewPage, everywhere: Everywhere) -> None:
    page = new_page("/settings", seat=everywhere.playing)
    forget = page.get_by_role("button", name="Forget", exact=True)
    forget.click()
    page.get_by_role("button", name="Cancel").click()
    forget.click()
    page.get_by_role("dialog").get_by_role("button", name="Forget", exact=True).click()
    expect(page.get_by_text("No games yet.")).to_be_visible()


def test_help_shows_the_chosen_rules(new_page: NewPage) -> None:
    page = new_page("/how")
    page.get_by_role("link", name="North Carolina rules").click()
    expect(page.locator("h1")).to_have_text("North Carolina rules")
    expect(page.locator("[data-part=cards]")).to_contain_text("each part forward or back")


def test_an_unknown_address_links_to_the_front_page(new_page: NewPage) -> None:
    page = new_page("/nowhere/at/all")
    page.get_by_role("button", name="Home page").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()

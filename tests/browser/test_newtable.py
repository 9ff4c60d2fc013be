"""A new table and its house rules: changing, fixing, saving, sharing, and playing them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from pegs.rules import load
from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import Hand


def switch(page: Page, name: str) -> Locator:
    """One switch of the house rules."""
    return page.locator(f'[data-switch="{name}"]')


def more(page: Page, name: str, times: int = 1) -> None:
    """Raise a number."""
    for _ in range(times):
        switch(page, name).get_by_role("button", name=re.compile("^One more")).click()


def house_rules(page: Page) -> None:
    """Deal hands of six cards, unlike the base."""
    more(page, "hand_size")
    expect(page.get_by_text("1 change from Basic game")).to_be_visible()


def name_rules(page: Page, title: str) -> None:
    page.get_by_role("button", name="Save or share").click()
    page.get_by_label("Name your rules").fill(title)


def test_changes_from_the_base_are_shown_and_undone(new_page: NewPage) -> None:
    page = new_page("/new")
    house_rules(page)
    field = switch(page, "hand_size")
    expect(field).to_have_class(re.compile("changed"))
    expect(field).to_contain_text("Basic game: 5")
    page.locator(".column.right").get_by_role("button", name="Full rules").click()
    expect(page.get_by_role("dialog")).to_contain_text("was 5")
    page.keyboard.press("Escape")
    field.get_by_role("button", name=re.compile("^Undo this change")).click()
    expect(page.get_by_text("Same as Basic game")).to_be_visible()


def test_a_clash_is_shown_and_fixed_by_its_button(new_page: NewPage) -> None:
    page = new_page("/new")
    start = page.get_by_role("button", name=re.compile("Create table|Start game"))
    expect(start).to_be_enabled()
    # Make the side too short for what is on it.
    fewer = switch(page, "side_length").get_by_role("button", name=re.compile("^One less"))
    clash = page.locator(".conflicts section")
    for _ in range(14):
        fewer.click()
        page.wait_for_timeout(30)
        if fewer.is_disabled():
            break
    expect(clash.first).to_be_visible()
    expect(start).to_be_disabled()
    for _ in range(4):
        if not clash.count():
            break
        problem = clash.first.inner_text()
        clash.first.locator(".fixes button").first.click()
        expect(page.locator(".conflicts").filter(has_text=problem)).to_have_count(0)
        page.wait_for_timeout(400)
    expect(clash).to_have_count(0)
    expect(start).to_be_enabled()


def test_rules_are_saved_under_a_name(new_page: NewPage) -> None:
    page = new_page("/new")
    house_rules(page)
    name_rules(page, "Sundays at Grandma's")
    page.get_by_role("button", name="Save on this device").click()
    expect(page.get_by_text("Saved “Sundays at Grandma's”.")).to_be_visible()
    page.goto("/")
    page.get_by_role("region", name="Your house rules").get_by_role("link").click()
    expect(switch(page, "hand_size")).to_contain_text("6")
    expect(page.locator(".set.on")).to_contain_text("Sundays at Grandma's")


def test_a_link_carries_the_rules_to_another_browser(new_page: NewPage) -> None:
    page = new_page("/new", permissions=["clipboard-read", "clipboard-write"])
    house_rules(page)
    name_rules(page, "Sundays")
    page.get_by_role("button", name="Share a link").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    other = new_page(link[link.index("/new") :])
    expect(other.locator(".set.on")).to_contain_text("Sundays")
    expect(switch(other, "hand_size")).to_have_class(re.compile("changed"))
    expect(switch(other, "hand_size").locator("output")).to_have_text("6")


def test_a_damaged_link_shows_a_problem(new_page: NewPage) -> None:
    page = new_page("/new#r=abcdefgh")
    expect(page.get_by_text("This link doesn’t work.")).to_be_visible()


def test_a_downloaded_file_loads_in_python_and_in_the_browser(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page("/new")
    house_rules(page)
    name_rules(page, "Sundays at Grandma's")
    with page.expect_download() as waiting:
        page.get_by_role("dialog").get_by_role("button", name="Download", exact=True).click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert file.name == "sundays-at-grandmas.toml"
    assert load(file).rules.hand_size == 6
    other = new_page("/new")
    other.get_by_role("button", name="Open a file or link").click()
    other.locator("input[type=file]").set_input_files(file)
    expect(other.locator(".set.on")).to_contain_text("Sundays at Grandma's")
    expect(switch(other, "hand_size").locator("output")).to_have_text("6")


def test_rules_with_a_mistake_say_what_is_wrong(new_page: NewPage) -> None:
    page = new_page("/new")
    page.get_by_role("button", name="Open a file or link").click()
    page.get_by_label("Or paste a link, or the rules as text").fill('extends = "basic"\nhand_sise = 6\n')
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("hand_sise")


@pytest.mark.parametrize("size", [PHONE, (1280, 860)], ids=["phone", "desktop"])
def test_a_table_is_made_and_played_with_house_rules(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page("/new", size)
    steps = page.get_by_role("navigation", name="Steps")
    if size == PHONE:
        steps.get_by_role("button", name="House rules").click()
    house_rules(page)
    if size == PHONE:
        steps.get_by_role("button", name="Players").click()
    page.get_by_role("button", name="All bots").click()
    page.get_by_label("Bot speed").select_option("Instant")
    page.get_by_role("button", name="Start game").click()
    page.get_by_label("Your name").fill("Rosa")
    page.get_by_role("button", name="Play", exact=True).click()
    hand = Hand(page)
    hand.wait()
    # Six, plus the one drawn before the move.
    expect(hand.cards).to_have_count(7)
    hand.take_turn()

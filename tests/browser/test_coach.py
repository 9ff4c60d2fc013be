"""The coach at a table: "Are you sure?" before a blunder, and its switch in the menu."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from pegs.protocol.settings import Practice
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables
from tests.coach.test_second_thoughts import BLUNDER
from tests.table.sitting import Sitting, settings_of


def practice(tables: Tables, *, is_practice: bool = True, seed: int = 7101) -> dict[str, object]:
    """A table at which the joker can be wasted."""
    moment = Practice(game="0", turn=3) if is_practice else None
    sitting = Sitting(settings_of("basic", bots=3, position=BLUNDER, practice=moment), seed).fill().start()
    return tables.keep(sitting.events)


def waste_the_joker(page: Page) -> None:
    """Jump with a peg from home to one's own side, far behind."""
    hand = Hand(page)
    hand.expect_my_turn()
    hand.card("*").click()
    hand.pegs("[data-peg='0'][data-place='260']").click()
    hand.row("at the diamond on your side").click()
    hand.play.click()


def test_it_asks_before_a_blunder_and_takes_either_answer(new_page: NewPage, tables: Tables) -> None:
    page = new_page(f"/t/{(seat := practice(tables))['table']}", PHONE, seat=seat)
    waste_the_joker(page)
    question = page.get_by_role("dialog", name="Are you sure?")
    expect(question).to_contain_text("It keeps the joker for later.")
    expect(question.get_by_role("button", name="Choose again")).to_be_focused()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(page.locator("[data-play]")).to_be_enabled()
    page.locator("[data-play]").click()
    question.get_by_role("button", name="Play it anyway").click()
    expect(question).to_have_count(0)
    expect(page.locator("[data-play]")).to_have_count(0)


def test_it_is_switched_on_in_the_menu(new_page: NewPage, tables: Tables) -> None:
    page = new_page(f"/t/{(seat := practice(tables, is_practice=False, seed=7102))['table']}", seat=seat)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="More").click()
    switch = page.get_by_role("switch", name="Coach")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()

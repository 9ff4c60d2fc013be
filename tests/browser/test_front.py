"""The front page: what waits for this person, three ways on, and the lists behind it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.clubs import remembered
from tests.browser.everywhere import Everywhere
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand

ROSA = {"pegs.me": {"name": "Rosa", "color": "B"}}
CLUB = {"club": "c" * 12, "title": "Familia Miller", "key": "k" * 43, "link": None}
KNOWS = {"pegs.lessons": {"knows": True}}
SMALL_PHONE = (360, 640)
FITS = "() => document.documentElement.scrollHeight <= innerHeight"


def test_the_table_that_waits_for_me_is_on_the_front_page_as_it_is(
    new_page: NewPage, everywhere: Everywhere
) -> None:
    page = new_page("/", PHONE, seat=everywhere.playing)
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    # The board is that table's, from this seat, and the last turn is drawn.
    expect(page.locator("button.board [data-peg]")).to_have_count(20)
    page.get_by_role("link", name="Your turn").click()
    Hand(page).expect_my_turn()


def test_a_tap_on_the_board_opens_the_table_that_waits(new_page: NewPage, everywhere: Everywhere) -> None:
    page = new_page("/", PHONE, seat=everywhere.playing)
    page.locator("button.board").click()
    Hand(page).expect_my_turn()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
@pytest.mark.parametrize("language", ["en-US", "es-ES"])
@pytest.mark.parametrize("name", ["front", "front with games"])
def test_it_fits_on_a_phone(
    new_page: NewPage, everywhere: Everywhere, name: str, language: str, size: tuple[int, int]
) -> None:
    place = everywhere[name]
    page = new_page(place.path, size, seat=place.seat, locale=language)
    place.settle(page)
    page.wait_for_function(FITS)


def test_the_next_night_of_ones_club_is_on_the_front_page(new_page: NewPage, everywhere: Everywhere) -> None:
    address, key = everywhere["club"].path.split("#")
    club = {"club": address.removeprefix("/club/"), "key": key, "link": ""}
    page = new_page("/", SMALL_PHONE, stored={**remembered(club), **KNOWS})
    night = page.get_by_role("link", name="Sunday, 7 PM: who’s in?")
    expect(night).to_be_visible()
    page.wait_for_function(FITS)
    night.click()
    page.wait_for_url(f"**{address}")


def test_today_shows_its_cards_and_the_board_of_its_puzzle(new_page: NewPage) -> None:
    page = new_page("/", PHONE)
    today = page.get_by_role("region", name="Today")
    expect(today.get_by_role("link", name="Puzzle").locator("[data-peg]")).to_have_count(20)
    expect(today.get_by_role("link", name="Deal of the day").locator("svg")).to_have_count(2)


@pytest.mark.parametrize("language", ["en-US", "es-ES"])
def test_all_there_is_to_learn_fits_on_a_small_phone(new_page: NewPage, language: str) -> None:
    page = new_page("/learn/arizona", SMALL_PHONE, locale=language)
    expect(page.get_by_role("list").get_by_role("button").first).to_be_visible()
    page.wait_for_function(FITS)


@pytest.mark.parametrize("clubs", [[], [CLUB]], ids=["alone", "in a club"])
def test_someone_who_knows_the_game_skips_the_lesson_once(
    new_page: NewPage, clubs: list[dict[str, object]]
) -> None:
    page = new_page("/", PHONE, stored={**ROSA, "pegs.clubs": clubs})
    page.get_by_role("button", name="Skip the lesson").click()
    Hand(page).expect_my_turn()
    page.goto("/")
    expect(page.get_by_role("link", name="Learn")).to_be_visible()
    expect(page.get_by_role("button", name="Skip the lesson")).to_have_count(0)


def test_the_rules_of_the_next_game_are_changed_without_leaving_the_page(new_page: NewPage) -> None:
    page = new_page("/", PHONE, stored={**ROSA, **KNOWS})
    page.get_by_role("button", name="change").click()
    sheet = page.get_by_role("dialog", name="Change the rules")
    sheet.get_by_role("button", name="Arizona rules").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_text("Arizona rules · change")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    Hand(page).expect_my_turn()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Arizona rules")


def test_each_door_has_a_letter(new_page: NewPage) -> None:
    page = new_page("/", stored=ROSA)
    expect(page.get_by_role("link", name="Learn")).to_be_visible()
    page.keyboard.press("l")
    page.wait_for_url("**/learn")
    expect(page.get_by_role("heading", name="Learn", exact=True)).to_be_visible()


def test_everything_about_rules_is_one_tap_from_learn(new_page: NewPage) -> None:
    page = new_page("/learn", PHONE)
    rows = page.get_by_role("navigation", name="Rules and more")
    expect(rows.get_by_role("link")).to_have_count(4)
    rows.get_by_role("button", name="Print").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    rows.get_by_role("link", name="The rules").click()
    expect(page.get_by_role("heading", name="Basic game", level=1)).to_be_visible()


def test_all_finished_games_download_as_one_file(new_page: NewPage, everywhere: Everywhere) -> None:
    page = new_page("/games", seat=everywhere["over"].seat)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download all finished games").click()
    assert download.value.suggested_filename == "pegs-and-jokers.txt"
    assert download.value.path().read_text("utf-8").startswith("[")

"""Sitting down: the front page, joining, watching, gathering, moving a seat, settings, help."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.everywhere import Everywhere
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of


def sit_down(page: Page, name: str) -> None:
    """Say who one is."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("^(Play|Sit down)$")).click()


def open_table(page: Page) -> str:
    """Make a table with three free seats, as a host; its code."""
    page.goto("/new")
    if page.evaluate("() => innerWidth < 1060"):
        page.get_by_role("navigation", name="Steps").get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Invite all").click()
    page.get_by_role("button", name="Open the table").click()
    sit_down(page, "Rosa")
    return page.locator(".gathering .code").inner_text()


def test_friends_join_by_code_and_the_host_deals(new_page: NewPage) -> None:
    host = new_page("/")
    code = open_table(host)
    picture = host.get_by_role("img", name="A QR code that leads here")
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("(each) => each.naturalWidth > 0")
    friend = new_page("/", PHONE)
    friend.get_by_role("link", name="Join by code").click()
    # However it is typed.
    friend.get_by_label("Code of the table").fill(f" {code.lower()} ")
    friend.get_by_role("button", name="Go there").click()
    friend.get_by_role("radio", name="Seat 3, free").check()
    sit_down(friend, "Theo")
    expect(friend.get_by_text("Whoever made the table deals when everyone is here.")).to_be_visible()
    seats = host.locator("section.gathering li")
    expect(seats.nth(2)).to_contain_text("Theo")
    expect(seats.nth(2)).to_contain_text("here")
    # A bot is given a seat, and gives it up again.
    seats.nth(1).get_by_role("button", name="A bot").click()
    seats.nth(1).get_by_role("button", name="Free it").click()
    expect(seats.nth(1)).to_contain_text("free")
    expect(host.get_by_role("heading", name="2 seats are free")).to_be_visible()
    host.get_by_role("button", name="Deal, with bots in 2 seats").click()
    for page in (host, friend):
        expect(page.locator(".hand .card").nth(4)).to_be_visible()
        expect(page.locator(".board [data-peg]")).to_have_count(20)


def test_a_watcher_sees_the_game_and_no_hand(new_page: NewPage, everywhere: Everywhere) -> None:
    page = new_page(f"/j/{everywhere.playing['code']}")
    page.get_by_role("button", name="Only watch").click()
    expect(page.locator(".board [data-peg]")).to_have_count(20)
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(0)


def test_an_unknown_code_says_so_and_asks_again(new_page: NewPage) -> None:
    page = new_page("/j/NOCODE")
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"\w+ \w+"))
    expect(page.get_by_label("Code of the table")).to_be_visible()


def test_my_games_stand_on_the_front_page(new_page: NewPage, everywhere: Everywhere) -> None:
    page = new_page("/", seat=everywhere.playing)
    row = page.get_by_role("region", name="Your games").get_by_role("link")
    expect(row).to_contain_text("Your turn")
    row.click()
    Hand(page).expect_my_turn()


def test_all_my_finished_games_are_saved_as_one_file(new_page: NewPage, everywhere: Everywhere) -> None:
    page = new_page("/", seat=everywhere["over"].seat)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save all my finished games as a file").click()
    assert saving.value.suggested_filename == "pegs-and-jokers.txt"
    assert saving.value.path().read_text("utf-8").startswith("[")


def test_a_seat_moves_to_another_device(new_page: NewPage, tables: Tables) -> None:
    # A table of its own: this browser loses the seat.
    seat = tables.at(settings_of("basic"), lambda game: game.phase == "play", seed=40)
    old = new_page("/settings", seat=seat)
    old.get_by_role("button", name="Move", exact=True).click()
    link = old.locator(".move .link").inner_text()
    assert re.search(r"/m/[\w-]+$", link)
    new = new_page(re.sub(r"^https?://[^/]+", "", link), PHONE)
    new.get_by_role("button", name="Yes, play here").click()
    hand = Hand(new)
    hand.expect_my_turn()
    hand.take_turn()
    old.goto(f"/t/{seat['table']}")
    expect(old.get_by_role("heading", name="Your seat moved to another device.")).to_be_visible()
    # The link was good once.
    third = new_page(re.sub(r"^https?://[^/]+", "", link))
    third.get_by_role("button", name="Yes, play here").click()
    expect(third.get_by_role("alert")).to_be_visible()


def test_settings_take_hold_at_once_and_last(new_page: NewPage) -> None:
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
    page.get_by_role("button", name="Keep it").click()
    page.reload()
    expect(html).to_have_attribute("data-theme", "contrast")
    expect(html).to_have_attribute("data-text", "large")
    expect(page.get_by_role("switch", name="Sounds")).to_have_attribute("aria-checked", "false")
    expect(page.get_by_label("Your name")).to_have_value("Ana")


def test_a_forgotten_seat_is_gone_only_after_a_second_word(new_page: NewPage, everywhere: Everywhere) -> None:
    page = new_page("/settings", seat=everywhere.playing)
    forget = page.get_by_role("button", name="Forget", exact=True)
    forget.click()
    page.get_by_role("button", name="Keep the seat").click()
    forget.click()
    page.get_by_role("dialog").get_by_role("button", name="Forget", exact=True).click()
    expect(page.get_by_text("You sit nowhere yet.")).to_be_visible()


def test_help_tells_the_rules_that_are_chosen(new_page: NewPage) -> None:
    page = new_page("/how")
    expect(page.locator(".powers li").first).to_be_visible()
    before = page.locator(".powers").inner_text()
    page.locator("main select").select_option("north-carolina")
    expect(page.locator(".lines").first).to_contain_text("stuck turns")
    assert page.locator(".powers").inner_text() != before


def test_an_address_without_a_page_leads_to_the_front(new_page: NewPage) -> None:
    page = new_page("/nowhere/at/all")
    page.get_by_role("button", name="To the front page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()

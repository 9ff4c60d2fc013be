"""Names, colors and seats at a table, and what a browser still shows when nobody answers."""

from __future__ import annotations

import re

from playwright.sync_api import FloatRect, Locator, Page, expect

from pegs.table.protocol.game_view import GameView
from tests.browser.conftest import PHONE, NewPage
from tests.browser.everywhere import Everywhere
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of


def _early(game: GameView) -> bool:
    return game.phase == "play"


def _box(what: Locator) -> FloatRect:
    box = what.bounding_box()
    assert box is not None
    return box


def _from_menu(page: Page, words: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=words).click()


def test_a_seat_gets_another_name_and_color(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic", people=2), _early, seed=150)
    other = tables.key(seat, 1)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    theo = new_page(f"/t/{seat['table']}", seat=other)
    expect(theo.locator(".column .seats")).to_contain_text("Rosa")
    _from_menu(page, "My name and color")
    expect(page.get_by_role("radio", name="Red")).to_be_disabled()  # Theo's
    page.get_by_label("Your name").fill("Rosalind")
    page.get_by_role("radio", name="Pink").check()
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(theo.locator(".column .seats")).to_contain_text("Rosalind")
    assert "Rosalind" in page.evaluate("() => localStorage.getItem('pegs.me')")


def test_the_host_takes_a_seat_back_after_saying_yes(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic", people=2), _early, seed=152)
    other = tables.key(seat, 1)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    theo = new_page(f"/t/{seat['table']}", seat=other)
    expect(theo.locator(".hand .card").first).to_be_visible()
    _from_menu(page, "Take a seat back")
    page.get_by_role("button", name="Take the seat of Theo back").click()
    expect(page.get_by_role("dialog")).to_contain_text("opens on no device any more")
    page.get_by_role("button", name="No", exact=True).click()
    expect(theo.locator(".hand .card").first).to_be_visible()
    page.get_by_role("button", name="Take the seat of Theo back").click()
    page.get_by_role("button", name="Yes, take it from Theo").click()
    expect(theo.get_by_text("Your seat was given to somebody else")).to_be_visible()


def test_who_is_not_the_host_takes_no_seat_back(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic", people=2), _early, seed=153)
    other = tables.key(seat, 1)
    theo = new_page(f"/t/{seat['table']}", PHONE, seat=other)
    theo.get_by_role("button", name="Menu").click()
    expect(theo.get_by_role("button", name="My name and color")).to_be_visible()
    expect(theo.get_by_role("button", name="Take a seat back")).to_have_count(0)


def test_a_hand_lies_as_it_lay_after_a_reload(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), _early, seed=151)
    page = new_page(f"/t/{seat['table']}", seat=seat)
    Hand(page).expect_my_turn()
    start = _box(page.locator(".hand .card").first)
    page.mouse.move(start["x"] + 20, start["y"] + 40)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] + 40, steps=3)
    page.mouse.move(start["x"] + 2 * start["width"] + 60, start["y"] + 40, steps=3)
    page.mouse.up()
    faces = "() => [...document.querySelectorAll('.hand svg.face')].map((each) => each.outerHTML)"
    before = page.evaluate(faces)
    page.reload()
    Hand(page).expect_my_turn()
    assert page.evaluate(faces) == before


def test_the_front_page_tells_that_nobody_answers_and_shows_what_it_remembers(
    new_page: NewPage, everywhere: Everywhere
) -> None:
    place = everywhere["front with games"]
    page = new_page(place.path, PHONE, seat=place.seat)
    running = page.get_by_role("region", name="Your games")
    expect(running).to_contain_text("Basic game")
    page.route("**/api/mine", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("status").filter(has_text="cannot be reached")).to_be_visible()
    expect(running).to_contain_text("Basic game")
    page.unroute("**/api/mine")
    page.reload()
    expect(running).to_contain_text("Basic game")
    expect(page.get_by_text(re.compile("cannot be reached"))).to_have_count(0)


def test_being_offline_is_told_beside_the_top_bar(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), _early, seed=154)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    Hand(page).expect_my_turn()
    page.context.set_offline(True)
    page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    banner = page.get_by_text(re.compile("You are offline"))
    expect(banner).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    act, told, bar = _box(page.locator(".act")), _box(banner), _box(page.locator("header.bar"))
    assert act["y"] + act["height"] <= PHONE[1], "the buttons are still on the screen"
    assert told["y"] + told["height"] <= bar["y"] + 1

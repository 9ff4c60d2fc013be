"""Names, colors and seats at a table, and what a browser shows without a server."""

from __future__ import annotations

import re

from playwright.sync_api import FloatRect, Locator, Page, expect

from pegs.protocol.game_view import GameView
from tests.browser.everywhere import Everywhere
from tests.browser.page_pool import PHONE, NewPage
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
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name=words).click()


def test_a_seat_gets_another_name_and_color_and_the_host_removes_a_player(
    new_page: NewPage, tables: Tables
) -> None:
    seat = tables.at(settings_of("basic", people=2), _early, seed=150)
    other = tables.key(seat, 1)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    theo = new_page(f"/t/{seat['table']}", seat=other)
    expect(theo.locator(".column .seats")).to_contain_text("Rosa")
    _from_menu(page, "My name and color")
    expect(page.get_by_role("radio", name="Red")).to_be_disabled()  # Theo's
    page.get_by_label("Your name").fill("Rosalind")
    page.get_by_role("radio", name="Pink").check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(theo.locator(".column .seats")).to_contain_text("Rosalind")
    assert "Rosalind" in page.evaluate("() => localStorage.getItem('pegs.me')")
    expect_room_for_a_long_name(theo)
    expect_no_right_to_remove(theo)
    remove_theo(page, theo)


def expect_room_for_a_long_name(page: Page) -> None:
    """A name of forty wide letters takes two lines of its plate, and as many as it needs elsewhere."""
    plate = page.locator(".column .plate").filter(has_text="Rosalind")
    before = _box(plate)["height"]
    # Another program can give it; the field is shorter.
    for name in (plate.locator("b"), page.locator("h2.prompt")):
        name.evaluate("(each) => { each.firstChild.data = 'W'.repeat(40); }")
    assert _box(page.locator(".column .plate").filter(has_text="WWW"))["height"] < before + 25
    assert page.locator("h2.prompt").evaluate("(each) => each.scrollWidth <= each.clientWidth")


def expect_no_right_to_remove(page: Page) -> None:
    """Only the host can remove a player."""
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").locator(".look-row")).to_have_text(
        ["Rules", "Invite", "Pause the game", "More"]
    )
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("button", name="My name and color")).to_be_visible()
    expect(page.get_by_role("button", name="Remove a player")).to_have_count(0)
    page.get_by_role("button", name="Close").click()


def remove_theo(page: Page, theo: Page) -> None:
    """The host removes a player after confirming."""
    _from_menu(page, "Remove a player")
    page.get_by_role("button", name="Remove Theo").click()
    expect(page.get_by_role("dialog")).to_contain_text("Theo can’t get back in with that link")
    page.get_by_role("button", name="No", exact=True).click()
    expect(theo.locator(".hand .card").first).to_be_visible()
    page.get_by_role("button", name="Remove Theo").click()
    page.get_by_role("button", name="Yes, remove Theo").click()
    expect(theo.get_by_text("The host removed you from this table.")).to_be_visible()


def test_a_reload_keeps_the_order_of_the_hand(new_page: NewPage, tables: Tables) -> None:
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


def test_without_a_server_the_front_page_shows_what_it_remembers(
    new_page: NewPage, everywhere: Everywhere
) -> None:
    place = everywhere["front with games"]
    page = new_page(place.path, PHONE, seat=place.seat, fresh=True)
    waiting = page.get_by_role("link", name=re.compile("Your turn You and three bots · Basic game"))
    expect(waiting).to_be_visible()
    page.route("**/api/mine", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("status").filter(has_text="Can’t reach the server")).to_be_visible()
    expect(page.get_by_role("list", name="Your games")).to_contain_text("Basic game")
    page.unroute("**/api/mine")
    page.reload()
    expect(waiting).to_be_visible()
    expect(page.get_by_text(re.compile("Can’t reach the server"))).to_have_count(0)

"""The board in words: the page, and turns that are typed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from pegs.protocol.game_view import GameView
from tests.browser.audit import TAGS, violations
from tests.browser.by_words import GAME, LABELS, ChromiumTree, play_a_game
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.tables import Tables, settings_of
from tests.server.clients import ServerProcess
from tests.soak import sweep


def has_a_split(game: GameView) -> bool:
    return any(option.kind == "split" for option in game.options)


def open_words(new_page: NewPage, tables: Tables) -> Page:
    """The page at a moment in which a seven can be split."""
    seat = tables.at(settings_of("basic"), has_a_split)
    page = new_page(f"/t/{seat['table']}/words", seat=seat)
    page.get_by_role("list", name="You can").wait_for()
    return page


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


@pytest.mark.parametrize("language", sweep(LABELS, ["en"]))
def test_a_whole_game_is_played_by_the_accessibility_tree_alone(
    new_page: NewPage, server: ServerProcess, language: str
) -> None:
    seat = server.make(GAME, start=True)
    page = new_page(f"/t/{seat['table']}/words", seat=seat, settings={"language": language})
    assert play_a_game(ChromiumTree(page), language) > 10


def test_what_can_be_several_turns_is_listed_as_buttons(new_page: NewPage, tables: Tables) -> None:
    page = open_words(new_page, tables)
    page.get_by_role("button", name=re.compile("more ways")).click()
    expect(page.get_by_label("Type your turn")).to_have_value(re.compile(" split$"))
    ways = page.get_by_role("list", name="Which turn do you mean?").get_by_role("button")
    expect(
        page.get_by_role("status").filter(has_text=re.compile(r"That could be \w+ turns\."))
    ).to_be_visible()
    ply = page.locator("main").get_attribute("data-ply")
    ways.first.click()
    expect(page.locator("main")).not_to_have_attribute("data-ply", ply or "")


def test_what_cannot_be_played_gets_its_reason_and_the_text_stays(new_page: NewPage, tables: Tables) -> None:
    page = open_words(new_page, tables)
    field = page.get_by_label("Type your turn")
    field.fill("7 5")
    field.press("Enter")
    expect(page.get_by_text("You have no peg 5 that can move.")).to_be_visible()
    expect(field).to_have_value("7 5")
    field.press("Escape")
    expect(field).to_have_value("")
    expect(page.get_by_text("You have no peg 5 that can move.")).to_be_hidden()
    page.get_by_role("button", name="Why not?").click()
    expect(page.get_by_role("status").filter(has_text=re.compile("move"))).to_be_visible()


def test_words_do_what_the_buttons_do(new_page: NewPage, tables: Tables) -> None:
    page = open_words(new_page, tables)
    field, ply = page.get_by_label("Type your turn"), page.locator("main").get_attribute("data-ply") or ""
    field.fill("#2")
    field.press("Enter")
    expect(field).to_have_value("")
    expect(page.locator("main")).to_have_attribute("data-ply", str(int(ply) + 4))
    field.fill("UNDO")
    field.press("Enter")
    expect(page.locator("main")).to_have_attribute("data-ply", ply)
    field.fill("board")
    field.press("Enter")
    expect(page.get_by_role("list", name="Your cards")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, (360, 640)])
def test_on_a_phone_the_field_stays_in_view(new_page: NewPage, tables: Tables, size: tuple[int, int]) -> None:
    seat = tables.at(settings_of("basic"), has_a_split)
    page = new_page(f"/t/{seat['table']}/words", size, seat=seat)
    page.get_by_role("list", name="You can").wait_for()
    for _ in range(2):
        expect(page.get_by_label("Type your turn")).to_be_in_viewport()
        page.get_by_role("button", name="Speak each turn").scroll_into_view_if_needed()


def test_the_sheet_of_keys_opens_by_its_key_and_from_the_menu(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), has_a_split)
    page = new_page(f"/t/{seat['table']}", seat=seat)
    page.get_by_role("list", name="Your cards").wait_for()
    keys = page.get_by_role("dialog", name="Keys")
    page.keyboard.press("?")
    expect(keys.get_by_text("the board in words")).to_be_visible()
    assert violations(page, {"runOnly": TAGS}) == []
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Keys").click()
    expect(keys).to_be_visible()


def test_a_screen_reader_is_interrupted_for_ones_own_turn_only(new_page: NewPage, tables: Tables) -> None:
    page = open_words(new_page, tables)
    page.get_by_label("Type your turn").fill("#2")
    page.keyboard.press("Enter")
    expect(page.locator("[aria-live=assertive] p").first).to_have_text("Your turn")
    # What a turn did is said, too.
    expect(page.locator("[aria-live=polite] p", has_text=re.compile("plays? the .+: "))).not_to_have_count(0)

"""The judge: a board set up by taps, its three questions, and the address that leads to the same answer."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.page_pool import DESKTOP, PHONE, NewPage
from tests.browser.shared_picture import colors_in

OWN_PEG = "/judge#rules=basic&players=4&teams=2&colors=BYRW&position=3s,A1,A4/4s,B9/5s/5s.A.7/?5/?5/?5"
CHAIN = "/judge#rules=basic&players=4&teams=2&colors=BYRW&position=4s,A8/4s,C3/4s,A14/5s.A.6/?5/?5/?5"


def walk(page: Page, steps: int) -> None:
    """Walk the keyboard's cursor over the holes."""
    for _ in range(abs(steps)):
        page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")


def pegs(page: Page, seat: int, place: int) -> None:
    expect(page.locator(f".wood [data-peg='{seat}'][data-place='{place}']")).to_have_count(1)


def test_a_board_is_set_up_and_all_three_questions_are_answered(new_page: NewPage) -> None:
    page = new_page("/judge", PHONE)
    chips = page.get_by_role("group", name="Whose pegs?").get_by_role("button")
    board = page.locator(".wood .tap-board")
    board.focus()
    walk(page, 2)  # the first step leads to the first hole
    page.keyboard.press("Enter")
    walk(page, 3)
    page.keyboard.press("Enter")
    chips.nth(1).click()
    board.focus()
    walk(page, 9)
    page.keyboard.press("Enter")
    pegs(page, 0, 1)
    pegs(page, 0, 4)
    pegs(page, 1, 8)
    page.get_by_role("button", name="the 7", exact=True).click()
    page.get_by_role("button", name="What can I play?").click()
    expect(page.locator("#judge-answer")).to_contain_text("turns can be played")
    page.locator(".answer li button").first.click()
    expect(page.locator(".wood .path").first).to_be_attached()
    page.get_by_role("button", name="Change").click()
    board.focus()
    walk(page, 2)
    page.keyboard.press("Enter")
    expect(page.locator("#judge-ask")).to_have_text("Tap where it goes")
    walk(page, 7)
    page.keyboard.press("Enter")
    expect(page.locator(".step")).to_contain_text("Blue’s 1 to Blue’s 8")
    page.get_by_role("button", name="Can I do this?").click()
    expect(page.locator("#judge-answer")).to_have_text("No.")
    expect(page.locator(".answer")).to_contain_text("You can’t pass your own peg on your 4.")
    expect(page.locator(".answer")).to_contain_text("Pagat, general rules")
    expect(page.locator(".wood .cross")).to_have_count(1)
    page.locator(".instead button").click()
    expect(page.locator("#judge-answer")).to_have_text("Yes.")
    page.get_by_role("button", name="Change").click()
    pegs(page, 0, 1)


def test_the_address_leads_to_the_same_board_and_answer(new_page: NewPage) -> None:
    page = new_page(f"{OWN_PEG}&turn=7.A1-A8", PHONE)
    expect(page.locator("#judge-answer")).to_have_text("No.")
    page.get_by_role("button", name="Share").click()
    picture = page.locator("dialog img")
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("(image) => image.naturalWidth") > 0
    address = page.locator("dialog .address").inner_text()
    assert address.endswith(OWN_PEG + "&turn=7.A1-A8")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Share picture").click()
    assert waiting.value.suggested_filename == "Pegs and Jokers.png"
    image = waiting.value.path().read_bytes()
    assert image[:8] == b"\x89PNG\r\n\x1a\n"
    assert colors_in(page, image, 70, 258, 940, 940) > 100, "the board is missing"


def test_the_rule_opens_at_its_paragraph_with_this_board(new_page: NewPage) -> None:
    page = new_page(f"{OWN_PEG}&turn=7.A1-A8", DESKTOP)
    page.get_by_role("button", name="Read it in the rules").click()
    shown = page.locator("dialog .shown")
    expect(shown).to_contain_text("You can’t pass your own peg on your 4.")
    expect(shown.locator(".cross")).to_have_count(1)


def test_a_chain_of_bumps_is_shown_in_order(new_page: NewPage) -> None:
    page = new_page(f"{CHAIN}&turn=6.A8-A14", DESKTOP)
    expect(page.locator("#judge-answer")).to_have_text("Yes.")
    expect(page.locator(".answer ol li")).to_have_count(3)
    expect(page.locator(".wood .number")).to_have_count(3)


@pytest.mark.parametrize("hash_", ["#position=x", "#rules=basic&players=4&teams=2&colors=BYRW&position=x"])
def test_a_damaged_address_leads_to_an_empty_board_and_a_sentence(new_page: NewPage, hash_: str) -> None:
    page = new_page(f"/judge{hash_}", PHONE)
    expect(page.locator(".wood [data-peg]")).to_have_count(20)
    expect(page.get_by_role("alert")).to_have_text("This link doesn’t work. Ask for a new one.")


def test_an_address_without_a_question_needs_no_sentence(new_page: NewPage) -> None:
    page = new_page("/judge#rules=arizona", PHONE)
    expect(page.locator(".wood [data-peg]")).to_have_count(20)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_other_rules_and_seats(new_page: NewPage) -> None:
    page = new_page("/judge", PHONE)
    page.get_by_label("Players").select_option("6x2")
    expect(page.locator(".wood [data-peg]")).to_have_count(30)
    expect(page.get_by_role("group", name="Whose pegs?").get_by_role("button")).to_have_count(7)
    page.get_by_label("Rules", exact=True).select_option("north-carolina")
    expect(page.get_by_label("Stuck turns so far")).to_be_visible()


def test_an_impossible_position_is_explained(new_page: NewPage) -> None:
    page = new_page(OWN_PEG.replace("A.7/", "A.77777777/"), PHONE)
    page.get_by_role("button", name="What can I play?").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("77777777"))


def test_the_game_is_played_on_from_there(new_page: NewPage) -> None:
    page = new_page(f"{OWN_PEG}&turn=7.A1-A8", PHONE)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Your name").fill("Rosa")
    with page.expect_request(lambda request: request.url.endswith("/api/tables")) as asked:
        page.get_by_role("button", name="Play", exact=True).click()
    made: Any = asked.value.post_data_json
    colors = [made["color"], *(seat["color"] for seat in made["settings"]["seats"][1:])]
    assert colors == ["B", "Y", "R", "W"], "pegs keep their colors"
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-peg='0'][data-place='4']").first).to_be_visible()
    expect(page.locator("[data-peg='1'][data-place='27']").first).to_be_visible()

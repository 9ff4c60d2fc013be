"""Cards and boards from the browser: on the page of some rules, where rules are chosen, and after a game."""

from __future__ import annotations

import re
from io import BytesIO

from playwright.sync_api import Locator, Page, Route, expect
from pypdf import PdfReader

from tests.browser.everywhere import finished
from tests.browser.page_pool import DESKTOP, PHONE, NewPage
from tests.browser.tables import Tables
from tests.printing.cards import text_of

PRINT = "**/api/print?*"


def made(sheet: Locator, what: str = "card") -> bytes:
    """Ask for what is chosen, and return what the server answers.

    A page's blobs can't be read from a test: its policy forbids fetching them.
    """
    answers: list[bytes] = []

    def forward(route: Route) -> None:
        answer = route.fetch()
        assert answer.ok
        answers.append(answer.body())
        route.fulfill(response=answer)

    sheet.page.route(PRINT, forward)
    sheet.get_by_role("button", name=f"Get the {what}").click()
    link = sheet.get_by_role("link", name=re.compile("Open the|Save the"))
    expect(link).to_have_attribute("href", re.compile("^blob:"))
    sheet.page.unroute(PRINT, forward)
    (body,) = answers
    return body


def opened(page: Page, button: str | re.Pattern[str]) -> Locator:
    """The sheet that a button opens."""
    page.get_by_role("button", name=button).click()
    return page.get_by_role("dialog")


def test_a_card_is_made_from_the_rules_page(new_page: NewPage) -> None:
    page = new_page("/rules/arizona", PHONE)
    sheet = opened(page, "Print")
    sheet.get_by_label("Four for the pocket").check()
    sheet.get_by_label("Both").check()
    sheet.get_by_label("Letter", exact=True).check()
    pdf = made(sheet)
    assert [round(float(side)) for side in PdfReader(BytesIO(pdf)).pages[0].mediabox[2:]] == [792, 612]
    assert "Land on a peg" in text_of(pdf)
    assert "Cae sobre otra" in text_of(pdf)
    sheet.get_by_label("Large print").check()  # another choice needs another card
    expect(sheet.get_by_role("link")).to_have_count(0)


def test_a_card_is_made_for_a_new_table_and_after_a_game(new_page: NewPage, tables: Tables) -> None:
    new = new_page("/new", DESKTOP)
    new.locator("summary").click()
    sheet = opened(new, "Print")
    words = text_of(made(sheet))
    assert "Basic game" in words
    assert "6 players" not in words
    sheet.get_by_label("6", exact=True).check()
    assert "6 players" in text_of(made(sheet))
    seat = finished(tables, "arizona", seed=54)
    over = new_page(f"/t/{seat['table']}", DESKTOP, seat=seat)
    assert "Arizona rules" in text_of(made(opened(over, re.compile("^Print$"))))


def test_boards_a_book_a_panel_and_a_score_sheet_are_made_in_the_same_dialog(new_page: NewPage) -> None:
    page = new_page("/rules/arizona", PHONE)
    sheet = opened(page, "Print")
    sheet.get_by_label("Board", exact=True).check()
    sheet.get_by_label("6", exact=True).check()
    sheet.get_by_label("Small").check()
    assert "A board for 6" in text_of(made(sheet, "board"))
    sheet.get_by_label("Rule book").check()
    sheet.get_by_label("Booklet to fold").check()
    front = PdfReader(BytesIO(made(sheet, "rule book"))).pages[0]
    assert "the rule book" in front.extract_text()
    sheet.get_by_label("Score sheet").check()
    sheet.get_by_label("No partners").check()
    sheet.get_by_label("Español").check()
    assert "Hoja de puntos" in text_of(made(sheet, "score sheet"))
    sheet.get_by_label("Wooden board").check()
    sheet.get_by_label("Laser (SVG)").check()
    assert made(sheet, "panel").startswith(b"<svg")
    expect(sheet.get_by_role("link", name="Save the drawing (SVG)")).to_have_attribute(
        "download", "panel.svg"
    )


def test_measures_of_ones_own_are_in_the_dialog_and_bad_ones_are_explained(new_page: NewPage) -> None:
    sheet = opened(new_page("/rules/arizona", PHONE), "Print")
    sheet.get_by_label("Wooden board").check()
    sheet.get_by_text("More sizes").click()
    sheet.get_by_label("Holes apart").fill("18,5")
    sheet.get_by_role("combobox").select_option(label="Golf tees")
    sheet.get_by_role("switch", name="A marker’s hole").click()
    template = text_of(made(sheet, "panel"))
    assert "18.5 mm apart, bit 4.8 mm" in template
    assert "shows whose panel it is" in template
    sheet.get_by_label("Router (DXF)").check()
    sheet.get_by_role("switch", name="A floor").click()
    sheet.get_by_label("Kerf").fill("0.2")
    assert made(sheet, "panel").count(b"LWPOLYLINE") > 4
    get, alert = sheet.get_by_role("button", name="Get the panel"), sheet.get_by_role("alert")
    for label, typed, sentence in (
        ("Kerf", "9", "A kerf is 0 to 5 mm"),
        ("Holes apart", "3", "Holes can be 5 to 60 mm apart"),
        ("Holes apart", "wide", "isn’t a number. Write millimeters"),
    ):
        sheet.get_by_label(label).fill(typed)
        get.click()
        expect(alert).to_contain_text(sentence)
        sheet.get_by_label(label).fill("")
        expect(alert).to_have_count(0)
    sheet.get_by_label("Planks and keys").check()
    sheet.get_by_label("5", exact=True).check()
    sheet.get_by_label("Laser (SVG)").check()
    assert made(sheet, "panel").startswith(b"<svg")


def test_a_board_that_cannot_be_made_is_explained(new_page: NewPage) -> None:
    sheet = opened(new_page("/rules/arizona", PHONE), "Print")
    sheet.get_by_label("Board", exact=True).check()
    sheet.get_by_label("A panel a player").check()
    sheet.get_by_label("3", exact=True).check()
    sheet.get_by_role("button", name="Get the board").click()
    expect(sheet.get_by_role("alert")).to_contain_text("Three panels don’t close to a ring")
    sheet.get_by_label("All in one").check()
    expect(sheet.get_by_role("alert")).to_have_count(0)

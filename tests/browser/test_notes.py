"""Notes on a finished game's turns: written by who was in it, read by anyone with the link."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.everywhere import finished
from tests.browser.page_pool import PHONE, Kept, NewPage
from tests.browser.tables import Tables
from tests.server.clients import ServerProcess


@pytest.fixture
def rosas(tables: Tables) -> Kept:
    """The key to Rosa's seat at a table where a game has ended."""
    return finished(tables, people=2)


def card(page: Page) -> str:
    return page.get_by_role("note").first.inner_text().replace("\n", " ")


def test_a_comment_is_read_by_who_has_the_link(new_page: NewPage, tables: Tables, rosas: Kept) -> None:
    path = f"/g/{tables.game(rosas)}"
    page = new_page(f"{path}?turn=3", seat=rosas)
    page.get_by_role("button", name="Add a note").click()
    field = page.get_by_label("What do you think of this turn?")
    expect(field).to_be_focused()
    field.fill("Bumping first <b>was</b> better.")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("note")).to_contain_text("Bumping first <b>was</b> better.")
    # Someone without a seat reads it at that turn, finds it with N, and can't write.
    other = new_page(path, PHONE, fresh=True)
    expect(other.get_by_role("heading", name="The deal")).to_be_visible()
    expect(other.get_by_role("note")).to_have_count(0)
    expect(other.locator(".line .note")).to_have_count(1)
    other.keyboard.press("n")
    expect(other.locator(".count")).to_contain_text("Turn 3 of")
    assert card(other).endswith(": Bumping first <b>was</b> better.")
    expect(other.get_by_role("button", name="Add a note")).to_have_count(0)
    expect(other.get_by_role("button", name="Delete my note")).to_have_count(0)
    # A frame on another page shows it, too, unless its sharer doesn't want that.
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("switch", name="Comments and arrows")).to_be_checked()
    page.keyboard.press("Escape")
    # Its writer deletes it.
    page.get_by_role("button", name="Delete my note").click()
    expect(page.get_by_role("note")).to_have_count(0)
    other.reload()
    expect(other.get_by_role("heading", name="The deal")).to_be_visible()
    expect(other.locator(".line .note")).to_have_count(0)


def spot(page: Page, hole: int) -> tuple[float, float]:
    """Where a hole of the track is on the screen: the peg that stands there shows it."""
    box = page.locator(f'.board [data-peg][data-place="{hole}"]').first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def out_of_start(page: Page) -> list[int]:
    """The holes with a peg."""
    places: list[str] = page.locator(".board [data-peg]").evaluate_all(
        "(all) => all.map((each) => each.dataset.place)"
    )
    return sorted({int(each) for each in places if int(each) >= 0})


def drag(page: Page, origin: int, target: int) -> None:
    page.mouse.move(*spot(page, origin))
    page.mouse.down()
    x, y = spot(page, target)
    page.mouse.move(x - 3, y, steps=3)
    page.mouse.move(x, y)
    page.mouse.up()


def test_arrows_and_rings_are_drawn_on_the_board(new_page: NewPage, tables: Tables, rosas: Kept) -> None:
    game = tables.game(rosas)
    page = new_page(f"/g/{game}?turn=60", seat=rosas)
    page.get_by_role("button", name="Add a note").click()
    marks = page.locator("[data-notes] .note-mark")
    one, other, *_ = out_of_start(page)
    drag(page, one, other)
    expect(marks).to_have_count(1)
    page.mouse.click(*spot(page, one))
    expect(marks).to_have_count(2)
    broken = page.locator("[data-notes] [stroke-dasharray]")
    expect(broken).to_have_count(0)
    drag(page, one, other)
    expect(broken).to_have_count(1)
    drag(page, one, other)
    expect(marks).to_have_count(1)
    page.keyboard.down("Shift")
    drag(page, other, one)
    page.keyboard.up("Shift")
    expect(broken).to_have_count(1)
    # The draft waits while its writer looks at other turns.
    page.get_by_role("button", name="Next turn").click()
    expect(marks).to_have_count(0)
    page.get_by_role("button", name="Previous turn").click()
    expect(marks).to_have_count(2)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Change my note")).to_be_visible()
    # Others see them, also on a phone and in the review, and hear them.
    phone = new_page(f"/g/{game}?turn=60", PHONE, fresh=True)
    expect(phone.locator("[data-notes] .note-mark")).to_have_count(2)
    expect(phone.get_by_role("note")).to_contain_text("Arrow from")
    expect(phone.get_by_role("note")).to_contain_text("Ring around")
    phone.keyboard.press("ArrowRight")
    expect(phone.locator("[data-notes] .note-mark")).to_have_count(0)
    review = new_page(f"/g/{game}/review?turn=60", fresh=True)
    expect(review.locator("[data-notes] .note-mark")).to_have_count(2)
    expect(review.get_by_role("note")).to_be_visible()


def test_a_finger_draws_and_the_page_stays(new_page: NewPage, tables: Tables, rosas: Kept) -> None:
    page = new_page(f"/g/{tables.game(rosas)}?turn=60", PHONE, seat=rosas)
    page.get_by_role("button", name="Add a note").click()
    one, *_, last = out_of_start(page)
    before = page.evaluate("() => scrollY")
    session = page.context.new_cdp_session(page)
    (x0, y0), (x1, y1) = spot(page, one), spot(page, last)
    for kind, x, y in (
        ("touchStart", x0, y0),
        ("touchMove", (x0 + x1) / 2, (y0 + y1) / 2),
        ("touchMove", x1, y1),
    ):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()
    expect(page.locator("[data-notes] .note-mark")).to_have_count(1)
    assert page.evaluate("() => scrollY") == before
    page.get_by_role("button", name="Clear the board").click()
    expect(page.locator("[data-notes] .note-mark")).to_have_count(0)
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Add a note")).to_be_visible()


def test_a_comment_from_right_to_left_stays_in_its_place(
    new_page: NewPage, tables: Tables, rosas: Kept
) -> None:
    page = new_page(f"/g/{tables.game(rosas)}?turn=3", seat=rosas)
    page.get_by_role("button", name="Add a note").click()
    page.get_by_label("What do you think of this turn?").fill("שלום 123 <i>")
    page.get_by_role("button", name="Save").click()
    comment = page.get_by_role("note").locator("bdi").last
    expect(comment).to_have_text("שלום 123 <i>")
    assert comment.evaluate("(each) => getComputedStyle(each).direction") == "rtl"


def reviewed(server: ServerProcess, game: str) -> dict[str, Any]:
    """The review of a game, once it has found a puzzle."""
    while True:
        review: dict[str, Any] = server.get(f"/api/games/{game}/review").json()
        if review["puzzles"] or review["done"] == review["turns"]:
            return review
        time.sleep(0.2)


def test_a_puzzle_from_a_game_has_its_notes_once_it_is_solved(
    new_page: NewPage, server: ServerProcess, tables: Tables
) -> None:
    mine = finished(tables, seed=901)  # at some moment one turn was clearly best
    game = tables.game(mine)
    turn = reviewed(server, game)["puzzles"][0]
    body = {"token": mine["token"], "turn": turn, "text": "I never saw it."}
    assert server.post(f"/api/games/{game}/notes", body).status_code == 200
    page = new_page(f"/practice/{game}-{turn}", PHONE)
    for _ in range(2):
        page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("note")).to_have_count(0)
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("note")).to_contain_text(": I never saw it.")

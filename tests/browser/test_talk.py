"""Talk at the seats: bubbles, reactions, the log, and muting."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from pegs.protocol.game_view import GameView
from tests.browser.page_pool import DESKTOP, PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.seatings import Seatings
from tests.browser.tables import Tables, settings_of
from tests.server.clients import Client, ServerProcess


def _early(game: GameView) -> bool:
    return game.phase == "play"


@contextmanager
def _talking(
    new_page: NewPage, tables: Tables, server: ServerProcess, seed: int, **more: object
) -> Iterator[tuple[Page, Client]]:
    """Rosa's page, at a table where Theo sits opposite and talks."""
    seat = tables.at(settings_of("basic", people=3, talk="open"), _early, seed=seed)
    page = new_page(f"/t/{seat['table']}", seat=seat, **more)
    Hand(page).expect_my_turn()
    page.locator(".flights").wait_for(state="attached")  # what comes after the first cards is there
    theo = server.client(str(tables.key(seat, 1)["token"]))
    try:
        yield page, theo
    finally:
        theo.close()


def _box(what: Locator) -> FloatRect:
    box = what.bounding_box()
    assert box is not None
    return box


MEASURE = """(all) => all.map((each) => {
  const { x, y, width, height } = document.querySelector(each).getBoundingClientRect();
  return { x, y, width, height };
})"""


def _middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_messages_and_reactions_are_at_the_plate_and_the_panel_leaves_the_board_in_view(
    new_page: NewPage, tables: Tables, server: ServerProcess
) -> None:
    with _talking(new_page, tables, server, 1590, size=PHONE) as (page, theo):
        expect_message_at_plate(page, theo)
        expect_own_reactions_one_at_a_time(page)
        expect(page.locator(".bubble")).to_have_count(0)
        expect_reaction_at_plate(page, theo)
        expect_panel_beside_board_and_hand(page, theo)


@pytest.mark.soak  # on a phone, it's seen above
def test_a_message_is_a_bubble_at_the_plate_on_a_desktop(
    new_page: NewPage, tables: Tables, server: ServerProcess
) -> None:
    with _talking(new_page, tables, server, 2480, size=DESKTOP) as (page, theo):
        expect_message_at_plate(page, theo)
        expect(page.locator(".bubble")).to_have_count(0)


def expect_message_at_plate(page: Page, theo: Client) -> None:
    """A message is a bubble at the plate, and is read aloud."""
    theo.do("say", text="Nice one, Rosa. I did not see that coming at all, did you?")
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("Nice one, Rosa")
    # The bubble may vanish between two measurements, so all are made at once.
    board, plate, box = page.evaluate(MEASURE, [".board", '[data-plate="1"]', ".bubble"])
    assert box["y"] >= board["y"], "never over the bar"
    assert board["x"] <= box["x"] <= board["x"] + board["width"] - box["width"]
    assert box["height"] < 62, "two lines at most"
    # Theo's plate is on the left, so the bubble is right of it.
    assert 0 <= box["x"] - plate["x"] - plate["width"] < 20
    assert abs(_middle(box)[1] - _middle(plate)[1]) < 3
    expect(page.locator("div.aloud[aria-live=polite]")).to_contain_text("Theo: Nice one, Rosa")
    assert page.locator(".toasts").inner_text() == ""


def expect_own_reactions_one_at_a_time(page: Page) -> None:
    """A reaction from the panel; the next one waits a little."""
    page.get_by_role("button", name="Say something").click()
    panel = page.get_by_role("region", name="Say something")
    expect(panel.get_by_role("button", name="Nice", exact=True)).to_be_focused()
    thanks = panel.get_by_role("button", name="Thanks", exact=True)
    thanks.click()
    expect(page.locator(".bubbles [data-reaction=thanks]")).to_be_visible()
    expect(thanks).to_have_attribute("aria-disabled", "true")
    expect(thanks).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def expect_reaction_at_plate(page: Page, theo: Client) -> None:
    """A reaction is a peg over the plate's own, and there's one at a time."""
    theo.do("say", reaction="whoa")
    expect(page.locator(".bubbles .face [data-reaction=whoa]")).to_be_visible()
    box, peg = page.evaluate(MEASURE, [".bubbles .face", '[data-plate="1"] circle[r="0.46"]'])
    assert 52 <= box["width"] <= 64
    (x, y), (px, py) = _middle(box), _middle(peg)
    assert abs(x - px) < 20, "at the edge of the screen it's moved inward"
    assert abs(y - py) < 3
    assert theo.do("say", reaction="nice")["code"] == "too_much"
    expect(page.locator("div.aloud[aria-live=polite]")).to_contain_text("Theo: Whoa")
    expect(page.locator(".bubbles .face")).to_have_count(0)


def expect_panel_beside_board_and_hand(page: Page, theo: Client) -> None:
    """What is said goes to the log, and a card ends talking."""
    page.get_by_role("button", name="Say something").click()
    field = _box(page.get_by_role("textbox", name="Say something"))
    assert field["y"] + field["height"] <= _box(page.locator(".hand"))["y"], "the field is whole"
    page.get_by_role("textbox", name="Say something").fill("Good luck!")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".bubble")).to_have_text("Good luck!")
    expect(page.get_by_role("textbox", name="Say something")).to_have_value("")
    page.get_by_role("group", name="React").get_by_role("button", name="Ouch").click()
    theo.do("say", text="You too")
    page.get_by_role("button", name="Chat log").click()
    said = page.get_by_role("dialog").get_by_role("listitem")
    now = ("Theo You too", "Rosa Ouch", "Rosa Good luck!")
    expect(said).to_have_text([*now, "Theo Whoa", "Rosa Thanks", re.compile("Theo Nice one, Rosa")])
    page.get_by_role("button", name="Close").click()
    # A card ends talking.
    page.get_by_role("button", name="Say something").click()
    expect(page.get_by_role("button", name="Chat log")).to_be_visible()
    page.locator(".hand .card:not(.dull)").first.click()
    expect(page.get_by_role("button", name="Chat log")).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (667, 375)])
def test_faces_are_whole_while_someone_is_away(
    new_page: NewPage, tables: Tables, size: tuple[int, int]
) -> None:
    (seat,) = Seatings(tables).at(4, "away")
    page = new_page(f"/t/{seat['table']}", size, seat=seat)
    expect(page.get_by_role("heading", name="Grandma Ruth is away")).to_be_visible()
    page.get_by_role("button", name="Say something").click()
    for face in page.get_by_role("group", name="React").get_by_role("button").all():
        expect(face).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("heading", name="Grandma Ruth is away")).to_be_visible()


def test_one_person_is_muted_on_this_device_and_stays_so(
    new_page: NewPage, tables: Tables, server: ServerProcess
) -> None:
    with _talking(new_page, tables, server, 1204, size=PHONE) as (page, theo):
        page.get_by_role("button", name="Say something").click()
        page.get_by_role("button", name="Mute someone").click()
        switches = page.get_by_role("dialog").get_by_role("switch")
        expect(switches).to_have_count(2)  # the people, not me and not the bot
        page.get_by_role("switch", name="Mute Theo").click()
        page.get_by_role("button", name="Close").click()
        page.reload()
        Hand(page).expect_my_turn()
        page.locator(".flights").wait_for(state="attached")
        # Another name doesn't help.
        assert theo.do("rename", name="Teddy", color="R")["tell"] == "done"
        expect(page.locator(".board")).to_contain_text("Teddy")
        assert theo.do("say", text="Can you hear me?")["tell"] == "done"
        assert theo.do("say", reaction="ha_ha")["tell"] == "done"
        page.get_by_role("button", name="Say something").click()
        page.get_by_role("button", name="Sleepy").click()
        expect(page.locator(".bubbles [data-reaction]")).to_have_count(1)
        assert page.locator(".bubble").count() == 0
        assert "hear me" not in page.content()
        page.get_by_role("button", name="Chat log").click()
        expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_text(["Rosa Sleepy"])
        page.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Say something").click()
        page.get_by_role("button", name="Mute someone").click()
        page.get_by_role("switch", name="Mute Teddy").click()
        page.get_by_role("button", name="Close").click()
        assert theo.do("say", text="And now?")["tell"] == "done"
        expect(page.locator(".bubble")).to_have_text("And now?")


def test_a_wide_screen_has_reactions_beside_the_board(
    new_page: NewPage, tables: Tables, server: ServerProcess
) -> None:
    with _talking(new_page, tables, server, 1205, size=(1440, 900)) as (page, _):
        column = page.locator("aside.column")
        column.get_by_role("button", name="Ha ha").click()
        expect(page.locator(".bubbles [data-reaction=ha_ha]")).to_be_visible()
        column.get_by_role("textbox", name="Say something").fill("Hello")
        page.keyboard.press("Enter")
        expect(page.locator(".bubble")).to_have_text("Hello")


@pytest.mark.soak  # `test_every_page.py` sees the panel in Spanish
def test_reactions_in_spanish(new_page: NewPage, tables: Tables, server: ServerProcess) -> None:
    with _talking(new_page, tables, server, 1206, size=PHONE, locale="es-MX") as (page, theo):
        theo.do("say", reaction="thanks")
        expect(page.locator("div.aloud[aria-live=polite]")).to_contain_text("Theo: Gracias")
        page.get_by_role("button", name="Decir algo").click()
        expect(page.get_by_role("button", name="Qué sueño")).to_be_visible()
        expect(page.get_by_role("button", name="Silenciar a alguien")).to_be_visible()

"""The television view: everything for the room, and no hands."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from pegs.table.protocol.game_view import GameView
from tests.browser.page_pool import PHONE, TELEVISION, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of
from tests.server.leak_check import Knowledge


def frames_of(page: Page) -> list[str]:
    """What the sockets of a page will receive, byte for byte."""
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


def early(game: GameView) -> bool:
    return game.phase == "play" and game.ply > 8


def test_the_television_shows_the_table_but_no_hand(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), early, seed=50)
    screen = new_page("/tv#code", TELEVISION, fresh=True)
    frames = frames_of(screen)
    screen.get_by_label("Table code").fill(str(seat["code"]))
    screen.get_by_role("button", name="Show the table").click()
    expect(screen.get_by_role("heading", level=1)).to_have_text("Rosa’s turn")
    expect(screen.locator(".stage [data-peg]")).to_have_count(20)
    expect(screen.locator("footer .code")).to_have_text(str(seat["code"]))
    moves = screen.get_by_role("region", name="Just played").get_by_role("listitem")
    expect(moves).to_have_count(3)

    player = new_page(f"/t/{seat['table']}", seat=seat, fresh=True)
    mine = frames_of(player)
    player.reload()
    hand = Hand(player)
    before = moves.all_inner_texts()
    hand.expect_my_turn()
    hand.take_turn()
    hand.wait()
    expect(screen.get_by_role("heading", level=1)).to_have_text(re.compile("’s turn|wins?\\b"))
    screen.wait_for_function(
        "(before) => document.querySelector('.last ol').innerText !== before", arg="\n".join(before)
    )

    expect(screen.locator(".hand, .hands, .ask")).to_have_count(0)
    everyone = Knowledge(None)
    for frame in frames:
        everyone.check(json.loads(frame))
    assert everyone.messages > 2
    # The player's own socket does tell cards, by the same measure.
    knows = [json.loads(frame)["table"]["game"]["hand"] for frame in mine if '"tell":"welcome"' in frame]
    assert knows
    assert all(knows)


def test_the_board_fills_the_height_of_the_screen_and_nothing_scrolls(
    new_page: NewPage, tables: Tables
) -> None:
    seat = tables.at(settings_of("basic", 6, 3), early, seed=51)
    screen = new_page(f"/tv/{seat['code']}", TELEVISION, seat=seat)
    board = screen.locator(".stage svg").first
    expect(board).to_be_visible()
    box = board.bounding_box()
    assert box is not None
    # It's as large as the room beside the panels allows.
    room = screen.locator(".stage").first.bounding_box()
    assert room is not None
    assert room["height"] > 0.93 * TELEVISION[1]
    assert box["height"] > room["height"] - 2 or box["width"] > room["width"] - 2
    assert screen.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    ) == list(TELEVISION)
    least = screen.evaluate(
        "() => Math.min(...[...document.querySelectorAll('.side :is(h1, h2, p, b, span)')]"
        ".filter((each) => each.textContent.trim())"
        ".map((each) => parseFloat(getComputedStyle(each).fontSize)))"
    )
    assert least >= 20, "words that are read from across a room"


def test_before_the_game_the_television_invites(new_page: NewPage) -> None:
    host = new_page("/new")
    host.get_by_role("button", name="Invite everyone").click()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_label("Your name").fill("Rosa")
    host.get_by_role("button", name="Play", exact=True).click()
    code = host.locator(".gathering .code").inner_text()
    screen = new_page(f"/tv/{code}", TELEVISION)
    expect(screen.get_by_role("heading", level=1)).to_have_text("Join the game")
    expect(screen.get_by_text("3 seats are open")).to_be_visible()
    picture = screen.get_by_role("img", name="QR code to join this table")
    expect(picture).to_be_visible()
    picture.evaluate("(each) => each.decode()")
    assert picture.evaluate("(each) => each.naturalWidth > 0")


def test_the_television_opens_a_table_and_a_phone_deals(new_page: NewPage) -> None:
    screen = new_page("/tv", TELEVISION)
    expect(screen.get_by_role("img", name="QR code to join this table")).to_be_visible()
    screen.wait_for_url("**/tv/*")
    code = screen.locator("footer .code").inner_text()
    assert screen.url.endswith(f"/tv/{code}")
    seats = screen.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats).to_have_text(["Seat 1 open", "Seat 2 open", "Seat 3 open", "Seat 4 open"])

    host = sit_down(new_page, code, "Rosa")
    expect(seats.nth(0)).to_have_text("Rosa")
    sit_down(new_page, code, "Ben")
    expect(seats.nth(1)).to_have_text("Ben")
    expect(screen.get_by_text("2 seats are open")).to_be_visible()
    assert screen.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    ) == list(TELEVISION)
    # The same table is there again after the TV was off, as long as there are open seats.
    screen.goto("/tv")
    expect(screen.locator("footer .code")).to_have_text(code)

    host.get_by_role("button", name="Add 2 bots and start").click()
    expect(screen.get_by_role("heading", level=1)).to_have_text(re.compile("’s turn"))
    screen.goto("/tv")
    expect(screen.locator("footer .code")).not_to_have_text(code)


def sit_down(new_page: NewPage, code: str, name: str) -> Page:
    """A phone that joins by the code, as its camera would by the QR code."""
    phone = new_page(f"/j/{code}", PHONE)
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="Sit down").click()
    phone.wait_for_url("**/t/*")
    return phone

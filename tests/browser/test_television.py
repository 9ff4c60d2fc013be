"""The television view: everything for the room, and no hands."""

from __future__ import annotations

import json
import re
from random import Random

from playwright.sync_api import Page, expect

from pegs.protocol.game_view import GameView
from tests.browser.gathering import deal
from tests.browser.page_pool import PHONE, TELEVISION, NewPage
from tests.browser.tables import Tables, settings_of
from tests.server.clients import ServerProcess
from tests.server.leak_check import Knowledge

WELCOME = '"tell":"welcome"'


def frames_of(page: Page) -> list[str]:
    """What the sockets of a page will receive, byte for byte."""
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


def early(game: GameView) -> bool:
    return game.phase == "play" and game.ply > 8


def test_the_television_shows_the_table_but_no_hand(
    new_page: NewPage, tables: Tables, server: ServerProcess
) -> None:
    seat = tables.at(settings_of("basic"), early, seed=50)
    screen = new_page("/tv#code", TELEVISION, fresh=True)
    frames = frames_of(screen)
    screen.get_by_label("Table code").fill(str(seat["code"]))
    expect(screen.get_by_role("heading", level=1)).to_have_text("Rosa’s turn")
    expect(screen.locator(".stage [data-peg]")).to_have_count(20)
    expect(screen.locator("footer .code")).to_have_text(f"{seat['code']:.3} {str(seat['code'])[3:]}")
    moves = screen.get_by_role("region", name="Just played").get_by_role("listitem")
    expect(moves).to_have_count(3)

    before = moves.all_inner_texts()
    player = server.client(str(seat["token"]))
    assert player.play(Random(1))["tell"] == "done"
    player.wait_for_turn()
    player.close()
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
    knows = [json.loads(frame)["table"]["game"]["hand"] for frame in player.received if WELCOME in frame]
    assert knows
    assert all(knows)


def test_before_the_game_the_television_invites(new_page: NewPage, server: ServerProcess) -> None:
    made = server.make({"seats": [{"who": "me"}, *[{"who": "invited"}] * 3]})
    screen = new_page(f"/tv/{made['code']}", TELEVISION)
    expect(screen.get_by_role("heading", level=1)).to_have_text("Come and sit")
    expect(screen.get_by_text("Waiting for 3. Then Ann deals, on their phone.")).to_be_visible()
    picture = screen.get_by_role("img", name="QR code to join this table")
    expect(picture).to_be_visible()
    picture.evaluate("(each) => each.decode()")
    assert picture.evaluate("(each) => each.naturalWidth > 0")


def test_the_television_opens_a_table_and_a_phone_deals(new_page: NewPage, server: ServerProcess) -> None:
    screen = new_page("/tv", TELEVISION)
    expect(screen.get_by_role("img", name="QR code to join this table")).to_be_visible()
    screen.wait_for_url("**/tv/*")
    code = screen.locator(".invitation .letters").inner_text().replace("\n", "")
    assert screen.url.endswith(f"/tv/{code}")
    seats = screen.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats).to_have_count(0)
    expect(screen.get_by_text("The first to sit down starts the game on their phone.")).to_be_visible()

    host = sit_down(new_page, code, "Rosa")
    expect(seats.nth(0)).to_have_text("Rosa")
    server.join(code, "Ben")
    expect(seats.nth(1)).to_have_text("Ben")
    expect(screen.get_by_text("Waiting for 2. Then Rosa deals, on their phone.")).to_be_visible()
    assert screen.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    ) == list(TELEVISION)
    # The same table is there again after the TV was off, as long as there are open seats.
    screen.goto("/tv")
    expect(screen.locator(".invitation .letters")).to_have_text(f"{code[:3]}{code[3:]}")

    deal(host)
    expect(screen.get_by_role("heading", level=1)).to_have_text(re.compile("’s turn"))
    screen.goto("/tv")
    expect(screen.locator(".invitation .letters")).not_to_have_text(code)


def sit_down(new_page: NewPage, code: str, name: str) -> Page:
    """A phone that joins by the code, as its camera would by the QR code."""
    phone = new_page(f"/j/{code}", PHONE)
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="Sit down").click()
    phone.wait_for_url("**/t/*")
    return phone

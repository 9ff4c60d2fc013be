"""A whole evening: the TV opens the club's table, four phones join it, and the club remembers the games.

The people use their pages for joining, a reload, a turn and a rematch. The turns between are played over
other sockets of the same seats, so that the test doesn't take an evening.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clubs import add_evening_club, remembered
from tests.browser.gathering import deal
from tests.browser.page_pool import PHONE, TELEVISION, NewPage
from tests.browser.playing import Hand
from tests.browser.test_notifications import SHOWN, deliver, subscribing
from tests.server.clients import Client, ServerProcess
from tests.server.push_service import Phone, push_server

MAX_TURNS = 400
"""More than a game with one peg on short sides has."""


@pytest.mark.soak
def test_a_whole_evening(new_page: NewPage, notified_page: NewPage, server: ServerProcess) -> None:
    club = add_evening_club(server.data)
    screen = new_page(f"/club/{club['club']}", TELEVISION, stored=remembered(club))
    # The club's page on the TV's browser opens tonight's table there: code and QR code at once.
    screen.get_by_role("button", name="Sunday table").click()
    screen.get_by_role("button", name="Open on TV").click()
    expect(screen.get_by_role("img", name="QR code to join this table")).to_be_visible()
    address = screen.evaluate("() => document.querySelector('.come img').getAttribute('src')")
    code = screen.locator(".invitation .letters").inner_text().replace("\n", "")
    assert address.endswith(f"%2Fj%2F{code}")

    with push_server() as service:
        phone = Phone(service)
        rosa = notified_by(notified_page, phone)
        people = {"Rosa": rosa, "Ben": new_page("about:blank", PHONE), "Ana": new_page("about:blank", PHONE)}
        for name, page in people.items():
            sit_down(page, f"/j/{code}", name)
        seats = screen.get_by_role("list", name="Players").get_by_role("listitem")
        for number, name in enumerate(people):
            expect(seats.nth(number)).to_have_text(name)

        # The phone that came first deals, with a bot in the seat of Ruth, who is late.
        deal(rosa)
        for page in people.values():
            expect(page.locator("main[data-stage=playing]")).to_be_attached()
        expect(screen.get_by_role("heading", level=1)).to_contain_text("’s turn")
        ruth = take_over(new_page, f"/j/{code}", rosa)
        people["Grandma Ruth"] = ruth

        rosa.goto(rosa.url)  # a reload in the middle of the game
        expect(rosa.locator(".hand .card")).to_have_count(5)
        notify(rosa)
        clients = {name: client_of(server, page) for name, page in people.items() if name != "Rosa"}
        play_until(clients, lambda table: names(table)[table["game"]["turn"]] == "Rosa")
        deliver(rosa, phone.decrypt(service.receive().body).decode())
        rosa.wait_for_function(f"() => ({SHOWN})().then((all) => all.length > 0)")

    rosa.go_back()
    hand = Hand(rosa)
    hand.expect_my_turn()
    hand.take_turn()
    clients["Rosa"] = client_of(server, rosa)
    play_until(clients, lambda table: table["stage"] == "over")
    for page in people.values():
        expect(page.locator("main.over, main[data-stage=over]").first).to_be_attached()
    # The client that played last has seen the end; the others may not have.
    first = next(each.view["game_id"] for each in clients.values() if each.view["game_id"])

    # A rematch with the same cards, and sides swapped.
    ruth.get_by_role("button", name="Same cards, sides swapped").click()
    expect(screen.get_by_role("heading", level=1)).to_contain_text("’s turn")
    play_until(clients, lambda table: table["stage"] == "over")

    page = new_page(f"/club/{club['club']}/nights", PHONE, stored=remembered(club))
    games = page.locator("main li a")
    expect(games).to_have_count(2)
    assert first in str(games.last.get_attribute("href"))
    page.goto(f"/club/{club['club']}/pairs")
    pair = page.get_by_role("button", name="Rosa and Ana: ")
    expect(pair).to_have_accessible_name(f"Rosa and Ana: {wins(club, server)} of 2")
    page.goto(f"/club/{club['club']}")
    discs = page.locator(".discs")
    expect(discs).to_have_count(2)
    won = [str(each.get_attribute("aria-label")).split()[0] for each in discs.all()]
    assert sum(map(int, won)) == 2
    for client in clients.values():
        client.close()


def notified_by(notified_page: NewPage, phone: Phone) -> Page:
    """A phone that can be notified."""
    page = notified_page("about:blank", PHONE, service_workers="allow")
    page.context.grant_permissions(["notifications"])
    page.context.add_init_script(subscribing(phone))
    return page


def sit_down(page: Page, address: str, name: str) -> None:
    """Scan the QR code, and sit down at the first open seat."""
    page.goto(address)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")


def take_over(new_page: NewPage, address: str, host: Page) -> Page:
    """Grandma Ruth comes late, and takes over the seat that a bot has been playing."""
    page = new_page("about:blank", PHONE)
    page.goto(address)
    page.get_by_role("radio").first.check()
    page.get_by_label("Your name").fill("Grandma Ruth")
    page.get_by_role("button", name="Ask the host").click()
    host.get_by_role("button", name="Let Grandma Ruth play").click()
    page.wait_for_url("**/t/*")
    return page


def notify(page: Page) -> None:
    """Turn notifications on in the menu, and leave the table, so that one comes."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("switch", name="Notify me when it’s my turn").click()
    expect(page.get_by_role("switch", name="Notify me when it’s my turn")).to_have_attribute(
        "aria-checked", "true"
    )
    page.goto("/settings")


def client_of(server: ServerProcess, page: Page) -> Client:
    """A second connection to a page's seat."""
    saved = json.loads(page.evaluate("() => localStorage.getItem('pegs.seats')"))
    return server.client(saved[-1]["token"])


def names(table: dict[str, Any]) -> list[str]:
    return [str(seat["name"]) for seat in table["seats"]]


def play_until(clients: dict[str, Client], done: Any) -> None:
    """Play sensible turns of everyone until the table is as wanted."""
    chance, latest = random.Random(1), max(clients.values(), key=lambda client: client.version)
    latest.receive_until(lambda table: table["stage"] == "playing")
    for _ in range(MAX_TURNS):
        if done(latest.view):
            return
        actor = clients[names(latest.view)[latest.game["turn"]]]
        version = latest.version
        while actor.version < version:
            actor.receive()
        actor.wait_for_turn()
        version = actor.version
        assert actor.play_hint(chance, 0)["tell"] == "done"
        while actor.version == version:
            actor.receive()
        latest = actor
    raise AssertionError("a game with one peg on short sides took too long")


def wins(club: dict[str, str], server: ServerProcess) -> int:
    """The games that Rosa and Ana won, by the club's own numbers."""
    shown = server.post("/api/clubs/view", {"key": club["key"]}).json()
    (pair,) = [each for each in shown["pairs"] if each["people"] == [0, 2]]
    return int(pair["won"])

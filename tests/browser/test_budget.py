"""How much a newcomer's browser fetches before the first card is played. (Times: ``bench/browser.py``.)"""

from __future__ import annotations

import httpx
from playwright.sync_api import Route, WebSocket, expect

from tests.browser.everywhere import Everywhere
from tests.browser.loading import Wire, play_now
from tests.browser.page_pool import PHONE, NewPage

MAX = 158_500
"""Bytes of the first load, compressed, from nothing to the table with its cards.

Browsers of 2021 and 2022 cost some 4,000 of them, which newer ones wouldn't need, and tables of the device
itself some 2,000: the rest of those comes only when it's asked for.
"""
MAX_BLOCKING = 8
"""Page, scripts and styles that a table needs before it can be used: each may cost a way there and back."""

PUT_OFF = """{
  // On a busy machine, what a page puts off until it's 2.5 seconds old may come before the cards.
  const now = performance.now.bind(performance);
  performance.now = () => now() / 1e6;
  const wait = globalThis.setTimeout;
  const isPutOff = (time) => time > 2400 && time <= 2500;
  globalThis.setTimeout = (use, time, ...more) => (isPutOff(time) ? 0 : wait(use, time, ...more));
}"""
"""The page never becomes old enough for what it puts off."""
ENTRIES = """() => [...document.querySelectorAll("script[src], link[rel=stylesheet]")]
  .map((each) => each.src || each.href)"""
"""The addresses of what the page itself names."""


def test_from_nothing_to_the_first_cards(new_page: NewPage) -> None:
    page = new_page("about:blank", PHONE, hurry=False, script=PUT_OFF)
    wire = Wire.of(page)
    page.goto("/")
    play_now(page)
    wire.end_at_first_cards()
    assert wire.received > 50_000, "the measure listens"
    assert wire.received <= MAX, wire.table()


def test_a_link_to_a_table_fetches_no_more_and_waits_for_few(
    new_page: NewPage, everywhere: Everywhere
) -> None:
    place = everywhere["playing"]
    page = new_page("/health", PHONE, seat=place.seat, hurry=False, script=PUT_OFF)
    wire = Wire.of(page)
    page.goto(place.path)
    place.settle(page)
    wire.end_at_first_cards()
    assert 50_000 < wire.received <= MAX, wire.table()
    assert len(wire.blocking) <= MAX_BLOCKING, wire.table()


def test_a_link_to_a_table_connects_while_the_program_is_on_its_way(
    new_page: NewPage, everywhere: Everywhere
) -> None:
    place = everywhere["playing"]
    page = new_page("about:blank", PHONE, seat=place.seat, hurry=False)
    sockets: list[WebSocket] = []
    page.on("websocket", lambda each: sockets.append(each))
    held: list[Route] = []
    page.route("**/assets/play-*.js", lambda each: held.append(each))
    page.goto(place.path, wait_until="commit")
    page.wait_for_function("() => window.pegsEarly?.messages.length > 0")
    assert page.evaluate("() => window.pegsEarly.messages[0].includes('welcome')")
    for each in held:
        each.continue_()
    place.settle(page)
    assert len(sockets) == 1


def test_nothing_is_fetched_twice(new_page: NewPage, everywhere: Everywhere) -> None:
    place = everywhere["playing"]
    page = new_page(place.path, PHONE, seat=place.seat, hurry=False, script=PUT_OFF)
    place.settle(page)
    wire = Wire.of(page)
    page.reload()
    place.settle(page)
    assert wire.received < 15_000, wire.table()


def test_texts_are_sent_compressed(new_page: NewPage) -> None:
    page = new_page("/")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    names = page.evaluate("() => performance.getEntriesByType('resource').map((each) => each.name)")
    texts = [each for each in names if each.endswith((".js", ".css"))]
    assert texts
    for each in texts:
        answer = httpx.get(each, headers={"Accept-Encoding": "gzip"})
        assert len(answer.content) < 400 or answer.headers["content-encoding"] == "gzip", each


def test_what_everyone_downloads_first_is_sent_in_its_smallest_form(new_page: NewPage) -> None:
    page = new_page("/")
    entries = page.evaluate(ENTRIES)
    assert entries
    for each in (page.url, *entries):
        answer = httpx.get(each, headers={"Accept-Encoding": "gzip, br"})
        assert answer.headers["content-encoding"] == "br", each

"""Besides playing turns: take-backs, rematches, absence, the clock, tapping pegs, playing without asking."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from pegs.protocol.game_view import GameView
from pegs.protocol.settings import Pace
from pegs.table import events as ev
from tests.browser.everywhere import finished
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of
from tests.server.clients import ServerProcess

HOME = 256
"""The first place of home."""


def _moves_a_peg(game: GameView) -> bool:
    """Whether one of my pegs on the track may move."""
    mine = [place for place in game.pegs[0] if 0 <= place < HOME]
    return game.phase == "play" and bool(mine) and any(option.kind == "move" for option in game.options)


def test_a_take_back_is_refused_withdrawn_and_agreed_to(
    new_page: NewPage, tables: Tables, server: ServerProcess
) -> None:
    # Basic rules draw before playing, so the next player has already seen a new card.
    seat = tables.at(settings_of("basic", 2, 2, people=2, take_back=True), _moves_a_peg, seed=201)
    path, other = f"/t/{seat['table']}", tables.key(seat, 1)
    rosa, theo = new_page(path, PHONE, seat=seat), new_page(path, (360, 640), seat=other)
    hand = Hand(rosa)
    hand.expect_my_turn()
    hand.take_turn()
    ask = rosa.get_by_role("button", name="Ask to take it back").first
    ask.click()
    expect(rosa.get_by_text("Waiting for an answer from Theo")).to_be_visible()
    asked = theo.get_by_role("region", name="Take it back")
    request = "Rosa asks to take back the last turn"
    expect(asked).to_contain_text(request)
    # It's said once, and to a screen reader.
    expect(theo.locator("div.aloud[aria-live=polite]")).to_contain_text(request)
    assert theo.locator(".toast").count() == 0
    assert theo.locator("main").inner_text().count(request) == 1
    theo.get_by_role("button", name="No", exact=True).click()
    expect(rosa.get_by_text("Waiting for an answer")).to_have_count(0)
    expect(ask).to_have_count(0)

    play_by_protocol(server, other)
    hand.expect_my_turn()
    hand.take_turn()
    ask.click()
    expect(asked).to_be_visible()
    rosa.get_by_role("button", name="Never mind").click()
    expect(asked).to_have_count(0)
    assert not any(isinstance(event, ev.TakenBack) for event in tables.events(seat))

    play_by_protocol(server, other)
    hand.expect_my_turn()
    cards = hand.cards.count()
    hand.take_turn()
    expect(hand.cards).to_have_count(cards - 1)
    ask.click()
    agree = theo.get_by_role("button", name="That’s OK")
    expect(agree).to_be_in_viewport(ratio=1)
    agree.click()
    hand.expect_my_turn()
    expect(hand.cards).to_have_count(cards)
    expect(asked).to_have_count(0)
    taken_back = [event for event in tables.events(seat) if isinstance(event, ev.TakenBack)]
    assert [bool(event.piles) for event in taken_back] == [True]


def play_by_protocol(server: ServerProcess, seat: dict[str, object]) -> None:
    """A seat's turn, on another device."""
    client = server.client(str(seat["token"]))
    client.wait_for_turn()
    assert client.play(Random(1))["tell"] == "done"
    client.close()


# `test_flights.py` deals new cards with one tap.
def test_after_the_end_one_tap_deals_the_same_cards(new_page: NewPage, tables: Tables) -> None:
    seat = finished(tables, players=2)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    page.get_by_role("button", name="Same cards, sides swapped").click()
    expect(page.locator(".hand .card").nth(4)).to_be_visible()
    # The key moves to the next seat, too.
    page.reload()
    expect(page.locator(".hand .card").nth(4)).to_be_visible()


@pytest.mark.soak  # it takes as long as the shortest patience; tests/table tests the bot
def test_a_bot_plays_for_an_absent_player_and_gives_the_seat_back(new_page: NewPage, tables: Tables) -> None:
    pace = Pace(bot_seconds=0, absent_seconds=5)
    seat = tables.at(settings_of("basic", people=2, pace=pace), _moves_a_peg, seed=204)
    path = f"/t/{seat['table']}"
    theo = new_page(path, seat=tables.key(seat, 1), fresh=True)
    rosa = new_page(path, seat=seat)
    Hand(rosa).expect_my_turn()
    theos = theo.context
    theo.close()
    row = rosa.locator(".column .seats li").filter(has_text="Theo")
    expect(row).to_contain_text("a bot is playing", timeout=30_000)
    Hand(rosa).take_turn()
    # The game continues without him.
    Hand(rosa).expect_my_turn()
    again = theos.new_page()
    again.goto(path)
    expect(again.locator(".hand .card").first).to_be_visible()
    expect(row).not_to_contain_text("a bot is playing")


@pytest.mark.soak  # it takes as long as the shortest clock; tests/table tests the clock
def test_when_the_clock_runs_out_a_turn_is_played_for_me(new_page: NewPage, tables: Tables) -> None:
    pace = Pace(seconds=5, bot_seconds=0)
    seat = tables.at(settings_of("basic", pace=pace), _moves_a_peg, seed=205)
    page = new_page(f"/t/{seat['table']}", seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    before = hand.plies()
    expect(page.locator("main.table-page")).not_to_have_attribute("data-ply", str(before), timeout=30_000)


def test_a_turn_starts_with_a_tap_on_a_peg(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic", 2, 2), _moves_a_peg, seed=206)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    out = page.locator('.board [data-peg="0"]:not([data-place="-1"])')
    out.first.tap(force=True)
    expect(page.get_by_role("heading", name="Which card moves this peg?")).to_be_visible()
    hand.take(page.locator(".hand .card:not(.dull)").first)
    hand.choose()
    hand.confirm()


def test_without_asking_a_second_tap_plays(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic", 2, 2), _moves_a_peg, seed=207)
    page = new_page("/settings", PHONE, seat=seat)
    page.get_by_role("switch", name=re.compile("Ask before playing")).click()
    page.goto(f"/t/{seat['table']}")
    hand = Hand(page)
    hand.expect_my_turn()
    before = hand.plies()
    hand.take(page.locator(".hand .card:not(.dull)").first)
    while hand.plies() == before:
        with suppress(PlaywrightError):  # playing the turn removes the row
            hand.rows.first.click(timeout=1000)
    expect(page.locator("main.table-page")).not_to_have_attribute("data-ply", str(before))

"""Beside the turns: taking back, playing again, being away, pegs tapped on the board, no questions asked."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from pegs.table.protocol.game_view import GameView
from pegs.table.protocol.settings import Pace
from tests.browser.conftest import PHONE, NewPage
from tests.browser.everywhere import finished
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of

ANYTHING = 256
"""The places of home begin here."""


def _moves_a_peg(game: GameView) -> bool:
    """Whether one of my pegs on the track may walk."""
    mine = [place for place in game.pegs[0] if 0 <= place < ANYTHING]
    return game.phase == "play" and bool(mine) and any(option.kind == "move" for option in game.options)


def test_a_turn_is_taken_back_while_nothing_hidden_was_shown(new_page: NewPage, tables: Tables) -> None:
    # Who draws before playing sees no new card by playing.
    seat = tables.at(settings_of("basic", people=2, take_back=True), _moves_a_peg, seed=201)
    page = new_page(f"/t/{seat['table']}", seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    cards = hand.cards.count()
    hand.take_turn()
    expect(hand.cards).to_have_count(cards - 1)
    page.get_by_role("button", name="Take it back").first.click()
    hand.expect_my_turn()
    expect(hand.cards).to_have_count(cards)


def test_after_the_end_one_tap_deals_again_with_the_same_seats_or_one_further(
    new_page: NewPage, tables: Tables
) -> None:
    seat, _ = finished(tables, seed=202)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    page.get_by_role("button", name="Play again, same seats").click()
    expect(page.locator(".hand .card").nth(4)).to_be_visible()
    other, _ = finished(tables, seed=203)
    page = new_page(f"/t/{other['table']}", PHONE, seat=other)
    page.get_by_role("button", name="One seat further").click()
    expect(page.locator(".hand .card").nth(4)).to_be_visible()
    # The key goes along to the next seat.
    page.reload()
    expect(page.locator(".hand .card").nth(4)).to_be_visible()


def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back(new_page: NewPage, tables: Tables) -> None:
    pace = Pace(bot_seconds=0, absent_seconds=5)
    seat = tables.at(settings_of("basic", people=2, pace=pace), _moves_a_peg, seed=204)
    path = f"/t/{seat['table']}"
    theo = new_page(path, seat=tables.key(seat, 1))
    rosa = new_page(path, seat=seat)
    Hand(rosa).expect_my_turn()
    theos = theo.context
    theo.close()
    row = rosa.locator(".column .seats li").filter(has_text="Theo")
    expect(row).to_contain_text("a bot plays meanwhile", timeout=30_000)
    Hand(rosa).take_turn()
    # He need not be there for the game to go on.
    Hand(rosa).expect_my_turn()
    again = theos.new_page()
    again.goto(path)
    expect(again.locator(".hand .card").first).to_be_visible()
    expect(row).not_to_contain_text("a bot plays meanwhile")


def test_a_clock_that_runs_out_plays_for_me(new_page: NewPage, tables: Tables) -> None:
    pace = Pace(seconds=5, bot_seconds=0)
    seat = tables.at(settings_of("basic", pace=pace), _moves_a_peg, seed=205)
    page = new_page(f"/t/{seat['table']}", seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    before = hand.plies()
    expect(page.locator("main.page")).not_to_have_attribute("data-ply", str(before), timeout=30_000)


def test_a_peg_is_tapped_first_then_where_it_lands(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), _moves_a_peg, seed=206)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    out = page.locator('.board [data-peg="0"]:not([data-place="-1"])')
    out.first.tap(force=True)
    expect(page.get_by_role("heading", name="Which card moves this peg?")).to_be_visible()
    hand.take(page.locator(".hand .card:not(.dull)").first)
    hand.choose()
    hand.confirm()


def test_without_the_question_a_second_tap_plays(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), _moves_a_peg, seed=207)
    page = new_page(f"/t/{seat['table']}", seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name=re.compile("Ask before a turn")).click()
    page.get_by_role("button", name="Close").click()
    before = hand.plies()
    hand.take(page.locator(".hand .card:not(.dull)").first)
    while hand.plies() == before:
        with suppress(PlaywrightError):  # the row goes with the turn that it plays
            hand.rows.first.click(timeout=1000)
    expect(page.locator("main.page")).not_to_have_attribute("data-ply", str(before))

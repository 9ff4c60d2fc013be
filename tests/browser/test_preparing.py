"""A turn prepared while someone else plays: it plays by itself, or says why not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from pegs.notation import rank_text
from pegs.table.table import Table
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.preparing import Does, is_lost, play_other, waiting
from tests.browser.tables import Tables


def prepare(new_page: NewPage, seat: dict[str, object], card: str) -> tuple[Page, Hand]:
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    hand = Hand(page)
    expect(hand.cards.first).to_be_visible()
    hand.card(card).click()
    hand.choose()
    expect(hand.play).to_have_text("Ready")
    hand.play.click()
    expect(page.get_by_text("plays by itself if it still can")).to_be_visible()
    expect(page.locator(".hand .ribbon")).to_have_text("Ready")
    return page, hand


def test_a_turn_that_is_ready_plays_by_itself(new_page: NewPage, tables: Tables) -> None:
    def stays(before: Does, then: Does) -> bool:
        return bool(before) and before.items() <= then.items()

    seat, card, turn = waiting(tables, stays, 100)
    page, hand = prepare(new_page, seat, card)
    plies = hand.plies()
    play_other(new_page("/health"), tables.key(seat, 1), turn)
    expect(page.locator("main.table-page")).to_have_attribute("data-ply", str(plies + 2))
    mine = [ply for ply in Table.from_events(tables.events(seat)).state.running.plies if ply.seat == 0]
    assert rank_text(mine[-1].turn.card) == card


def test_a_turn_that_is_ready_says_why_it_cannot_be_played(new_page: NewPage, tables: Tables) -> None:
    seat, card, turn = waiting(tables, is_lost, 200)
    page, hand = prepare(new_page, seat, card)
    plies = hand.plies()
    play_other(new_page("/health"), tables.key(seat, 1), turn)
    face = {"T": "10"}.get(card, card)
    expect(hand.prompt).to_have_text(f"Your {face} can’t do that anymore.")
    expect(page.locator(".ask .answer p").first).not_to_be_empty()
    assert hand.plies() == plies + 1


def test_what_is_ready_can_be_taken_back(new_page: NewPage, tables: Tables) -> None:
    seat, card, _ = waiting(tables, lambda before, _: len(before) > 1, 300)
    page, hand = prepare(new_page, seat, card)
    page.get_by_role("button", name="Not ready").click()
    expect(page.locator(".hand .ribbon")).to_have_count(0)
    # And before it's ready, the card goes down at a second tap.
    hand.card(card).click()
    expect(hand.rows.first).to_be_visible()
    hand.card(card).click()
    expect(hand.rows).to_have_count(0)


@pytest.mark.soak  # `test_every_page.py` sees a turn that was ready in Spanish
def test_preparing_in_spanish(new_page: NewPage, tables: Tables) -> None:
    seat, card, _ = waiting(tables, lambda before, _: bool(before), 400)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat, locale="es")
    hand = Hand(page)
    hand.card(card).click()
    hand.choose()
    hand.play.click()
    expect(page.get_by_text("se juega sola si todavía se puede")).to_be_visible()

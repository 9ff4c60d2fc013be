"""Choosing among thousands of legal turns: card, peg, hole, each part of the list on demand."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import expect

from pegs.protocol.game_view import GameView
from pegs.protocol.settings import RulesChoice
from tests.browser.page_pool import DESKTOP, PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of
from tests.long_lists import AMONG_THREE, EVERY_CARD_SPLITS
from tests.soak import sweep

MANY_PEGS = 10


def is_crowded(game: GameView) -> bool:
    """Whether enough pegs are out for thousands of turns."""
    out = sum(0 <= place < 256 for places in game.pegs for place in places)
    return out >= MANY_PEGS and not game.has_all_options


def seat_at(tables: Tables, rules: str, seed: int) -> dict[str, object]:
    settings = msgspec.structs.replace(settings_of("basic"), rules=RulesChoice("", rules))
    return tables.at(settings, is_crowded, seed=seed)


@pytest.mark.parametrize("width", sweep([DESKTOP[0], PHONE[0]], [PHONE[0]]))
def test_a_turn_among_thousands_is_chosen_step_by_step(new_page: NewPage, tables: Tables, width: int) -> None:
    size = next(each for each in (PHONE, DESKTOP) if each[0] == width)
    seat = seat_at(tables, EVERY_CARD_SPLITS, width)
    page = new_page(f"/t/{seat['table']}", size, seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    hand.take(page.locator('.hand .card:not(.dull):not([data-card="*"])').first)
    expect(hand.prompt).to_contain_text("which peg")
    hand.rows.last.click()
    hand.number(1).click()
    expect(hand.prompt).to_contain_text("Which peg takes the other 11?")
    expect(hand.play).to_have_count(0)
    hand.parts.last.click()
    hand.rows.last.click()
    expect(hand.play).to_contain_text(re.compile("Play 1 and 11|Play 1 (forward|back), 11 (forward|back)"))
    hand.confirm()
    hand.expect_my_turn()


def test_a_hint_among_thousands_can_be_played(new_page: NewPage, tables: Tables) -> None:
    seat = seat_at(tables, EVERY_CARD_SPLITS, 2)
    page = new_page(f"/t/{seat['table']}", seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    page.locator(".actions").get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Show me").click()
    hand.confirm()


@pytest.mark.soak  # one turn among thousands is played above, and one among three in `test_splits.py`
def test_several_turns_are_played_with_the_mouse(new_page: NewPage, tables: Tables) -> None:
    seat = seat_at(tables, AMONG_THREE, 3)
    page = new_page(f"/t/{seat['table']}", seat=seat)
    hand = Hand(page)
    for _ in range(4):
        if hand.wait() == "over":
            break
        hand.take_turn()

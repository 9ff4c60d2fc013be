"""A wooden board: phone and television say which pegs to move, and a wrong peg is put right by tapping."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from pegs.protocol.game_view import GameView
from pegs.table import events as ev
from tests.browser.page_pool import PHONE, TELEVISION, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of


def _bumps(game: GameView) -> bool:
    """Whether every move sends a peg back to start, and no bot is ahead."""
    effects = [{effect.__class__.__name__ for effect in landing.effects} for landing in game.landings]
    return game.phase == "play" and bool(effects) and all("SentToStart" in each for each in effects)


def _instruction(page: Page) -> list[str]:
    return page.locator(".steps li").all_inner_texts()


def test_a_turn_is_moved_by_hand_and_a_wrong_peg_is_put_right(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("arizona", board="wooden"), _bumps, seed=610, first=45)
    phone = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    screen = new_page(f"/tv/{seat['code']}", TELEVISION)
    hand = Hand(phone)
    hand.expect_my_turn()
    hand.take_turn()

    expect(phone.get_by_role("region", name="Move the pegs")).to_contain_text("Rosa played")
    steps = _instruction(phone)
    assert re.search(r"Move .* from .* to .*\.$", steps[0])
    assert re.search(r"’s \w+ goes back to its start\.$", steps[1])
    expect(screen.get_by_role("heading", name="Move the pegs")).to_be_visible()
    expect(screen.get_by_text("Rosa moves the pegs, then taps Done.")).to_be_visible()
    assert _instruction(screen) == steps
    expect(hand.cards).to_have_count(0)

    phone.get_by_role("button", name="The board looks different").click()
    sheet = phone.get_by_role("dialog", name="Make them match")
    board = sheet.get_by_role("group", name=re.compile("^The board as the app has it"))
    forward = sheet.get_by_role("button", name="One forward")
    expect(forward).to_be_disabled()
    board.locator("[data-peg='0:8']").or_(board.locator("[data-peg]")).first.wait_for()
    board.focus()
    for _ in range(200):
        board.press("ArrowRight")
        board.press("Enter")
        if forward.is_enabled():
            break
    forward.click()
    expect(sheet.get_by_text(re.compile("^from .* to "))).to_be_visible()
    sheet.get_by_role("button", name="They match now").click()
    expect(sheet).to_have_count(0)

    done = phone.get_by_role("button", name="Done", exact=True)
    corrected = [event for event in tables.events(seat) if isinstance(event, ev.BoardCorrected)]
    assert [event.seat for event in corrected] == [0]
    expect(done.or_(hand.cards.first).first).to_be_visible()
    while not hand.cards.first.is_visible():  # the bots' turns are moved by hand, too
        # The button may be that of an instruction that is just being taken away.
        with suppress(PlaywrightTimeout):
            done.click(timeout=2_000)
        expect(done.or_(hand.cards.first).first).to_be_visible()
    expect(phone.get_by_role("group", name="How fast turns are shown")).to_have_count(0)  # hands set it

"""Playing in the browser by mouse, touch, and keyboard."""

from __future__ import annotations

import re
import signal

import pytest
from playwright.sync_api import Page, expect

from pegs.protocol.game_view import GameView
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of
from tests.server.clients import ServerProcess


def address_of(seat: dict[str, object]) -> str:
    return f"/t/{seat['table']}"


def open_table(new_page: NewPage, seat: dict[str, object], **more: object) -> tuple[Page, Hand]:
    page = new_page(address_of(seat), seat=seat, **more)
    hand = Hand(page)
    hand.expect_my_turn()
    return page, hand


def test_a_game_starts_in_three_taps(new_page: NewPage) -> None:
    page = new_page("/", PHONE)
    page.get_by_role("button", name="Skip the lesson").click()
    page.get_by_label("Your name").fill("Rosa")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".hand .card").nth(4)).to_be_visible()
    expect(page.locator(".board [data-peg]")).to_have_count(20)


@pytest.mark.soak  # it plays 28 turns; `test_daily.py` sees a game end on a page that shows it
def test_a_whole_game_against_bots_by_mouse(new_page: NewPage, tables: Tables) -> None:
    # Start near the end, to keep the test short.
    def nearly_home(game: GameView) -> bool:
        return sum(place >= 256 for place in game.pegs[0]) >= 4

    settings = settings_of("basic", 2, 2)
    # With this seed and the first answer to every question, 28 more turns end the game.
    seat = tables.at(settings, nearly_home, seed=11)
    page, hand = open_table(new_page, seat)
    for _ in range(400):
        if hand.wait() == "over":
            break
        hand.take_turn()
    expect(page.locator("main.over")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_joker_lands_on_another_peg(new_page: NewPage, tables: Tables) -> None:
    def has_joker(game: GameView) -> bool:
        return any(option.card == "*" and option.kind == "move" for option in game.options)

    page, hand = open_table(new_page, tables.at(settings_of("basic", 2, 2), has_joker, seed=5))
    hand.card("*").click()
    hand.choose()
    expect(page.locator('.board [data-layer="over"] *, .board [data-layer="under"] *').first).to_be_attached()
    hand.confirm()
    expect(page.get_by_role("list", name="Moves")).to_contain_text(re.compile("Joker You (jump|boost)"))


def test_pegs_are_swapped(new_page: NewPage, tables: Tables) -> None:
    def has_swap(game: GameView) -> bool:
        return any(option.kind == "swap" for option in game.options)

    page, hand = open_table(new_page, tables.at(settings_of("wizard"), has_swap, seed=7))
    swaps = hand.rows.filter(has_text=re.compile("[Tt]rade places|[Ss]wap"))
    for card in page.locator(".hand .card:not(.dull)").all():
        card.click()
        for _ in range(3):
            if swaps.count() or not hand.rows.count():
                break
            hand.rows.first.click()
        if swaps.count():
            break
        for _ in range(4):
            page.keyboard.press("Escape")
    for _ in range(4):
        if hand.play.count():
            break
        swaps.first.click()
    hand.confirm()
    expect(page.get_by_role("list", name="Moves")).to_contain_text(re.compile("places|swap", re.I))


def test_a_stuck_player_comes_out_free(new_page: NewPage, tables: Tables) -> None:
    def is_free(game: GameView) -> bool:
        return any(option.kind == "free" for option in game.options)

    page, hand = open_table(new_page, tables.at(settings_of("north-carolina"), is_free, seed=4, first=7))
    expect(hand.prompt).to_contain_text(re.compile("Discard a card and bring a peg out|Pick a card"))
    page.locator(".hand .card").first.click()
    hand.choose()
    before = page.locator('.board [data-peg="0"][data-place="-1"]').count()
    hand.confirm()
    expect(page.locator('.board [data-peg="0"][data-place="-1"]')).to_have_count(before - 1)


def test_a_bluff_is_doubted(new_page: NewPage, tables: Tables) -> None:
    def is_doubt_phase(game: GameView) -> bool:
        return game.phase == "doubt"

    page, hand = open_table(new_page, tables.at(settings_of("bluffing"), is_doubt_phase, seed=1))
    expect(hand.prompt).to_contain_text("Do you believe it?")
    page.get_by_role("button", name="Doubt it", exact=True).click()
    expect(page.get_by_role("list", name="Moves")).to_contain_text(re.compile("doubt", re.I))


def test_a_card_is_declared(new_page: NewPage, tables: Tables) -> None:
    def may_declare(game: GameView) -> bool:
        return sum(option.kind == "declare" for option in game.options) > 10

    page, hand = open_table(new_page, tables.at(settings_of("bluffing"), may_declare, seed=2))
    page.locator(".hand .card").first.click()
    expect(hand.prompt).to_contain_text("What will you call it?")
    page.locator(".chips .chip").first.click()
    hand.confirm()
    expect(page.locator(".hand .card")).to_have_count(5 - 1 + page.locator(".hand .card").count() % 2)


def test_a_gray_card_says_why_not(new_page: NewPage, tables: Tables) -> None:
    def has_dull(game: GameView) -> bool:
        cards = {option.card for option in game.options}
        return game.phase == "play" and len(set(game.hand or ()) - cards) > 0

    page, _ = open_table(new_page, tables.at(settings_of("basic"), has_dull, seed=6))
    gray = page.locator(".hand .card.dull").first
    expect(gray.locator("svg")).to_have_css("filter", "grayscale(1) opacity(0.5)")
    # Gray on white is hard to read: in high contrast it's crossed out instead.
    page.emulate_media(contrast="more")
    expect(gray.locator("svg")).to_have_css("filter", "none")
    expect(gray.locator("svg")).to_have_css("opacity", "1")
    assert "gradient" in gray.evaluate("(card) => getComputedStyle(card, '::after').backgroundImage")
    page.emulate_media(contrast="no-preference")
    gray.click()
    answer = page.locator(".ask")
    expect(answer).to_contain_text("Why can’t I play")
    expect(answer.get_by_role("button", name="Read this rule")).to_be_visible()


def test_a_player_who_cannot_move_discards(new_page: NewPage, tables: Tables) -> None:
    def only_discards(game: GameView) -> bool:
        return game.phase == "play" and all(option.kind == "discard" for option in game.options)

    page, hand = open_table(
        new_page, tables.at(settings_of("basic"), only_discards, seed=9, first=4), size=PHONE
    )
    expect(hand.prompt).to_contain_text("Discard a card")
    hand.take(page.locator(".hand .card").first)
    hand.confirm()
    page.get_by_role("button", name="Players and moves").click()
    expect(page.get_by_role("list", name="Moves").last).to_contain_text("discard")


def test_a_game_by_keyboard_alone(new_page: NewPage, tables: Tables) -> None:
    def any_move(game: GameView) -> bool:
        return game.phase == "play" and any(option.kind == "move" for option in game.options)

    page, hand = open_table(new_page, tables.at(settings_of("basic", 2, 2), any_move, seed=10), size=PHONE)
    for _ in range(2):
        hand.expect_my_turn()
        before = hand.plies()
        dull = [("dull" in (card.get_attribute("class") or "")) for card in hand.cards.all()]
        number = 1 + dull.index(False)
        page.keyboard.press(str(number))
        for _ in range(6):
            if hand.play.count():
                break
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        expect(hand.play).to_be_visible()
        hand.play.focus()
        page.keyboard.press("Enter")
        # Wait until this turn is over before reading the next hand.
        expect(page.locator("main.table-page")).not_to_have_attribute("data-ply", str(before))


def test_two_people_play_through_a_reload_and_a_lost_connection(new_page: NewPage, tables: Tables) -> None:
    def early(game: GameView) -> bool:
        return game.phase == "play"

    first = tables.at(settings_of("basic", 2, 2, people=2), early, seed=47)
    second = tables.key(first, 1)
    _, one_hand = open_table(new_page, first)
    two = new_page(address_of(second), PHONE, seat=second, fresh=True)
    two_hand = Hand(two)
    expect(two.locator(".hand .card").nth(4)).to_be_visible()
    one_hand.take_turn()
    two_hand.expect_my_turn()
    two.reload()
    two_hand.expect_my_turn()
    two.context.set_offline(True)
    two.evaluate("() => window.dispatchEvent(new Event('offline'))")
    expect_offline_notice_beside_the_table(two)
    two.context.set_offline(False)
    two.evaluate("() => window.dispatchEvent(new Event('online'))")
    two_hand.expect_my_turn()
    two_hand.take_turn()
    one_hand.expect_my_turn()


def expect_offline_notice_beside_the_table(page: Page) -> None:
    """The notice that the table is out of reach covers nothing, and dialogs still open."""
    banner = page.get_by_text(re.compile("Can’t reach the table")).first
    expect(banner).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    parts = (page.locator(".act"), banner, page.locator("header.bar"))
    act, notice, bar = (box for part in parts if (box := part.bounding_box()) is not None)
    assert act["y"] + act["height"] <= PHONE[1], "the buttons are still on the screen"
    assert notice["y"] + notice["height"] <= bar["y"] + 1


def test_a_game_continues_after_the_server_is_killed(
    new_page: NewPage, tables: Tables, server: ServerProcess
) -> None:
    def early(game: GameView) -> bool:
        return game.phase == "play"

    _, hand = open_table(new_page, tables.at(settings_of("basic", 2, 2), early, seed=12))
    hand.take_turn()
    hand.wait()
    server.stop(signal.SIGKILL)
    server.start()
    hand.expect_my_turn()
    hand.take_turn()
    hand.wait()

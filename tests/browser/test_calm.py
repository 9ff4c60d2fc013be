"""A pace for people: what happened since one's last turn, its traces, and how fast turns are shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from pegs import players
from pegs.protocol import commands as do
from pegs.protocol.game_view import GameView
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of
from tests.server.clients import ServerProcess
from tests.table.sitting import Sitting

BOTS = ("Bruno", "Cleo", "Dario")
RANDOM = players.make("random", "away")


def _after_a_round(game: GameView) -> bool:
    """It's my turn, and all four have a peg on the track."""
    on_track = [any(0 <= place < 256 for place in pegs) for pegs in game.pegs]
    return game.phase == "play" and all(on_track) and any(option.kind == "move" for option in game.options)


def _after_a_joker(game: GameView) -> bool:
    """The last of the bots has just played a joker."""
    return _after_a_round(game) and game.discards[-1:] == ("*",)


def _open(new_page: NewPage, seat: dict[str, object], **more: object) -> tuple[Page, Hand]:
    page = new_page(f"/t/{seat['table']}", seat=seat, **more)
    hand = Hand(page)
    hand.expect_my_turn()
    return page, hand


def _recap(page: Page) -> Locator:
    return page.get_by_role("region", name="Since your last turn")


def test_three_bots_are_three_lines_and_three_numbers(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), _after_a_round, seed=2380)
    expect_three_lines_and_numbers(*_open(new_page, seat))


def test_on_a_phone_what_happened_is_one_line_that_opens_the_rest(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), _after_a_round, seed=1490)
    page, hand = _open(new_page, seat, size=PHONE)
    line = page.locator("button.last")
    expect(line).to_contain_text(BOTS[-1])
    expect(line).to_contain_text("3 turns")
    expect(page.locator(".board .number")).to_have_count(0)
    line.click()
    expect(_recap(page).get_by_role("listitem")).to_have_count(3)
    page.keyboard.press("Escape")
    # It stays where it is, whatever is asked below.
    before = line.bounding_box()
    hand.take(page.locator(".hand .card:not(.dull)").first)
    assert line.bounding_box() == before
    page.keyboard.press("Escape")
    expect_newest_move_first(page)


def expect_three_lines_and_numbers(page: Page, hand: Hand) -> None:
    """A line and a number on the board for each bot's turn, which a card folds away."""
    lines = _recap(page).get_by_role("listitem")
    expect(lines).to_have_count(3)
    for line, name in zip(lines.all(), BOTS, strict=True):
        expect(line).to_contain_text(name)
    numbers = page.locator(".board .number")
    expect(numbers.filter(has_text="3")).to_have_count(1)
    assert {number.text_content() for number in numbers.all()} <= {"1", "2", "3"}
    # A card in the hand folds it, and it can be opened again.
    hand.take(page.locator(".hand .card:not(.dull)").first)
    expect(_recap(page)).to_have_count(0)
    expect(numbers).to_have_text(["1"])  # the peg that can move with the card
    page.keyboard.press("Escape")
    page.locator("button.last").click()
    expect(lines).to_have_count(3)


def expect_newest_move_first(page: Page) -> None:
    """The list of moves begins with the newest, and makes way for the board as it was at one of them."""
    page.get_by_role("button", name="Players and moves").click()
    moves = page.get_by_role("dialog").get_by_role("list", name="Moves").get_by_role("button")
    expect(moves.first).to_contain_text(BOTS[-1])
    expect(moves.first).to_have_attribute("aria-current", "step")
    expect(moves.nth(3)).to_contain_text("You")
    moves.nth(3).click()
    # The board as it was then is in full view.
    expect(page.get_by_role("dialog")).to_have_count(0)
    count = page.locator(".prompt").inner_text()
    assert re.fullmatch(r"Looking back: turn (\d+) of (\d+)\.", count), count
    expect(page.locator("button.last")).to_contain_text("You")
    page.get_by_role("button", name="Back to the game").click()


def test_every_turn_leaves_its_trace_jokers_too(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), _after_a_joker, seed=1102)
    page, _ = _open(new_page, seat, size=PHONE)
    page.locator("button.last").click()
    jokers = _recap(page).get_by_role("listitem").filter(has=page.get_by_role("img", name="Joker"))
    expect(jokers.last).to_contain_text(BOTS[-1])
    page.keyboard.press("Escape")
    moved = page.locator(".board [data-trace=move]")
    assert moved.count() >= 1
    for trace in moved.all():
        expect(trace.locator(".ghost")).to_have_count(1)
    # The joker's own trace: the peg of the last bot, along the way that it flew.
    last = page.locator(".board [data-trace]").last
    assert last.locator("circle").count() > 3
    page.reload()
    expect(moved.first).to_be_attached()
    # A joker is drawn as one: a star is a bump.
    page.locator(".hand .card:not(.dull)").first.click()
    page.keyboard.press("Escape")
    expect(page.locator("button.last").get_by_role("img", name="the joker")).to_be_visible()
    expect(page.locator("button.last svg.joker")).to_have_count(1)
    assert "★" not in page.content()


def _away_for_two_turns() -> Sitting:
    """A bot has taken two turns for the host, and everyone waits for another person."""
    sitting = Sitting(settings_of("basic", people=2), 31).fill().start()
    while sitting.turn != 0:
        sitting.play_any() if sitting.turn == 1 else sitting.let_bot_play(RANDOM)
    sitting.play_any()
    sitting.apply(sitting.table.disconnected(0, sitting.now))
    sitting.say(1, do.LetBotPlay(id="bot", seat=0))
    for _ in range(8):
        sitting.play_any() if sitting.turn == 1 else sitting.let_bot_play(RANDOM)
    return sitting


@pytest.mark.parametrize("size", [PHONE, (1280, 720)])
def test_back_at_the_table_what_a_bot_has_done_for_you_comes_first(
    new_page: NewPage, tables: Tables, size: tuple[int, int]
) -> None:
    seat = tables.keep(_away_for_two_turns().events)
    page = new_page(f"/t/{seat['table']}", seat=seat, size=size)
    told = "A bot took 2 turns for you"
    expect(page.locator("button.last")).to_have_text(told)
    page.locator("button.last").click()
    lines = page.get_by_role("region", name=told).get_by_role("listitem")
    # It begins after my own turn: three others', the bot's, and the same again.
    expect(lines).to_have_count(8)
    expect(lines.nth(3)).to_contain_text("Your bot")
    expect(lines.nth(4)).to_contain_text("Bo")
    expect(lines.first).to_be_in_viewport()


@pytest.mark.parametrize(
    ("size", "below"),
    [(PHONE, ".ask"), ((360, 640), ".ask"), ((1280, 720), ".recap header")],
)
def test_a_toast_leaves_the_question_and_the_heading_of_what_happened_in_view(
    new_page: NewPage, tables: Tables, server: ServerProcess, size: tuple[int, int], below: str
) -> None:
    seat = tables.at(settings_of("basic", people=2), _after_a_round, seed=1490)
    page, _ = _open(new_page, seat, size=size)
    server.client(str(tables.key(seat, 1)["token"])).close()
    toast = page.locator(".toast")
    expect(toast).to_contain_text("Theo is")
    top, bottom = toast.bounding_box(), page.locator(below).bounding_box()
    assert top is not None
    assert bottom is not None
    assert top["y"] + top["height"] <= bottom["y"]


def _turns_on_show(page: Page) -> tuple[str, str, str]:
    """Whose turn it is by the plates on the board, by the row of seats, and by the prompt."""
    plate = page.evaluate(
        """() => document.querySelector('[data-plate] > path[fill="var(--plate-turn)"]')
             ?.parentElement.querySelector('.plate-name')?.textContent ?? ''"""
    )
    seat = page.locator(".column .plate[aria-current=true] .name b").inner_text()
    prompt = page.locator(".prompt").inner_text()
    return plate, seat, re.split("’s turn| plays", prompt)[0]


def test_with_a_tap_for_each_turn_plate_seat_and_prompt_agree(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), _after_a_round, seed=1104)
    page, hand = _open(new_page, seat, settings={"waitForTap": True})
    moves = page.get_by_role("list", name="Moves").get_by_role("listitem")
    expect(moves.first).to_be_visible()
    before = moves.count()
    hand.take_turn()
    following = page.get_by_role("button", name="Next turn")
    for number, name in enumerate(BOTS):
        expect(page.locator(".prompt")).to_contain_text(f"{name}’s turn")
        assert _turns_on_show(page) == (name, name, name)
        expect(page.locator(".prompt")).to_have_text(
            f"{name}’s turn. You’re next." if number == 2 else f"{name}’s turn. You’re after Dario."
        )
        # The list doesn't run ahead of the board.
        expect(moves).to_have_count(before + 1 + number)
        following.click()
    hand.expect_my_turn()
    expect(following).to_have_count(0)


def test_turns_are_shown_again_and_plate_and_row_of_seats_agree_during_every_motion(
    new_page: NewPage, tables: Tables
) -> None:
    seat = tables.at(settings_of("basic"), _after_a_round, seed=1105)
    page, hand = _open(new_page, seat, motion=True)
    expect_turns_once_more(page, hand)
    page.evaluate(
        """() => {
          window.seen = new Set(); window.wrong = [];
          const look = () => {
            const plate = document.querySelector('[data-plate] > path[fill="var(--plate-turn)"]')
              ?.parentElement.querySelector('.plate-name')?.textContent;
            const row = document.querySelector('.column .plate[aria-current] .name b')?.textContent;
            const prompt = document.querySelector('.prompt')?.textContent ?? '';
            if (plate !== row) window.wrong.push(plate + ' / ' + row);
            // "Tom is next" must not be said while Tom plays.
            if (plate && prompt.includes(plate + ' is next')) window.wrong.push(prompt);
            if (plate) window.seen.add(plate);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    hand.take_turn()
    page.wait_for_function("() => window.seen.size === 4")
    hand.expect_my_turn()
    assert page.evaluate("() => window.wrong") == []


def expect_turns_once_more(page: Page, hand: Hand) -> None:
    """Showing the turns again moves the pegs as before, until a card ends the show."""
    places = """() => [...document.querySelectorAll('.board [data-peg]')].map(
        (each) => each.dataset.peg + ' ' + each.dataset.place).sort().join()"""
    before = page.evaluate(places)
    page.get_by_role("button", name="Show again").click()
    expect(page.locator("main[data-asked=false]")).to_be_attached()
    page.wait_for_function(f"(before) => ({places})() !== before", arg=before)
    expect(_recap(page).locator("[aria-current=step]")).to_have_count(1)
    # The turn is still mine: a card ends the show.
    page.locator(".hand .card:not(.dull)").first.click()
    hand.expect_my_turn()
    assert page.evaluate(places) == before


def test_my_turn_works_while_the_picture_is_behind_and_the_pace_is_remembered(
    new_page: NewPage, tables: Tables
) -> None:
    seat = tables.at(settings_of("basic", 2, 2), _after_a_round, seed=1106)
    page, hand = _open(new_page, seat, size=PHONE, settings={"waitForTap": True})
    hand.take_turn()
    # The bots have played, as the table doesn't wait for the picture: a card is chosen at once.
    expect(page.get_by_role("button", name="To my turn")).to_be_visible()
    card = page.locator(".hand .card").first
    card.click()
    hand.expect_my_turn()
    while page.get_by_role("button", name="Close").count():  # the card can't be played: why not
        page.keyboard.press("Escape")
    hand.take_turn()
    page.get_by_role("button", name="To my turn").click()
    hand.expect_my_turn()
    hand.take_turn()
    page.get_by_role("button", name="Players and moves").click()
    pace = page.get_by_role("dialog").get_by_role("group", name="How fast turns are shown")
    pace.get_by_role("switch", name="Wait for my tap").click()
    page.keyboard.press("Escape")
    # The board goes on by itself.
    hand.expect_my_turn()
    page.get_by_role("button", name="Players and moves").click()
    pace.get_by_role("radio", name="Normal").check(force=True)
    page.reload()
    hand.expect_my_turn()
    page.get_by_role("button", name="Players and moves").click()
    expect(pace.get_by_role("radio", name="Normal")).to_be_checked()
    expect(pace.get_by_role("switch", name="Wait for my tap")).not_to_be_checked()


def test_nobody_is_back_who_was_never_here(new_page: NewPage, server: ServerProcess) -> None:
    mine = server.make({"seats": [{"who": "me"}, {"who": "invited"}, {"who": "bot"}, {"who": "bot"}]})
    page = new_page(f"/t/{mine['table']}", seat=mine)
    expect(page.locator(".invitation .code")).to_be_visible()
    page.evaluate(
        """() => {
          window.heard = [];
          const note = () => window.heard.push(document.querySelector('.toasts').innerText);
          new MutationObserver(note).observe(document.querySelector('.toasts'), { childList: true });
        }"""
    )
    token = str(server.join(str(mine["code"]), "Tom")["token"])
    server.client(token).close()
    # He reloads his page, and then he's called Tommy.
    tom = server.client(token)
    assert tom.do("rename", name="Tommy", color="B")["tell"] == "done"
    expect(page.locator(".gathering .seats, .gathering").first).to_contain_text("Tommy")
    tom.close()
    heard = "\n".join(page.evaluate("() => window.heard"))
    assert "Tom sits down" in heard
    assert "is back" not in heard

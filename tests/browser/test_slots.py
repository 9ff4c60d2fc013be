"""Below the board of a phone: what happened, the question, and the hand with its buttons, each in a slot."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from pegs.protocol.game_view import GameView
from tests.browser.audit import FINGER
from tests.browser.lasting import lasting_on, resize
from tests.browser.page_pool import NewPage
from tests.browser.playing import Hand
from tests.browser.seatings import Seatings
from tests.browser.tables import Tables, settings_of
from tests.browser.test_splits import possible, splits, tap_ringed
from tests.soak import sweep

PHONES = ((390, 844), (360, 640), (375, 667))
SLOTS = (".play > .last", ".play > .cards", ".play > .act")
BOARD = ".table-page > .board"
PLACES = """(slots) => slots.map((slot) => {
  const { top, bottom } = document.querySelector(slot).getBoundingClientRect();
  return `${slot} ${Math.round(top)}-${Math.round(bottom)}`;
})"""
"""Where the slots are, in pixels of the window."""
UNFIT = """(finger) => {
  const boxes = [...document.querySelectorAll('.ask, .ask .split, .ask .answer')];
  const wide = boxes.filter((each) => each.scrollWidth > each.clientWidth + 1);
  const room = document.querySelector('.ask').getBoundingClientRect();
  const small = [...document.querySelectorAll('.ask button')].filter((each) => {
    const { width, height, top } = each.getBoundingClientRect();
    return width && (width < finger || height < finger || top >= room.bottom - finger / 4);
  });
  return [...wide, ...small].map((each) => `${each.className} ${each.textContent.trim()}`);
}"""
"""What's wider than the slot of the question, and what's too small to tap there or isn't in view."""


def has_choice(game: GameView) -> bool:
    """It's my turn, and a card can move three pegs without a split."""
    split = {each.card for each in game.options if each.kind != "move"}
    moves = [each for each in game.options if each.kind == "move" and each.card not in split]
    pegs = {(each.card, game.landings[each.orders[0][0]].origin) for each in moves}
    return game.phase == "play" and any(len({peg for peg in pegs if peg[0] == card}) > 2 for card, _ in pegs)


def choose(page: Page, hand: Hand) -> None:
    """Take a card with which three pegs can move."""
    for card in page.locator(".hand .card:not(.dull)").all():
        hand.take(card)
        if page.locator(".ask .pager .rows > li").count() > 2:
            return
        page.keyboard.press("Escape")
    raise AssertionError("no card moves three pegs")


@pytest.mark.parametrize(("players", "teams"), sweep([(4, 2), (6, 3), (8, 4), (10, 5)], [(4, 2), (10, 5)]))
def test_they_stay_where_they_are(new_page: NewPage, tables: Tables, players: int, teams: int) -> None:
    seat = tables.at(settings_of("basic", players, teams), has_choice, seed=77)
    page = new_page(f"/t/{seat['table']}", PHONES[0], seat=seat, settings={"waitForTap": True})
    hand = Hand(page)
    hand.expect_my_turn()
    expect(page.locator(".play > .last button").first).to_be_visible()
    places = {}
    for width, height in PHONES:
        resize(page, width, height)
        places[width] = lasting_on(page, PLACES, SLOTS)
        choose(page, hand)
        assert lasting_on(page, PLACES, SLOTS) == places[width]
        expect(page.locator(".ask .row").first).to_be_in_viewport(ratio=0.99)
        page.keyboard.press("Escape")
    hand.take_turn()
    expect(page.locator("main[data-asked=false]")).to_be_attached()
    assert lasting_on(page, PLACES, SLOTS) == places[width], "while others play"


LINES = """() => {
  const [prompt, note, slot] = ['.prompt', '.ask p', '.ask'].map((each) => document.querySelector(each));
  const { fontSize } = getComputedStyle(prompt);
  const isCut = note.getBoundingClientRect().bottom > slot.getBoundingClientRect().bottom;
  const lines = Math.round(prompt.offsetHeight / parseFloat(fontSize) / 1.25);
  return [...(lines === 1 ? [] : [`${lines} lines`]), ...(isCut ? ['the note is cut'] : [])];
}"""
"""What is wrong with whose turn it is, and the note below."""


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize(("players", "phone"), [(4, PHONES[1]), (8, PHONES[0]), (10, PHONES[1])])
def test_whose_turn_it_is_takes_one_line_with_long_names_too(
    new_page: NewPage, tables: Tables, players: int, phone: tuple[int, int], locale: str
) -> None:
    names = ("Rosa", "Elizabeth", *["Wilhelmina"] * (players - 2))
    (seat,) = Seatings(tables, names).at(players, "waiting")
    declined = {"pegs.notices.declined": True}
    page = new_page(f"/t/{seat['table']}", phone, seat=seat, locale=locale, stored=declined)
    expect(page.locator(".ask p")).to_be_visible()
    assert lasting_on(page, LINES) == []


@pytest.mark.parametrize(("players", "teams"), sweep([(8, 4), (9, 3), (10, 5)], [(10, 5)]))
def test_what_many_did_since_my_turn_is_one_line_and_shown_again(
    new_page: NewPage, tables: Tables, players: int, teams: int
) -> None:
    seat = tables.at(settings_of("basic", players, teams), has_choice, seed=77)
    page = new_page(f"/t/{seat['table']}", PHONES[0], seat=seat)
    Hand(page).expect_my_turn()
    others = players - 1
    line = page.get_by_role("region", name="What happened")
    expect(line).to_contain_text(f"Since your turn: {others} moved, ")
    line.get_by_role("button", name=re.compile(f"Since your turn: {others} moved.*Read all")).click()
    told = page.get_by_role("dialog").get_by_role("region", name="Since your last turn")
    expect(told.get_by_role("listitem")).to_have_count(others)
    page.keyboard.press("Escape")
    for width, height in PHONES:
        resize(page, width, height)
        places = lasting_on(page, PLACES, SLOTS)
        line.get_by_role("button", name="Show again").click()
        # The turns follow one another until a tap.
        expect(line).to_contain_text(re.compile(f"[2-9] of {others}"))
        page.get_by_role("button", name="Earlier").click()
        expect(line.get_by_role("status")).not_to_be_empty()
        assert lasting_on(page, PLACES, SLOTS) == places
        at = re.search(r"\d of \d", line.inner_text())
        assert at is not None
        expect(page.locator(".board")).to_contain_text(at[0])
        page.get_by_role("button", name="My turn").click()
        expect(page.locator("main[data-asked=true]")).to_be_attached()
        assert lasting_on(page, PLACES, SLOTS) == places


MIDDLE = """() => {
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  const [board, map] = ['.pegs-board', '.map-ground'].map(box);
  const [card, seats, last] = ['.center .piles', '.strip', '.last'].map(box);
  const isCut = (each) =>
    each.left < 0 || each.right > innerWidth || each.top < seats.bottom - 1 || each.bottom > last.top;
  const numbers = [...document.querySelectorAll('.board [data-layer=over] .number')];
  const isHalf = (each) => {
    const { left, right } = each.getBoundingClientRect();
    const middle = (left + right) / 2;
    return middle > 0 && middle < innerWidth && (left < 0 || right > innerWidth);
  };
  return [
    board.left > 0.5 || board.right < innerWidth - 0.5 ? ['the board ends before the edges'] : [],
    [map, card].some(isCut) ? ['the map or the last card is cut'] : [],
    card.right > map.left ? ['the last card is over the map'] : [],
    board.height < 0.33 * innerHeight ? [`the board is only ${board.height} high`] : [],
    numbers.some(isHalf) ? ['a number is cut'] : [],
  ].flat();
}"""
"""What is wrong with a large board, its numbers, its map, and the last card beside it."""
FRAME = "document.querySelector('.pegs-board').getAttribute('viewBox')"


@pytest.mark.parametrize("players", sweep([8, 10], [10]))
def test_on_my_turn_a_large_board_reaches_both_edges(new_page: NewPage, tables: Tables, players: int) -> None:
    seat = tables.at(settings_of("basic", players, players // 2), has_choice, seed=77)
    page = new_page(f"/t/{seat['table']}", PHONES[0], seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    for width, height in PHONES:
        resize(page, width, height)
        choose(page, hand)
        page.locator(".ask .row").first.click()
        expect(page.locator(".pegs-board.near")).to_be_attached()
        assert lasting_on(page, MIDDLE) == [], (width, height)
        tap_map_and_seat(page, players // 2)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")


def tap_map_and_seat(page: Page, seat: int) -> None:
    """The map leads to all of the board, and a seat to its side."""
    part = page.evaluate(FRAME)
    # Beside the frame on the map, and not on the board below.
    page.locator(".map-ground").click(position={"x": 8, "y": 8}, force=True)
    page.wait_for_function(f"(part) => {FRAME} !== part", arg=part)
    expect(page.locator(".pegs-board.near")).to_have_count(0)
    page.locator(".strip").get_by_role("button").nth(seat).click()
    expect(page.locator(".pegs-board.near")).to_be_attached()
    assert page.evaluate(FRAME) != part


def test_where_one_answer_fits_the_others_are_beside_it(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), has_choice, seed=77)
    page = new_page(f"/t/{seat['table']}", PHONES[1], seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    choose(page, hand)
    # Fonts change what fits, and each answer comes into view with a frame of its own.
    page.evaluate("() => document.fonts.ready.then(() => true)")
    rows = page.locator(".ask .rows > li")
    following = page.get_by_role("button", name="Next choice")
    count = rows.count()
    for number in range(1, count + 1):
        expect(following).to_contain_text(f"{number} of {count}")
        expect(rows.nth(number - 1)).to_be_in_viewport(ratio=0.99)
        following.click()
    expect(following).to_contain_text(f"1 of {count}")
    # The chosen one is shown, also if it's a peg that was tapped before its card.
    peg = rows.nth(1).locator("[data-row]").get_attribute("data-row") or ""
    card = page.locator(".hand [aria-pressed=true]").get_attribute("data-card") or ""
    page.keyboard.press("Escape")
    owner, place = peg.split(":")
    hand.pegs(f"[data-peg='{owner}'][data-place='{place}']").click()
    hand.take(hand.card(card))
    expect(page.locator(".ask .row[aria-pressed=true]")).to_be_in_viewport(ratio=0.99)
    expect(following).to_contain_text(f"2 of {count}")
    # With room, there are several below each other.
    resize(page, *PHONES[0])
    expect(following).to_be_hidden()
    expect(rows.nth(1)).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize(
    ("rules", "players", "teams", "card"),
    sweep(
        [("arizona", 4, 2, "9"), ("basic", 6, 3, "7"), ("basic", 10, 5, "7")],
        [("arizona", 4, 2, "9"), ("basic", 10, 5, "7")],
    ),
)
def test_a_split_stays_in_the_slot_of_the_question(
    new_page: NewPage, tables: Tables, rules: str, players: int, teams: int, card: str
) -> None:
    seat = tables.at(settings_of(rules, players, teams), splits(card, 3), seed=4)
    page = new_page(f"/t/{seat['table']}", PHONES[0], seat=seat)
    for width, height in PHONES:
        resize(page, width, height)
        Hand(page).expect_my_turn()
        split_in_place(page, card, lasting_on(page, PLACES, (BOARD, *SLOTS)))
        page.reload()


def split_in_place(page: Page, card: str, places: list[str]) -> None:
    """Make a split by four taps: the card, a peg, how far it goes, the other peg. Nothing moves meanwhile."""

    def expect_all_in_place() -> None:
        assert lasting_on(page, UNFIT, FINGER) == []
        assert lasting_on(page, PLACES, (BOARD, *SLOTS)) == places

    hand = Hand(page)
    hand.take(hand.card(card))
    hand.rows.first.click()
    expect(page.locator(".plank")).to_be_visible()
    expect_all_in_place()
    hand.number(possible(page)[0]).click()
    expect(hand.parts.first).to_be_visible()
    expect_all_in_place()
    if not hand.play.count():
        tap_ringed(page)
    expect(hand.play).to_be_visible()
    expect_all_in_place()
    # A part leads back to its numbers.
    hand.parts.last.click()
    expect(page.locator(".plank")).to_be_visible()


@pytest.mark.parametrize(
    ("players", "teams", "phone"),
    sweep(
        [(4, 2, PHONES[1]), (10, 5, PHONES[1]), (8, 4, PHONES[0])], [(4, 2, PHONES[1]), (10, 5, PHONES[1])]
    ),
)
def test_answers_and_hints_stay_there_too(
    new_page: NewPage, tables: Tables, players: int, teams: int, phone: tuple[int, int]
) -> None:
    def is_picky(game: GameView) -> bool:
        return game.phase == "play" and 0 < len({each.card for each in game.options}) < 3

    seat = tables.at(settings_of("basic", players, teams), is_picky, seed=77)
    page = new_page(f"/t/{seat['table']}", phone, seat=seat)
    Hand(page).expect_my_turn()
    places = lasting_on(page, PLACES, SLOTS)
    page.locator(".hand .card.dull").first.click()
    expect(page.get_by_role("button", name="Read this rule")).to_be_visible()
    assert lasting_on(page, PLACES, SLOTS) == places
    assert lasting_on(page, UNFIT, FINGER) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    for step in (1, 2):
        expect(page.locator(f"[data-step='{step}']")).to_be_visible()
        assert lasting_on(page, PLACES, SLOTS) == places
        assert lasting_on(page, UNFIT, FINGER) == []
        page.locator("[data-hint]").click()
    expect(page.locator("[data-step='3']")).to_be_visible()
    assert lasting_on(page, PLACES, SLOTS) == places

"""Small things that once were wrong, each as the person saw it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from pegs.protocol import commands as do
from pegs.protocol.game_view import GameView
from tests.browser.everywhere import Everywhere
from tests.browser.lasting import lasting_on, resize
from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of
from tests.server.clients import ServerProcess
from tests.table.sitting import Sitting
from tests.table.sitting import settings_of as table_of

PATH_OF = "icon => icon.querySelector('path').getAttribute('d')"


def suit_of(card: Locator) -> str | None:
    """The shape of a card's suit; None for a joker, which has none."""
    suit = card.locator(".rank ~ path")
    return suit.get_attribute("d") if suit.count() else None


def path_of(icon: Locator) -> str:
    return str(icon.evaluate(PATH_OF))


def test_in_the_replay_a_card_keeps_its_suit_from_the_hand_to_the_pile(
    new_page: NewPage, everywhere: Everywhere
) -> None:
    place = everywhere["replay"]
    page = new_page(place.path)
    place.settle(page)
    page.keyboard.press("Home")
    seen: set[str] = set()
    for _ in range(30):
        if len(seen) == 3:
            break
        page.keyboard.press("ArrowRight")
        page.get_by_role("slider", name="Place in the game").focus()
        # Another jump ends the motion, so that the card lies on the pile.
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowRight")
        played = page.locator(".turn ul.cards li.played")
        expect(played).to_have_count(1)
        expect(page.locator(".board .pile-card .rank, .board .pile-card .joker-word")).to_have_count(1)
        suit = suit_of(played)
        expect(page.locator(".board .pile-card .rank ~ path")).to_have_count(int(suit is not None))
        if suit is not None:
            expect(page.locator(".board .pile-card .rank ~ path")).to_have_attribute("d", suit)
            seen.add(suit)
    assert len(seen) == 3, "cards of several suits were played"


def test_the_book_is_drawn_as_a_book(new_page: NewPage) -> None:
    page = new_page("/")
    book = page.locator(".door", has=page.get_by_role("link", name="Learn")).locator(".sign path")
    expect(book).to_be_visible()
    inked = book.evaluate(
        """path => {
            const box = path.getBBox();
            const on = (x, y) => path.isPointInStroke(new DOMPoint(x, y));
            const middle = box.x + box.width / 2;
            return {
                spine: on(middle, box.y + box.height / 2),
                dip: !on(middle, box.y),
                pages: !on(box.x + box.width / 4, box.y + box.height / 2),
            };
        }"""
    )
    assert inked == {"spine": True, "dip": True, "pages": True}


def _has_played(game: GameView) -> bool:
    return game.phase == "play" and game.ply > 6


def test_looking_back_has_another_icon_than_taking_back(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), _has_played, seed=61)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    hand.take(page.locator(".hand .card:not(.dull)").first)
    undo = path_of(page.get_by_role("button", name=re.compile("^(Back|Undo)")).locator("svg"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Players and moves").click()
    page.get_by_role("dialog").get_by_role("list", name="Moves").get_by_role("button").nth(2).click()
    earlier = page.get_by_role("button", name="Earlier")
    expect(earlier).to_be_visible()
    assert path_of(earlier.locator("svg")) != undo


def test_a_wrong_code_to_move_a_seat_promises_nothing(new_page: NewPage) -> None:
    page = new_page("/m/NOCODE", PHONE)
    expect(page.get_by_role("alert")).to_contain_text("This code has been used or has expired.")
    expect(page.get_by_text("Play on this device?")).to_have_count(0)
    expect(page.get_by_role("button", name="Yes, play here")).to_have_count(0)


def test_a_right_code_names_the_seat_before_it_moves(new_page: NewPage, server: ServerProcess) -> None:
    made = server.make({"players": 2, "teams": 2})
    code = server.post("/api/passages", {"token": made["token"]}).json()["code"]
    page = new_page(f"/m/{code}", PHONE)
    expect(page.locator("main .seat")).to_contain_text("Ann")
    page.get_by_role("button", name="Yes, play here").click()
    expect(page.locator("main[data-stage=gathering]")).to_be_visible()


OUTSIDE = """() => [...document.querySelectorAll('.board [data-plate]')].flatMap((plate) => {
  const outline = plate.querySelector('path');
  return [...plate.querySelectorAll('.plate-name')].filter((name) => {
    const size = Number(name.getAttribute('font-size'));
    const [x, y] = ['x', 'y'].map((each) => Number(name.getAttribute(each)));
    const width = name.getComputedTextLength();
    const left = name.getAttribute('text-anchor') === 'middle' ? x - width / 2 : x;
    const corners = [[left, y], [left + width, y], [left, y - 0.72 * size], [left + width, y - 0.72 * size]];
    return !corners.every((each) => outline.isPointInFill(new DOMPoint(...each)));
  }).map((name) => name.textContent);
})"""
"""The names that aren't within their plates: capitals are 0.72 as high as the font's size."""
CUT_NAMES = """() => [...document.querySelectorAll('.seats .name b')].filter((name) => {
  if (!name.checkVisibility()) return false;
  const isCut = name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1;
  const [text, range] = [name.firstChild, document.createRange()];
  const top = (at) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return [...range.getClientRects()].pop().top;
  };
  // A line may begin after a space or a soft hyphen.
  const isBroken = [...text.data].some((letter, at) => at && /\\p{L}/u.test(letter)
    && /\\p{L}/u.test(text.data[at - 1]) && top(at) > top(at - 1) + 3);
  return isCut || isBroken;
}).map((name) => name.textContent)"""
"""The names of the row of seats that are cut off, or broken within a syllable."""
LONG_NAMES = (
    "Grandma",
    "Elizabeth",
    "Aunt Elizabeth",
    "Wilhelmina",
    "Grandma Ruth",
    "Maximiliano",
    "Christopher",
    "Uncle Theodore",
    "Bartholomew",
    "Alexandra",
)


def seat_long_names(tables: Tables, players: int) -> dict[str, object]:
    """A game of people with long names; the key to seat 0."""
    sitting = Sitting(table_of(players=players))
    sitting.say(0, do.Rename(id="name", name=LONG_NAMES[0], color="B"))
    for seat, name in enumerate(LONG_NAMES[1:players], 1):
        sitting.apply(sitting.table.sit(name, "R", seat, sitting.now)[1])
    return tables.keep(sitting.start().events)


@pytest.mark.parametrize("players", [8, 10])
def test_long_names_are_whole_in_the_row_of_seats(new_page: NewPage, tables: Tables, players: int) -> None:
    key = seat_long_names(tables, players)
    page = new_page(f"/t/{key['table']}", PHONE, seat=key)
    page.locator(".seats .name b:visible").first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    for width, height in (PHONE, (360, 640), (667, 375)):
        resize(page, width, height)
        assert lasting_on(page, CUT_NAMES) == [], (width, height)


@pytest.mark.parametrize(("players", "size"), [(4, PHONE), (4, (360, 640)), (6, PHONE), (6, (360, 640))])
def test_a_name_stays_within_its_plate_and_is_whole_if_it_fits(
    new_page: NewPage, tables: Tables, players: int, size: tuple[int, int]
) -> None:
    """The plates of one team are round, those of the other pointed."""
    names = LONG_NAMES[:players]
    key = seat_long_names(tables, players)
    page = new_page(f"/t/{key['table']}", size, seat=key)
    expect(page.locator(".board .plate-name").first).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    assert lasting_on(page, OUTSIDE) == []
    written = " ".join(page.locator(".board .plate-name").all_text_contents())
    assert [name for name in names if name not in written] == []


MARKS_OVER = """() => [...document.querySelectorAll('.seats .plate')].filter((plate) => {
  const mark = plate.querySelector('.bot')?.getBoundingClientRect();
  return mark && [...plate.querySelectorAll('.pips i')].some((pip) => {
    const { left, bottom, top } = pip.getBoundingClientRect();
    return left < mark.right && top < mark.bottom && bottom > mark.top;
  });
}).map((plate) => plate.textContent)"""


@pytest.mark.parametrize(("players", "size"), [(6, (667, 375)), (8, PHONE)])
def test_the_mark_of_a_bot_covers_no_peg_at_home(
    new_page: NewPage, tables: Tables, players: int, size: tuple[int, int]
) -> None:
    seat = tables.at(settings_of("basic", players), lambda game: game.phase == "play", seed=1)
    page = new_page(f"/t/{seat['table']}", size, seat=seat)
    expect(page.locator(".seats .bot")).to_have_count(players - 1)
    assert lasting_on(page, MARKS_OVER) == []

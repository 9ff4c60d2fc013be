"""Small phones, large text, and play by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from pegs.protocol.game_view import GameView
from tests.browser.audit import WIDE, dress
from tests.browser.everywhere import Everywhere
from tests.browser.holes import BOXES_OF_HOLES
from tests.browser.lasting import lasting, lasting_on, resize, wait_for_frames
from tests.browser.letters import grow_letters
from tests.browser.page_pool import DESKTOP, PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.seatings import hide_notice
from tests.browser.tables import Tables, settings_of
from tests.server.clients import ServerProcess
from tests.soak import sweep

SMALLEST = (320, 568)
SHORT = (375, 667)
"""A phone that's a little higher than the lowest ones, so that its board is as wide as there."""
ZOOMED = (320, 256)
"""A window of 1280 x 1024 zoomed to 400%, in CSS pixels."""

COVERED = """(least) => {
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]');
  const all = [...document.querySelectorAll('main button, main a[href], main input')].filter(seen);
  return all.filter((each) => {
    if (least === 'scrolled') each.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const middle = document.elementFromPoint((left + Math.min(right, left + 40)) / 2, (top + bottom) / 2);
    const isMet = middle && (each.contains(middle) || middle.contains(each));
    return left < -1 || right > innerWidth + 1 || !isMet;
  }).map((each) => `${each.className} ${(each.ariaLabel || each.textContent).trim().slice(0, 30)}`);
}"""
"""Controls that something covers or that are off the screen, as they are or after scrolling to them."""
FULLY_VISIBLE = """(each) => {
  const box = each.getBoundingClientRect();
  const room = each.closest('.ask, .act').getBoundingClientRect();
  return box.top >= room.top - 1 && box.bottom <= Math.min(room.bottom, innerHeight) + 1;
}"""


@pytest.mark.parametrize("name", ["choosing", "ten players"])
def test_choices_are_fully_visible_and_no_button_is_off_screen(
    new_page: NewPage, everywhere: Everywhere, name: str
) -> None:
    place = everywhere[name]
    page = new_page(place.path, SMALLEST, seat=place.seat)
    place.settle(page)
    if not page.locator(".ask .row").count():
        page.locator(".hand .card:not(.dull)").first.click()
    row, main = page.locator(".ask .row").first, page.locator(".act .main")
    for width, height in (SMALLEST, (360, 640)):
        resize(page, width, height)
        row.wait_for()
        assert lasting(page, lambda: [] if row.evaluate(FULLY_VISIBLE) else ["row"]) == []
        assert lasting(page, lambda: [] if main.evaluate(FULLY_VISIBLE) else ["main button"]) == []
        assert lasting_on(page, COVERED, "where they are") == []
    resize(page, *SHORT)
    prompt = page.locator(".ask .prompt").first
    assert lasting(page, lambda: [] if prompt.evaluate(FULLY_VISIBLE) else ["question"]) == []
    assert lasting(page, lambda: [] if main.evaluate(FULLY_VISIBLE) else ["main button"]) == []
    resize(page, *ZOOMED)
    expect_all_within_reach(page)


@pytest.mark.parametrize("name", ["gathering", "playing", "over"])
def test_at_400_percent_and_with_letters_twice_as_large_every_control_can_be_reached(
    new_page: NewPage, everywhere: Everywhere, name: str
) -> None:
    place = everywhere[name]
    page = new_page(place.path, ZOOMED, seat=place.seat)
    place.settle(page)
    expect_all_within_reach(page)
    resize(page, *PHONE)
    grow_letters(page)
    for width, height in (PHONE, (360, 640), DESKTOP):
        resize(page, width, height)
        expect_all_within_reach(page)
        assert lasting_on(page, CUT) == []


CUT = """() => {
  const [title, board] = ['header.bar h1', '.board'].map((each) => document.querySelector(each));
  const isOver = title.getBoundingClientRect().bottom > board.getBoundingClientRect().top;
  const recap = document.querySelector('.recap');
  const isCut = recap && recap.scrollHeight > recap.clientHeight;
  return [...(isOver ? ['title over the board'] : []), ...(isCut ? ['recap cut'] : [])];
}"""


def expect_all_within_reach(page: Page) -> None:
    """Nothing is wider than the screen, and every control can be scrolled to."""
    hide_notice(page)
    assert lasting_on(page, WIDE) == []
    assert lasting_on(page, COVERED, "scrolled") == []


def test_toasts_cover_no_hole(new_page: NewPage, tables: Tables, server: ServerProcess) -> None:
    seat = tables.at(settings_of("basic", people=2), lambda game: game.phase == "play", seed=111)
    page = new_page(f"/t/{seat['table']}", seat=seat)
    Hand(page).expect_my_turn()
    for width, height in (SMALLEST, PHONE, (844, 390)):
        resize(page, width, height)
        # A toast says that Theo has left.
        server.client(str(tables.key(seat, 1)["token"])).close()
        page.locator(".toast").first.wait_for()
        assert lasting_on(page, HOLES_UNDER_TOASTS) == []


HOLES_UNDER_TOASTS = """() => {
  const toasts = [...document.querySelectorAll('.toast')].map((each) => each.getBoundingClientRect());
  const holes = (BOXES_OF_HOLES)(document.querySelector('.board'));
  if (holes.length < 72 || !toasts.length) return ['no board or no toast'];
  // Holes off the screen don't count.
  const under = (hole) => toasts.some((toast) => toast.left < hole.right && hole.left < toast.right
    && toast.left < innerWidth && toast.top < hole.bottom && hole.top < toast.bottom);
  return holes.filter(under).map(({ x, y }) => `${x} ${y}`);
}""".replace("BOXES_OF_HOLES", BOXES_OF_HOLES)


RINGED = [
    (name, theme)
    for name in ("front", "rule sets", "house rules", "choosing", "menu", "settings")
    for theme in ("light", "dark", "contrast")
]


# Each page in one theme, each theme on two pages.
@pytest.mark.parametrize(("name", "theme"), sweep(RINGED, RINGED[:9:4] + RINGED[9::4]))
def test_the_focused_control_has_a_ring(
    new_page: NewPage, everywhere: Everywhere, name: str, theme: str
) -> None:
    place = everywhere[name]
    page = new_page(place.path, seat=place.seat)
    place.settle(page)
    dress(page, theme)
    # A key makes the browser show the focus.
    page.keyboard.press("Tab")
    assert lasting_on(page, RINGLESS) == []


# A field that overlays another element shows its ring around that element. The ring has the text color.
RINGLESS = """() => {
  const ink = getComputedStyle(document.body).color;
  const passing = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
  const hasRing = (at) => {
    for (let each = at; each && each !== document.body; each = each.parentElement) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each);
      const isSeen = getComputedStyle(each).opacity !== '0' && each.getBoundingClientRect().width > 8;
      const isRing = outlineStyle === 'solid' && parseFloat(outlineWidth) >= 3 && outlineColor === ink;
      if (isSeen && isRing) return true;
    }
    return false;
  };
  const room = document.querySelector('dialog:modal') ?? document;
  const kinds = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"])';
  const found = [];
  let focused = 0;
  for (const at of room.querySelectorAll(kinds)) {
    at.focus();
    if (document.activeElement !== at) continue; // It's disabled or hidden.
    focused += 1;
    for (const each of passing()) each.finish();
    const words = (at.ariaLabel || at.textContent || at.name).trim().slice(0, 30);
    if (!hasRing(at)) found.push(`${at.tagName}.${at.className} ${words}`);
  }
  return focused > 4 ? found : [`only ${focused} controls`];
}"""


def test_keys_pressed_while_pegs_move_are_not_lost_or_misread(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), _can_move, seed=33)
    page = new_page(f"/t/{seat['table']}", motion=True, seat=seat, settings={"speed": "slow"})
    hand = Hand(page)
    hand.expect_my_turn()
    hand.take(page.locator(".hand .card:not(.dull)").first)
    hand.choose()
    hand.play.click()
    expect(page.get_by_role("button", name="To my turn")).to_be_visible()
    # A card can be picked before it's your turn.
    page.keyboard.press("2")
    expect(hand.cards.nth(1)).to_have_attribute("aria-pressed", "true")
    # Enter skips the animation; held down or pressed again at once, it doesn't play the next turn, as
    # web/src/pages/table/keyboard.test.ts has it.
    hand.page.keyboard.press("Enter")
    hand.expect_my_turn()
    expect(hand.cards.nth(1)).to_have_attribute("aria-pressed", "true")


def _can_move(game: GameView) -> bool:
    return game.phase == "play" and sum(option.kind == "move" for option in game.options) > 3


@pytest.mark.parametrize("name", sweep(["playing", "ten players"], ["playing"]))
def test_pinching_zooms_the_board_in_and_out(new_page: NewPage, everywhere: Everywhere, name: str) -> None:
    place = everywhere[name]
    page = new_page(place.path, PHONE, seat=place.seat)
    place.settle(page)
    hide_notice(page)
    fingers = Fingers(page)
    before = fingers.visible_width()
    fingers.pinch(20, 92)
    zoomed = fingers.visible_width()
    assert zoomed < 0.8 * before
    # The zoom stays even if the board's height changes slightly.
    wait_for_frames(page)
    assert fingers.visible_width() == zoomed
    fingers.pinch(92, 12)
    assert fingers.visible_width() > zoomed


class Fingers:
    """A two-finger gesture on the middle of the board."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._board = page.locator(".board svg.pegs-board")

    def visible_width(self) -> float:
        """The width of the visible part of the board, in hole spacings."""
        return float(str(self._board.get_attribute("viewBox")).split()[2])

    def pinch(self, first: int, last: int) -> None:
        """Move both fingers from one distance from the middle to another, in pixels."""
        box = self._board.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        step = 18 if last > first else -18
        for kind, offset in [("touchStart", first), *(("touchMove", at) for at in range(first, last, step))]:
            points = [{"x": x - offset, "y": y, "id": 0}, {"x": x + offset, "y": y, "id": 1}]
            self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        wait_for_frames(self._page)

"""Every seating on every screen: nothing is clipped, covered or off the screen, and every name is whole.

``tools/screens.py`` shows what is measured here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import dress
from tests.browser.everywhere import Everywhere
from tests.browser.holes import BOXES_OF_HOLES
from tests.browser.lasting import lasting, lasting_on, resize, wait_for_frames
from tests.browser.page_pool import PHONE, TELEVISION, NewPage
from tests.browser.playing import Hand
from tests.browser.seatings import (
    MOMENTS,
    NAMES,
    SCREENS,
    SEATINGS,
    Moment,
    Screen,
    Seatings,
    show_on,
)
from tests.browser.tables import Tables
from tests.soak import sweep

MEASURE = """(names) => {
  // Texts above the board let taps through; here they count as what is on top. The rule stays, since each
  // change of it makes the browser style the whole page again.
  if (!document.getElementById('on-top')) {
    const style = document.head.appendChild(document.createElement('style'));
    style.id = 'on-top';
    style.textContent = ':not(.flights, .toasts) { pointer-events: auto !important }';
  }
  const problems = [];
  const root = document.querySelector('main');
  const isShown = (each) => each.checkVisibility({ visibilityProperty: true })
    && !each.closest('.aloud, .toasts, .notice, [inert]')
    // A phone on its side has its title, and a small one its prompt, for screen readers only.
    && getComputedStyle(each.closest('h1, .prompt') ?? document.body).clipPath === 'none';
  const words = (each) => (each.ariaLabel || each.textContent).trim().replace(/\\s+/g, ' ').slice(0, 40);
  const isIn = (box, room) => box.left >= room.left - 1 && box.right <= room.right + 1
    // The box of a line of text is higher than its letters.
    && box.top >= room.top - 1 - 0.14 * box.height && box.bottom <= room.bottom + 1 + 0.14 * box.height;
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const overflowOf = (each) => getComputedStyle(each).overflowX + getComputedStyle(each).overflowY;
  const scrolls = (each) => /auto|scroll/.test(overflowOf(each));
  // What hides parts of an element: the nearest ancestor that clips, if it can't be scrolled.
  const roomOf = (each) => {
    for (let at = each.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      if (scrolls(at)) return null;
      if (getComputedStyle(at).overflow !== 'visible') return at.getBoundingClientRect();
    }
    const isPage = document.documentElement.scrollHeight > innerHeight;
    return isPage ? null : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  };
  const check = (each, box, kind) => {
    if (box.width < 1 || box.height < 1) return;
    const room = roomOf(each);
    if (room && !isIn(box, room)) return problems.push(`${kind} clipped: ${words(each)}`);
    if (!room) return; // Scrolling brings it into view.
    for (const part of [0.12, 0.5, 0.88]) {
      const top = document.elementFromPoint(box.left + box.width * part, (box.top + box.bottom) / 2);
      // An invisible button lies over its own words.
      const isOwn = top?.matches('.look-cover') && top.parentElement.contains(each);
      if (top && !isOwn && !each.contains(top) && !top.contains(each) && !top.closest('.toasts'))
        return problems.push(`${kind} covered: ${words(each)} by ${top.getAttribute('class')}`);
    }
  };

  const all = [...root.querySelectorAll('*')].filter((each) => !each.closest('svg') && isShown(each));
  const lines = [];
  for (const each of all) {
    const isCut = /hidden|clip/.test(overflowOf(each)) && !scrolls(each)
      && each.matches('h1, h2, h3, p, b, span, small, li, a, button');
    if (isCut && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1))
      problems.push(`text cut off: ${words(each)}`);
    for (const node of each.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        check(each, box, 'text');
        lines.push({ box, each });
      }
    }
  }

  const controls = all.filter((each) => each.matches('button, a[href], input'));
  for (const each of controls) check(each, each.getBoundingClientRect(), 'control');
  for (const [k, each] of controls.entries())
    for (const other of controls.slice(0, k))
      if (meet(each.getBoundingClientRect(), other.getBoundingClientRect())
        && !each.contains(other) && !other.contains(each) && roomOf(each) && roomOf(other))
        problems.push(`controls overlap: ${words(other)}, ${words(each)}`);

  // The middle keeps off holes and pegs; the labels of the piles keep off each other.
  const board = root.querySelector('.pegs-board');
  const pegs = [...board.querySelectorAll('[data-peg]')].map((each) => each.getBoundingClientRect());
  const holes = [...(BOXES_OF_HOLES)(board), ...pegs];
  const inMiddle = lines.filter(({ each }) => each.closest('.center'));
  const cards = [...root.querySelectorAll('.center .pile svg, .center button')].filter(isShown);
  const shapes = cards.map((each) => ({ box: each.getBoundingClientRect(), each }));
  for (const { box, each } of [...inMiddle, ...shapes])
    if (holes.some((hole) => meet(hole, box))) problems.push(`over the board: ${words(each)}`);
  const labels = [...board.querySelectorAll('.pile-words')].filter(isShown);
  for (const [k, each] of labels.entries())
    for (const other of labels.slice(0, k))
      if (meet(each.getBoundingClientRect(), other.getBoundingClientRect()))
        problems.push(`pile labels overlap: ${other.textContent}, ${each.textContent}`);
  if (document.documentElement.scrollWidth > innerWidth) problems.push('scrolls sideways');

  // Every name stands somewhere, whole: beside the board, or on its plate.
  const text = (each) => each.textContent.replaceAll('\u00ad', '').trim();
  const texts = all.filter((each) => each.matches('b, span')).map(text);
  const plates = [...board.querySelectorAll('[data-plate]')].map((each) =>
    [...each.querySelectorAll('.plate-name')].map((line) => line.textContent).join(' '));
  for (const name of names)
    if (!texts.includes(name) && !plates.includes(name)) problems.push(`no name: ${name}`);
  return problems;
}""".replace("BOXES_OF_HOLES", BOXES_OF_HOLES)

OUT_OF_THE_SAFE_AREA = """() => {
  const [x, y] = [0.03 * innerWidth - 1, 0.03 * innerHeight - 1];
  const all = document.querySelectorAll('.side > *, .teams > li, footer img, footer .code, .pegs-board');
  return [...all].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < x || top < y || right > innerWidth - x || bottom > innerHeight - y;
  }).map((each) => `${each.tagName}.${each.className.baseVal ?? each.className}`);
}"""
"""What old televisions would cut off."""


CUT_OFFER = """() => {
  // On a phone, the offer of notifications is whole without scrolling.
  if (Math.min(innerWidth, innerHeight) > 400) return [];
  const isCut = (box) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
  const buttons = [...document.querySelectorAll('.offer button')];
  const cut = buttons.filter((each) => isCut(each.getBoundingClientRect()));
  return cut.map((each) => `offer cut: ${each.textContent}`);
}"""

SCROLLS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const isWhole = scrollWidth <= innerWidth && scrollHeight <= innerHeight;
  return isWhole ? [] : [`the page is ${scrollWidth} x ${scrollHeight}`];
}"""
"""Whether a page that fits its screen could be moved, if only by a pixel."""
SCROLL_SIZE = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
MIN_LETTERS = """() => Math.min(...[...document.querySelectorAll('.side :is(h1, h2, p, b, span)')]
  .filter((each) => each.textContent.trim())
  .map((each) => parseFloat(getComputedStyle(each).fontSize)))"""


@pytest.fixture(scope="module")
def seatings(tables: Tables) -> Seatings:
    """Tables of every size."""
    return Seatings(tables)


SHOWN = [
    (players, moment)
    for players in SEATINGS
    for moment in MOMENTS
    # With an odd number, the layout when someone is away is that of the next even one.
    if not (players % 2 and moment == "away")
]
TELEVISIONS = tuple(screen for screen in SCREENS if screen.is_television)
ALL = tuple(screen for screen in SCREENS if not screen.is_television)
FEW = tuple(screen for screen in ALL if screen.name in {"phone", "phone on its side", "desktop"})
"""One screen of each shape, for tables that have room."""
TIGHT = ALL[:4]
"""Those on which the offer of notifications has the least room."""
IN_SHORT: dict[tuple[int, Moment], tuple[Screen, ...]] = {
    (2, "choosing"): FEW,
    (3, "waiting"): FEW,
    (4, "away"): ALL,
    (6, "choosing"): FEW,
    (8, "waiting"): TIGHT,
    (10, "choosing"): ALL,
}
"""Small, middle and large tables, each at one moment; each moment at two sizes of tables or more."""


def cases() -> list[Any]:
    """Each table on the screens of `make test`, and on its other screens in `make soak`."""
    found = []
    for players, moment in SHOWN:
        short = IN_SHORT.get((players, moment), ())
        rest = tuple(screen for screen in ALL if screen not in short)
        name = f"{players}-{moment}"
        found += [pytest.param(players, moment, short, id=name)] if short else []
        found += (
            [pytest.param(players, moment, rest, id=f"{name}-rest", marks=pytest.mark.soak)] if rest else []
        )
    return found


@pytest.mark.parametrize(("players", "moment", "screens"), cases())
def test_nothing_is_clipped_or_covered_on_any_screen(
    new_page: NewPage, seatings: Seatings, players: int, moment: Moment, screens: tuple[Screen, ...]
) -> None:
    (seat,) = seatings.at(players, moment)
    page = new_page(f"/t/{seat['table']}", seat=seat)
    if moment == "waiting":
        expect(page.locator(".offer button")).to_have_count(2)
    problems = measured(page, players, screens)
    # It's drawn by the same code for all tables whose boards are too large for a phone.
    if (players, moment) == (10, "choosing"):
        problems += said_in_pictures(page) + numbers_on_the_map(page)
    assert not problems, "\n".join(problems)


OUT_OF_SLOT = """() => {
  const parts = { '.last': 'p, button', '.ask': '.prompt, .row', '.cards': '.card', '.act': 'button' };
  return Object.entries(parts).flatMap(([slot, inside]) => {
    const place = document.querySelector(`.play > ${slot}`);
    // On its side, a phone says on the board what happened.
    if (!place?.checkVisibility()) return [];
    const room = place.getBoundingClientRect();
    const [first, ...others] = [...place.querySelectorAll(inside)].filter((each) => each.checkVisibility()
      && getComputedStyle(each).clipPath === 'none');
    // The question scrolls to its other answers.
    const seen = slot === '.ask' ? [first] : [first, ...others];
    return seen.filter(Boolean).filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const isIn = top >= room.top - 9 && bottom <= room.bottom + 3.5 && left >= 0 && right <= innerWidth;
      return !isIn || each.scrollWidth > each.clientWidth + 1;
    }).map((each) => `out of ${slot}: ${each.textContent.trim()}`);
  });
}"""
"""What isn't whole in its slot. A taken card rises above it, and a finger may need part of the gap."""
THEMES = ("light", "dark", "contrast")
SLOTTED = [(players, locale) for players in range(4, 11) for locale in ("en", "es")]


@pytest.mark.parametrize(("players", "locale"), sweep(SLOTTED, [(5, "es")]))
def test_nothing_in_the_slots_of_a_phone_is_clipped_or_covered_in_any_theme(
    new_page: NewPage, seatings: Seatings, players: int, locale: str
) -> None:
    (seat,) = seatings.at(players, "choosing")
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat, locale=locale)
    hand = Hand(page)
    hand.expect_my_turn()
    expect(page.locator(".play > .last :is(p, button)").first).to_be_attached()
    problems: list[str] = []
    for is_chosen in (False, True):
        if is_chosen:
            hand.take(page.locator(".hand .card:not(.dull)").first)
            hand.choose()
        for theme in THEMES:
            dress(page, theme)
            for screen in ALL[:3]:
                found = measured(page, players, [screen]) + lasting_on(page, OUT_OF_SLOT)
                problems += [f"{theme}, {screen.name}: {each}" for each in found]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("players", sweep(SEATINGS, (4, 10)))
def test_nothing_is_clipped_or_covered_on_a_television(
    new_page: NewPage, seatings: Seatings, players: int
) -> None:
    (seat,) = seatings.at(players, "waiting")
    page = new_page(f"/tv/{seat['code']}", TELEVISION)
    problems = measured(page, players, TELEVISIONS)
    assert not problems, "\n".join(problems)
    expect_full_height(page)


def said_in_pictures(page: Page) -> list[str]:
    """What screen readers find in a picture besides its label, which says all of it."""
    session = page.context.new_cdp_session(page)
    nodes = {each["nodeId"]: each for each in session.send("Accessibility.getFullAXTree")["nodes"]}
    session.detach()

    def words(node: dict[str, Any]) -> list[str]:
        inside = [each for child in node.get("childIds", []) for each in words(nodes[child])]
        name = "" if node["ignored"] else str(node["name"]["value"])
        return [name, *inside] if name else inside

    pictures = [each for each in nodes.values() if each.get("role", {}).get("value") == "image"]
    assert len(pictures) > 1
    return [f"said twice: {each}" for picture in pictures for each in words(picture)[1:]]


def numbers_on_the_map(page: Page) -> list[str]:
    """Whether the small map of the board on a phone shows the numbers of the pegs that can move."""
    show_on(page, ALL[0])
    hand, numbers = Hand(page), page.locator(".board .number")
    for card in page.locator(".hand .card:not(.dull)").all():
        hand.take(card)
        if numbers.count():
            break
    expect(numbers.first).to_be_attached()
    box = page.locator("[data-inset] .map-ground").bounding_box()
    assert box is not None
    before = page.screenshot(clip=box)
    page.evaluate("() => document.querySelectorAll('.board .number').forEach((each) => each.remove())")
    return [] if page.screenshot(clip=box) == before else ["numbers on the map"]


def expect_full_height(page: Page) -> None:
    """The board is as large as the room beside the panels allows, and words can be read across a room."""
    resize(page, *TELEVISION)
    wait_for_frames(page)
    board, room = page.locator(".stage svg").first.bounding_box(), page.locator(".stage").first.bounding_box()
    assert board is not None
    assert room is not None
    assert room["height"] > 0.93 * TELEVISION[1]
    assert board["height"] > room["height"] - 2 or board["width"] > room["width"] - 2
    assert page.evaluate(SCROLL_SIZE) == list(TELEVISION)
    assert page.evaluate(MIN_LETTERS) >= 20


def measured(page: Page, players: int, screens: Sequence[Screen]) -> list[str]:
    """What is wrong with a page on each of these screens."""
    problems: list[str] = []
    for screen in screens:
        show_on(page, screen)
        found = lasting_problems(page, NAMES[:players], is_television=screen.is_television)
        problems += [f"{players} on a {screen.name}: {each}" for each in found]
        problems += [f"{players} on a {screen.name}: {each}" for each in page.evaluate(CUT_OFFER)]
    return problems


def lasting_problems(page: Page, names: Sequence[str], *, is_television: bool) -> list[str]:
    """What is wrong and stays so: the first frames after a new size may still show parts of the old one."""

    def problems() -> list[str]:
        found: list[str] = page.evaluate(MEASURE, list(names)) + page.evaluate(SCROLLS)
        return found + page.evaluate(OUT_OF_THE_SAFE_AREA) if is_television else found

    return lasting(page, problems)


def test_tabs_that_go_on_beyond_the_edge_fade_there(new_page: NewPage, everywhere: Everywhere) -> None:
    place = everywhere["house rules"]
    page = new_page(place.path, PHONE)
    place.settle(page)
    tabs = page.get_by_role("navigation", name="Topics")
    assert tabs.evaluate("(each) => each.scrollWidth > each.clientWidth")
    beyond = """(each) => {
        const fade = parseFloat(getComputedStyle(each, "::after").width);
        const [row, last] = [each, each.lastElementChild].map((one) => one.getBoundingClientRect());
        return last.right - (row.right - fade);
    }"""
    assert "gradient" in tabs.evaluate('(each) => getComputedStyle(each, "::after").backgroundImage')
    assert tabs.evaluate(beyond) > 0
    tabs.evaluate("(each) => each.scrollTo({ left: each.scrollWidth, behavior: 'instant' })")
    # The last tab can be read whole.
    assert tabs.evaluate(beyond) <= 0.5

"""Every seating on every screen: nothing is clipped, covered or off the screen, and every name is whole.

``tools/screens.py`` shows what is measured here.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.everywhere import Everywhere
from tests.browser.holes import BOXES_OF_HOLES
from tests.browser.lasting import lasting
from tests.browser.page_pool import PHONE, TELEVISION, NewPage
from tests.browser.seatings import (
    MOMENTS,
    NAMES,
    SCREENS,
    SEATINGS,
    Moment,
    Seatings,
    show_on,
)
from tests.browser.tables import Tables
from tests.soak import sweep

MEASURE = """(names) => {
  // Texts above the board let taps through; here they count as what is on top.
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = ':not(.flights, .toasts) { pointer-events: auto !important }';
  const problems = [];
  const root = document.querySelector('main');
  const isShown = (each) => each.checkVisibility({ visibilityProperty: true })
    && !each.closest('.aloud, .toasts, .notice, [inert]')
    // The title of a phone on its side is for screen readers only.
    && getComputedStyle(each.closest('h1') ?? document.body).clipPath === 'none';
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
    const isPage = document.documentElement.scrollHeight > innerHeight + 1;
    return isPage ? null : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  };
  const check = (each, box, kind) => {
    if (box.width < 1 || box.height < 1) return;
    const room = roomOf(each);
    if (room && !isIn(box, room)) return problems.push(`${kind} clipped: ${words(each)}`);
    if (!room) return; // Scrolling brings it into view.
    for (const part of [0.12, 0.5, 0.88]) {
      const top = document.elementFromPoint(box.left + box.width * part, (box.top + box.bottom) / 2);
      // An invisible radio button lies over its own label.
      const isOwn = each.closest('label')?.contains(top);
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
      if (!each.contains(other) && !other.contains(each) && roomOf(each) && roomOf(other)
        && meet(each.getBoundingClientRect(), other.getBoundingClientRect()))
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
  style.remove();
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
IN_SHORT: set[tuple[int, Moment]] = {
    (2, "choosing"),
    (3, "waiting"),
    (4, "away"),
    (6, "choosing"),
    (8, "waiting"),
    (10, "choosing"),
}
"""Small, middle and large tables, each at one moment; each moment at two sizes of tables or more."""


@pytest.mark.parametrize(("players", "moment"), sweep(SHOWN, IN_SHORT))
def test_nothing_is_clipped_or_covered_on_any_screen(
    new_page: NewPage, seatings: Seatings, players: int, moment: Moment
) -> None:
    (seat,) = seatings.at(players, moment)
    page = new_page(f"/t/{seat['table']}", seat=seat)
    problems = measured(page, players, is_television=False)
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("players", sweep(SEATINGS, (4, 10)))
def test_nothing_is_clipped_or_covered_on_a_television(
    new_page: NewPage, seatings: Seatings, players: int
) -> None:
    (seat,) = seatings.at(players, "waiting")
    page = new_page(f"/tv/{seat['code']}", TELEVISION)
    problems = measured(page, players, is_television=True)
    assert not problems, "\n".join(problems)


def test_the_map_shows_no_numbers(new_page: NewPage, seatings: Seatings) -> None:
    (seat,) = seatings.at(8, "choosing")
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat)
    show_on(page, next(each for each in SCREENS if (each.width, each.height) == PHONE))
    expect(page.locator(".board .number").first).to_be_attached()
    box = page.locator("[data-inset] rect").bounding_box()
    assert box is not None
    before = page.screenshot(clip=box)
    page.evaluate("() => document.querySelectorAll('.board .number').forEach((each) => each.remove())")
    assert page.screenshot(clip=box) == before


def measured(page: Page, players: int, *, is_television: bool) -> list[str]:
    """What is wrong with a page on each of its screens."""
    problems: list[str] = []
    for screen in SCREENS:
        if screen.is_television is is_television:
            show_on(page, screen)
            found = lasting_problems(page, NAMES[:players], is_television=is_television)
            problems += [f"{players} on a {screen.name}: {each}" for each in found]
    return problems


def lasting_problems(page: Page, names: Sequence[str], *, is_television: bool) -> list[str]:
    """What is wrong and stays so: the first frames after a new size may still show parts of the old one."""

    def problems() -> list[str]:
        found: list[str] = page.evaluate(MEASURE, list(names))
        return found + page.evaluate(OUT_OF_THE_SAFE_AREA) if is_television else found

    return lasting(page, problems)


def test_tabs_that_go_on_beyond_the_edge_have_a_shadow_there(
    new_page: NewPage, everywhere: Everywhere
) -> None:
    place = everywhere["house rules"]
    page = new_page(place.path, PHONE)
    place.settle(page)
    tabs = page.get_by_role("navigation", name="Topics")
    assert tabs.evaluate("(each) => each.scrollWidth > each.clientWidth")
    edge = tabs.bounding_box()
    assert edge is not None
    clip = {"x": edge["x"] + edge["width"] - 3, "y": edge["y"] + 1, "width": 2, "height": 6}
    more = page.screenshot(clip=clip)  # type: ignore[arg-type]
    tabs.evaluate("(each) => each.scrollTo({ left: each.scrollWidth, behavior: 'instant' })")
    assert page.screenshot(clip=clip) != more  # type: ignore[arg-type]

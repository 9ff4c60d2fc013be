"""Flying cards: animated with full motion, simply there with reduced motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from pegs.protocol.game_view import GameView
from tests.browser.everywhere import finished
from tests.browser.page_pool import DESKTOP, PHONE, TELEVISION, NewPage
from tests.browser.playing import Hand
from tests.browser.tables import Tables, settings_of

LISTEN = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const moves = frames.length && 'transform' in frames[0];
    const side = this.querySelector('.face') ? ' face' : ' back';
    if (this.matches('.flying')) window.flown.push(this.dataset.kind + side);
    else if (this.matches('.hand li') && moves) window.flown.push('into the hand');
    const named = new Set(frames.flatMap(Object.keys));
    for (const each of ['transform', 'opacity', 'offset', 'easing']) named.delete(each);
    if (named.size) window.flown.push('not smooth: ' + [...named]);
    return animate.call(this, frames, timing);
  };
}"""


def _moves_a_peg(game: GameView) -> bool:
    return game.phase == "play" and sum(option.kind == "move" for option in game.options) > 3


def _listening(page: Page) -> None:
    """Record what flies from now on; cards fly as soon as that script has loaded."""
    page.locator(".flights").wait_for(state="attached")
    page.evaluate(LISTEN)


def _flown(page: Page) -> list[str]:
    return list(page.evaluate("() => window.flown"))


def _wait_for(page: Page, *wanted: str) -> None:
    page.wait_for_function("wanted => wanted.every((each) => flown.includes(each))", arg=list(wanted))


def test_cards_fly_on_a_phone_and_on_television_unless_motion_is_reduced(
    new_page: NewPage, tables: Tables
) -> None:
    seat = tables.at(settings_of("basic"), _moves_a_peg, seed=1090)
    television = new_page(f"/tv/{seat['code']}", TELEVISION, motion=True)
    page, hand = _open(new_page, seat, PHONE)
    _listening(television)
    hand.take_turn()
    expect_all_to_fly(page)
    _wait_for(television, "play face", "draw back")
    assert not [each for each in _flown(television) if each == "draw face"]
    hand.expect_my_turn()
    expect(page.locator(".flying")).to_have_count(0)

    television.goto("/health")
    page.emulate_media(reduced_motion="reduce")
    before = hand.plies()
    page.evaluate("() => flown.splice(0)")
    hand.take_turn()
    page.wait_for_function("most => document.querySelector('main').dataset.ply > most", arg=before + 3)
    hand.expect_my_turn()
    assert [each for each in _flown(page) if not each.startswith("not smooth")] == []


@pytest.mark.soak  # on a phone, it's seen above
def test_cards_fly_on_a_desktop(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), _moves_a_peg, seed=1980)
    page, hand = _open(new_page, seat, DESKTOP)
    hand.take_turn()
    expect_all_to_fly(page)


def _open(new_page: NewPage, seat: dict[str, object], size: tuple[int, int]) -> tuple[Page, Hand]:
    page = new_page(f"/t/{seat['table']}", size, motion=True, seat=seat)
    hand = Hand(page)
    hand.expect_my_turn()
    _listening(page)
    return page, hand


def expect_all_to_fly(page: Page) -> None:
    """Cards that others draw stay face down; mine comes into my hand."""
    _wait_for(page, "play face", "draw back", "into the hand")
    assert {each for each in _flown(page) if each.startswith("draw")} == {"draw back"}
    assert not [each for each in _flown(page) if each.startswith("not smooth")]


def test_after_the_end_one_tap_deals_new_cards_and_a_key_ends_their_flight(
    new_page: NewPage, tables: Tables
) -> None:
    seat = finished(tables, players=2)
    page = new_page(f"/t/{seat['table']}", PHONE, motion=True, seat=seat)
    page.get_by_role("button", name="Play again").wait_for()
    _listening(page)
    page.evaluate(
        """() => new MutationObserver(() => {
          const flying = document.querySelectorAll('.flying').length;
          if (flying && !window.most) {
            window.most = flying;
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
            window.left = document.querySelectorAll('.flying').length;
          }
        }).observe(document.querySelector('.flights'), { childList: true })"""
    )
    page.get_by_role("button", name="Play again").click()
    _wait_for(page, "deal back", "into the hand")
    page.wait_for_function("() => window.most > 3 && window.left === 0")
    expect(page.locator(".hand .card").nth(4)).to_be_visible()


@pytest.mark.soak  # web/src/lib/lazy.test.ts: a part that failed is downloaded again
def test_cards_fly_once_their_script_has_been_downloaded_again(new_page: NewPage, tables: Tables) -> None:
    seat = tables.at(settings_of("basic"), _moves_a_peg, seed=706)
    page = new_page("/", motion=True, seat=seat, hurry=False)
    tries: list[str] = []

    def fail_at_first(route: Route) -> None:
        tries.append(route.request.url)
        if len(tries) == 1:
            route.abort()
        else:
            route.continue_()

    page.route("**/assets/flights-*", fail_at_first)
    with page.expect_event("requestfailed", lambda request: "/assets/flights-" in request.url):
        page.goto(f"/t/{seat['table']}")
    hand = Hand(page)
    hand.take_turn()  # cards simply appear
    hand.expect_my_turn()
    assert page.locator(".flights").count() == 0
    page.evaluate("() => window.dispatchEvent(new Event('online'))")
    _listening(page)
    assert len(tries) == 2
    hand.take_turn()
    _wait_for(page, "play face", "draw back", "into the hand")

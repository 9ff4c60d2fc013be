"""The end of a game: a win, a loss, and the picture to share."""

from __future__ import annotations

import re
import struct
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.everywhere import finished
from tests.browser.lasting import lasting_on, resize, wait_for_frames
from tests.browser.page_pool import DESKTOP, PHONE, Kept, NewPage
from tests.browser.tables import Tables
from tests.server.clients import ServerProcess

WON, LOST_CLOSE, LOST_FAR = 3, 18, 5
"""Games of basic rules that seat 0 wins, loses by one peg for want of a ten, and loses by six pegs."""
SMALL, ON_ITS_SIDE, TABLET = (360, 640), (667, 375), (768, 1024)


@pytest.fixture(scope="session")
def games(tables: Tables) -> dict[int, Kept]:
    """Made once per server, because a game's id is unique: a worker may come back to this file later."""
    return {seed: finished(tables, seed=seed, people=4) for seed in (WON, LOST_CLOSE, LOST_FAR)}


def end_of(new_page: NewPage, seat: Kept, size: tuple[int, int] = PHONE, **more: object) -> Page:
    page = new_page(f"/t/{seat['table']}", size, seat=seat, **more)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.locator(".result")).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return page


BOXES = """(all) => all.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0)
  .map(({ x, y, width, height }) => ({ x, y, width, height }))"""


def boxes(parts: Locator) -> list[dict[str, float]]:
    """Where elements are, all at the same moment."""
    found: list[dict[str, float]] = parts.evaluate_all(BOXES)
    return found


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["x"] + one["width"] > other["x"] + 0.5
        and other["x"] + other["width"] > one["x"] + 0.5
        and one["y"] + one["height"] > other["y"] + 0.5
        and other["y"] + other["height"] > one["y"] + 0.5
    )


UNTAPPABLE = """() => {
  const all = [...document.querySelectorAll('section.over :is(button, a)')];
  const names = ['Play again', 'Switch who starts', 'Check the shuffle'];
  const missing = names.filter((name) => !all.some((each) => each.textContent.includes(name)));
  const covered = all.filter((each) => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = each.getBoundingClientRect();
    return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  return [...missing, ...covered.map((each) => each.textContent.trim())];
}"""
"""Buttons that something covers even after scrolling to them."""
RUNNING = "rays => rays.getAnimations().length"


def test_a_win_is_shown_whole_on_every_screen_and_shared(
    new_page: NewPage, games: dict[int, Kept], tmp_path: Path
) -> None:
    seat = games[WON]
    page = end_of(new_page, seat)
    expect_focus_and_order(page)
    expect_names_score_and_facts(page)
    expect_festive_but_calm(page)
    expect_nothing_under_anything(page, SMALL)
    expect_picture_without_code_or_link(page, seat, tmp_path)
    expect_toast_over_nothing_but_the_result(page)
    replay = page.get_by_role("link", name="Replay", exact=True)
    expect(replay).to_have_attribute("href", re.compile(r"^g/\w+\?"))


def expect_toast_over_nothing_but_the_result(page: Page) -> None:
    """It moves nothing, and the buttons stay in reach."""
    parts = page.locator("section.over").locator("ul, .plank, button, a")
    page.locator("section.over h2").scroll_into_view_if_needed()
    expect(page.locator(".toast")).to_have_count(0)
    before = boxes(parts)
    page.get_by_role("button", name="Share picture").click()
    page.locator(".toast").wait_for()
    (toast,) = boxes(page.locator(".toast"))
    assert boxes(parts) == before
    assert [part for part in before if overlap(part, toast)] == []


def expect_names_score_and_facts(page: Page) -> None:
    """Who won, by how much, and three facts."""
    expect(page.locator(".result")).to_contain_text("You win")
    words = page.locator("section.over")
    expect(words.get_by_role("heading")).to_contain_text("Ann and Cleo")
    expect(words).to_contain_text("All 10 pegs home. Bo and Dan had 7.")
    facts = words.get_by_role("listitem")
    expect(facts).to_have_count(3)
    turns = re.search(r"\d+", facts.first.inner_text())
    assert turns
    assert int(turns[0]) > 100


def expect_focus_and_order(page: Page) -> None:
    """The result is read first, and the focus is on playing again."""
    again = page.get_by_role("button", name="Play again")
    expect(again).to_be_focused()
    expect(again).to_have_accessible_description("You win. Ann and Cleo All 10 pegs home. Bo and Dan had 7.")
    order = page.locator("section.over").locator("h2, .score, li, button, a").all_inner_texts()
    firsts = [each.split("\n")[-1] for each in order]
    assert firsts[:2] == ["Ann and Cleo", "All 10 pegs home. Bo and Dan had 7."]
    rematches = ["Switch who starts", "Same cards, sides swapped"]
    more = ["Check the shuffle", "Print"]
    assert firsts[5:] == ["Play again", "Share picture", "Replay", *rematches, *more]


def expect_festive_but_calm(page: Page) -> None:
    """Confetti lies on nothing, rays turn unless motion is reduced, and high contrast has neither."""
    pieces = page.locator(".confetti .piece")
    expect(pieces.nth(20)).to_be_attached()
    below = page.locator("section.over").locator("h2, .score, ul, button, a")
    solid = boxes(below) + boxes(page.locator(".result > *, .bar, .board [data-peg], .plate-name"))
    assert len(solid) > 25
    assert [piece for piece in boxes(pieces) if any(overlap(piece, each) for each in solid)] == []
    # The board's picture is as wide as a phone, but its wood isn't.
    (board,) = boxes(page.locator(".board .stage"))
    level = {**board, "x": 0, "width": PHONE[0]}
    assert [piece for piece in boxes(pieces) if overlap(piece, level) and not overlap(piece, board)]
    rays = page.locator(".rays")
    expect(rays).to_be_visible()
    assert rays.evaluate(RUNNING) == 0
    expect(rays.locator("path")).to_have_count(1)
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_function(f"() => ({RUNNING})(document.querySelector('.rays')) === 1")
    page.emulate_media(reduced_motion="reduce")
    page.emulate_media(contrast="more")
    expect(page.locator(".rays, .confetti")).to_have_count(2)
    expect(rays).to_be_hidden()
    page.emulate_media(contrast="no-preference")
    expect(rays).to_be_visible()


def test_a_loss_names_the_card_that_would_have_done_it(new_page: NewPage, games: dict[int, Kept]) -> None:
    page = end_of(new_page, games[LOST_CLOSE])
    expect(page.locator(".result")).to_contain_text("Bo and Dan got home first")
    words = page.locator("section.over")
    expect(words.get_by_role("heading")).to_contain_text("One peg short")
    expect(words).to_contain_text("So close, Ann. A 10 would have done it.")
    pegs = words.get_by_role("img", name=re.compile("of 5 home"))
    expect(pegs).to_have_attribute("aria-label", re.compile(r"Ann: \d of 5 home\. Cleo: \d of 5 home"))
    expect(pegs.locator("i")).to_have_count(1)
    expect(words).to_contain_text("Best turn: ")
    # The board draws the way that the last peg still had.
    expect(page.locator('.board [data-layer="under"] .path')).to_have_count(1)
    expect_nothing_under_anything(page, ON_ITS_SIDE)
    # What decided it opens the replay at that turn.
    link = page.get_by_role("link", name="See what decided it")
    expect(link).to_have_attribute("href", re.compile(r"\?turn=\d+&seat=0$"))
    (turn,) = re.findall(r"turn=(\d+)", str(link.get_attribute("href")))
    link.click()
    expect(page.get_by_role("slider", name="Place in the game")).to_have_value(turn)


def test_a_loss_that_was_not_close_still_ends_kindly(
    new_page: NewPage, games: dict[int, Kept], tables: Tables, server: ServerProcess
) -> None:
    seat = games[LOST_FAR]
    page = end_of(new_page, seat)
    server.client(str(tables.key(seat, 1)["token"])).close()
    words = page.locator("section.over")
    expect(words.get_by_role("heading")).to_contain_text("Six pegs short")
    expect(words).to_contain_text("Good game, Ann.")
    expect(words).not_to_contain_text("would have done it")
    expect(page.locator(".rays, .piece")).to_have_count(0)
    # No toast about who leaves lies over the end.
    expect(page.locator("div.aloud[aria-live=polite]")).to_contain_text("is away")
    assert page.locator(".toast").count() == 0


def expect_nothing_under_anything(page: Page, last: tuple[int, int]) -> None:
    """On every screen nothing overlaps, and every button can be tapped once it's scrolled into view."""
    parts = page.locator("section.over").locator("h2, .score, ul, .plank, button, a")
    for width, height in sorted((PHONE, DESKTOP, SMALL, ON_ITS_SIDE), key=lambda size: size == last):
        resize(page, width, height)
        wait_for_frames(page)
        found = boxes(parts)
        assert len(found) > 8
        assert [pair for pair in combinations(found, 2) if overlap(*pair)] == []
        assert lasting_on(page, UNTAPPABLE) == []
    # What the check says comes into view, in the place of its button.
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("The shuffle was fair")).to_be_in_viewport(ratio=0.5)


LAST_LINK = "section.over .links button:last-child"


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 1), (4, 2), (6, 2), (10, 3)])
def test_the_last_links_are_in_view_and_the_result_lies_on_no_holes(
    new_page: NewPage, tables: Tables, players: int, seed: int, locale: str
) -> None:
    """Won and lost. A board for two has no opening, so the words below it say who won."""
    seat = finished(tables, seed=seed, players=players)
    page = new_page(f"/t/{seat['table']}", PHONE, seat=seat, settings={"language": locale})
    expect(page.locator(LAST_LINK)).to_be_in_viewport(ratio=1)
    for width, height in (SMALL, ON_ITS_SIDE, TABLET, PHONE):
        resize(page, width, height)
        wait_for_frames(page)
        expect(page.locator(LAST_LINK)).to_be_in_viewport(ratio=1)
    expect(page.locator(".board .result")).to_have_count(0 if players == 2 else 1)
    if players == 2 and locale == "en":
        expect(page.get_by_role("heading", name="You win")).to_be_visible()


def expect_picture_without_code_or_link(page: Page, seat: Kept, folder: Path) -> None:
    """A picture to share shows the board and the result."""
    # The image is drawn from this text.
    page.evaluate(
        """() => {
            const make = URL.createObjectURL;
            window.drawn = [];
            URL.createObjectURL = (blob) => {
                blob.text().then((text) => drawn.push(text));
                return make(blob);
            };
        }"""
    )
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Share picture").click()
    assert waiting.value.suggested_filename == "Pegs and Jokers.png"
    file = folder / "picture.png"
    waiting.value.save_as(file)
    image = file.read_bytes()
    assert image[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", image[16:24]) == (1080, 1424)
    svg = page.evaluate("() => drawn.find((each) => each.startsWith('<svg'))")
    assert svg.count("data-peg=") == 20, "the board is missing"
    texts = re.findall(r"<text[^>]*>([^<]*)<", svg)
    assert {"Ann and Cleo win", "10 : 7", "Pegs and Jokers", "Basic game", "with Bo and Dan"} <= set(texts)
    assert any(re.fullmatch(r"All 10 pegs home in \d+ turns", each) for each in texts)
    assert any(re.fullmatch(r"\w+, \w+ \d+, \d{4}", each) for each in texts)
    words = " ".join(texts)
    assert str(seat["code"]) not in words
    assert "http" not in words.lower()
    assert "var(" not in svg, "an image doesn't know the page's variables"

"""The end of a game: a win, a loss, and the picture to share."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.everywhere import finished
from tests.browser.page_pool import DESKTOP, PHONE, Kept, NewPage
from tests.browser.tables import Tables

WON, LOST_CLOSE, LOST_FAR = 3, 18, 5
"""Games of basic rules that seat 0 wins, loses by one peg for want of a ten, and loses by six pegs."""
SMALL = (360, 640)


@pytest.fixture(scope="session")
def games(tables: Tables) -> dict[int, Kept]:
    """Made once per server, because a game's id is unique: a worker may come back to this file later."""
    return {seed: finished(tables, seed=seed, people=4)[0] for seed in (WON, LOST_CLOSE, LOST_FAR)}


def end_of(new_page: NewPage, seat: Kept, size: tuple[int, int] = PHONE, **more: object) -> Page:
    page = new_page(f"/t/{seat['table']}", size, seat=seat, **more)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.locator(".result")).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return page


def boxes(parts: Locator) -> list[dict[str, float]]:
    found = [each.bounding_box() for each in parts.all()]
    return [
        {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]} for box in found if box
    ]


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["x"] + one["width"] > other["x"] + 0.5
        and other["x"] + other["width"] > one["x"] + 0.5
        and one["y"] + one["height"] > other["y"] + 0.5
        and other["y"] + other["height"] > one["y"] + 0.5
    )


def test_a_win_shows_names_score_and_three_facts(new_page: NewPage, games: dict[int, Kept]) -> None:
    page = end_of(new_page, games[WON])
    expect(page.locator(".result")).to_contain_text("You win")
    words = page.locator("section.over")
    expect(words.get_by_role("heading")).to_contain_text("Ann and Cleo")
    expect(words).to_contain_text("All 10 pegs home. Bo and Dan had 7.")
    facts = words.get_by_role("listitem")
    expect(facts).to_have_count(3)
    turns = re.search(r"\d+", facts.first.inner_text())
    assert turns
    assert int(turns[0]) > 100
    expect(words.get_by_role("button", name="Share picture")).to_be_visible()
    words.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Place in the game")).to_have_value("0")


def test_the_result_is_read_first_and_the_focus_is_on_playing_again(
    new_page: NewPage, games: dict[int, Kept]
) -> None:
    page = end_of(new_page, games[WON])
    again = page.get_by_role("button", name="Play again")
    expect(again).to_be_focused()
    expect(again).to_have_accessible_description("You win. Ann and Cleo All 10 pegs home. Bo and Dan had 7.")
    order = page.locator("section.over").locator("h2, .score, li, button, a").all_inner_texts()
    firsts = [each.split("\n")[-1] for each in order]
    assert firsts[:2] == ["Ann and Cleo", "All 10 pegs home. Bo and Dan had 7."]
    rematches = ["Switch who starts", "Same cards, sides swapped"]
    more = ["Check the shuffle", "Print"]
    assert firsts[5:] == ["Play again", "Share picture", "Replay", *rematches, *more]


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


def test_a_loss_that_was_not_close_still_ends_kindly(new_page: NewPage, games: dict[int, Kept]) -> None:
    page = end_of(new_page, games[LOST_FAR])
    words = page.locator("section.over")
    expect(words.get_by_role("heading")).to_contain_text("Six pegs short")
    expect(words).to_contain_text("Good game, Ann.")
    expect(words).not_to_contain_text("would have done it")


def test_what_decided_it_opens_the_replay_at_that_turn(new_page: NewPage, games: dict[int, Kept]) -> None:
    page = end_of(new_page, games[LOST_CLOSE])
    link = page.get_by_role("link", name="See what decided it")
    expect(link).to_have_attribute("href", re.compile(r"\?turn=\d+&seat=0$"))
    (turn,) = re.findall(r"turn=(\d+)", str(link.get_attribute("href")))
    link.click()
    expect(page.get_by_role("slider", name="Place in the game")).to_have_value(turn)


@pytest.mark.parametrize("size", [PHONE, SMALL, (667, 375), DESKTOP], ids=str)
@pytest.mark.parametrize("seed", [WON, LOST_CLOSE])
def test_nothing_is_under_anything(
    new_page: NewPage, games: dict[int, Kept], size: tuple[int, int], seed: int
) -> None:
    page = end_of(new_page, games[seed], size)
    parts = page.locator("section.over").locator("h2, .score, ul, .plank, button, a")
    for one in range(parts.count()):
        for other in range(one):
            assert not overlap(boxes(parts.nth(one))[0], boxes(parts.nth(other))[0])
    # Every button can be tapped once it's scrolled into view, the shuffle's check as well.
    for name in ("Play again", "Switch who starts", "Check the shuffle"):
        page.get_by_role("button", name=name).click(trial=True)
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("The shuffle was fair")).to_be_in_viewport(ratio=0.5)


def test_confetti_lies_on_no_word_no_peg_and_no_button(new_page: NewPage, games: dict[int, Kept]) -> None:
    page = end_of(new_page, games[WON])
    pieces = page.locator(".confetti .piece")
    expect(pieces.nth(20)).to_be_attached()
    below = page.locator("section.over").locator("h2, .score, ul, button, a")
    solid = boxes(below) + boxes(page.locator(".result > *, .bar, .board [data-peg], .plate-name"))
    assert len(solid) > 25
    touching = [piece for piece in boxes(pieces) if any(overlap(piece, each) for each in solid)]
    assert touching == []


def test_rays_stand_still_with_reduced_motion(new_page: NewPage, games: dict[int, Kept]) -> None:
    running = "rays => rays.getAnimations().length"
    still, moving = (end_of(new_page, games[WON], motion=motion) for motion in (False, True))
    assert still.locator(".rays").evaluate(running) == 0
    expect(still.locator(".rays path")).to_have_count(1)
    assert moving.locator(".rays").evaluate(running) == 1


def test_high_contrast_and_losers_do_without_rays_and_confetti(
    new_page: NewPage, games: dict[int, Kept]
) -> None:
    page = end_of(new_page, games[WON])
    expect(page.locator(".rays")).to_be_visible()
    page.evaluate("() => { document.documentElement.dataset.theme = 'contrast'; }")
    expect(page.locator(".rays, .confetti")).to_have_count(2)
    expect(page.locator(".rays")).to_be_hidden()
    lost = end_of(new_page, games[LOST_FAR])
    expect(lost.locator(".rays, .piece")).to_have_count(0)


def test_the_picture_shows_the_end_without_code_or_link(
    new_page: NewPage, games: dict[int, Kept], tmp_path: Path
) -> None:
    seat = games[WON]
    page = end_of(new_page, seat, DESKTOP)
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
    file = tmp_path / "picture.png"
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

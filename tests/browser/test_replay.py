"""The replay of a finished game: stepping, viewing as a seat, statistics, the fairness check, the record."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from pegs.cli import main
from tests.browser.everywhere import Everywhere
from tests.browser.page_pool import PHONE, NewPage


@pytest.fixture
def replay(new_page: NewPage, everywhere: Everywhere) -> Page:
    place = everywhere["replay"]
    page = new_page(place.path)
    place.settle(page)
    return page


def count(page: Page) -> tuple[int, int]:
    """The turn shown, and how many there are."""
    found = re.search(r"Turn (\d+) of (\d+)", page.locator(".turn .count").inner_text())
    assert found
    return int(found[1]), int(found[2])


def pegs(page: Page) -> list[str]:
    """Where the pegs stand."""
    found: list[str] = page.locator(".board [data-peg]").evaluate_all(
        "(all) => all.map((each) => `${each.dataset.peg}@${each.dataset.place}`)"
    )
    return found


def test_the_scrubber_and_the_keys_walk_through_the_game(replay: Page) -> None:
    line = replay.get_by_role("slider", name="Place in the game")
    turns = count(replay)[1]
    replay.keyboard.press("Home")
    assert count(replay)[0] == 0
    assert all(each.endswith("@-1") for each in pegs(replay)), "all pegs begin in their start"
    replay.keyboard.press("ArrowRight")
    replay.keyboard.press("ArrowRight")
    assert count(replay)[0] == 2
    replay.keyboard.press("ArrowLeft")
    assert count(replay)[0] == 1
    replay.keyboard.press("]")
    assert count(replay)[0] > 2
    line.fill(str(turns // 2))
    assert count(replay)[0] == turns // 2
    middle = pegs(replay)
    replay.keyboard.press("End")
    assert count(replay) == (turns, turns)
    assert pegs(replay) != middle
    # The winners: all pegs of two seats are in home.
    home = [each for each in pegs(replay) if int(each.split("@")[1]) >= 256]
    assert len(home) >= 10


def test_it_plays_by_itself_until_it_is_stopped(replay: Page) -> None:
    replay.get_by_role("button", name="Play", exact=True).click()
    replay.wait_for_function("() => document.querySelector('input[type=range]').valueAsNumber >= 2")
    replay.get_by_role("button", name="Pause", exact=True).click()
    at = count(replay)[0]
    replay.wait_for_timeout(1500)
    assert count(replay)[0] == at


def test_hands_statistics_and_the_end(replay: Page) -> None:
    moves = replay.get_by_role("list", name="All turns").get_by_role("listitem").all_inner_texts()
    discarded = sum("discards" in each for each in moves)
    assert discarded > 0
    # Seen by one seat, the other hands are hidden.
    hands = replay.get_by_role("list", name="All hands")
    expect(hands).to_be_visible()
    replay.get_by_label("View as").select_option(index=2)
    expect(hands).to_have_count(0)
    expect(replay.locator(".turn ul.cards")).to_be_visible()
    # Statistics tell each seat, and count every discard.
    replay.get_by_role("button", name="Statistics").click()
    table = replay.get_by_role("dialog").get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_count(4)
    assert sum(_cells(table, "Turns")) > 40
    assert sum(_cells(table, "Discards")) == discarded
    replay.keyboard.press("Escape")
    # After the last turn there is nothing to play on from.
    expect(replay.get_by_role("button", name="Play on from here")).to_be_visible()
    replay.keyboard.press("End")
    expect(replay.get_by_role("button", name="Play on from here")).to_have_count(0)


def _cells(table: Locator, row: str) -> list[int]:
    return [int(each) for each in table.get_by_role("row", name=row).get_by_role("cell").all_inner_texts()]


def test_the_shuffle_is_checked_here_and_by_the_server(replay: Page) -> None:
    replay.get_by_role("button", name="Check the shuffle").click()
    replay.get_by_role("button", name="Check now").click()
    said = replay.get_by_role("dialog").get_by_role("status")
    expect(said).to_contain_text("The server’s number matches its fingerprint")
    expect(said).to_contain_text("exactly the same cards")


def test_a_false_number_is_found_out(new_page: NewPage, everywhere: Everywhere) -> None:
    page = new_page("about:blank", fresh=True)

    def forge(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        body = answer.json()
        body["seed"] = "00" * 32
        route.fulfill(response=answer, json=body)  # type: ignore[attr-defined]

    page.route(re.compile(r"/api/games/\w+(\?.*)?$"), forge)
    page.goto(everywhere["replay"].path)
    page.get_by_role("button", name="Check the shuffle").click()
    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_role("dialog")).to_contain_text("doesn’t match its fingerprint")


def test_the_record_is_downloaded_and_pegs_verify_accepts_it(replay: Page, tmp_path: Path) -> None:
    with replay.expect_download() as waiting:
        replay.get_by_role("link", name="Download").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)

    def verify() -> int:
        with pytest.raises(SystemExit) as end:
            main(("verify", str(file)))
        return int(end.value.code or 0)

    assert verify() == 0
    text = file.read_text("utf-8")
    seed = re.search(r"[0-9a-f]{64}", text)
    assert seed
    file.write_text(text.replace(seed[0], "0" * 64, 1), "utf-8")
    assert verify() != 0


def test_on_a_phone_the_replay_is_walked_by_its_buttons(new_page: NewPage, everywhere: Everywhere) -> None:
    place = everywhere["replay"]
    page = new_page(place.path, PHONE)
    place.settle(page)
    page.get_by_role("slider", name="Place in the game").fill("3")
    page.get_by_role("button", name="Next turn").tap()
    assert count(page)[0] == 4


def test_the_coach_shows_what_it_would_play_and_why(replay: Page) -> None:
    replay.get_by_role("slider", name="Place in the game").fill("4")
    replay.get_by_role("button", name="What would the coach do?").click()
    coach = replay.get_by_role("status", name="What would the coach do?")
    expect(coach).to_contain_text("Coach", ignore_case=True)
    expect(coach.locator("li")).not_to_have_count(0)
    expect(coach).to_contain_text("It sees only")
    replay.keyboard.press("ArrowRight")
    expect(coach).to_have_count(0)


def test_playing_on_opens_a_practice_table_with_the_pegs_as_they_stood(replay: Page) -> None:
    replay.get_by_role("slider", name="Place in the game").fill("12")
    stood = sorted(pegs(replay))
    replay.get_by_role("button", name="Play on from here").click()
    sheet = replay.get_by_role("dialog")
    expect(sheet).to_contain_text("Your real game stays as it was")
    expect(sheet.get_by_role("radio", name="plays next")).to_be_checked()
    expect(sheet.get_by_role("radio", name="You and Strong bots")).to_be_checked()
    sheet.get_by_role("button", name="Play", exact=True).click()
    replay.get_by_role("textbox", name="Your name").fill("Rosa")  # this device doesn't know it yet
    replay.get_by_role("dialog").locator("[type=submit]").click()
    replay.wait_for_url("**/t/*")
    expect(replay.get_by_role("heading", level=1)).to_contain_text("What if?, Turn 13")
    expect(replay.locator(".board [data-peg]").first).to_be_visible()
    assert sorted(pegs(replay)) == stood

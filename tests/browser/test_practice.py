"""Practice: a puzzle is solved after a wrong try and a hint, and the day counts for the streak."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.shared_picture import colors_in
from tests.server.clients import ServerProcess


def solve(page: Page, task: dict[str, Any], turn: str) -> None:
    """Choose a turn as people do: the card, then one answer after the other."""
    option = next(each for each in task["playable"]["options"] if each["turn"] == turn)
    steps = [task["playable"]["landings"][at] for at in option["orders"][0]]
    page.locator(".hand .card:not(:disabled)").nth(playable_cards(task).index(option["card"])).click()
    play = page.locator(".actions button.primary")
    for step in steps:
        target = step["target"]
        for key in (f"{step['seat']}:{step['origin']}", f"to:{target}", f"part:{target}", f"swap:{target}"):
            row = page.locator(f"[data-row='{key}']")
            if play.is_disabled() and row.count():
                row.click()
    expect(play).to_be_enabled()
    play.click()


def playable_cards(task: dict[str, Any]) -> list[str]:
    """The cards of the hand that can be played, as they lie."""
    playable = {each["card"] for each in task["playable"]["options"]}
    hand = max(task["puzzle"]["position"].split(" ")[2].split("/"), key=lambda each: each[0] != "?")
    return [card for card in hand if card in playable]


def test_the_puzzle_of_the_day_is_solved_on_the_second_try(new_page: NewPage, server: ServerProcess) -> None:
    found = server.get("/api/puzzles").json()
    task = server.get(f"/api/puzzles/{found['today']}").json()
    right = task["puzzle"]["right"]
    options = task["playable"]["options"]
    wrong = next(each["turn"] for each in options if each["turn"] not in right and each["kind"] == "move")
    page = new_page("/practice", PHONE)
    expect(page.get_by_role("list", name="Your last seven days").get_by_role("listitem")).to_have_count(7)
    page.get_by_role("link", name="Solve it").click()
    expect(page.get_by_role("heading", name="Find the best turn")).to_be_visible()
    solve(page, task, wrong)
    expect(page.get_by_role("heading", name="Not quite")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("Try as often as you like.")
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Give me a hint").click()
    expect(page.locator(".question")).to_contain_text("Play the")
    expect(page.locator(".hand .hinted").first).to_be_visible()
    solve(page, task, right[0])
    expect(page.get_by_role("heading", name="Yes, that’s it")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("1 day")
    stored = json.loads(page.evaluate("() => localStorage.getItem('pegs.practice')"))
    assert stored == {"puzzles": [found["today"]], "days": [found["day"]]}
    page.get_by_role("link", name="One more like this").click()
    expect(page.get_by_role("heading", name="Find the best turn")).to_be_visible()
    page.goto("/practice")
    week = page.get_by_role("list", name="Your last seven days").get_by_role("listitem")
    expect(week.last).to_contain_text("solved")


def test_the_day_has_a_small_board_and_the_rules_stay_chosen_in_another_language(
    new_page: NewPage, server: ServerProcess
) -> None:
    found = server.get("/api/puzzles").json()
    page = new_page("/practice", PHONE)
    today = page.get_by_role("region", name="Puzzle of the day")
    board = today.get_by_role("img", name="The puzzle’s board")
    box = board.bounding_box()
    assert box
    assert 100 <= box["width"] <= 140
    pegs = found["board"]["pegs"] * found["board"]["players"]
    expect(board.locator("[data-layer=pegs] [data-peg]")).to_have_count(pegs)
    page.get_by_label("Rules to practice").select_option("arizona")
    page.evaluate("() => localStorage.setItem('pegs.settings', JSON.stringify({ language: 'es' }))")
    page.reload()
    expect(page.get_by_label("Reglas para practicar")).to_have_value("arizona")


def test_a_solved_puzzle_can_be_shared_and_played_out(new_page: NewPage, server: ServerProcess) -> None:
    today = server.get("/api/puzzles").json()["today"]
    task = server.get(f"/api/puzzles/{today}").json()
    page = new_page(f"/practice/{today}", PHONE)
    solve(page, task, task["puzzle"]["right"][0])
    with page.expect_download() as shared:
        page.get_by_role("button", name="Share").click()
    image = shared.value.path().read_bytes()
    # The title, the board, the hand and the link are drawn; an empty part has one color.
    for top, height in ((60, 150), (240, 940), (1220, 186), (1440, 80)):
        assert colors_in(page, image, 0, top, 1080, height) > 8
    page.get_by_role("button", name="Play it out").click()
    page.get_by_label("Your name").fill("Rosa")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    Hand(page).expect_my_turn()

"""Practice: a puzzle that waits, and the day it counts for."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Frame, Locator, Page, expect

from tests.browser.page_pool import PHONE, NewPage
from tests.browser.playing import Hand
from tests.browser.shared_picture import colors_in
from tests.server.clients import ServerProcess


def choose(page: Page | Frame, task: dict[str, Any], turn: str) -> Locator:
    """Choose a turn as people do: the card, then one answer after the other. The button that plays it."""
    option = next(each for each in task["playable"]["options"] if each["turn"] == turn)
    steps = [task["playable"]["landings"][at] for at in option["orders"][0]]
    page.locator(".hand .card:not(:disabled)").nth(playable_cards(task).index(option["card"])).click()
    play, rows = page.locator(".actions .primary"), page.locator(", ".join(map(_answers, steps)))
    for _ in range(2 * len(steps)):
        play.or_(rows).first.wait_for()
        if play.count():
            break
        rows.first.click()
    expect(play).to_be_enabled()
    return play


def _answers(step: dict[str, Any]) -> str:
    """The rows by which a step is chosen: its peg, and where it goes."""
    target = step["target"]
    keys = (f"{step['seat']}:{step['origin']}", f"to:{target}", f"part:{target}", f"swap:{target}")
    return ", ".join(f"[data-row='{key}']" for key in keys)


def solve(page: Page, task: dict[str, Any], turn: str) -> None:
    choose(page, task, turn).click()


def playable_cards(task: dict[str, Any]) -> list[str]:
    """The cards of the hand that can be played, as they lie."""
    playable = {each["card"] for each in task["playable"]["options"]}
    hand = max(task["puzzle"]["position"].split(" ")[2].split("/"), key=lambda each: each[0] != "?")
    return [card for card in hand if card in playable]


def wrong_turns(task: dict[str, Any]) -> list[str]:
    options = task["playable"]["options"]
    right = task["puzzle"]["right"]
    return [each["turn"] for each in options if each["turn"] not in right and each["kind"] == "move"]


def stored(page: Page, key: str) -> Any:
    return json.loads(page.evaluate(f"() => localStorage.getItem('{key}')"))


def test_wrong_turns_lead_to_a_ring_then_the_card_and_the_reason_waits(
    new_page: NewPage, server: ServerProcess
) -> None:
    found = server.get("/api/puzzles").json()
    task = server.get(f"/api/puzzles/{found['today']}").json()
    wrong = wrong_turns(task)
    page = new_page("/practice", PHONE)
    week = page.get_by_role("list", name="Your last seven days").get_by_role("listitem")
    expect(week).to_have_count(1)  # no day before the first visit is missed
    page.get_by_role("link", name="Solve it").click()
    expect(page.get_by_role("heading", name="Find the best turn")).to_be_visible()
    main, ring = page.get_by_role("main"), page.locator("main .chosen-ring")
    expect(page.locator(".actions .primary")).to_have_count(0)
    expect(ring).to_have_count(0)
    solve(page, task, wrong[0])
    expect(page.get_by_role("heading", name="Not quite. Look at")).to_be_visible()
    expect(main).to_contain_text("ringed")
    expect(ring).to_have_count(1)
    expect(page.locator(".hand .risen")).to_have_count(0)
    solve(page, task, wrong[-1])
    expect(page.get_by_role("heading", name="Not yet. It’s the")).to_be_visible()
    expect(page.locator(".hand .risen")).to_have_count(1)
    choose(page, task, task["puzzle"]["right"][0]).click()
    expect(main).to_contain_text("Solved, third try")
    expect(page.get_by_role("button", name="Play it out")).to_be_visible()
    assert stored(page, "pegs.practice") == {
        "puzzles": [found["today"]],
        "days": [found["day"]],
        "tries": {found["day"]: 3},
    }
    page.get_by_role("link", name="One more like this").click()
    expect(page.get_by_role("heading", name="Find the best turn")).to_be_visible()
    page.goto("/practice")
    expect(week.last).to_contain_text("solved")


def test_the_turn_is_shown_after_three_wrong_ones_or_when_asked(
    new_page: NewPage, server: ServerProcess
) -> None:
    found = server.get("/api/puzzles").json()
    task = server.get(f"/api/puzzles/{found['today']}").json()
    page = new_page("/practice/today", PHONE)
    for turn in (wrong_turns(task) * 3)[:3]:
        solve(page, task, turn)
    expect(page.get_by_role("main")).to_contain_text("The turn:")
    assert stored(page, "pegs.practice")["tries"] == {found["day"]: 0}
    page.reload()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("heading", name="Look at")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("heading", name="It’s the")).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("main")).to_contain_text("The turn:")


def test_the_day_has_a_small_board_and_other_rules_once_they_were_played(
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
    expect(today).to_contain_text("Basic game")
    page.get_by_role("button", name="Practice, Basic game").click()
    expect(page.get_by_role("dialog")).to_contain_text("three games by other rules")
    page.evaluate("() => localStorage.setItem('pegs.practice.played', JSON.stringify(['1', '2', '3']))")
    page.reload()
    page.get_by_role("button", name="Practice, Basic game").click()
    page.get_by_label("Your rules").select_option("arizona")
    expect(page.get_by_role("region", name="Puzzle of the day")).to_contain_text("Arizona")
    page.evaluate("() => localStorage.setItem('pegs.settings', JSON.stringify({ language: 'es' }))")
    page.reload()
    expect(page.get_by_role("region", name="Problema del día")).to_contain_text("Arizona")


def test_a_solved_puzzle_can_be_shared_and_played_out(new_page: NewPage, server: ServerProcess) -> None:
    today = server.get("/api/puzzles").json()["today"]
    task = server.get(f"/api/puzzles/{today}").json()
    page = new_page(f"/practice/{today}", PHONE)
    solve(page, task, task["puzzle"]["right"][0])
    with page.expect_download() as shared:
        page.get_by_role("button", name="Share").last.click()
    image = shared.value.path().read_bytes()
    # The title, the board, the hand and the link are drawn; an empty part has one color.
    for top, height in ((60, 150), (240, 940), (1220, 186), (1440, 80)):
        assert colors_in(page, image, 0, top, 1080, height) > 8
    page.get_by_role("button", name="Play it out").click()
    page.get_by_label("Your name").fill("Rosa")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    Hand(page).expect_my_turn()

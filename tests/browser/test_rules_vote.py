"""Voting on the rules before the deal: one person suggests, the other votes, and they play by them."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.page_pool import DESKTOP, PHONE, TELEVISION, NewPage
from tests.browser.playing import Hand
from tests.server.clients import ServerProcess

TWO = {"players": 2, "teams": 2, "seats": [{"who": "me"}, {"who": "invited"}], "dealer": "host"}
SHEET = {"title": "Grandma’s rules", "toml": 'extends = "basic"\ntitle = "Grandma’s rules"\nhand_size = 3\n'}


def save_sheet(page: Page) -> None:
    """The browser has a saved sheet."""
    page.evaluate(f"() => localStorage.setItem('pegs.rules.saved', {json.dumps(json.dumps([SHEET]))})")
    page.reload()


def test_two_people_vote_and_play_by_the_new_rules(new_page: NewPage, server: ServerProcess) -> None:
    host = server.make(TWO)
    ben = server.join(str(host["code"]))
    page = new_page(f"/t/{host['table']}", PHONE, seat=host)
    other = new_page(f"/t/{host['table']}", DESKTOP, seat=ben, settings={"language": "es"})
    screen = new_page(f"/tv/{host['code']}", TELEVISION)
    save_sheet(page)

    # The host suggests a named set first, and then a sheet of her own instead.
    page.locator(".gathering").get_by_role("button", name=re.compile("^Rules")).click()
    page.get_by_role("dialog").get_by_role("button", name="Arizona rules").click()
    vote = other.get_by_role("region", name="Votación sobre “Reglas de Arizona”")
    expect(vote).to_contain_text("Ann propone")
    page.locator(".gathering").get_by_role("button", name=re.compile("^Rules")).click()
    page.get_by_role("dialog").get_by_role("button", name="Grandma’s rules").click()
    mine = page.get_by_role("region", name="Vote on Grandma’s rules")
    expect(mine).to_contain_text("One more yes changes the rules.")
    expect(mine.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(vote).to_have_count(0)

    expect(screen.get_by_text("Ann suggests Grandma’s rules: 1 of 2 yes votes.")).to_be_visible()

    # Ben reads them, says no, and then yes.
    vote = other.get_by_role("region", name="Votación sobre “Grandma’s rules”")
    vote.get_by_role("button", name="Leer").click()
    sheet = other.locator("dialog", has=other.get_by_role("heading", name="Grandma’s rules"))
    expect(sheet).to_contain_text("3 cartas")
    other.keyboard.press("Escape")
    yes, no = vote.get_by_role("button", name="Sí"), vote.get_by_role("button", name="No")
    no.click()
    expect(mine.get_by_text("Ben")).to_be_visible()
    # A screen reader says which of the two he has pressed.
    expect(no).to_have_attribute("aria-pressed", "true")
    expect(yes).to_have_attribute("aria-pressed", "false")
    yes.click()

    for seen in (page, other):
        expect(seen.get_by_role("region", name="Grandma’s rules")).to_have_count(0)
        expect(seen.locator("header.bar h1")).to_contain_text("Grandma’s rules")
    expect(page.locator(".toast")).to_contain_text("Now playing Grandma’s rules, by 2 votes to 0")
    expect(page.locator("section.gathering")).to_contain_text("by 2 votes to 0")
    expect(other.locator("section.gathering")).to_contain_text("por 2 votos a 0")

    # The cards are dealt by the new rules, and Ben, who has drawn one, plays the first turn.
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.locator(".hand .card")).to_have_count(3)
    expect(other.locator(".hand .card")).to_have_count(4)
    turn = Hand(other)
    turn.expect_my_turn()
    turn.take_turn()
    expect(page.locator("main.table-page")).to_have_attribute("data-ply", "1")

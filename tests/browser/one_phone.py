"""The game kept on a phone, the network cut, and people who pass the phone around, in Chromium."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server.clients import ServerProcess

KNOWS: dict[str, object] = {
    "pegs.me": {"name": "Rosa", "color": "B"},
    "pegs.lessons": {"knows": True, "tables": {}, "done": []},
}
"""What a person who has played before has stored."""
LINES = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open("pegs-here");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const reading = opening.result.transaction("lines").objectStore("lines").getAll();
    reading.onsuccess = () => {
      opening.result.close();
      resolve(reading.result);
    };
  };
})"""
"""The event logs of all tables, line by line."""
HAND = "main .hand [data-card]"


def keep(page: Page) -> None:
    """Keep the game on the phone, as Settings offers it."""
    page.goto("/settings")
    page.get_by_role("button", name="Keep this on my phone").click()
    expect(page.get_by_text("Kept on this phone")).to_be_visible()


def cut(server: ServerProcess, page: Page) -> None:
    """In an airplane."""
    server.stop()
    page.context.set_offline(True)


def share_phone(page: Page, *names: str) -> None:
    """A table around one phone, with bots that don't take their time, up to *Deal*."""
    page.goto("/")
    page.get_by_role("link", name="Pass this phone", exact=True).click()
    expect(page.get_by_text("Pass this phone around")).to_be_visible()
    expect(page.locator(".board").get_by_text("Open", exact=True)).to_have_count(3)
    expect(page.locator(".board").get_by_text("invite", exact=True)).to_have_count(0)
    for seat, name in enumerate(names, start=1):
        page.locator(f'[data-seat="{seat}"]').click()
        page.get_by_role("button", name="Someone on this phone").click()
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    if len(names) < 3:
        page.get_by_role("button", name="Fill with bots").click()
        expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("^Options")).click()
    if len(names) < 3:
        page.get_by_label("Bot speed").select_option(index=0)
    page.keyboard.press("Escape")

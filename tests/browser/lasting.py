"""What is wrong with a page and stays so: a frame on the way to another may show parts of both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

ROUNDS = 30
END_TRANSITIONS = """async () => {
  // Transitions begin with the frame after the one that causes them.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const passing = document.getAnimations().filter((each) => each instanceof CSSTransition);
  for (const each of passing) each.finish();
}"""


def resize(page: Page, width: int, height: int) -> None:
    """Give the window of a loaded page this size, and wait until the page has it: a busy browser is late."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(f"() => matchMedia('(width: {width}px) and (height: {height}px)').matches")


def wait_for_frames(page: Page) -> None:
    """Wait until the browser has drawn the page once more."""
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
    )


def lasting(page: Page, measure: Callable[[], list[str]]) -> list[str]:
    """What a measurement finds each time, over many frames and after all transitions have ended."""
    found: list[str] = []
    for _ in range(ROUNDS):
        page.evaluate(END_TRANSITIONS)
        found = measure()
        if not found:
            break
    return found


def lasting_on(page: Page, script: str, argument: Any = None) -> list[str]:
    """What a script that lists faults finds each time."""
    return lasting(page, lambda: [str(each) for each in page.evaluate(script, argument)])

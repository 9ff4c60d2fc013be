"""What is measured on any page: what axe finds, what is wider than the screen, what is too small to tap."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.lasting import END_TRANSITIONS, lasting

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# WCAG 2.2 adds the size of targets, which are held to a stricter one below.
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
OF_COLOR = ["color-contrast", "link-in-text-block"]
"""What another theme can change."""
FINGER = 44
"""Pixels of the least size of what is tapped."""
ZOOMED = ((720, 450), (360, 225))
"""A window of 1440 x 900 zoomed to 200% and 400%, in CSS pixels."""
CHECK = """([options]) => {
  // What lies behind an open dialog can't be used, and is seen where no dialog is open.
  const context = document.querySelector('dialog:modal') ?? document;
  return axe.run(context, {...options, resultTypes: ['violations']});
}"""


@lru_cache
def axe() -> str:
    """The script; a page that is opened with it needn't fetch it for each check."""
    return AXE.read_text("utf-8")


def violations(page: Page, options: dict[str, Any]) -> list[str]:
    """Each rule that is broken and stays so, and where. ``options``: those of ``axe.run``."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe())
    return lasting(page, lambda: _broken(page, options))


def _broken(page: Page, options: dict[str, Any]) -> list[str]:
    found = page.evaluate(CHECK, [options])["violations"]
    return [
        f"{rule['id']}: {rule['help']}: "
        + "; ".join(f"{' '.join(map(str, node['target']))} {_reason(node)}" for node in rule["nodes"][:4])
        for rule in found
    ]


def _reason(node: dict[str, Any]) -> str:
    return "" if not node["any"] else str(node["any"][0]["message"])


def dress(page: Page, theme: str) -> None:
    """Show the page as a device with this preference does."""
    page.emulate_media(
        color_scheme="dark" if theme == "dark" else "light",
        contrast="more" if theme == "contrast" else "no-preference",
    )
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.evaluate(END_TRANSITIONS)


WIDE = """() => {
  const wide = document.documentElement.scrollWidth;
  if (wide <= innerWidth) return [];
  const isOut = (each) => each.getBoundingClientRect().right > innerWidth;
  const out = [...document.querySelectorAll('body *')].filter(isOut).slice(0, 5);
  return [`${wide} px wide: ${out.map((each) => `${each.tagName}.${each.className}`).join(', ')}`];
}"""
TALL = """() => {
  // What holds the page and, on some, a bar of buttons below.
  const holder = document.querySelector('main').parentElement;
  const most = Math.max(innerHeight, Math.ceil(holder.getBoundingClientRect().bottom + scrollY));
  const tall = document.documentElement.scrollHeight;
  return tall > most ? [`${tall} px high instead of ${most}`] : [];
}"""
"""Whether something besides what's on the page makes it higher than the screen, if only by a pixel."""
# A field laid over its label is as large as the label. Links within sentences may be as small as words.
SMALL = """(least) => {
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]');
  const box = (each) => {
    const label = each.closest('label') ?? (each.id && document.querySelector(`label[for="${each.id}"]`));
    const boxes = [each, label].filter(Boolean).map((one) => one.getBoundingClientRect());
    const most = (side) => Math.max(...boxes.map((one) => one[side]));
    return { width: most('width'), height: most('height') };
  };
  const words = (each) => (each.ariaLabel || each.textContent).trim().slice(0, 30);
  const modal = document.querySelector('dialog:modal');
  const kinds = 'button, a[href], input, select, textarea, summary, [role=button]';
  const all = [...(modal ?? document).querySelectorAll(kinds)];
  return all.filter(seen).map((each) => [each, box(each)])
    .filter(([each, { width, height }]) => width > 0 && (width < least - 0.5 || height < least - 0.5))
    .filter(([each]) => !(each.tagName === 'A' && each.closest('p')))
    .map(([each, { width, height }]) =>
      `${each.tagName}.${each.className} ${words(each)}: ${Math.round(width)} x ${Math.round(height)}`);
}"""

"""Letters of twice their size, as with a browser's zoom for text only."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.lasting import wait_for_frames

# Such a zoom leaves pictures alone, also those that have text.
GROW = """() => {
  const twice = (value) => value.replace(/([\\d.]+)px/g, (_, size) => `${2 * size}px`);
  const isPicture = (rule) => /pegs-board|card-picture|^\\.(rank|foot|joker)/.test(rule.selectorText);
  const grow = ({ style }) => {
    const sizes = [...style].filter((name) => name.startsWith('--size-'));
    const isWhole = style.getPropertyValue('font').includes('px');
    for (const name of isWhole ? ['font', ...sizes] : ['font-size', 'line-height', ...sizes]) {
      const value = style.getPropertyValue(name);
      if (value.includes('px')) style.setProperty(name, twice(value));
    }
  };
  const walk = (rules) => {
    for (const rule of rules) {
      if (rule.style && !isPicture(rule)) grow(rule);
      if (rule.cssRules) walk(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules);
}"""


def grow_letters(page: Page) -> None:
    """Make the letters of a page twice as large, those of what it has shown by now."""
    page.evaluate(GROW)
    wait_for_frames(page)

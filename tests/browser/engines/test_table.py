"""The page about browsers has what the tests see, and what differs in the oldest ones."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tests.browser.engines.features import table

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "browsers.md").read_text("utf-8")
NEWER = tomllib.loads((ROOT / "tests" / "data" / "newer_features.toml").read_text("utf-8"))


def test_the_table_is_what_the_tests_see() -> None:
    assert table() in PAGE


def test_the_page_says_what_differs_in_the_oldest_browsers() -> None:
    words = " ".join(PAGE.split()).lower()
    assert [each for each in NEWER["looks"].values() if each not in words] == []

"""What docs/contributing.md says that a change takes is what a search of the sources finds."""

from __future__ import annotations

import re
from pathlib import Path

import pegs

ROOT = Path(__file__).parents[1]
SOURCE = Path(next(iter(pegs.__path__)))
PAGE = (ROOT / "docs/contributing.md").read_text("utf-8")
MAX = 14
"""The most files that a new switch may take."""


def steps(title: str) -> tuple[int, str]:
    """How many files a list announces, and its numbered steps."""
    found = re.search(rf"^\*\*{title}\*\* \((\d+) files.*?\n\n(1\. .*?)\n\n", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return int(found[1]), found[2]


def files_in(text: str) -> set[Path]:
    """The files that steps name, in every language."""
    names = re.findall(r"`([\w/*]+\.(?:py|ftl))`", text)
    return {file for name in names for file in SOURCE.glob(name)}


def files_naming(word: str) -> set[Path]:
    """The sources and catalogs that name something. Rule sets may set any switch."""
    files = [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.ftl")]
    return {file for file in files if re.search(rf"\b{word}\b", file.read_text("utf-8"))}


def test_a_switch_takes_exactly_the_files_that_the_page_lists() -> None:
    announced, listed = steps("A switch")
    assert files_in(listed) == files_naming("joker_exempt")
    assert len(files_in(listed)) == announced <= MAX

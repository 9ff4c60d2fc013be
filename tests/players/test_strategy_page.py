"""The terms in docs/strategy.md are those of the player ``hints``, and its tips those of the page."""

from __future__ import annotations

import re
from pathlib import Path

from pegs import players as registry
from pegs.i18n import in_language, languages, translate
from pegs.players.hint_terms import HINT_TERMS, VARIANTS, weights_of
from pegs.players.strategy_tips import TIPS
from pegs.table.answers.strategy import strategy_chapters

TEXT = (Path(__file__).parents[2] / "docs" / "strategy.md").read_text("utf-8")
NAMES = [term.name for term in HINT_TERMS]


def test_the_table_has_every_term_in_order() -> None:
    table, _, _ = TEXT.partition("### What is a tip worth?")
    assert re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE) == NAMES


def test_every_term_in_the_text_exists() -> None:
    lines = [line for line in TEXT.splitlines() if "Term: " in line or line.startswith("| ")]
    named = {name for line in lines for name in re.findall(r"`([a-z-]+)`", line)}
    assert named <= set(NAMES)


def test_a_variant_ignores_one_term() -> None:
    assert set(VARIANTS) == {f"hints-{name}" for name in NAMES}
    assert registry.find("hints-spite") == registry.make("hints-spite").name == "hints-spite"
    assert "hints-spite" not in registry.names()
    ignored = [i for i, weight in enumerate(weights_of("hints-spite")) if weight == 0]
    assert ignored == [NAMES.index("spite")]


def _plain(markdown: str) -> str:
    """A text without its marks, on one line."""
    text = re.sub(r"<br>|\*\*|^\* ", " ", markdown, flags=re.MULTILINE)
    return " ".join(text.replace('"', "").split())


def test_the_guide_and_the_page_have_the_same_tips() -> None:
    text = _plain(TEXT.replace("'", "’"))
    page = [(each, name) for name, tips in TIPS.items() for each in tips]
    for tip, chapter in page:
        shown = re.sub("[“”]", "", f"{tip.title} {tip.text}")
        assert shown in text, tip.name
        assert f"## {translate(f'tips-{chapter}')}" in TEXT
    tips, _, _ = TEXT.partition("## How the hints player thinks")
    assert tips.count("From: ") == len(page)


def test_the_tips_come_from_where_the_guide_says() -> None:
    text = " ".join(TEXT.split())
    for tips in TIPS.values():
        for tip in tips:
            assert f"From: {tip.source}" in text


def test_the_page_has_every_tip_in_every_language() -> None:
    for language in languages():
        with in_language(language):
            chapters = strategy_chapters()
        assert [len(each.tips) for each in chapters] == [len(tips) for tips in TIPS.values()]
        assert all(tip.title[-1] in ".?" and tip.text[-1] in ".?" for each in chapters for tip in each.tips)

"""The terms in docs/strategy.md are those of the player ``hints``."""

from __future__ import annotations

import re
from pathlib import Path

from pegs import players as registry
from pegs.players.hint_terms import HINT_TERMS, VARIANTS, weights_of

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

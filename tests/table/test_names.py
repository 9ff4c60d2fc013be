"""Names contain nothing that hides or disturbs other text."""

from __future__ import annotations

import pytest

from pegs.table.display_names import MAX_NAME, clean_text


@pytest.mark.parametrize(
    "text",
    ["\u3164", "\u115f\u1160", "\u2800", "\uffa0", "\u034f", "\u200b\u200d\ufeff", "\x00\x1b"],
)
def test_invisible_text_is_no_name(text: str) -> None:
    assert clean_text(text) == ""
    assert clean_text(f"Ann{text}") == "Ann"


def test_marks_do_not_pile_up() -> None:
    assert len(clean_text("Z" + "\u0317" * 30 + "oe")) == 6


@pytest.mark.parametrize(
    "name", ["Zo\u00eb", "\u05e9\u05b8", "\u0e17\u0e35\u0e48", "\U0001f469\u200d\U0001f680"]
)
def test_names_of_all_scripts_stay(name: str) -> None:
    assert clean_text(name) == name


@pytest.mark.parametrize("hidden", ["\u202e", "\u202d", "\u2067", "\u200f", "\x07", "\U000e0041"])
def test_names_contain_no_direction_marks(hidden: str) -> None:
    assert clean_text(f"An{hidden}n") == "Ann"


def test_a_name_stays_short() -> None:
    assert len(clean_text("a" * 1000)) == MAX_NAME

"""Errors about texts that can't be read."""

from __future__ import annotations

import pytest

from pegs.i18n import in_language, languages
from pegs.notation.errors import MAX_SHOWN, notation_error


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("A18", "A18"),
        ("5s/5s A", "5s/5s A"),
        ("", ""),
        (" ", " "),
        ("A8\n", r"A8\u000a"),
        ("\x1b[2J", r"\u001b[2J"),
        ("‮A8", r"\u202eA8"),
        ("\udcff", r"\udcff"),
    ],
)
def test_the_wrong_piece_is_shown_on_one_line(text: str, shown: str) -> None:
    error = notation_error(text, "notation-step")
    assert error.place == shown
    assert str(error) == f"“{shown}” isn’t a move. Write it like A8-A11."


def test_a_long_text_is_shortened() -> None:
    shown = notation_error("A" * 10_000, "notation-step").place
    assert len(shown) == MAX_SHOWN
    assert shown.endswith("A…")


@pytest.mark.parametrize("language", languages())
def test_the_wrong_piece_is_shown_in_every_language(language: str) -> None:
    with in_language(language):
        assert "7x" in str(notation_error("7x", "notation-step"))

"""How a text that cannot be read is told."""

from __future__ import annotations

import pytest

from pegs.notation.problem import MOST_SHOWN, fault


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("A18", "A18"),
        ("5s/5s A", "5s/5s A"),
        ("", "''"),
        (" ", "' '"),
        ("A8\n", r"'A8\n'"),
        ("\x1b[2J", r"'\x1b[2J'"),
        ("‮A8", r"'\u202eA8'"),
        ("\udcff", r"'\udcff'"),
    ],
)
def test_the_wrong_piece_is_shown_on_one_line(text: str, shown: str) -> None:
    assert str(fault(text, "not a hole.")) == f"{shown}: not a hole."


def test_a_long_text_is_shown_in_short() -> None:
    shown = fault("A" * 10_000, "not a hole.").place
    assert len(shown) == MOST_SHOWN
    assert shown.endswith("A…")

"""How lists wrap in a narrow terminal."""

from __future__ import annotations

import pytest

from pegs.terminal.screen import hanging_indent


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("Other text is left as it was, however long.", "Other text is left as it was, however long."),
        ("  why   says why a card cannot", "  why   says why a\n        card cannot"),
        ("  1  B11  seven holes forward", "  1  B11  seven\n          holes\n          forward"),
        ("  Set in, but no list of columns", "  Set in, but no\n  list of columns"),
        ("  a very long name  and its meaning", "  a very long name\n    and its meaning"),
        ("  short", "  short"),
    ],
)
def test_list_items_get_a_hanging_indent(text: str, broken: str) -> None:
    assert hanging_indent(text, 20) == broken

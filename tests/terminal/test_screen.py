"""How lists wrap in a narrow terminal, and how a hand is hidden from the next player."""

from __future__ import annotations

from io import StringIO

import pytest

from pegs.terminal.screen import HIDDEN_LINES, TerminalScreen, hanging_indent


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


class Output(StringIO):
    """What is written to a terminal."""

    def isatty(self) -> bool:
        """A person is there."""
        return True


def shown_of_a_hidden_hand(monkeypatch: pytest.MonkeyPatch, terminal: str) -> str:
    """What is written from the hand on."""
    output = Output()
    monkeypatch.setenv("TERM", terminal)
    monkeypatch.setattr("sys.stdout", output)
    screen = TerminalScreen()
    screen.print("You hold A 5 K.")
    screen.hide()
    return output.getvalue()


def test_the_next_player_cannot_scroll_back_to_a_hidden_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, after = shown_of_a_hidden_hand(monkeypatch, "xterm-256color").partition("You hold A 5 K.")
    assert "\x1b[2J" in after, "the screen is cleared"
    assert "\x1b[3J" in after, "so is what has scrolled off it"


def test_a_terminal_that_cannot_be_cleared_scrolls_a_hand_away(monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, after = shown_of_a_hidden_hand(monkeypatch, "dumb").partition("You hold A 5 K.")
    assert "\x1b" not in after
    assert after.count("\n") >= HIDDEN_LINES

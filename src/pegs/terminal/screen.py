"""What the game needs of a screen: lines out, an answer in. The real one is a terminal."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from textwrap import wrap
from typing import Any, NamedTuple, Protocol


class Piece(NamedTuple):
    """Some text and how it is decorated; what it means never hangs on the decoration."""

    text: str
    style: str = ""


Line = tuple[Piece, ...]


class LeftError(Exception):
    """The person has gone: the end of the input, Ctrl-D or Ctrl-C."""


class Screen(Protocol):
    """Where a game is played."""

    @property
    def width(self) -> int:
        """How many columns a line has."""
        ...

    def print(self, text: str = "", style: str = "") -> None:
        """Show a paragraph; words wrap at the edge."""

    def show(self, lines: Sequence[Line]) -> None:
        """Show lines as they are."""

    def ask(self, prompt: str, answers: Sequence[str] = ()) -> str:
        """Ask and return what was typed, without blanks round it. ``answers`` would be understood.

        Raises LeftError where nobody answers any more.
        """

    def hide(self) -> None:
        """Put what was shown so far out of sight."""


HIDDEN_LINES = 60


_SET_IN = re.compile(r" +(?:\S+(?: \S+)* {2,})*")


def set_in(text: str, width: int) -> str:
    """A line of a list (blanks before it, columns with two blanks between) broken so that its last column
    stays a column; other texts as they are.
    """
    found = _SET_IN.match(text)
    if found is None or len(text) <= width:
        return text
    column = found.end() if found.end() <= width // 2 else len(text) - len(text.lstrip()) + 2
    return "\n".join(wrap(text, width, subsequent_indent=" " * column, break_on_hyphens=False))


class TerminalScreen:
    """Standard input and output. Colors only on a terminal, and never where NO_COLOR is set."""

    def __init__(self) -> None:
        from rich.console import Console

        self._console = Console(highlight=False, markup=False, emoji=False)
        self._answers: Sequence[str] = ()
        self._is_asked = sys.stdin.isatty()
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if self._is_asked:
            self._complete_with_tab()

    @property
    def width(self) -> int:
        """How many columns a line has."""
        return self._console.width

    def print(self, text: str = "", style: str = "") -> None:
        """Show a paragraph. What is set in goes on below its own beginning."""
        self._console.print(set_in(text, self.width), style=style or None)

    def show(self, lines: Sequence[Line]) -> None:
        """Show lines as they are."""
        from rich.text import Text

        for line in lines:
            text = Text.assemble(*((piece.text, piece.style) for piece in line))
            self._console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def ask(self, prompt: str, answers: Sequence[str] = ()) -> str:
        """Ask on a line of its own."""
        self._answers = answers
        self._console.file.flush()
        try:
            answer = input(f"{prompt} ").strip()
        except (EOFError, KeyboardInterrupt):
            self.print()
            raise LeftError from None
        if not self._is_asked:
            self.print(answer)  # piped answers would not be seen otherwise
        return answer

    def hide(self) -> None:
        """Clear the terminal and what was scrolled off it; where that cannot be done, push it all up."""
        if self._console.is_terminal and not self._console.is_dumb_terminal:
            self._console.clear()
            self._console.file.write("\x1b[3J")
        else:
            self.print("\n" * HIDDEN_LINES)

    def _complete_with_tab(self) -> None:
        try:
            import readline
        except ImportError:  # not on every system
            return
        readline.set_completer_delims(" ")
        readline.set_completer(self._completion)
        readline.parse_and_bind("tab: complete")

    def _completion(self, text: str, state: int) -> Any:
        fitting = [each for each in self._answers if each.lower().startswith(text.lower())]
        return fitting[state] if state < len(fitting) else None

"""The screen that a game is played on: it prints text and asks for input."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from textwrap import wrap
from typing import Any, NamedTuple, Protocol

from pegs.core.printable import printable


class Piece(NamedTuple):
    """Some text and its style. The style never carries meaning alone."""

    text: str
    style: str = ""


Line = tuple[Piece, ...]


class QuitError(Exception):
    """The person has quit: by command, Ctrl-D, Ctrl-C, or the end of the input."""


class Screen(Protocol):
    """A terminal, or a script in tests."""

    @property
    def width(self) -> int:
        """The columns of a line."""
        ...

    @property
    def height(self) -> int:
        """The lines that fit on the screen."""
        ...

    def print(self, text: str = "", style: str = "") -> None:
        """Print a paragraph, wrapped at the edge."""

    def show(self, lines: Sequence[Line]) -> None:
        """Print lines unchanged."""

    def ask(self, prompt: str, answers: Sequence[str] = ()) -> str:
        """Ask, and return the typed text without surrounding spaces. ``answers`` are offered for completion.

        Raises QuitError at the end of the input.
        """

    def hide(self) -> None:
        """Hide everything printed so far."""


UNLIMITED = 1000
"""The height of an output that isn't a screen."""
HIDDEN_LINES = 60
"""Blank lines that scroll a private hand off a screen that can't be cleared."""

_LIST_ITEM = re.compile(r" +(?:\S+(?: \S+)* {2,})*")


def hanging_indent(text: str, width: int) -> str:
    """Break a list item so that its last column stays aligned; leave other text as it is.

    A list item starts with spaces and has at least two between columns.
    """
    match = _LIST_ITEM.match(text)
    if match is None or len(text) <= width:
        return text
    column = match.end() if match.end() <= width // 2 else len(text) - len(text.lstrip()) + 2
    indent = " " * column
    return "\n".join(
        wrap(text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    )


def wrapped_prompt(prompt: str, width: int) -> list[str]:
    """The lines of a prompt, each with room for a space and at least one typed letter."""
    return wrap(prompt, max(width - 2, 1), break_long_words=False, break_on_hyphens=False) or [""]


class TerminalScreen:
    """Standard input and output. Colors only on a terminal, and never if NO_COLOR is set."""

    def __init__(self) -> None:
        from pegs.terminal.console import PlainConsole

        self._console = PlainConsole()
        self._answers: Sequence[str] = ()
        self._is_interactive = sys.stdin.isatty()
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if self._is_interactive:
            self._complete_with_tab()

    @property
    def width(self) -> int:
        """The columns of a line."""
        return self._console.width

    @property
    def height(self) -> int:
        """The lines that fit on the screen; plenty if the output isn't a terminal."""
        return self._console.height if self._console.is_terminal else UNLIMITED

    def print(self, text: str = "", style: str = "") -> None:
        """Print a paragraph, wrapped between words; list items get a hanging indent.

        A word wider than the screen, such as a path, is printed whole, so that it can be copied.
        """
        for paragraph in hanging_indent(text, self.width).split("\n"):
            for line in wrap(paragraph, self.width, break_long_words=False, break_on_hyphens=False) or [""]:
                self._console.print(line, style=style or None, no_wrap=True, overflow="ignore", crop=False)

    def show(self, lines: Sequence[Line]) -> None:
        """Print lines unchanged."""
        from rich.text import Text

        for line in lines:
            text = Text.assemble(*((printable(piece.text), piece.style) for piece in line))
            self._console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def ask(self, prompt: str, answers: Sequence[str] = ()) -> str:
        """Ask on a new line. A prompt wider than the screen is wrapped between words."""
        self._answers = answers
        *lines, last = wrapped_prompt(printable(prompt), self.width)
        for line in lines:
            self.print(line)
        self._console.file.flush()
        try:
            answer = input(f"{last} ").strip()
        except (EOFError, KeyboardInterrupt):
            self.print()
            raise QuitError from None
        if not self._is_interactive:
            self.print(answer)  # piped answers aren't echoed by the terminal
        return answer

    def hide(self) -> None:
        """Clear the terminal and its scrollback; if that isn't possible, scroll everything away."""
        if self._console.is_terminal and not self._console.is_dumb_terminal:
            self._console.clear()
            self._console.file.write("\x1b[3J")
        else:
            self.print("\n" * HIDDEN_LINES)

    def _complete_with_tab(self) -> None:
        if sys.platform != "win32":
            with suppress(ImportError):  # Python may have been built without it
                import readline

                readline.set_completer_delims(" ")
                readline.set_completer(self._completion)
                readline.parse_and_bind("tab: complete")

    def _completion(self, text: str, state: int) -> Any:
        matches = [each for each in self._answers if each.lower().startswith(text.lower())]
        return matches[state] if state < len(matches) else None

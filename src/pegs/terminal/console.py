"""The terminal as Rich sees it, safe from the control characters in what is printed."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from pegs.core.printable import printable


class PlainConsole(Console):
    """A console that prints text as it is, without markup, and with control characters escaped.

    Rich escapes none in strings; a `rich.text.Text` is printed as it was made.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(highlight=False, markup=False, emoji=False, **options)

    def render_str(self, text: str, **options: Any) -> Text:
        """The text as Rich prints it; strings in tables come here, too."""
        return super().render_str(printable(text), **options)

"""Files of game records, as the commands that read them open them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import typer

from pegs.core.errors import UsageError
from pegs.i18n import system_reason, translate

BAD_EXIT = 1
"""The exit status where a game is not in order."""
STANDARD_INPUT = "-"


def shown(file: str) -> str:
    """What a file is called in a sentence."""
    return translate("record-standard-input") if file == STANDARD_INPUT else file


@contextmanager
def opened(file: str) -> Iterator[TextIO]:
    """A file of records, or standard input. Bytes that are no text are left to be found fault with.

    Raises UsageError where the file cannot be opened.
    """
    if file == STANDARD_INPUT:
        yield typer.get_text_stream("stdin", encoding="utf-8", errors="replace")
        return
    try:
        lines = Path(file).open(encoding="utf-8", errors="replace")  # noqa: SIM115 - closed below
    except OSError as error:
        raise UsageError(translate("replay-file", file=file, reason=system_reason(error))) from None
    with lines:
        yield lines

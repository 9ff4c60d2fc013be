"""Checks of what a program passes, before it reaches the kernel."""

from __future__ import annotations

from pegs.core.errors import UsageError
from pegs.i18n import translate


def check_seed(seed: int | str) -> None:
    """Raise UsageError if a seed can't be written in UTF-8, as it is for hashing."""
    try:
        str(seed).encode()
    except ValueError:  # half a character (a surrogate), or more digits than Python converts
        raise UsageError(translate("seed-not-text")) from None

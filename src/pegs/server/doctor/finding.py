"""What was found about one of the things that a server needs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from pegs.i18n import translate


class Verdict(StrEnum):
    """How good it is."""

    GOOD = "good"
    NOTE = "note"
    """It works, and there's something that the operator may not expect."""
    FIX = "fix"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line: how good it is, and a sentence, which says the fix if one is needed."""

    verdict: Verdict
    sentence: str


def good(message: str, **values: str | int | float) -> Finding:
    """Nothing to do."""
    return Finding(Verdict.GOOD, translate(message, **values))


def note(message: str, **values: str | int | float) -> Finding:
    """It works, but the operator should know something."""
    return Finding(Verdict.NOTE, translate(message, **values))


def fix(message: str, **values: str | int | float) -> Finding:
    """It has to be fixed; the message says how."""
    return Finding(Verdict.FIX, translate(message, **values))

"""Reads CHANGELOG.md, which has the form of Keep a Changelog."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

UNRELEASED = "Unreleased"
KINDS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
MAX_LINES = 40
"""The most lines of a version: what people notice, not what was done."""
_HEADING = re.compile(r"^## \[([^\]]+)\](?: - (\S+))?$", re.MULTILINE)
_KIND = re.compile(r"^### (.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Entry:
    """What the changelog says of a version, or of what isn't released yet."""

    version: str
    day: str
    text: str

    @property
    def faults(self) -> list[str]:
        """What's wrong with its form, in words."""
        found = [
            f"{kind} isn't one of {', '.join(KINDS)}"
            for kind in _KIND.findall(self.text)
            if kind not in KINDS
        ]
        if self.version != UNRELEASED and not _is_day(self.day):
            found.append("it has no day like 2026-11-29")
        if len(self.text.splitlines()) + 1 > MAX_LINES:
            found.append(f"it has more than {MAX_LINES} lines")
        return [f"{self.version}: {fault}" for fault in found]


def read(text: str) -> list[Entry]:
    """The entries of a changelog, the newest first."""
    found = list(_HEADING.finditer(text))
    ends = [*(each.start() for each in found[1:]), len(text)]
    return [
        Entry(each[1], each[2] or "", text[each.end() : end].strip())
        for each, end in zip(found, ends, strict=True)
    ]


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False

"""Failures that happen again and again: counted, so that they don't fill the log."""

from __future__ import annotations

import logging

MAX_KINDS = 200
"""Kinds of warnings that are counted one by one. Further ones are counted together."""


class RepeatedWarnings:
    """Logs the 1st, 10th, 100th, ... failure of each kind, from the 10th on with their number."""

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._counts: dict[str, int] = {}

    def warn(self, kind: str, message: str) -> None:
        """Count a failure, and log it if its number is a power of ten."""
        if kind not in self._counts and len(self._counts) >= MAX_KINDS:
            kind = ""
        count = self._counts[kind] = self._counts.get(kind, 0) + 1
        if count == 1:
            self._log.warning("%s", message)
        elif str(count).strip("0") == "1":
            self._log.warning("%s (%d times so far)", message, count)

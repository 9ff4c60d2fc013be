"""The whole numbers that an option of a simulation or a comparison can be."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.rules.suggestions import shown

MAX_COUNT = 10**9
"""The largest number of games, turns and the like: years of play, and no trouble for 64-bit integers."""


@dataclass(frozen=True)
class Range:
    """The whole numbers from ``least`` to ``most``."""

    least: int
    most: int = MAX_COUNT

    def __contains__(self, number: object) -> bool:
        if isinstance(number, bool) or not isinstance(number, int):
            return False
        return self.least <= number <= self.most

    def check(self, option: str, given: object) -> None:
        """Raise UsageError if the value of an option isn't one of these numbers."""
        if given not in self:
            limits = {"least": self.least, "most": self.most}
            raise UsageError(translate("simulate-not-a-number", option=option, given=shown(given), **limits))


GAMES = Range(1)
PAIRED_GAMES = Range(2)
MAX_TURNS = Range(1)
THREADS = Range(0, 256)
"""Zero means as many as are useful: see `pegs.analysis.executors.executor`."""

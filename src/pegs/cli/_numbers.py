"""The whole numbers of a command line: how they're written, and the range of each option."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pegs.analysis import ranges
from pegs.analysis.ranges import MAX_COUNT, Range
from pegs.cli._text import UnreadError
from pegs.core.board import MAX_SEATS
from pegs.i18n import translate
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS

_DIGITS = re.compile(r"-?[0-9]{1,18}", re.ASCII)


class NotInRangeError(UnreadError):
    """A text that isn't a whole number of a range."""

    def __init__(self, given: str, numbers: Numbers) -> None:
        super().__init__(given)
        self.numbers = numbers


@dataclass(frozen=True)
class Numbers(Range):
    """The numbers that an option or argument accepts."""

    @classmethod
    def of(cls, range_: Range) -> Numbers:
        """The numbers of a range."""
        return cls(range_.least, range_.most)

    def read(self, given: object) -> int:
        """Parse a number; an option's default already is one. Raises NotInRangeError."""
        text = str(given)
        if not _DIGITS.fullmatch(text) or int(text) not in self:
            raise NotInRangeError(text, self)
        return int(text)

    def limits(self, given: str) -> dict[str, str]:
        """The bounds to mention in an error about ``given``, as the catalog takes them."""
        is_long = len(given) > len(str(MAX_COUNT))
        bounds = "both" if self.most != MAX_COUNT or is_long else "least"
        return {"bounds": bounds, "least": str(self.least), "most": _grouped(self.most)}

    def in_words(self) -> str:
        """The bounds that people need to know, for help."""
        if self.most == MAX_COUNT:
            return translate("cli-help-at-least", least=str(self.least))
        return translate("cli-help-between", least=str(self.least), most=str(self.most))


def _grouped(number: int) -> str:
    return f"{number:,}" if number >= 10**6 else str(number)


PLAYERS = Numbers(MIN_PLAYERS, MAX_PLAYERS)
TEAMS = Numbers(2, MAX_PLAYERS)
SEAT = Numbers(1, MAX_SEATS)
PORT = Numbers(0, 65535)
THREADS = Numbers.of(ranges.THREADS)
GAMES = Numbers.of(ranges.GAMES)
PAIRED_GAMES = Numbers.of(ranges.PAIRED_GAMES)
MAX_TURNS = Numbers.of(ranges.MAX_TURNS)
SECONDS_OF_TURN = Numbers(1, 3600)
DAYS_UNUSED = Numbers(100, 100_000)
"""A turn may take up to a hundred days."""
NUMBER_OF_GAME = Numbers(1)
NUMBER_OF_TURN = Numbers(0)
TURN_TO_PLAY = Numbers(1)
NUMBER_OF_PUZZLES = Numbers(1, 10_000)

"""Files of puzzles, with one puzzle per line as JSON, and the file in the package."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from pegs.protocol.puzzles import Puzzle
from pegs.rules.ruleset import DEFAULT_RULES

_FILE = Path(__file__).with_name("puzzles.jsonl")
_STRIDE = 31
"""The next day's puzzle is this many lines on, so that neighbors in the file don't follow each other."""


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """The text of a file of puzzles."""
    return "".join(msgspec.json.encode(each).decode() + "\n" for each in puzzles)


@cache
def shipped_puzzles() -> dict[str, Puzzle]:
    """The puzzles in the package by id, in the order of the file."""
    lines = _FILE.read_text(encoding="utf-8").splitlines()
    puzzles = (msgspec.json.decode(line, type=Puzzle) for line in lines)
    return {each.id: each for each in puzzles}


def puzzle_of_day(day: str, rules: str = DEFAULT_RULES) -> Puzzle:
    """The puzzle of a date like ``2026-11-23`` by a rule set, the same everywhere.

    Raises LookupError if that rule set has none.
    """
    puzzles = [each for each in shipped_puzzles().values() if each.rules == rules]
    if not puzzles:
        raise LookupError(rules)
    return puzzles[datetime.date.fromisoformat(day).toordinal() * _STRIDE % len(puzzles)]

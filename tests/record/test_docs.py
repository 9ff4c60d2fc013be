"""docs/records.md is up to date."""

from __future__ import annotations

import re
from pathlib import Path

from pegs.record import write_record
from pegs.record.header import KNOWN_TAGS
from tests.record.games import read_one

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")


def test_the_example_matches_what_is_written() -> None:
    example = re.search(r"```\n(\[Pegs.*?)```", PAGE, re.DOTALL)
    assert example is not None
    record = read_one(example[1])
    assert write_record(record.game(), names=record.names, date=record.date) == example[1]


def test_every_tag_is_listed() -> None:
    listed = set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`\w.*?) \|", PAGE, re.MULTILINE))))
    between = {f"{name}{letter}" for name in ("", "Seed", "Commitment") for letter in "BCDEFGHI"}
    assert KNOWN_TAGS - between <= listed

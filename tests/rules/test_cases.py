"""The case files, by trying everything; `tests/engine/test_cases.py` asks the engine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pegs.rules import named
from tests.rules.helpers import tried
from tests.soak import sweep

CASES = Path(__file__).parent.parent / "data" / "cases"
PARTS = 5
"""Trying everything takes ten times as long as listing, so `make test` does it in every fifth case."""


def cases(name: str) -> Iterator[tuple[list[Any], dict[str, str]]]:
    """A set's positions, as the arguments of the helpers, with the turns and the pegs after each."""
    for line in (CASES / f"{name}.jsonl").read_text("utf-8").splitlines():
        case = json.loads(line)
        position = [case[key] for key in ("rules", "position", "players", "teams")]
        yield position, {each["turn"]: each["after"] for each in case["turns"]}


@pytest.mark.parametrize("part", sweep(range(PARTS), [0]))
@pytest.mark.parametrize("name", named())
def test_what_can_be_played_in_a_case_is_what_is_legal(name: str, part: int) -> None:
    for position, expected in list(cases(name))[part::PARTS]:
        assert tried(*position) == expected, position

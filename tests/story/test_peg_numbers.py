"""The numbers of pegs, which the browser gives in the same way (web/src/story/pegnumbers.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pegs.core.board import Board
from pegs.story.peg_numbers import numbered_pegs

CASES = json.loads(Path(__file__).with_name("peg_numbers.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES)
def test_pegs_are_numbered_nearest_home_first(case: dict[str, Any]) -> None:
    board = Board(teams=case["board"]["players"], **case["board"])
    assert list(numbered_pegs(board, case["seat"], case["places"])) == case["numbered"]

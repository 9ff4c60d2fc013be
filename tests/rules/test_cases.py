"""The case files: positions for every named set, with all legal turns and the pegs after each."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pegs.rules import named
from tests.rules.helpers import legal

CASES = Path(__file__).parent.parent / "data" / "cases"


@pytest.mark.parametrize("name", named())
def test_every_case_of_a_set(name: str) -> None:
    for line in (CASES / f"{name}.jsonl").read_text("utf-8").splitlines():
        case = json.loads(line)
        turns = legal(case["rules"], case["position"], case["players"], case["teams"])
        expected = {each["turn"]: each["after"] for each in case["turns"]}
        assert turns == expected, case["position"]
        assert name == "bluffing" or list(turns) == list(expected), case["position"]


def test_every_case_file_is_of_a_named_set() -> None:
    assert {file.stem for file in CASES.glob("*.jsonl")} == set(named())

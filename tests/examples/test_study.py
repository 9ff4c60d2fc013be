"""The examples for people who study games learn something."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from tests.soak import sweep

FOLDER = Path(__file__).parents[2] / "examples" / "study"
EXAMPLES = sorted(FOLDER.glob("*.py"))
BETTER = 0.15
LINES = 40


@pytest.mark.parametrize(
    "example", sweep(EXAMPLES, lambda path: "pettingzoo" in path.stem), ids=lambda path: path.stem
)
def test_an_example_learns(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = runpy.run_path(str(example))
    assert names["after"] > names["before"] + BETTER
    assert "won before" in capsys.readouterr().out


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_short(example: Path) -> None:
    assert len(example.read_text("utf-8").splitlines()) <= LINES

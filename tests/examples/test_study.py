"""The examples for people who study games learn something."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "study"
BETTER = 0.15


@pytest.mark.parametrize("example", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_an_example_learns(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = runpy.run_path(str(example))
    assert names["after"] > names["before"] + BETTER
    assert "won before" in capsys.readouterr().out

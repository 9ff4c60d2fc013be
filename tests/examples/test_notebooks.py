"""The notebooks in docs run, and show what their files say they show."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tools.notebook import NOTEBOOKS, read, run

GOOD = 0.7


def kinds(notebook: dict[str, Any]) -> list[list[str]]:
    """The kinds of each cell's outputs."""
    return [[each["output_type"] for each in cell.get("outputs", ())] for cell in notebook["cells"]]


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_runs(file: Path) -> None:
    notebook = read(file)
    stored = kinds(notebook)
    names = run(notebook)
    assert kinds(notebook) == stored
    assert names["share"][-1] > GOOD > names["share"][0]


def test_there_is_a_notebook() -> None:
    assert NOTEBOOKS
